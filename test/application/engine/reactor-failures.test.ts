import test from 'ava';
import { handle } from '#application/engine/handle.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import { listParked } from '#application/engine/work/parked-jobs.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import { streams } from '#application/streams.ts';
import { win } from '#domain/wins/decider.ts';
import { jobFailed, jobParked } from '#domain/work/job/events.ts';
import { eventually } from '#test/support/eventually.ts';
import { countedLooks, madeUp, reactorBench } from './reactor-harness.ts';

const AT = '2026-11-20T09:00:00.000Z';
const USER = 7;

/** Its jobs are opened by a rewording, too. */
const openedByRewording = ({ rules, ...reaction }: Reaction): Reaction => ({
  ...reaction,
  rules: {
    ...rules,
    opens: {
      ...rules.opens,
      WinReworded: ({ winId, userId }) => [{ key: winId, userId, stream: streams.win(winId), lane: winId }],
    },
  },
});

test('a parked job that an event opens again has all its tries anew, and no more than those', async (t) => {
  const bench = await reactorBench(t);
  let runs = 0;
  const reaction = madeUp(async (job) => {
    if (job.key !== 'bad') return bench.close(job);
    runs += 1;
    throw new Fault('broken', 'broken');
  });
  await bench.start([openedByRewording(reaction)]);
  await bench.record(USER, 'bad');
  const failsFiveTimes = async () => {
    for (const attempts of [1, 2, 3, 4]) {
      await eventually('a failure', async () => (await bench.open()).some((job) => job.attempts === attempts));
      bench.clock.move(2 * 4 ** (attempts - 1) * 1000);
    }
    await eventually('the parking', async () => (await listParked(bench)).length === 1);
  };
  await failsFiveTimes();
  const again = { winId: 'bad', userId: USER, at: AT, text: 'in other words' };
  await handle(bench.log, win, streams.win('bad'), { type: 'ChangeWin', data: again });
  await eventually('it to be open again', async () => (await listParked(bench)).length === 0);
  await failsFiveTimes();
  t.is(runs, 10);
});

test('a job that is opened anew before the read model shows the end of the one before is done, and did not fail', async (t) => {
  const bench = await reactorBench(t);
  let runs = 0;
  const reaction = madeUp(async (job) => {
    runs += 1;
    const closed = await bench.closeOn(bench.log, job, runs - 1);
    if (runs > 1) return closed;
    const again = { winId: job.key, userId: USER, at: AT, text: 'in other words' };
    await handle(bench.log, win, job.stream, { type: 'ChangeWin', data: again });
    return bench.log.head(); // as a reaction answers whose command had nothing left to do
  });
  await bench.start([openedByRewording(reaction)]);
  await bench.record(USER, 'one');
  await eventually('the second', async () => runs === 2);
  await bench.noneOpen();
  t.deepEqual(await bench.log.read(streams.job('made-up:one')), []);
});

test('a failure of which nothing new came waits, though the read model does not show yet why', async (t) => {
  const bench = await reactorBench(t);
  let runs = 0;
  const reaction = madeUp(async (job) => {
    if (job.key !== 'bad') return bench.close(job);
    runs += 1;
    const id = { jobId: job.id, reaction: job.reaction, userId: USER, at: AT, reason: 'broken' };
    await bench.log.append(streams.job(job.id), [jobParked({ ...id, attempt: 5 })], 0); // another reactor was faster
    throw new Fault('broken', 'broken');
  });
  await (await bench.react([reaction])).stop(); // its first start drops what came before
  const stopFollowing = await bench.followWork([reaction], () => {});
  await bench.record(USER, 'bad');
  const failed = { jobId: 'made-up:bad', reaction: 'made-up', userId: USER, at: AT, reason: 'broken' };
  await bench.log.append(streams.job('made-up:bad'), [jobFailed({ ...failed, attempt: 4, retryAt: AT })], 'no-stream');
  await eventually('the fourth failure', async () => (await bench.open()).some(({ attempts }) => attempts === 4));
  await stopFollowing();
  const { looks, readModels } = countedLooks(bench);
  const { wake } = await bench.react([reaction], { parts: { readModels } });
  await eventually('a few looks', async () => {
    wake();
    return looks() > 6;
  });
  t.is(runs, 1);
});

test('a job that its reaction does not close has failed, and is not run over and over', async (t) => {
  const bench = await reactorBench(t);
  let runs = 0;
  await bench.start([
    madeUp(async (job) => {
      if (job.key !== 'left') return bench.close(job);
      runs += 1;
      return bench.log.head();
    }),
  ]);
  await bench.record(USER, 'left');
  await eventually('the failure', async () => (await bench.open()).some(({ reason }) => reason === 'left-open'));
  await bench.record(USER, 'fence');
  await eventually('the fence', async () => (await bench.log.read(streams.win('fence'))).length === 2);
  t.is(runs, 1);
});

test('parked work of many users, with more behind it, holds up nobody else', async (t) => {
  const bench = await reactorBench(t);
  const ran: string[] = [];
  let broken = true;
  await bench.start([
    madeUp(async (job) => {
      ran.push(job.key);
      if (broken && job.key.startsWith('bad')) throw new Fault('broken', 'broken');
      return bench.close(job);
    }),
  ]);
  for (let user = 1; user <= 20; user += 1) {
    await bench.record(user, `bad-${user}`, `lane-${user}`);
    await bench.record(user, `behind-${user}`, `lane-${user}`);
  }
  await eventually(
    'every failure',
    async () => (await bench.open()).filter(({ attempts }) => attempts === 1).length === 20,
  );
  await bench.record(21, 'fine');
  await eventually('the one that is fine', async () => ran.includes('fine'));
  t.false(ran.some((key) => key.startsWith('behind')));
  broken = false;
  bench.clock.move(2000);
  await bench.noneOpen();
});
