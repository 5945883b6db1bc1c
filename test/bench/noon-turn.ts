import { randomUUID } from 'node:crypto';
import { CHECK_INS_DUE } from '#application/check-ins/check-ins-due.ts';
import { systemClock } from '#application/engine/ports/clock.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import { noTelemetry } from '#application/engine/telemetry.ts';
import { createLeases } from '#application/engine/work/leases.ts';
import { dataFolder } from '#infrastructure/data-folder.ts';
import { readSettings } from '#infrastructure/shared/settings.ts';
import { openStores } from '#infrastructure/stores.ts';
import { checkInsDue } from '#projections/check-ins-due.ts';
import { startProjectionRunner } from '#projections/engine/runner.ts';
import { startScheduler } from '#scheduler/scheduler.ts';
import { anyOf } from '../support/named-model.ts';
import { NEXT_NOON, NOON, OPENED, side, writeSubscribers } from './noon-subscribers.ts';
import { watchResidentMemory } from './resident-memory.ts';

/**
 * One step of the measurement, each in a process of its own so that its memory is its alone:
 * `prepare`, `bare` or `noon`, a folder, and how many subscribers. Prints its result as one line of JSON.
 */
const [step, path, given] = process.argv.slice(2);
const count = Number(given);
if (!path || !(count > 0)) throw new Error('wants a step, a folder and a number');

let now = () => Date.parse(OPENED);
const clock = { ...systemClock, now: () => now() };
const fail = (fault: Error) => {
  throw fault;
};
const stores = await openStores(readSettings({}), await dataFolder(path), clock, fail);

/** Nothing may go wrong here unseen. */
const logger: Logger = { debug() {}, info() {}, warn() {}, error: (message, error) => console.error(message, error) };

const follow = () =>
  startProjectionRunner({
    log: stores.log,
    store: stores.readModels,
    projectors: [checkInsDue],
    logger,
    onApplied() {},
  });

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
};

/** The subscribers are written, and the read model built. */
const prepare = async () => {
  const writing = await seconds(() => writeSubscribers(stores, count));
  let stop = async () => {};
  const folding = await seconds(async () => {
    stop = (await follow()).stop;
  });
  await stop();
  return { writing, folding };
};

/** The same number of appends as large as a check-in's, with nothing decided and nothing followed. */
const bare = async () => {
  const metadata = { $correlationId: randomUUID(), $causationId: null, actor: 'schedule' };
  const mac = new Uint8Array(32);
  const data = {
    checkInId: '',
    userId: 1,
    at: NOON,
    slot: '2026-11-19',
    questionSeed: 1,
    tone: 'usual',
    channel: 'mail',
  };
  const appending = await seconds(() =>
    side(count, (index) => {
      const checkInId = `${index + 1}-bare`;
      const whole = { ...data, checkInId, conversationId: randomUUID(), mailId: randomUUID() };
      const event = {
        id: randomUUID(),
        type: 'CheckInRequested',
        schemaVersion: 1,
        data: whole,
        metadata,
        sealed: null,
        mac,
      };
      return stores.eventStore.append(`bare-${checkInId}`, [event], 'no-stream');
    }),
  );
  return { appending };
};

/** The clock comes to noon; the scheduler decides all slots while the read model follows. */
const noon = async () => {
  const { stop: stopFollowing } = await follow();
  const leases = createLeases({ ...stores, clock }, randomUUID(), true);
  const scheduler = await startScheduler(
    { ...stores, telemetry: noTelemetry, textsADay: 2000, clock, leases, logger },
    null,
  );
  const before = await stores.log.head();
  const memory = watchResidentMemory(50);
  const begun = performance.now();
  now = () => Date.parse(NOON) + performance.now() - begun;
  const deciding = await seconds(async () => {
    await scheduler.tick(); // a jump of hours is believed the second time
    await scheduler.tick();
  });
  const { idleMib, peakMib } = memory.end();
  const decided = await stores.log.countAfter(before, 2 * count);
  const waiting = await stores.readModels.count(CHECK_INS_DUE, { atMost: { dueAt: NOON }, equals: { waits: true } });
  const asked = await stores.readModels.count(anyOf(CHECK_INS_DUE), { equals: { dueAt: NEXT_NOON } });
  await scheduler.stop();
  await stopFollowing();
  const mostMib = Math.max(peakMib, process.resourceUsage().maxRSS / 1024);
  return { deciding, decided, asked, stillDue: waiting, idleMib, peakMib: mostMib };
};

const steps: Readonly<Record<string, () => Promise<object>>> = { prepare, bare, noon };
const result = await steps[step ?? '']?.();
await stores.close();
console.log(JSON.stringify(result));
