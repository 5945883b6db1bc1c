import { parentPort, workerData } from 'node:worker_threads';
import type { LogFields, Logger } from '#application/engine/ports/logger.ts';
import { noTelemetry } from '#application/engine/telemetry.ts';
import { type BuildOrder, buildHere } from '#projections/engine/build.ts';
import type { Folded } from '#projections/engine/generation.ts';
import { type BuildPlaces, openBuildStores } from '../build-stores.ts';
import { projectorsOf } from './projectors.ts';
import { reactionsOf } from './reactions.ts';

/** A model by its name: code does not travel between threads. */
export type ThreadOrder = Readonly<{ name: string; version: string; begun: Folded | null }>;
export type ThreadData = Readonly<{ places: BuildPlaces; orders: readonly ThreadOrder[] }>;
export type FromThread =
  | Readonly<{ kind: 'progress'; events: number; total: number }>
  | Readonly<{ kind: 'unreadable'; code: string; id: string; stream: string }>
  | Readonly<{ kind: 'warning'; message: string; fields: LogFields | undefined }>
  | Readonly<{ kind: 'built'; built: readonly (Folded & Readonly<{ damage: number }>)[] }>
  | Readonly<{ kind: 'failed'; code: string | null; message: string }>;

/** Documents written in one turn: some 50 ms, in which nobody else writes. */
const SLICE = 2000;
const TELL_EVERY_MS = 200;

const tell = (message: FromThread): void => parentPort?.postMessage(message);

const logger: Logger = {
  debug() {},
  info() {},
  warn: (message, fields) => tell({ kind: 'warning', message, fields }),
  error: (message, _, fields) => tell({ kind: 'warning', message, fields }),
};

const ordersOf = (orders: readonly ThreadOrder[], { eventStoreUrl }: BuildPlaces): readonly BuildOrder[] => {
  const nothing = { composer: {}, telemetry: noTelemetry } as never; // rules look at events alone
  const reactions = reactionsOf(nothing, nothing, nothing, nothing, nothing, nothing);
  const projectors = projectorsOf(
    reactions.map(({ rules }) => rules),
    eventStoreUrl !== null,
  );
  return orders.map(({ name, version, begun }) => {
    const projector = projectors.find((one) => one.name === name && one.version === version);
    if (!projector) throw new Error(`this thread knows no read model ${name} of version ${version}`);
    return { projector, begun };
  });
};

const build = async ({ places, orders }: ThreadData): Promise<void> => {
  const stop = new AbortController();
  parentPort?.on('message', () => stop.abort(new Error('stopped')));
  const onUnreadable = (code: string, { id, stream }: Readonly<{ id: string; stream: string }>) =>
    tell({ kind: 'unreadable', code, id, stream });
  const { log, readModels: store, close } = await openBuildStores(places, onUnreadable);
  let toldAt = 0;
  const onProgress = (progress: Readonly<{ events: number; total: number }>) => {
    if (performance.now() - toldAt < TELL_EVERY_MS) return;
    toldAt = performance.now();
    tell({ kind: 'progress', ...progress });
  };
  try {
    const built = await buildHere({ log, store, logger }, SLICE)(ordersOf(orders, places), onProgress, stop.signal);
    tell({
      kind: 'built',
      built: built.map(({ generation, checkpoint, damage }) => ({ generation, checkpoint, damage })),
    });
  } finally {
    await close();
  }
};

build(workerData as ThreadData)
  .catch((error: unknown) => {
    const { message } = error instanceof Error ? error : new Error(String(error));
    tell({ kind: 'failed', code: error instanceof Error && 'code' in error ? String(error.code) : null, message });
  })
  .finally(() => parentPort?.close());
