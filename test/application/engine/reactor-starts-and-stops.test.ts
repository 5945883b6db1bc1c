import { once } from 'node:events';
import test from 'ava';
import { aiCalledOff } from '#application/engine/ports/ai-faults.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import type { ReadModels } from '#application/engine/ports/read-models.ts';
import { PARTITIONS } from '#application/engine/ports/work.ts';
import { createLeases } from '#application/engine/work/leases.ts';
import { streams } from '#application/streams.ts';
import { accountErased } from '#domain/accounts/events.ts';
import { reactionStarted } from '#domain/work/reaction/events.ts';
import { eventually } from '#test/support/eventually.ts';
import { aGate, madeUp, reactorBench } from './reactor-harness.ts';

const AT = '2026-11-20T09:00:00.000Z';
const USER = 7;

test('a job of a reaction that this reactor does not know is left alone, and holds up nobody', async (t) => {
  const bench = await reactorBench(t);
  const gone = madeUp(async () => null, 'gone');
  const known = madeUp(bench.close);
  const stop = await bench.followWork([gone, known], () => {});
  await bench.record(USER, 'one', 'lane');
  await eventually('both jobs', async () => (await bench.open()).length === 2);
  const reactor = await bench.react([known]);
  await eventually('the start', async () => (await bench.log.read(streams.reaction('made-up'))).length === 1);
  await bench.record(USER, 'two', 'lane');
  await eventually('its own job', async () => (await bench.log.read(streams.win('two'))).length === 2);
  await eventually('what is left', async () => (await bench.open()).length === 1);
  t.like((await bench.open())[0], { reaction: 'gone', key: 'one', attempts: 0 });
  await reactor.stop();
  await stop();
});

test('a reaction added to a log full of old events does nothing to them', async (t) => {
  const bench = await reactorBench(t);
  const ran: string[] = [];
  const stop = await bench.followWork([madeUp(bench.close, 'old')], () => {});
  for (const winId of ['old-1', 'old-2']) await bench.record(USER, winId);
  await stop();
  const added = madeUp(async (job) => {
    ran.push(job.key);
    return bench.close(job);
  }, 'added');
  await bench.start([added], { version: 'with-added' });
  await bench.record(USER, 'new');
  await eventually('the new job', async () => ran.length > 0);
  await bench.noneOpen();
  t.deepEqual(ran, ['new']);
});

test('a reaction whose start is in the log but not folded yet takes no job before', async (t) => {
  const bench = await reactorBench(t);
  const ran: string[] = [];
  const reaction = madeUp(async (job) => {
    ran.push(job.key);
    return bench.close(job);
  });
  const stop = await bench.followWork([reaction], () => {});
  await bench.record(USER, 'old');
  await eventually('the job of the old event', async () => (await bench.open()).length === 1);
  await stop();
  await bench.log.append(streams.reaction('made-up'), [reactionStarted({ reaction: 'made-up', at: AT })], 'no-stream'); // and the process died
  let looks = 0;
  const readModels: ReadModels = {
    ...bench.readModels,
    checkpoint(model) {
      looks += 1;
      return bench.readModels.checkpoint(model);
    },
  };
  await bench.react([reaction], { parts: { readModels } });
  await eventually('a few looks', async () => looks >= 3);
  await bench.followWork([reaction], () => {});
  await bench.record(USER, 'new');
  await eventually('the new job', async () => ran.length > 0);
  await bench.noneOpen();
  t.deepEqual(ran, ['new']);
});

test('stopping waits for the job that runs and begins no other; what is left is done after a restart', async (t) => {
  const bench = await reactorBench(t);
  const ran: string[] = [];
  const gate = aGate();
  const reaction = madeUp(async (job) => {
    ran.push(job.key);
    await gate.passed;
    return bench.close(job);
  });
  const stop = await bench.start([reaction]);
  await bench.record(USER, 'one', 'lane');
  await bench.record(USER, 'two', 'lane');
  await eventually('the first', async () => ran.length === 1);
  const stopped = stop();
  const other = createLeases(bench.services, 'other', false);
  for (let index = 0; index < 10; index += 1) await bench.record(USER + 4, `meanwhile-${index}`);
  t.is((await other.share('reactor', new Set())).held.size, 0); // what still runs runs under its lease
  gate.open();
  await stopped;
  t.deepEqual(ran, ['one']);
  t.is((await bench.log.read(streams.win('one'))).length, 2);
  t.is((await other.share('reactor', new Set())).held.size, PARTITIONS);
  await other.leave('reactor');
  await bench.start([reaction]);
  await bench.noneOpen();
  t.deepEqual(
    ran.filter((key) => !key.startsWith('meanwhile')),
    ['one', 'two'],
  );
});

test('stopping breaks off a job that goes on too long, which is no failure of it; it is done after a restart', async (t) => {
  const bench = await reactorBench(t);
  const begun: string[] = [];
  const long = madeUp(async (job, _log, stopping) => {
    begun.push(job.key);
    if (begun.length > 1) return bench.close(job);
    await once(stopping as AbortSignal, 'abort');
    throw aiCalledOff();
  });
  const stop = await bench.start([long], { parts: { lastJobsMs: 1 } });
  await bench.record(USER, 'long', 'lane');
  await eventually('it runs', async () => begun.length === 1);
  await stop();
  t.like((await bench.open())[0], { key: 'long', state: 'open', attempts: 0 });
  await bench.start([long]);
  await bench.noneOpen();
  t.deepEqual(begun, ['long', 'long']);
});

test('after an erasure all jobs of that user are gone, waiting, parked or due, and nobody else’s', async (t) => {
  const bench = await reactorBench(t);
  await bench.start([
    madeUp(async () => {
      throw new Fault('broken', 'broken');
    }),
  ]);
  for (const winId of ['one', 'two', 'three']) await bench.record(USER, winId, 'lane');
  await bench.record(8, 'theirs');
  await eventually(
    'a failure of both',
    async () => (await bench.open()).filter(({ attempts }) => attempts > 0).length === 2,
  );
  await bench.vault.destroy(USER);
  await bench.log.append(streams.account(USER), [accountErased({ userId: USER, at: AT })], 'no-stream');
  await eventually('the erasure', async () => (await bench.open()).every(({ userId }) => userId === 8));
  t.deepEqual(
    (await bench.open()).map(({ key }) => key),
    ['theirs'],
  );
});
