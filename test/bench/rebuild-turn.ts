import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { EventStoreDBClient, START, streamNameFilter } from '@eventstore/db-client';
import { systemClock } from '#application/engine/ports/clock.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import { noTelemetry } from '#application/engine/telemetry.ts';
import { WINS } from '#application/wins/wins.ts';
import { dataFolder } from '#infrastructure/data-folder.ts';
import { readSettings } from '#infrastructure/shared/settings.ts';
import { openStores, type Stores } from '#infrastructure/stores.ts';
import { createThreadBuild } from '#infrastructure/wiring/build-in-thread.ts';
import { projectorsOf } from '#infrastructure/wiring/projectors.ts';
import { reactionsOf } from '#infrastructure/wiring/reactions.ts';
import { startProjectionRunner } from '#projections/engine/runner.ts';
import { startDouble } from '../support/eventstore-double/eventstore-double.ts';
import { writeRealisticLog } from './realistic-log.ts';
import { watchResidentMemory } from './resident-memory.ts';

/**
 * One step of the measurement, each in a process of its own so that its memory is its alone. Prints its result as one line
 * of JSON. Where EVENTSTORE_URL is set the log is there.
 */
const [step, path = '', given = '0'] = process.argv.slice(2);
const fail = (fault: Error) => {
  throw fault;
};
/** Nothing may go wrong here unseen. */
const logger: Logger = {
  debug() {},
  info() {},
  warn: console.error,
  error: (message, error) => console.error(message, error),
};
const open = async (): Promise<Stores> =>
  openStores(readSettings(process.env), await dataFolder(path), systemClock, fail);

const projectors = () => {
  const nothing = { composer: {}, telemetry: noTelemetry } as never; // rules look at events alone
  const reactions = reactionsOf(nothing, nothing, nothing, nothing, nothing, nothing);
  return projectorsOf(
    reactions.map(({ rules }) => rules),
    process.env.EVENTSTORE_URL !== undefined,
  );
};

/** The log is written, and every read model folded once, as in a Cairn that runs. */
const prepare = async () => {
  const stores = await open();
  await writeRealisticLog(stores, Number(given));
  const events = await stores.log.countAfter(null, 100_000_000);
  const parts = { log: stores.log, store: stores.readModels, logger };
  const build = createThreadBuild(parts, stores.buildPlaces, stores.onUnreadable);
  const runner = await startProjectionRunner({ ...parts, build, projectors: projectors(), onApplied() {} });
  await runner.stop();
  await stores.close();
  return { events };
};

/** The same rows, each read and parsed, and nothing else: what any rebuild must do at the least. */
const bare = async () => {
  const begun = performance.now();
  const database = new DatabaseSync(`${path}/events.db`, { readOnly: true });
  const next = database.prepare('SELECT * FROM events WHERE position > ? ORDER BY position LIMIT 500');
  let events = 0;
  for (let position = 0; ; ) {
    const rows = next.all(position) as { position: number; data: string }[];
    for (const { data } of rows) JSON.parse(data);
    events += rows.length;
    position = rows.at(-1)?.position ?? position;
    if (rows.length === 0) break;
  }
  return { seconds: (performance.now() - begun) / 1000, events };
};

/** A subscription of the client's own to the same events, which are counted and nothing else. */
const bareSubscription = async () => {
  const client = EventStoreDBClient.connectionString(process.env.EVENTSTORE_URL ?? '');
  const begun = performance.now();
  const filter = streamNameFilter({ prefixes: ['cairn.'] });
  const subscription = client.subscribeToAll({ fromPosition: START, filter });
  let events = 0;
  for await (const { event } of subscription) {
    if (event) events += 1;
    if (events === Number(given)) break;
  }
  const seconds = (performance.now() - begun) / 1000;
  await client.dispose();
  return { seconds, events };
};

const build = async (names: ReadonlySet<string> | null) => {
  const stores = await open();
  const parts = { log: stores.log, store: stores.readModels, logger };
  const wanted = projectors().filter(({ name }) => names === null || names.has(name));
  const memory = watchResidentMemory(20);
  const begun = performance.now();
  const orders = wanted.map((projector) => ({ projector, begun: null }));
  const threadBuild = createThreadBuild(parts, stores.buildPlaces, stores.onUnreadable);
  const built = await threadBuild(orders, () => {}, new AbortController().signal);
  const seconds = (performance.now() - begun) / 1000;
  const { idleMib, peakMib } = memory.end();
  for (const { generation } of built) await stores.readModels.drop(generation);
  await stores.close();
  return { seconds, events: built[0]?.checkpoint?.events ?? 0, idleMib, peakMib };
};

/** A server of EventStoreDB's protocol for the other steps, until it is killed. */
const double = async () => {
  const server = await startDouble();
  console.log(JSON.stringify({ url: server.url }));
  for (;;) await setTimeout(60_000);
};

const steps: Readonly<Record<string, () => Promise<object>>> = {
  prepare,
  bare,
  bareSubscription,
  double,
  one: () => build(new Set([WINS.name])),
  all: () => build(null),
};
const result = await steps[step ?? '']?.();
console.log(JSON.stringify(result));
process.exit(0);
