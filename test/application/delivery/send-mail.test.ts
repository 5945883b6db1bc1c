import { randomUUID } from 'node:crypto';
import test, { type ExecutionContext } from 'ava';
import { type HandedOver, outcomeUnknown } from '#application/delivery/carrier.ts';
import type { ComposedMail } from '#application/delivery/mail-composer.ts';
import { sendMail } from '#application/delivery/send-mail.ts';
import { handle } from '#application/engine/handle.ts';
import type { EventLog } from '#application/engine/ports/event-log.ts';
import { deferred, isDeferred, isUnavailable, unavailable } from '#application/engine/ports/fault.ts';
import { createBreaker } from '#application/engine/work/breaker.ts';
import { createLeases } from '#application/engine/work/leases.ts';
import type { Job } from '#application/engine/work/reaction.ts';
import { streams } from '#application/streams.ts';
import { outgoingMail } from '#domain/delivery/mail/decider.ts';
import type { MailKind } from '#domain/delivery/mail/events.ts';
import { NOTHING } from '#domain/facts.ts';
import { movableClock } from '#test/support/clock.ts';
import { silentLogger } from '#test/support/silent-logger.ts';
import { embeddedServices } from '#test/support/stores.ts';

const USER = 7;
const composed: ComposedMail = {
  messageId: '<m@cairn.localhost>',
  from: 'checkin@cairn.localhost',
  to: 'sub@example.com',
  returnPath: 'return@cairn.localhost',
  replyTo: null,
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  raw: Buffer.from('Hello'),
};

/** One mail that is asked for, and a relay that answers what the test says. */
const aMail = async (t: ExecutionContext, kind: MailKind = 'feedback') => {
  const clock = movableClock();
  const services = await embeddedServices(t, clock);
  await services.vault.make(USER);
  const mailId = randomUUID();
  const stream = streams.outgoingMail(mailId);
  await handle(services.log, outgoingMail, stream, {
    type: 'RequestDelivery',
    data: {
      mailId,
      userId: USER,
      at: new Date(clock.now()).toISOString(),
      kind,
      template: 1,
      language: 'en',
      completedJob: null,
      conversationId: null,
      linkId: null,
      expiresAt: null,
      personal: { to: 'sub@example.com', name: 'Sub', facts: NOTHING, thread: null },
    },
  });
  const handedOver: string[] = [];
  const says = { next: (): HandedOver => ({ sent: true, blob: null }) };
  const mailer = {
    repeatable: false,
    close: async () => {},
    send: async () => {
      handedOver.push(mailId);
      return says.next();
    },
  };
  const composer = {
    compose: async () => composed,
    text: async () => composed.text,
    subject: async () => '',
    answer: async () => '',
    answerPieces: async () => [],
    conversation: () => '',
  };
  const read = { times: 0 };
  const countingReadsOf = (counted: string): EventLog => ({
    ...services.log,
    read: (name: string) => {
      if (name === counted) read.times += 1;
      return services.log.read(name);
    },
    readSealed: (name) => {
      if (name === counted) read.times += 1;
      return services.log.readSealed(name);
    },
  });
  const job = { key: mailId, userId: USER, stream, epoch: 'reactor-0/1', reaction: 'send-mail' } as Job;
  /** A worker with a lease of its own, as after a restart. */
  const worker = (epoch: string) => {
    const leases = createLeases(services, randomUUID(), true);
    const log = countingReadsOf(stream);
    const [reaction] = sendMail({ ...services, log, composer, mailer, leases, logger: silentLogger });
    return { reaction, run: () => reaction.run({ ...job, epoch }) };
  };
  const events = async () => (await services.log.read(stream)).map(({ type }) => type);
  return { clock, worker, says, handedOver, events, read };
};

const fails = (error: Error) => (): never => {
  throw error;
};

test('a mail that the relay did not take is still to be sent after a restart, and goes out once', async (t) => {
  const { worker, says, handedOver, events } = await aMail(t);
  says.next = fails(unavailable('the relay'));
  t.true(isUnavailable(await t.throwsAsync(worker('reactor-0/1').run())));
  t.deepEqual(await events(), ['MailRequested', 'MailClaimed', 'MailClaimReleased']);
  says.next = () => ({ sent: true, blob: null });
  await worker('reactor-0/2').run();
  t.deepEqual((await events()).slice(3), ['MailClaimed', 'MailSent']);
  t.is(handedOver.length, 2);
});

test('the stream of a mail is read once for all that its delivery decides', async (t) => {
  const { worker, events, read } = await aMail(t);
  await worker('reactor-0/1').run();
  t.deepEqual(await events(), ['MailRequested', 'MailClaimed', 'MailSent']);
  t.is(read.times, 1);
});

test('while the relay is away no mail is claimed, and the reaction is paused until the next try', async (t) => {
  const { clock, worker, says, handedOver, events } = await aMail(t);
  const { reaction, run } = worker('reactor-0/1');
  says.next = fails(unavailable('the relay'));
  await t.throwsAsync(run());
  t.true(reaction.isPaused?.('mail-answers'));
  t.true(isUnavailable(await t.throwsAsync(run())));
  t.is(handedOver.length, 1);
  t.is((await events()).length, 3);
  clock.move(1000);
  t.false(reaction.isPaused?.('mail-answers'));
  says.next = () => ({ sent: true, blob: null });
  await run();
  t.is((await events()).at(-1), 'MailSent');
});

test('one mail that is wanted later keeps no other waiting', async (t) => {
  const { worker, says, events } = await aMail(t);
  const { reaction, run } = worker('reactor-0/1');
  says.next = fails(deferred('the mail'));
  t.true(isDeferred(await t.throwsAsync(run())));
  t.false(reaction.isPaused?.('mail-answers'));
  t.is((await events()).at(-1), 'MailClaimReleased');
});

test('a mail whose fate nobody knows never goes again when its double would hurt', async (t) => {
  const { worker, says, handedOver, events } = await aMail(t, 'check-in');
  says.next = fails(outcomeUnknown('the relay'));
  await worker('reactor-0/1').run();
  t.is((await events()).at(-1), 'MailMarkedAmbiguous');
  await worker('reactor-0/2').run();
  t.is(handedOver.length, 1);
});

test('a breaker lets one try through at growing intervals, up to a minute', (t) => {
  const clock = movableClock();
  const breaker = createBreaker(clock, 'it');
  const waits: number[] = [];
  for (let outage = 0; outage < 9; outage += 1) {
    breaker.away();
    let waited = 0;
    while (breaker.isOpen) {
      clock.move(1000);
      waited += 1;
    }
    waits.push(waited);
  }
  t.deepEqual(waits, [1, 2, 4, 8, 16, 32, 60, 60, 60]);
  breaker.back();
  t.notThrows(() => breaker.check());
});
