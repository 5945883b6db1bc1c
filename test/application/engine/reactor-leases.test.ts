import test from 'ava';
import type { Mailer } from '#application/delivery/carrier.ts';
import { sendMail } from '#application/delivery/send-mail.ts';
import { createLeases, type Share } from '#application/engine/work/leases.ts';
import { POOLS } from '#application/engine/work/pools.ts';
import { streams } from '#application/streams.ts';
import { eventually } from '#test/support/eventually.ts';
import { silentLogger } from '#test/support/silent-logger.ts';
import {
  aMailer,
  composerOf,
  END,
  ended,
  PAST_A_LEASE,
  requested,
  sending,
  typesOf,
  USER,
} from '../delivery/sending-harness.ts';
import { aGate, countedLooks, madeUp, type ReactorBench, reactorBench } from './reactor-harness.ts';

const AT_ONCE = POOLS['mail-bulk'].atOnce;

/** Leases of a process that lost touch with the registers once it is `cut`: it cannot prolong what it holds. */
const cuttable = (bench: ReactorBench, holder: string) => {
  const leases = createLeases(bench.services, holder, false);
  let cut = false;
  const nothing: Share = { held: new Map(), askAgainAt: Number.POSITIVE_INFINITY };
  const own: typeof leases = {
    ...leases,
    share: async (name, busy) => (cut ? nothing : leases.share(name, busy)),
    leave: async (name) => (cut ? undefined : leases.leave(name)),
  };
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
  for (const winId of ['before', 'one', 'two']) await bench.record(USER, winId, 'lane');
  await stop();
  await bench.start([reaction], { parts: { leases } });
  t.teardown(gate.open);
  for (const winId of ['three', 'four']) await bench.record(USER, winId, 'lane');
  await eventually('the first', async () => ran.length === 1);
  cut();
  bench.clock.move(PAST_A_LEASE);
  gate.open();
  await eventually('it to be closed', async () => (await bench.log.read(streams.win('three'))).length === 2);
  await bench.start([madeUp(bench.close)]);
  await bench.noneOpen();
  t.deepEqual(ran, ['three']);
});

test('leases that were over before all were taken are taken again, and nothing runs in circles meanwhile', async (t) => {
  const bench = await reactorBench(t);
  const leases = createLeases(bench.services, 'one', false);
  let shares = 0;
  const suspended: typeof leases = {
    ...leases,
    async share(name, busy) {
      const share = await leases.share(name, busy);
      shares += 1;
      if (shares === 1) bench.clock.move(PAST_A_LEASE); // the machine slept
      return share;
    },
  };
  const { looks, readModels } = countedLooks(bench);
  const ran: string[] = [];
  const reaction = madeUp(async (job) => {
    ran.push(job.key);
    return bench.close(job);
  });
  await bench.start([reaction], { parts: { leases: suspended, readModels } });
  await bench.record(USER, 'one');
  await bench.noneOpen();
  t.deepEqual(ran, ['one']);
  t.true(looks() < 100, `${looks()} looks`);
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
  await bench.start(sending(bench, slow, leases), { parts: { leases } });
  t.teardown(gate.open);
  const mails: string[] = [];
  for (let index = 0; index < 24; index += 1)
    mails.push(await requested(bench, 'check-in', { userId: 1 + (index % 8) }));
  await eventually('as many in hand as go at once', async () => inHand.length === AT_ONCE);
  cut();
  bench.clock.move(PAST_A_LEASE);
  const two = createLeases(bench.services, 'two', false);
  await bench.react(sending(bench, mailer, two), { parts: { leases: two } });
  const types = await Promise.all(mails.map((mailId) => ended(bench, mailId)));
  gate.open();
  await eventually('what was in hand', async () => sends.length === 24);
  t.is(new Set(sends).size, 24);
  t.is(types.filter((one) => one.at(-1) === 'MailMarkedAmbiguous').length, AT_ONCE);
  for (const mailId of mails) {
    const found = await typesOf(bench, mailId);
    t.is(found.filter((type) => END.includes(type)).length, 1);
    t.is(found.filter((type) => type === 'MailClaimed').length, 1);
  }
});

test('a reactor that was overtaken between reading a mail and claiming it leaves it to the other', async (t) => {
  const bench = await reactorBench(t);
  const [composing, handing] = [aGate(), aGate()];
  const late = aMailer(false);
  const first = cuttable(bench, 'one');
  const composer = composerOf(bench);
  let composed = 0;
  const slow = {
    ...composer,
    async compose(request: Parameters<typeof composer.compose>[0]) {
      composed += 1;
      await composing.passed;
      return composer.compose(request);
    },
  };
  const overtaken = sendMail({
    ...bench.services,
    composer: slow,
    mailer: late.mailer,
    leases: first.leases,
    logger: silentLogger,
  });
  const stopFirst = await bench.start(overtaken, { parts: { leases: first.leases } });
  t.teardown(composing.open);
  const mailId = await requested(bench, 'login-link');
  await eventually('the first at it', async () => composed === 1);
  first.cut();
  bench.clock.move(PAST_A_LEASE);
  const two = createLeases(bench.services, 'two', false);
  let inHand = false;
  const { mailer, sends } = aMailer(false, async () => {
    inHand = true;
    await handing.passed;
  });
  await bench.react(sending(bench, mailer, two), { parts: { leases: two } });
  t.teardown(handing.open);
  await eventually('the other at it', async () => inHand);
  composing.open();
  await stopFirst();
  await bench.followWork(overtaken, () => {});
  t.deepEqual(late.sends, []);
  handing.open();
  t.deepEqual(await ended(bench, mailId), ['MailRequested', 'MailClaimed', 'MailSent']);
  t.deepEqual(sends, [mailId]);
});
