import test from 'ava';
import { Fault, unavailable } from '#application/engine/ports/fault.ts';
import type { ReadModels } from '#application/engine/ports/read-models.ts';
import { listParked, retryJob } from '#application/engine/work/parked-jobs.ts';
import type { Job, Reaction } from '#application/engine/work/reaction.ts';
import { streams } from '#application/streams.ts';
import { eventually } from '#test/support/eventually.ts';
import { aGate, madeUp, reactorBench } from './reactor-harness.ts';

const AT = '2026-11-20T09:00:00.000Z';
const USER = 7;

test('the due jobs of a lane are started in log order, one at a time', async (t) => {
  const bench = await reactorBench(t);
  const ran: string[] = [];
  let atOnce = 0;
  const wins = Array.from({ length: 60 }, (_, index) => `w${index}`);
  const reaction = madeUp(async (job) => {
    atOnce += 1;
    t.is(atOnce, 1);
    ran.push(job.key);
    const closed = await bench.close(job);
    atOnce -= 1;
    return closed;
  });
  const stop = await bench.start([reaction]);
  await stop();
  for (const winId of wins) await bench.record(USER, winId, 'lane');
  await bench.start([reaction]);
  await bench.noneOpen();
  t.deepEqual(ran, wins);
});

test('two jobs of one user run side by side, and a slow one holds up no other of theirs', async (t) => {
  const bench = await reactorBench(t);
  const gate = aGate();
  const begun: string[] = [];
  await bench.start([
    madeUp(async (job) => {
      begun.push(job.key);
      if (job.key !== 'quick') await gate.passed;
      return bench.close(job);
    }),
  ]);
  t.teardown(gate.open);
  for (const winId of ['slow', 'slower', 'quick']) await bench.record(USER, winId);
  await eventually('the quick one', async () => (await bench.log.read(streams.win('quick'))).length === 2);
  t.deepEqual(begun, ['slow', 'slower', 'quick']);
  t.deepEqual(
    (await bench.open()).map(({ key }) => key),
    ['slow', 'slower'],
  );
  gate.open();
  await bench.noneOpen();
});

test('what is to run alone waits for whatever its user has under way, and the rest of theirs for it', async (t) => {
  const bench = await reactorBench(t);
  const [first, alone] = [aGate(), aGate()];
  const log: string[] = [];
  const gates: Readonly<Record<string, ReturnType<typeof aGate>>> = { first, alone };
  const run = async (job: Job) => {
    log.push(`begins ${job.key}`);
    await gates[job.key]?.passed;
    const closed = await bench.close(job);
    log.push(`ends ${job.key}`);
    return closed;
  };
  const lonely = { ...madeUp(run, 'lonely', 'payments'), runsAlone: true } as const;
  const rest = madeUp(run, 'rest');
  const only = (reaction: Reaction, mine: (key: string) => boolean): Reaction => ({
    ...reaction,
    rules: {
      ...reaction.rules,
      opens: { WinRecorded: (data) => (reaction.rules.opens.WinRecorded?.(data) ?? []).filter(({ key }) => mine(key)) },
    },
  });
  await bench.start([only(lonely, (key) => key === 'alone'), only(rest, (key) => key !== 'alone')]);
  t.teardown(first.open);
  t.teardown(alone.open);
  await bench.record(USER, 'first');
  await eventually('the first', async () => log.length === 1);
  await bench.record(USER, 'alone');
  await bench.record(USER + 1, 'elsewhere');
  await eventually('what is elsewhere', async () => log.includes('ends elsewhere'));
  first.open();
  await eventually('what is alone', async () => log.includes('begins alone'));
  await bench.record(USER, 'last');
  await bench.record(USER + 1, 'there');
  await eventually('what is elsewhere', async () => log.includes('ends there'));
  alone.open();
  await bench.noneOpen();
  t.deepEqual(
    log.filter((line) => !/elsewhere|there/.test(line)),
    ['begins first', 'ends first', 'begins alone', 'ends alone', 'begins last', 'ends last'],
  );
});

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

test('a job that is done is not begun again while the read model has not seen it', async (t) => {
  const bench = await reactorBench(t);
  const ran: string[] = [];
  const gate = aGate();
  const reaction = madeUp(async (job) => {
    ran.push(job.key);
    await gate.passed;
    return bench.close(job);
  });
  const stopFollowing = await bench.followWork([reaction], () => {});
  let looks = 0;
  const readModels: ReadModels = {
    ...bench.readModels,
    checkpoint(model) {
      looks += 1;
      return bench.readModels.checkpoint(model);
    },
  };
  const { wake } = await bench.react([reaction], { parts: { readModels } });
  t.teardown(gate.open);
  await bench.record(USER, 'one');
  await eventually('the job', async () => ran.length === 1);
  await stopFollowing();
  gate.open();
  await eventually('its end', async () => (await bench.log.read(streams.win('one'))).length === 2);
  const before = looks;
  await eventually('a few looks', async () => {
    wake();
    return looks > before + 6;
  });
  await bench.followWork([reaction], () => {});
  await bench.noneOpen();
  t.deepEqual(ran, ['one']);
  t.deepEqual(await bench.log.read(streams.job('made-up:one')), []);
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
