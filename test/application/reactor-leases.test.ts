import test, { type ExecutionContext } from 'ava';
import { createLeases, type Leases } from '#application/leases.ts';
import { Fault, unavailable } from '#application/ports/fault.ts';
import { type Mailer, outcomeUnknown } from '#application/ports/mailer.ts';
import { PARTITIONS } from '#application/ports/work.ts';
import { sendMail } from '#application/reactions/send-mail.ts';
import { streams } from '#application/streams.ts';
import { listParked } from '#application/use-cases/parked-jobs.ts';
import { type MailKind, mailClaimed, mailRequested } from '#domain/outgoing-mail/events.ts';
import { createMailComposer } from '#mail-gateway/sending/composer.ts';
import { eventually } from '../support/eventually.ts';
import { aGate, madeUp, type ReactorBench, reactorBench } from './reactor-bench.ts';

const USER = 7;
const PAST_A_LEASE = 31_000;
const END = ['MailSent', 'MailRefused', 'MailAmbiguous', 'MailExpired'];

const composerOf = ({ tokens, publicUrl, mail }: ReactorBench) =>
  createMailComposer({ brandName: 'Cairn', domain: mail.domain, mailFrom: mail.from, publicUrl, tokens });

/** A mailer that counts what it hands over; `send` may do something else first. */
const aMailer = (repeatable: boolean, first: (mailId: string) => Promise<void> = async () => {}) => {
  const sends: string[] = [];
  const mailer: Mailer = {
    repeatable,
    async send(_, { messageId }) {
      const mailId = messageId.slice(1, messageId.indexOf('@'));
      await first(mailId);
      sends.push(mailId);
      return { sent: true, blob: null };
    },
    close: async () => {},
  };
  return { mailer, sends };
};

/** A mail that is asked for, and claimed under this epoch if one is given. */
const requested = async (
  bench: ReactorBench,
  kind: MailKind,
  { epoch, expiresAt = null, userId = USER }: { epoch?: string; expiresAt?: string | null; userId?: number } = {},
) => {
  const mailId = crypto.randomUUID();
  const id = { mailId, userId, at: new Date(bench.clock.now()).toISOString() };
  await bench.vault.make(userId);
  const request = mailRequested({
    ...id,
    kind,
    template: 1,
    cause: 'test',
    conversationId: kind === 'login-link' ? null : crypto.randomUUID(),
    link: kind === 'login-link' ? crypto.randomUUID() : null,
    expiresAt,
    personal: {
      to: 'sub@example.com',
      name: 'Sub',
      words: kind === 'check-in' ? { question: 'What did you finish?' } : {},
      thread: null,
    },
  });
  const claims = epoch ? [mailClaimed({ ...id, epoch })] : [];
  await bench.log.append(streams.outgoingMail(mailId), [request, ...claims], 'no-stream');
  return mailId;
};

const typesOf = async ({ log }: ReactorBench, mailId: string) =>
  (await log.read(streams.outgoingMail(mailId))).map(({ type }) => type);

const ended = (bench: ReactorBench, mailId: string) =>
  eventually('the end of the mail', async () => {
    const types = await typesOf(bench, mailId);
    return END.includes(types.at(-1) ?? '') && types;
  });

const sending = (bench: ReactorBench, mailer: Mailer, leases: Leases = createLeases(bench.services, 'one', false)) =>
  sendMail({ ...bench.services, composer: composerOf(bench), mailer, leases });

/** The epoch of a worker that died: it held the lease that this user's work needs. */
const epochOfTheDead = async (bench: ReactorBench) => {
  const leases = createLeases(bench.services, 'dead', false);
  const held = await leases.hold(`reactor-${USER % PARTITIONS}`);
  return held?.epoch ?? '';
};

const start = async (t: ExecutionContext, repeatable: boolean, first?: (mailId: string) => Promise<void>) => {
  const bench = await reactorBench(t);
  const epoch = await epochOfTheDead(bench);
  const { mailer, sends } = aMailer(repeatable, first);
  const reaction = sending(bench, mailer);
  await bench.start([reaction], { holder: 'one' });
  return { bench, epoch, sends };
};

test('a claimed mail whose worker died is not touched before its lease has ended; then the outbox takes it, once', async (t) => {
  const { bench, epoch, sends } = await start(t, true);
  const mailId = await requested(bench, 'check-in', { epoch });
  const other = await requested(bench, 'check-in', { userId: USER + 1 });
  await ended(bench, other);
  t.deepEqual(sends, [other]);
  bench.clock.move(PAST_A_LEASE);
  t.deepEqual(await ended(bench, mailId), ['MailRequested', 'MailClaimed', 'MailClaimed', 'MailSent']);
  t.deepEqual(sends, [other, mailId]);
});

test('through a relay a check-in whose worker died ends ambiguous, and a login link goes again', async (t) => {
  const { bench, epoch, sends } = await start(t, false);
  const checkIn = await requested(bench, 'check-in', { epoch });
  const link = await requested(bench, 'login-link', { epoch });
  bench.clock.move(PAST_A_LEASE);
  t.deepEqual(await ended(bench, checkIn), ['MailRequested', 'MailClaimed', 'MailAmbiguous']);
  t.deepEqual(await ended(bench, link), ['MailRequested', 'MailClaimed', 'MailClaimed', 'MailSent']);
  t.deepEqual(sends, [link]);
});

test('a mail that has expired is never handed over, claimed or not', async (t) => {
  const { bench, epoch, sends } = await start(t, true);
  const expiresAt = new Date(bench.clock.now() + PAST_A_LEASE).toISOString();
  const mails = [
    await requested(bench, 'check-in', { epoch, expiresAt }),
    await requested(bench, 'login-link', { expiresAt }),
  ];
  bench.clock.move(PAST_A_LEASE);
  for (const mailId of mails) t.is((await ended(bench, mailId)).at(-1), 'MailExpired');
  t.deepEqual(sends, []);
});

test('a relay that is away is waited for, whatever becomes of the lease: one claim a lease, and sent once', async (t) => {
  let away = true;
  let tries = 0;
  const { bench, sends } = await start(t, false, async () => {
    tries += 1;
    if (away) throw unavailable('the relay');
  });
  bench.clock.move(PAST_A_LEASE);
  const mailId = await requested(bench, 'check-in');
  await eventually('a try', async () => tries === 1);
  bench.clock.move(1000);
  await eventually('another try', async () => tries === 2);
  t.deepEqual(await typesOf(bench, mailId), ['MailRequested', 'MailClaimed']);
  bench.clock.move(60 * 60_000); // this machine slept, and its lease is over
  await eventually('a try under the next lease', async () => tries === 3);
  away = false;
  bench.clock.move(60_000);
  t.is((await ended(bench, mailId)).at(-1), 'MailSent');
  t.deepEqual(sends, [mailId]);
});

test('a relay that falls silent after it had a check-in leaves it ambiguous; a login link goes again', async (t) => {
  let silent = true;
  const tries: string[] = [];
  const { bench, sends } = await start(t, false, async (mailId) => {
    tries.push(mailId);
    if (silent) throw outcomeUnknown();
  });
  bench.clock.move(PAST_A_LEASE);
  const checkIn = await requested(bench, 'check-in');
  const link = await requested(bench, 'login-link');
  t.is((await ended(bench, checkIn)).at(-1), 'MailAmbiguous');
  await eventually('the link', async () => tries.includes(link));
  silent = false;
  bench.clock.move(60_000);
  t.is((await ended(bench, link)).at(-1), 'MailSent');
  t.deepEqual(sends, [link]);
  t.is(tries.filter((mailId) => mailId === checkIn).length, 1);
});

test('a mail that cannot be composed is parked with its code, and never claimed', async (t) => {
  const bench = await reactorBench(t);
  const { mailer, sends } = aMailer(false);
  const composer = {
    compose: async () => {
      throw new Fault('no-such-template', 'no such template');
    },
    text: async () => '',
  };
  await bench.start([
    sendMail({ ...bench.services, composer, mailer, leases: createLeases(bench.services, 'one', false) }),
  ]);
  const mailId = await requested(bench, 'check-in');
  for (const seconds of [2, 8, 32, 128]) {
    await eventually('a failure', async () =>
      (await bench.open()).some(({ until }) => until !== '' && Date.parse(until) > bench.clock.now()),
    );
    bench.clock.move(seconds * 1000);
  }
  await eventually('the parking', async () => (await listParked(bench))[0]?.reason === 'no-such-template');
  t.deepEqual(await typesOf(bench, mailId), ['MailRequested']);
  t.deepEqual(sends, []);
});

/** Leases of a process that lost touch with the registers once it is `cut`: it cannot prolong what it holds. */
const cuttable = (bench: ReactorBench, holder: string) => {
  const leases = createLeases(bench.services, holder, false);
  let cut = false;
  const own: Leases = { ...leases, hold: async (name) => (cut ? null : leases.hold(name)) };
  return {
    leases: own,
    cut: () => {
      cut = true;
    },
  };
};

test('a reactor that has lost its lease while a job ran begins no other', async (t) => {
  const bench = await reactorBench(t);
  const ran: string[] = [];
  const gate = aGate();
  const { leases, cut } = cuttable(bench, 'one');
  const reaction = madeUp(async (job) => {
    ran.push(job.key);
    await gate.passed;
    return bench.close(job);
  });
  const stop = await bench.followWork([reaction], () => {});
  for (const winId of ['before', 'one', 'two']) await bench.record(USER, winId);
  await stop();
  await bench.start([reaction], { parts: { leases } });
  t.teardown(gate.open);
  for (const winId of ['three', 'four']) await bench.record(USER, winId);
  await eventually('the first', async () => ran.length === 1);
  cut();
  bench.clock.move(PAST_A_LEASE);
  gate.open();
  await eventually('it to be closed', async () => (await bench.log.read(streams.win('three'))).length === 2);
  await bench.start([madeUp(bench.close)]);
  await bench.noneOpen();
  t.deepEqual(ran, ['three']);
});

test('two reactors on one log never hand one mail over twice, while leases go from one to the other', async (t) => {
  const bench = await reactorBench(t);
  const gate = aGate();
  const { mailer, sends } = aMailer(false);
  const inHand: string[] = [];
  const slow: Mailer = {
    ...mailer,
    async send(userId, mail) {
      inHand.push(mail.messageId);
      await gate.passed; // in the hands of the relay when the lease ends
      return mailer.send(userId, mail);
    },
  };
  const { leases, cut } = cuttable(bench, 'one');
  await bench.start([sending(bench, slow, leases)], { parts: { leases } });
  t.teardown(gate.open);
  const mails: string[] = [];
  for (let index = 0; index < 24; index += 1)
    mails.push(await requested(bench, 'check-in', { userId: 1 + (index % 8) }));
  await eventually('a mail of each user in hand', async () => inHand.length === 8);
  cut();
  bench.clock.move(PAST_A_LEASE);
  const two = createLeases(bench.services, 'two', false);
  await bench.react([sending(bench, mailer, two)], { parts: { leases: two } });
  const types = await Promise.all(mails.map((mailId) => ended(bench, mailId)));
  gate.open();
  await eventually('what was in hand', async () => sends.length === 24);
  t.is(new Set(sends).size, 24);
  t.is(types.filter((one) => one.at(-1) === 'MailAmbiguous').length, 8);
  for (const mailId of mails) {
    const found = await typesOf(bench, mailId);
    t.is(found.filter((type) => END.includes(type)).length, 1);
    t.is(found.filter((type) => type === 'MailClaimed').length, 1);
  }
});
