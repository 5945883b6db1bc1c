import test, { type ExecutionContext } from 'ava';
import { outcomeUnknown } from '#application/delivery/carrier.ts';
import { sendMail } from '#application/delivery/send-mail.ts';
import { Fault, unavailable } from '#application/engine/ports/fault.ts';
import { PARTITIONS, partitionOf } from '#application/engine/ports/work.ts';
import { createLeases } from '#application/engine/work/leases.ts';
import { listParked } from '#application/engine/work/parked-jobs.ts';
import { streams } from '#application/streams.ts';
import { eventually } from '#test/support/eventually.ts';
import { silentLogger } from '#test/support/silent-logger.ts';
import { type ReactorBench, reactorBench } from '../engine/reactor-harness.ts';
import { aMailer, ended, endOf, PAST_A_LEASE, requested, sending, typesOf, USER } from './sending-harness.ts';

/** The epoch of a worker that died: it shared the partitions with the one that lives, and had that of this user. */
const epochOfTheDead = async (bench: ReactorBench) => {
  const [dead, living] = ['dead', 'one'].map((holder) => createLeases(bench.services, holder, false));
  await dead?.share('reactor', new Set());
  await living?.share('reactor', new Set());
  const share = await dead?.share('reactor', new Set());
  return share?.held.get(partitionOf(USER))?.epoch ?? '';
};
/** One whose work the living has. */
const ANOTHER = USER + PARTITIONS / 2;

const start = async (t: ExecutionContext, repeatable: boolean, first?: (mailId: string) => Promise<void>) => {
  const bench = await reactorBench(t);
  const epoch = await epochOfTheDead(bench);
  const { mailer, sends } = aMailer(repeatable, first);
  await bench.start(sending(bench, mailer), { holder: 'one' });
  return { bench, epoch, sends };
};

/** Time goes on, a second at each look, until it is so. */
const inTime = <Result>(bench: ReactorBench, what: string, look: () => Promise<Result | false>) =>
  eventually(what, async () => {
    bench.clock.move(1000);
    return look();
  });

test('a claimed mail whose worker died is not touched before its lease has ended; then the outbox takes it, once', async (t) => {
  const { bench, epoch, sends } = await start(t, true);
  const mailId = await requested(bench, 'check-in', { epoch });
  const other = await requested(bench, 'check-in', { userId: ANOTHER });
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
  t.deepEqual(await ended(bench, checkIn), ['MailRequested', 'MailClaimed', 'MailMarkedAmbiguous']);
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

test('a relay that is away is waited for, whatever becomes of the lease meanwhile, and a check-in is sent once', async (t) => {
  let away = true;
  let tries = 0;
  const { bench, sends } = await start(t, false, async () => {
    tries += 1;
    if (away) throw unavailable('the relay');
  });
  const mailId = await requested(bench, 'check-in');
  await inTime(bench, 'a try', async () => tries >= 1);
  await inTime(bench, 'another try', async () => tries >= 2);
  bench.clock.move(60 * 60_000); // this machine slept, and its lease is over
  const before = tries;
  await inTime(bench, 'a try under the next lease', async () => tries > before);
  away = false;
  t.is((await inTime(bench, 'its end', () => endOf(bench, mailId))).at(-1), 'MailSent');
  t.deepEqual(sends, [mailId]);
});

test('a relay that falls silent after it had a check-in leaves it ambiguous; a login link goes again', async (t) => {
  let silent = true;
  const tries: string[] = [];
  const { bench, sends } = await start(t, false, async (mailId) => {
    tries.push(mailId);
    if (silent) throw outcomeUnknown('the relay');
  });
  const checkIn = await requested(bench, 'check-in');
  t.is((await inTime(bench, 'its end', () => endOf(bench, checkIn))).at(-1), 'MailMarkedAmbiguous');
  const link = await requested(bench, 'login-link');
  await inTime(bench, 'the link', async () => tries.includes(link));
  silent = false;
  t.is((await inTime(bench, 'its end', () => endOf(bench, link))).at(-1), 'MailSent');
  t.deepEqual(sends, [link]);
  t.is(tries.filter((mailId) => mailId === checkIn).length, 1);
  t.deepEqual(await bench.log.read(streams.job(`send-bulk-mail:${checkIn}`)), []); // nobody's failure
});

test('a mail that cannot be composed is parked with its code, and never claimed', async (t) => {
  const bench = await reactorBench(t);
  const { mailer, sends } = aMailer(false);
  const composer = {
    compose: async () => {
      throw new Fault('no-such-template', 'no such template');
    },
    text: async () => '',
    subject: async () => '',
    answer: async () => '',
    answerPieces: async () => [],
    conversation: () => '',
  };
  await bench.start(
    sendMail({
      ...bench.services,
      composer,
      mailer,
      leases: createLeases(bench.services, 'one', false),
      logger: silentLogger,
    }),
  );
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
