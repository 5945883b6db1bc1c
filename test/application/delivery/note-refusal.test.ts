import test, { type ExecutionContext } from 'ava';
import { accountOf } from '#application/accounts/find-account.ts';
import { noteRefusal } from '#application/delivery/note-delivery-failure.ts';
import { handle } from '#application/engine/handle.ts';
import type { Job } from '#application/engine/work/reaction.ts';
import { streams } from '#application/streams.ts';
import { outgoingMail } from '#domain/delivery/mail/decider.ts';
import { runningApp } from '#test/support/app.ts';
import { mailFacts } from '#test/support/mail-facts.ts';
import { aUser } from '#test/support/user.ts';

const refusedWith = async (t: ExecutionContext, code: string) => {
  const { services, commands, web, smtp } = await runningApp(t);
  const user = await aUser({ commands, web, smtp });
  const mailId = crypto.randomUUID();
  const stream = streams.outgoingMail(mailId);
  const id = { mailId, userId: user.userId, at: new Date().toISOString() };
  const data = {
    ...id,
    kind: 'login-link' as const,
    template: 1,
    language: 'en' as const,
    completedJob: null,
    conversationId: null,
    linkId: null,
    expiresAt: null,
    personal: { to: user.email, name: '', facts: mailFacts('login-link'), thread: null },
  };
  await services.log.append(stream, [{ type: 'MailRequested', data }], 'no-stream');
  await handle(services.log, outgoingMail, stream, {
    type: 'NoteRefused',
    data: { id: mailId, userId: user.userId, at: id.at, code },
  });
  const opens = noteRefusal(services).rules.opens.MailRejected?.({ ...id, code } as never) ?? [];
  for (const _twice of opens.length > 0 ? [1, 2] : [])
    await noteRefusal(services).run({ key: mailId, userId: user.userId, stream } as unknown as Job);
  const types = (await services.log.read(stream)).map(({ type }) => type);
  const { checkIns } = (await accountOf(services, user.userId)) ?? {};
  return { checkIns, types, failures: await services.log.readSealed(streams.deliverability(user.userId)) };
};

test('a relay that says the address is bad makes it undeliverable, once', async (t) => {
  const { checkIns, types } = await refusedWith(t, '550 5.1.1');
  t.true(checkIns?.undeliverable);
  t.is(types.filter((type) => type === 'MailBounced').length, 1);
});

test('a bare 550 counts as a soft failure', async (t) => {
  const { checkIns, failures } = await refusedWith(t, '550');
  t.like(checkIns, { undeliverable: false });
  t.deepEqual(
    failures.map(({ data }) => data.failure),
    ['soft'],
  );
});

test('a refusal of the mail, of its sender or of us says nothing of the address', async (t) => {
  const { checkIns, failures, types } = await refusedWith(t, '554 5.7.1');
  t.like(checkIns, { undeliverable: false });
  t.deepEqual(failures, []);
  t.false(types.includes('MailBounced'));
});
