import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '#application/engine/ports/clock.ts';
import type { NewEvent } from '#application/engine/ports/event-store.ts';
import { table } from '#infrastructure/cli/pages.ts';
import { dataFolder } from '#infrastructure/data-folder.ts';
import { readSettings } from '#infrastructure/shared/settings.ts';
import { openSqliteEventStore } from '#infrastructure/sqlite/event-store.ts';
import { openStores } from '#infrastructure/stores.ts';
import { catchUp } from '../support/stored-events.ts';
import { temporaryFolder } from '../support/temporary.ts';
import type { Bench } from './bench.ts';
import { side } from './noon-subscribers.ts';
import { writeRealisticLog } from './realistic-log.ts';
import { type Spread, shownSpread, spreadOf } from './statistics.ts';

const LONE = 2000;

type Rate = Readonly<{ aSecond: number; processorUs: number }>;
type Turn = Readonly<{ lone: Rate; together: Rate; bytes: number }>;

export const appendsBench: Bench = {
  name: 'appends',
  help: 'a realistic log of --events appended to the embedded store, one by one and by many at once; bytes an event',
  async run({ events, pairs }) {
    const written = await realisticEvents(events);
    const turns: Turn[] = [];
    for (let pair = 0; pair < pairs; pair += 1) turns.push(await appendAll(written));
    const of = (figure: (turn: Turn) => number): Spread => spreadOf(turns.map(figure));
    const figures = {
      events: written.length,
      lone: of(({ lone }) => lone.aSecond),
      loneUs: of(({ lone }) => lone.processorUs),
      together: of(({ together }) => together.aSecond),
      togetherUs: of(({ together }) => together.processorUs),
      bytes: of(({ bytes }) => bytes),
    };
    const row = (name: string, rate: Spread, us: Spread) => [name, shownSpread(rate), shownSpread(us)];
    console.log(
      table(
        ['appended', 'events a second', 'µs of the processor each'],
        [row('one by one', figures.lone, figures.loneUs), row('by many', figures.together, figures.togetherUs)],
      ),
    );
    console.log(`${figures.events} events, ${shownSpread(figures.bytes)} bytes each`);
    return { figures, isKept: true };
  },
};

/** Sealed and signed as Cairn does it, so that only the appends are measured. */
const realisticEvents = async (events: number): Promise<readonly NewEvent[]> => {
  const folder = await temporaryFolder();
  const fail = (fault: Error) => {
    throw fault;
  };
  const stores = await openStores(readSettings({}), await dataFolder(folder.path), systemClock, fail);
  try {
    await writeRealisticLog(stores, events);
    return (await catchUp(stores.eventStore, null)).flatMap((batch) =>
      batch.events.map(({ id, type, schemaVersion, data, metadata, sealed, mac }) => ({
        ...{ id, type, schemaVersion, data, metadata, sealed, mac },
      })),
    );
  } finally {
    await stores.close();
    await folder.remove();
  }
};

const appendAll = async (events: readonly NewEvent[]): Promise<Turn> => {
  const folder = await temporaryFolder();
  const path = join(folder.path, 'events.db');
  const store = await openSqliteEventStore(path);
  const append = async (at: number): Promise<void> => {
    const event = events[at];
    if (event) await store.append(`win-${event.id}`, [event], 'no-stream');
  };
  const lone = await rateOf(LONE, async () => {
    for (let at = 0; at < LONE; at += 1) await append(at);
  });
  const rest = events.length - LONE;
  const together = await rateOf(rest, () => side(rest, (at) => append(LONE + at)));
  await store.close();
  const bytes = (await stat(path)).size / events.length;
  await folder.remove();
  return { lone, together, bytes };
};

const rateOf = async (events: number, work: () => Promise<void>): Promise<Rate> => {
  const [cpu, begun] = [process.cpuUsage(), performance.now()];
  await work();
  const seconds = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  return { aSecond: events / seconds, processorUs: (user + system) / events };
};
