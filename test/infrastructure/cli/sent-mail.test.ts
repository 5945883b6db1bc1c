import { join } from 'node:path';
import test from 'ava';
import { handle } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import { streams } from '#application/streams.ts';
import { outgoingMail } from '#domain/delivery/mail/decider.ts';
import { startControl } from '#infrastructure/control/server.ts';
import { sharedApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';
import { aUser, checkInFor } from '#test/support/user.ts';
import { cairn } from './cairn.ts';

const app = sharedApp(test);

test('operators see what became of our mails, and no word of them', async (t) => {
  const user = await aUser(app());
  const { id } = await checkInFor(app(), user);
  const commands = app().commands;
  const listed = (await commands['mail sent']({ state: 'sent', limit: 1000 })).mails.find((mail) => mail.id === id);
  t.like(listed, { userId: user.userId, kind: 'check-in', state: 'sent', code: '' });
  t.false(JSON.stringify(listed).includes('example.com'));

  const data = { mailId: id, userId: user.userId, at: timestamp(app().services.clock), failure: 'hard' } as const;
  await handle(app().services.log, outgoingMail, streams.outgoingMail(id), {
    type: 'NoteBounce',
    data: { ...data, status: '5.1.1', reportId: crypto.randomUUID() },
  });
  await eventually('the report', async () =>
    (await commands['mail sent']({ state: null, limit: 1000 })).mails.some(
      (mail) => mail.id === id && mail.code === 'hard 5.1.1',
    ),
  );
  t.deepEqual((await commands['mail sent']({ state: 'refused', limit: 10 })).mails, []);
});

test('on the command line they come as a table, of one state where one is named', async (t) => {
  const control = await startControl(join(app().folder, 'control.sock'), app());
  t.teardown(() => control.close());
  await checkInFor(app(), await aUser(app()));
  const sent = await cairn(app().folder, ['mail', 'sent', '--state', 'sent', '--limit', '1']);
  t.is(sent.code, 0, sent.error);
  t.regex(sent.out, /^written +kind +state +code +account +id/);
  t.is((await cairn(app().folder, ['mail', 'sent', '--state', 'lost'])).code, 2);
});
