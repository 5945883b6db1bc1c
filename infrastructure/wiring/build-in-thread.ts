import { Worker } from 'node:worker_threads';
import { Fault } from '#application/engine/ports/fault.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import type { OnProgress } from '#application/engine/ports/projections.ts';
import { type Build, type BuildOrder, type Built, buildHere } from '#projections/engine/build.ts';
import type { Parts } from '#projections/engine/generation.ts';
import type { BuildPlaces } from '../build-stores.ts';
import type { OnUnreadable } from '../shared/sealed-log-opening.ts';
import { freeTurn, whileBuilding } from '../sqlite/write-turns.ts';
import type { FromThread, ThreadData } from './build-thread.ts';

const THREAD = new URL('./build-thread.ts', import.meta.url);
/** Fewer events are folded sooner than a thread has begun. */
const WORTH_A_THREAD = 3000;
/** The young generation is large, for what is folded lives until the next save and no longer. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 };
/** What is being written when the process is told to stop is written to its end. */
const STOPS_WITHIN_MS = 5000;

type Told = Readonly<{ logger: Logger; onUnreadable: OnUnreadable }>;

/**
 * Builds in a thread of its own, which reads the log, opens events, folds them and writes: pages and mail go on meanwhile.
 * One at a time.
 */
export const createThreadBuild = (parts: Parts, places: BuildPlaces, onUnreadable: OnUnreadable): Build => {
  const here = buildHere(parts);
  let last: Promise<unknown> = Promise.resolve();
  return async (orders, onProgress, signal) => {
    const positions = orders.map(({ begun }) => begun?.checkpoint?.position ?? null);
    const from = positions.includes(null) ? null : (positions.sort()[0] ?? null);
    if ((await parts.log.countAfter(from, WORTH_A_THREAD)) < WORTH_A_THREAD) return here(orders, onProgress, signal);
    const told = { logger: parts.logger, onUnreadable };
    const building = last
      .then(() => signal.throwIfAborted())
      .then(() => whileBuilding(places.turns, () => inThread(places, orders, told, onProgress, signal)));
    last = building.catch(() => undefined); // whoever asked for it is told; the next in line goes on
    return building;
  };
};

const inThread = async (
  places: BuildPlaces,
  orders: readonly BuildOrder[],
  told: Told,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<readonly Built[]> => {
  const asked = orders.map(({ projector: { name, version }, begun }) => ({ name, version, begun }));
  const workerData: ThreadData = { places, orders: asked };
  const worker = new Worker(THREAD, { workerData, resourceLimits: MEMORY });
  const stop = () => {
    worker.postMessage('stop');
    setTimeout(() => void worker.terminate(), STOPS_WITHIN_MS).unref();
  };
  signal.addEventListener('abort', stop);
  try {
    return await resultOf(worker, orders, told, onProgress);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    signal.removeEventListener('abort', stop);
    freeTurn(places.turns);
  }
};

const resultOf = (
  worker: Worker,
  orders: readonly BuildOrder[],
  { logger, onUnreadable }: Told,
  onProgress: OnProgress,
): Promise<readonly Built[]> =>
  new Promise((resolve, reject) => {
    let end = (): void => reject(new Fault('build-ended', 'the thread that built read models ended by itself'));
    worker.on('message', (message: FromThread) => {
      switch (message.kind) {
        case 'progress':
          return onProgress({ events: message.events, total: message.total });
        case 'unreadable':
          return onUnreadable(message.code, message);
        case 'warning':
          return logger.warn(message.message, message.fields);
        case 'failed':
          end = () =>
            reject(message.code === null ? new Error(message.message) : new Fault(message.code, message.message));
          return;
        case 'built':
          end = () =>
            resolve(
              message.built.flatMap((one, at) => (orders[at] ? [{ ...one, projector: orders[at].projector }] : [])),
            );
      }
    });
    worker.on('error', (error) => {
      end = () => reject(error);
    });
    worker.on('exit', () => end()); // only then it holds no store open any more
  });
