import test from 'ava';
import type { ReadModels } from '#application/engine/ports/read-models.ts';
import type { Job, Reaction } from '#application/engine/work/reaction.ts';
import { streams } from '#application/streams.ts';
import { eventually } from '#test/support/eventually.ts';
import { aGate, madeUp, reactorBench } from './reactor-harness.ts';

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
  await eventually('its end to be seen', async () => (await bench.open()).every(({ key }) => key !== 'quick'));
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
