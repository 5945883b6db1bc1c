import { join } from 'node:path';
import test from 'ava';
import { notePolicyRefusal } from '#application/delivery/policy-refusals.ts';
import { startControl } from '#infrastructure/control/server.ts';
import { sharedApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';
import { sendRaw } from '#test/support/send-mail.ts';
import { silentLogger } from '#test/support/silent-logger.ts';
import { aUser, checkInFor } from '#test/support/user.ts';
import { cairn } from './cairn.ts';

const app = sharedApp(test);

test.serial('each list of mails goes on page by page, or comes as a whole, for people and for scripts', async (t) => {
  const control = await startControl(join(app().folder, 'control.sock'), app());
  t.teardown(() => control.close());
  for (let count = 0; count < 3; count += 1) {
    await checkInFor(app(), await aUser(app()));
    const raw = `From: ana@example.com\r\nTo: abuse@cairn.localhost\r\nSubject: ${count}\r\nMessage-ID: <${count}@example.com>\r\n\r\nHello.\r\n`;
    await sendRaw(app(), { from: 'ana@example.com', to: 'abuse@cairn.localhost' }, raw);
  }
  await eventually('the mails', async () => (await app().commands['mail roles']({ limit: 10 })).mails.length === 3);
  const run = (...words: string[]) => cairn(app().folder, words);
  for (const name of ['list', 'sent', 'roles']) {
    const all = JSON.parse((await run('--json', 'mail', name, '--all')).out);
    t.true(all.mails.length >= 3);
    t.is(all.nextCursor, null);
    const first = JSON.parse((await run('--json', 'mail', name, '--limit', '2')).out);
    const rest = JSON.parse((await run('--json', 'mail', name, '--cursor', first.nextCursor)).out);
    t.deepEqual([...first.mails, ...rest.mails], all.mails);
    t.regex((await run('mail', name, '--limit', '1')).out, /there are more: --all, or --cursor \S+$/m);
    t.like(await run('mail', name, '--cursor', 'made-up'), { code: 1 });
  }
});

test.serial('what others refuse because of us is listed, and ends with 1 only while it is an alarm', async (t) => {
  const control = await startControl(join(app().folder, 'control.sock'), app());
  t.teardown(() => control.close());
  t.like(await cairn(app().folder, ['mail', 'refusals']), {
    code: 0,
    out: 'no mail of the last day was refused because of us\n',
  });
  for (const [userId, code] of [
    [1, '5.7.25'],
    [2, '5.7.25'],
    [3, '5.7.26'],
    [4, ''],
    [5, '5.7.1'],
  ] as const)
    await notePolicyRefusal({ ...app().services, logger: silentLogger }, { mailId: `m${userId}`, userId, code });
  const { code, out } = await cairn(app().folder, ['mail', 'refusals']);
  t.is(code, 1);
  t.regex(out, /^5 mails to 5 accounts were refused because of us in the last day$/m);
  t.regex(out, /^5\.7\.25 +2 +2 +\S+ +the reverse DNS \(PTR\) of the sending address$/m);
});
