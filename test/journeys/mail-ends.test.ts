import test from 'ava';
import type { RunningApp } from '../support/app.ts';
import { runningApp, sharedApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { replyAddressOf, replyTo, sendRaw, written } from '../support/send-mail.ts';
import { connectSmtp } from '../support/smtp-client.ts';
import { anAccount } from '../support/subscribers.ts';
import { aUser, call, checkInFor, mailTo, outboxOf } from '../support/user.ts';

const WORDS = 'Trained two new nurses on the triage protocol.';

const shared = sharedApp(test);

/** How the latest mail ended, once all those sent since the last look have met their end. */
const endsSince = async (app: RunningApp) => {
  const known = (await app.commands['mail list']({ limit: 1000 })).mails.length;
  return (sent = 1) =>
    eventually('the end of the mail', async () => {
      const { mails } = await app.commands['mail list']({ limit: 1000 });
      return mails.length >= known + sent && mails.every(({ end }) => end !== 'reading') ? mails[0] : null;
    });
};

const opened = async () => {
  const app = shared();
  const user = await aUser(app);
  const checkIn = await checkInFor(app, user);
  const to = replyAddressOf(checkIn);
  /** Sent from the account's address unless told otherwise, in answer to the check-in. */
  const send = (raw: string, from = user.email) => sendRaw(app, { from, to }, raw);
  return { app, user, checkIn, to, send, end: await endsSince(app) };
};

test.serial('an unknown recipient is refused for good', async (t) => {
  const { app, user } = await opened();
  for (const unknown of ['nobody@cairn.localhost', 'sub@example.org', `reply1-${'a'.repeat(52)}@cairn.localhost`])
    t.is(
      (await sendRaw(app, { from: user.email, to: unknown }, written({ from: user.email, to: unknown, text: WORDS })))
        .code,
      550,
    );
});

test.serial(
  "a stranger's mail to a reply address is held: nothing in the journal, its user asked, the stranger not answered",
  async (t) => {
    const { app, end, user, checkIn, send } = await opened();
    t.is((await send(replyTo(checkIn, 'stranger@example.org', WORDS), 'stranger@example.org')).code, 250);
    t.like(await end(), { end: 'held' });
    t.deepEqual(await user.wins(), []);
    await mailTo(app, user.email, /^Is this you/);
    t.is((await outboxOf(app, user.email)).length, 2);
    t.is((await outboxOf(app, 'stranger@example.org')).length, 0);
  },
);

test.serial('a stranger without a reply address is refused at the end', async (t) => {
  const { app, end } = await opened();
  const to = 'checkin@cairn.localhost';
  t.is(
    (
      await sendRaw(
        app,
        { from: 'stranger@example.org', to },
        written({ from: 'stranger@example.org', to, text: WORDS }),
      )
    ).code,
    550,
  );
  t.like(await end(), { end: 'refused', reason: 'unproven-sender' });
});

test.serial('mail from a proven address without a reply address opens a conversation of its own', async (t) => {
  const { app, user } = await opened();
  const to = 'checkin@cairn.localhost';
  t.is(
    (await sendRaw(app, { from: user.email, to }, written({ from: user.email, to, subject: 'Today', text: WORDS })))
      .code,
    250,
  );
  await eventually('the win', async () => (await user.wins()).length === 1);
  const answer = await mailTo(app, user.email, /^Re: Today/);
  t.regex(answer.headers['reply-to'] ?? '', /reply1-/);
});

test.serial('two From headers, and two From addresses, are refused', async (t) => {
  const { end, user, checkIn, send } = await opened();
  const two = replyTo(checkIn, user.email, WORDS);
  t.is((await send(`From: Someone <someone@example.org>\r\n${two}`)).code, 550);
  t.is((await send(two.replace(/^From: .*$/m, `From: ${user.email}, other@example.org`))).code, 550);
  t.like(await end(), { end: 'refused', reason: 'ambiguous-from' });
  t.deepEqual(await user.wins(), []);
});

test.serial('a mail over 10 MB is refused, declared or not, and nothing of it is kept', async (t) => {
  const { end, checkIn, user, send } = await opened();
  const line = `${'x'.repeat(76)}\r\n`;
  const large = `${replyTo(checkIn, user.email, WORDS)}\r\n${line.repeat(Math.ceil((10.5 * 1024 * 1024) / line.length))}`;
  t.is((await send(large)).code, 552);
  t.like(await end(), { end: 'refused', reason: 'too-large' });
});

test.serial('a mail cut off in the middle is not kept', async (t) => {
  const { app, end, user, checkIn, to } = await opened();
  const client = await connectSmtp(app.smtp.port);
  await client.begin(to);
  await client.write(replyTo(checkIn, user.email, WORDS).slice(0, 300));
  client.destroy();
  t.like(await end(), { end: 'refused', reason: 'cut-off' });
  t.deepEqual(await user.wins(), []);
});

test.serial('an out-of-office is automatic: no win, no answer', async (t) => {
  const { app, end, user, checkIn, send } = await opened();
  await send(
    replyTo(checkIn, user.email, 'I am out of the office until Monday.', { headers: ['Auto-Submitted: auto-replied'] }),
  );
  t.like(await end(), { end: 'automatic' });
  await send(
    replyTo(checkIn, user.email, 'I am out of the office until Monday and will answer then.', {
      subject: 'Out of office',
    }),
  );
  t.like(await end(2), { end: 'automatic' });
  t.deepEqual(await user.wins(), []);
  t.is((await outboxOf(app, user.email)).length, 1);
});

test.serial('a bounce is a bounce, whoever it claims to be from', async (t) => {
  const { app, end, user, checkIn } = await opened();
  const returnPath = app.services.tokens.returnAddress(checkIn.id);
  const report = [
    'From: Mail Delivery System <MAILER-DAEMON@example.com>',
    `To: ${returnPath}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Message-ID: <bounce@example.com>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'I could not deliver your mail.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    `Final-Recipient: rfc822; ${user.email}`,
    'Action: failed',
    'Status: 5.1.1',
    '--b--',
    '',
  ].join('\r\n');
  t.is((await sendRaw(app, { from: '', to: returnPath }, report)).code, 250);
  t.like(await end(), { end: 'bounce' });
  t.deepEqual(await user.wins(), []);
});

test.serial('a day with nothing to report is answered kindly and is no win', async (t) => {
  const { app, end, user, checkIn, send } = await opened();
  await send(replyTo(checkIn, user.email, 'Nothing to report today.'));
  t.like(await end(), { end: 'understood', wins: 0, requests: 0 });
  await mailTo(app, user.email, /^Re: /);
  t.deepEqual(await user.wins(), []);
});

test.serial('a mail may hold several wins and a request', async (t) => {
  const { end, user, checkIn, send } = await opened();
  await send(
    replyTo(
      checkIn,
      user.email,
      '- Rewired the old school hall\n- Passed the safety inspection\n\nCould you send me my CV?',
    ),
  );
  t.like(await end(), { end: 'understood', wins: 2, requests: 1 });
  await eventually('both wins', async () => (await user.wins()).length === 2);
});

test.serial('mail to a role is kept for the operators', async (t) => {
  const { app, end } = await opened();
  for (const to of ['postmaster@cairn.localhost', 'abuse@cairn.localhost'])
    t.is(
      (
        await sendRaw(
          app,
          { from: 'someone@example.org', to },
          written({ from: 'someone@example.org', to, text: 'Hello.' }),
        )
      ).code,
      250,
    );
  t.like(await end(2), { end: 'role' });
});

test.serial('no more than ten answers a day go to one user; the wins are kept all the same', async (t) => {
  const { app, user, checkIn, send } = await opened();
  for (let index = 0; index < 12; index += 1)
    await send(replyTo(checkIn, user.email, `Finished report number ${index}.`));
  await eventually('all wins', async () => (await user.wins()).length === 12);
  await eventually('all ends', async () => {
    const { mails } = await app.commands['mail list']({ limit: 50 });
    return mails.filter(({ reason }) => reason === 'daily-limit').length === 2;
  });
  await eventually('ten answers', async () => (await outboxOf(app, user.email)).length >= 1 + 10);
  t.is((await outboxOf(app, user.email)).length, 1 + 10);
});

test.serial('without a subscription wins by mail are kept, and answered once a month', async (t) => {
  const app = await runningApp(t);
  const { email } = await anAccount(app.services);
  const { loginUrl } = await app.commands['account login-link']({ email });
  const token = new URL(loginUrl).searchParams.get('token');
  const { body } = await call<{ token: string }>(app, 'POST', '/api/auth/token', { token });
  const to = 'checkin@cairn.localhost';
  for (const text of ['Rewired the old school hall.', 'Passed the safety inspection.', 'Trained two apprentices.'])
    t.is((await sendRaw(app, { from: email, to }, written({ from: email, to, text }))).code, 250);
  await eventually('all ends', async () => {
    const { mails } = await app.commands['mail list']({ limit: 50 });
    return mails.filter(({ reason }) => reason === 'inactive').length === 2;
  });
  await eventually('all wins', async () => {
    const wins = await call<readonly object[]>(app, 'GET', '/api/achievements', undefined, body.token);
    return wins.body.length === 3;
  });
  await eventually('the one answer', async () => (await outboxOf(app, email)).length === 1);
  t.is((await call(app, 'POST', '/api/send-checkin', undefined, body.token)).status, 402);
});

test.serial('the list of mails holds no personal word', async (t) => {
  const { app, user, checkIn, send } = await opened();
  await send(replyTo(checkIn, user.email, WORDS));
  await mailTo(app, user.email, /^Re: /);
  const listed = JSON.stringify(await app.commands['mail list']({ limit: 50 }));
  for (const word of [user.email, 'Trained', 'nurses', 'Scriber']) t.false(listed.includes(word));
});
