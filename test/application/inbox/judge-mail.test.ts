import test, { type ExecutionContext } from 'ava';
import { handle, stateOf } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Job } from '#application/engine/work/reaction.ts';
import { judgeMail } from '#application/inbox/judge-mail.ts';
import { streams } from '#application/streams.ts';
import { incomingMail } from '#domain/inbox/mail/decider.ts';
import type { Verdict } from '#domain/inbox/mail/events.ts';
import { movableClock } from '#test/support/clock.ts';
import { AN_ORIGIN } from '#test/support/stored-events.ts';
import { embeddedServices } from '#test/support/stores.ts';

const USER = 7;
const stream = streams.incomingMail('m');
const DAY_MS = 24 * 60 * 60_000;

/** A mail that came while the DNS was away, and what the DNS says from then on. */
const aWaitingMail = async (t: ExecutionContext, verdict: Verdict) => {
  const clock = movableClock();
  const services = await embeddedServices(t, clock);
  await services.vault.make(USER);
  await handle(services.log, incomingMail, stream, {
    type: 'ReceiveMail',
    data: {
      mailId: 'm',
      userId: USER,
      at: timestamp(clock),
      recipient: { kind: 'reply', conversationId: 'c' },
      verdict: 'unknown',
      nature: 'personal',
      blob: await services.archive.put(USER, Buffer.from('From: sub@example.com\r\n\r\nI did it.\r\n')),
      size: 40,
      personal: {
        from: 'sub@example.com',
        returnPath: 'sub@example.com',
        messageId: null,
        references: [],
        subject: '',
        remoteAddress: '192.0.2.10',
        helo: 'mx.example.com',
      },
    },
  });
  const reaction = judgeMail({ ...services, judge: { judge: async () => verdict } });
  const job: Job = {
    id: 'judge-mail:m',
    epoch: '',
    reaction: 'judge-mail',
    key: 'm',
    userId: USER,
    partition: 0,
    pool: 'plain',
    stream,
    lane: 'm',
    waitsFor: [],
    state: 'open',
    until: '',
    attempts: 0,
    reason: '',
    opened: '',
    openedAt: '',
    origin: AN_ORIGIN,
  };
  const status = async () => (await stateOf(services.log, incomingMail, stream)).status;
  return { clock, status, run: () => reaction.run(job) };
};

test('a mail waits five days for the DNS; then it is held', async (t) => {
  const { clock, status, run } = await aWaitingMail(t, 'unknown');
  for (const milliseconds of [0, 5 * DAY_MS - 1]) {
    clock.move(milliseconds);
    t.like(await t.throwsAsync(run()), { code: 'unavailable' });
    t.is(await status(), 'waiting');
  }
  clock.move(1);
  t.truthy(await run());
  t.is(await status(), 'held');
});

test('what the DNS says at last counts, however late', async (t) => {
  const { clock, status, run } = await aWaitingMail(t, 'proven');
  clock.move(6 * DAY_MS);
  await run();
  t.is(await status(), 'readable');
});
