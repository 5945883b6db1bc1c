import test from 'ava';
import { sendMail } from '#application/delivery/send-mail.ts';
import { createLeases } from '#application/engine/work/leases.ts';
import { createRateLimiter } from '#application/engine/work/rate-limiter.ts';
import { movableClock } from '#test/support/clock.ts';
import { eventually } from '#test/support/eventually.ts';
import { silentLogger } from '#test/support/silent-logger.ts';
import { aGate, reactorBench } from '../engine/reactor-harness.ts';
import { aMailer, composerOf, ended, endOf, requested, USER } from './sending-harness.ts';

test('what is begun keeps to the rate, however much waits', (t) => {
  for (const rate of [1, 20, 500]) {
    const clock = movableClock();
    const rateLimiter = createRateLimiter(clock, rate);
    let begun = 0;
    const minute = 60_000;
    for (let time = 0; time < 10 * minute; time += 250) {
      for (let burst = 0; burst < 16 && !rateLimiter.isSpent('bulk'); burst += 1) {
        rateLimiter.take('bulk');
        begun += 1;
      }
      clock.move(250);
    }
    // Looked at four times a second, at most sixteen at a look.
    const most = Math.min(600 * rate, 600 * 4 * 16);
    t.true(begun <= most + Math.max(16, rate) && begun >= 0.95 * most, `${begun} of ${most}`);
  }
});

test('what is urgent has the whole rate, and the rest what that leaves', (t) => {
  const clock = movableClock();
  const rateLimiter = createRateLimiter(clock, 20);
  const takeAll = (urgency: 'urgent' | 'bulk') => {
    let taken = 0;
    while (!rateLimiter.isSpent(urgency)) {
      rateLimiter.take(urgency);
      taken += 1;
    }
    return taken;
  };
  t.is(takeAll('bulk'), 5);
  t.is(takeAll('urgent'), 5);
  clock.move(250);
  t.is(takeAll('bulk'), 0); // what overtook it is paid back first
  t.is(takeAll('urgent'), 5);
  clock.move(500);
  t.is(takeAll('bulk'), 5);
});

test('without a rate nothing waits', (t) => {
  const rateLimiter = createRateLimiter(movableClock(), null);
  for (let count = 0; count < 10_000; count += 1) rateLimiter.take('bulk');
  t.false(rateLimiter.isSpent('bulk'));
});

test('a login link does not wait behind everybody’s check-ins, and those that come too late expire', async (t) => {
  const bench = await reactorBench(t);
  const { mailer, sends } = aMailer(false);
  const leases = createLeases(bench.services, 'one', false);
  const parts = { ...bench.services, composer: composerOf(bench), mailer, leases, mailRate: 2, logger: silentLogger };
  await bench.start(sendMail(parts));
  const expiresAt = new Date(bench.clock.now() + 20_000).toISOString();
  const checkIns: string[] = [];
  for (let user = 0; user < 120; user += 1)
    checkIns.push(await requested(bench, 'check-in', { userId: USER + user, expiresAt }));
  const link = await requested(bench, 'login-link', { userId: USER + 500 });
  t.is((await ended(bench, link)).at(-1), 'MailSent');
  t.true(sends.length < 60, `${sends.length} went before it`);
  await eventually('the end of all', async () => {
    bench.clock.move(1000);
    const ends = await Promise.all(checkIns.map((mailId) => endOf(bench, mailId)));
    return ends.every((end) => end !== false);
  });
  const ends = await Promise.all(checkIns.map((mailId) => endOf(bench, mailId)));
  const sent = ends.filter((end) => end && end.at(-1) === 'MailSent').length;
  t.is(sent + ends.filter((end) => end && end.at(-1) === 'MailExpired').length, 120);
  t.log(`${sent} sent, ${sends.indexOf(link)} before the link`);
  t.is(sent, sends.length - 1);
  t.true(sent > 0 && sent <= 60, `${sent} were sent in twenty seconds at two a second`);
});

for (const mailRate of [null, 1000])
  test(`a login link goes while the relay is busy with everybody’s check-ins, the rate being ${mailRate}`, async (t) => {
    const bench = await reactorBench(t);
    const relay = aGate();
    const checkIns = new Set<string>();
    let underWay = 0;
    const { mailer, sends } = aMailer(false, async (mailId) => {
      if (!checkIns.has(mailId)) return;
      underWay += 1;
      await relay.passed;
    });
    const leases = createLeases(bench.services, 'one', false);
    const reactions = sendMail({
      ...bench.services,
      composer: composerOf(bench),
      mailer,
      leases,
      mailRate,
      logger: silentLogger,
    });
    await bench.followWork(reactions, () => {});
    for (const reaction of reactions) await bench.react([reaction], { name: reaction.rules.reaction });
    t.teardown(relay.open);
    for (let user = 0; user < 40; user += 1) checkIns.add(await requested(bench, 'check-in', { userId: USER + user }));
    await eventually('all that go at once', async () => {
      bench.clock.move(250);
      return underWay === 16;
    });
    const link = await requested(bench, 'login-link', { userId: USER + 500 });
    t.is((await ended(bench, link)).at(-1), 'MailSent');
    t.deepEqual(sends, [link]);
  });
