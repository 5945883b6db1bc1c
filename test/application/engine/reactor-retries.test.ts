import test from 'ava';
import { Fault, unavailable } from '#application/engine/ports/fault.ts';
import { listParked, retryJob } from '#application/engine/work/parked-jobs.ts';
import { streams } from '#application/streams.ts';
import { eventually } from '#test/support/eventually.ts';
import { madeUp, reactorBench } from './reactor-harness.ts';

const AT = '2026-11-20T09:00:00.000Z';
const USER = 7;

test('a failing job holds up its lane alone, and is tried again when its time has come', async (t) => {
  const bench = await reactorBench(t);
  const ran: string[] = [];
  let broken = true;
  await bench.start([
    madeUp(async (job) => {
      ran.push(job.key);
      if (job.key === 'a1' && broken) throw new Fault('broken', 'broken');
      return bench.close(job);
    }),
  ]);
  await bench.record(USER, 'a1', 'lane-a');
  await bench.record(USER, 'a2', 'lane-a');
  await bench.record(USER, 'b1', 'lane-b');
  await bench.record(USER, 'c1', 'lane-c');
  await eventually('the other lanes', async () => ran.includes('c1'));
  await eventually('the failure', async () => (await bench.open()).some(({ attempts }) => attempts === 1));
  await bench.record(USER, 'd1', 'lane-d');
  await eventually('one more lane', async () => ran.includes('d1'));
  t.deepEqual(ran, ['a1', 'b1', 'c1', 'd1']);
  broken = false;
  bench.clock.move(2000);
  await bench.noneOpen();
  t.deepEqual(ran.slice(4), ['a1', 'a2']);
});

test('five failures park a job with its code, over a restart of the reactor; an operator sends it round again', async (t) => {
  const bench = await reactorBench(t);
  const ran: string[] = [];
  let broken = true;
  const reaction = madeUp(async (job) => {
    ran.push(job.key);
    if (job.key === 'bad' && broken) throw new Fault('broken', 'words that nobody may read');
    return bench.close(job);
  });
  let stop = await bench.start([reaction]);
  await bench.record(USER, 'bad', 'lane');
  await bench.record(USER, 'next', 'lane');
  for (const seconds of [2, 8, 32, 128]) {
    await eventually('a failure', async () =>
      (await bench.open()).some(({ until }) => until > AT && isAhead(bench, until)),
    );
    await stop();
    stop = await bench.start([reaction]);
    bench.clock.move(seconds * 1000);
  }
  const [parked] = await eventually('the parking', async () => {
    const found = await listParked(bench);
    return found.length > 0 && found;
  });
  t.like(parked, { id: 'made-up:bad', userId: USER, attempts: 5, reason: 'broken' });
  t.false(JSON.stringify(await bench.log.read(streams.job('made-up:bad'))).includes('nobody may read'));
  bench.clock.move(24 * 60 * 60_000);
  await bench.record(USER, 'elsewhere', 'other-lane');
  await eventually('the other lane', async () => ran.includes('elsewhere'));
  t.deepEqual(ran, ['bad', 'bad', 'bad', 'bad', 'bad', 'elsewhere']);

  t.deepEqual(await retryJob(bench.services, 'made-up:elsewhere'), { refused: 'job-not-parked' });
  broken = false;
  await retryJob(bench.services, 'made-up:bad');
  await bench.noneOpen();
  t.deepEqual(ran.slice(6), ['bad', 'next']);
});

const isAhead = ({ clock }: { clock: { now(): number } }, until: string) => Date.parse(until) > clock.now();

test('an outage is nobody’s failure: the work waits, and goes on when it is over', async (t) => {
  const bench = await reactorBench(t);
  let away = true;
  let tries = 0;
  await bench.start([
    madeUp(async (job) => {
      if (job.key !== 'waits') return bench.close(job);
      tries += 1;
      if (away) throw unavailable('the provider');
      return bench.close(job);
    }),
  ]);
  await bench.record(USER, 'waits');
  for (let round = 1; round <= 8; round += 1) {
    await eventually('a try', async () => tries === round);
    await bench.record(USER, `fence-${round}`);
    await eventually('the fence', async () => (await bench.log.read(streams.win(`fence-${round}`))).length === 2);
    t.is(tries, round); // not tried again before its time
    bench.clock.move(60_000);
  }
  away = false;
  bench.clock.move(60_000);
  await bench.noneOpen();
  t.deepEqual(await bench.log.read(streams.job('made-up:waits')), []);
});

test('a failure that cannot be written down waits like an outage', async (t) => {
  const bench = await reactorBench(t);
  let [away, tries] = [true, 0];
  const log = {
    ...bench.log,
    append: async (...given: Parameters<typeof bench.log.append>) => {
      if (away && given[0].startsWith('job-')) throw unavailable('the log');
      return bench.log.append(...given);
    },
  };
  await bench.start(
    [
      madeUp(async (job) => {
        if (job.key !== 'bad') return bench.close(job);
        tries += 1;
        if (tries === 1) throw new Fault('broken', 'broken');
        return bench.close(job);
      }),
    ],
    { parts: { log } },
  );
  await bench.record(USER, 'bad');
  for (const fence of ['one', 'two', 'three']) {
    await bench.record(USER, fence);
    await eventually('the fence', async () => (await bench.log.read(streams.win(fence))).length === 2);
  }
  t.is(tries, 1);
  away = false;
  bench.clock.move(500);
  await bench.noneOpen();
  t.is(tries, 2);
});
