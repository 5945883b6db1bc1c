import test from 'ava';
import { createMailReader } from '#mail-gateway/reading/reader.ts';
import { BOMBS } from '../mail-gateway/bombs.ts';
import { type RunningApp, runningApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { onTheWire } from '../support/sample-files.ts';
import { replyAddressOf, replyTo, sendRaw } from '../support/send-mail.ts';
import { connectSmtp } from '../support/smtp-client.ts';
import { aUser, checkInFor } from '../support/user.ts';

const endsOf = async (app: RunningApp) => (await app.commands['mail list']({ limit: 100 })).mails;

test('while bombs come in and are read, others are served, and each bomb meets an end', async (t) => {
  t.timeout(300_000);
  const app = await runningApp(t, { reader: createMailReader() });
  const [attacker, other] = [await aUser(app), await aUser(app)];
  const [theirs, ours] = [await checkInFor(app, attacker), await checkInFor(app, other)];
  const answers: string[] = [];
  const bombing = (async () => {
    for (const [name, build] of Object.entries(BOMBS)) {
      const client = await connectSmtp(app.smtp.port);
      await client.begin(replyAddressOf(theirs));
      const raw = Buffer.from(build().replace('From: a@example.org', `From: ${attacker.email}`));
      await client.write(onTheWire(raw));
      answers.push(`${name}: ${(await client.reply()).slice(0, 3)}`);
      await client.quit();
    }
  })();
  const pings: number[] = [];
  const pinging = connectSmtp(app.smtp.port);
  let done = false;
  const served = (async () => {
    const client = await pinging;
    while (!done) {
      const asked = performance.now();
      if ((await client.say('NOOP')) !== '250 OK') t.fail('a connection was not served');
      pings.push(performance.now() - asked);
      await new Promise((resolve) => setImmediate(resolve));
    }
  })();
  const good = await sendRaw(
    app,
    { from: other.email, to: replyAddressOf(ours) },
    replyTo(ours, other.email, 'Won the Reyes case.'),
  );
  t.is(good.code, 250);
  await bombing;
  const taken = answers.filter((answer) => answer.endsWith('250')).length;
  const ends = await eventually('the end of every bomb', async () => {
    const mails = await endsOf(app);
    const read = mails.filter(({ end }) => end !== 'refused' && end !== 'reading');
    return read.length === taken + 1 && mails;
  });
  done = true;
  await served;
  pings.sort((one, another) => one - another);
  t.log(
    `${taken} of ${answers.length} taken; others answered ${pings.length} times meanwhile, p99 ${Math.round(pings[Math.floor(pings.length * 0.99)] ?? 0)} ms, at most ${Math.round(pings.at(-1) ?? 0)} ms`,
  );
  t.is(answers.length, Object.keys(BOMBS).length);
  t.true(
    answers.every((answer) => /: (?:250|55\d)$/.test(answer)),
    answers.join(),
  );
  t.true(ends.every(({ end }) => ['understood', 'unreadable', 'automatic', 'bounce', 'refused'].includes(end)));
  await eventually('the win of the other', async () => (await other.wins()).length === 1);
});
