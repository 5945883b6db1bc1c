import type { EventLog, FollowedEvent } from '#application/ports/event-log.ts';
import { isUnknownEvent } from '#application/ports/event-log.ts';
import type { Batch, Position } from '#application/ports/event-store.ts';
import { Fault, hasCode, isUnavailable } from '#application/ports/fault.ts';
import type { Logger } from '#application/ports/logger.ts';
import type { ReadModelWriter } from '#application/ports/read-models.ts';
import { createGeneration, createLiveModel, findLive, type LiveModel } from './live-model.ts';
import type { Projector } from './projector.ts';
import { buildGeneration, type OnProgress, rebuild, type Verification, verify } from './rebuild.ts';

/** `lag` is how many events it has still to see, exact up to 1,000. `stopped` says why it follows no more. */
export type ModelStatus = Readonly<{
  name: string;
  version: string;
  events: number;
  failures: number;
  lag: number;
  stopped: string | null;
}>;

/** Keeps all read models of this process up with the log. */
export interface ProjectionRunner {
  status(): Promise<readonly ModelStatus[]>;
  rebuild(name: string, onProgress: OnProgress): Promise<{ events: number }>;
  verify(name: string, onProgress: OnProgress): Promise<Verification>;
  stop(): Promise<void>;
}

export type RunnerOptions = Readonly<{
  log: EventLog;
  store: ReadModelWriter;
  projectors: readonly Projector[];
  logger: Logger;
  /** After documents were written: which read model, and whose documents. */
  onApplied(model: string, users: ReadonlySet<number>): void;
}>;

export const LAG_COUNTED = 1000;
const RETRY_MS = 500;

export const noSuchModel = (name: string): Fault => new Fault('no-such-read-model', `there is no read model ${name}`);
export const isNoSuchModel = (error: unknown): boolean => hasCode(error, 'no-such-read-model');

/**
 * Starts to follow. A read model that has no documents yet, or documents of another version or another log, is built
 * before this resolves; one whose version alone changed goes on serving its old documents until then.
 */
export const startProjectionRunner = async (options: RunnerOptions): Promise<ProjectionRunner> => {
  const { log, store, projectors } = options;
  const end = new AbortController();
  const models = new Map<string, LiveModel>();
  for (const projector of projectors)
    models.set(projector.name, createLiveModel(store, projector, await liveOrBuilt(log, store, projector, end.signal)));
  let stopped: string | null = null;
  const following = followAll(options, [...models.values()], end.signal).catch((error: unknown) => {
    stopped = isUnknownEvent(error) ? 'unknown-event' : 'failed';
    options.logger.error('the read models have stopped following', error);
  });
  const find = (name: string): LiveModel => {
    const model = models.get(name);
    if (!model) throw noSuchModel(name);
    return model;
  };
  return {
    status: () => Promise.all([...models.values()].map((model) => statusOf(log, model, stopped))),
    async rebuild(name, onProgress) {
      const checkpoint = await rebuild(log, store, find(name), onProgress, end.signal);
      return { events: checkpoint?.events ?? 0 };
    },
    verify: (name, onProgress) => verify(log, store, find(name), onProgress, end.signal),
    async stop() {
      end.abort(new Error('stopped'));
      await following;
    },
  };
};

const liveOrBuilt = async (log: EventLog, store: ReadModelWriter, projector: Projector, signal: AbortSignal) => {
  await dropStrays(store, projector);
  const found = await findLive(log, store, projector);
  if (found) return found;
  const head = await log.head();
  const built =
    head === null
      ? { generation: await createGeneration(log, store, projector), checkpoint: null }
      : await buildGeneration(
          log,
          store,
          projector,
          (_, caughtUp) => caughtUp,
          () => undefined,
          signal,
        );
  await store.swap(built.generation);
  return built;
};

/** What a killed rebuild left behind. */
const dropStrays = async (store: ReadModelWriter, { name }: Projector): Promise<void> => {
  const live = await store.live(name);
  for (const generation of await store.generations(name))
    if (generation.number !== live?.number) await store.drop(generation);
};

const statusOf = async (log: EventLog, { projector, checkpoint }: LiveModel, stopped: string | null) => ({
  name: projector.name,
  version: projector.version,
  events: checkpoint?.events ?? 0,
  failures: checkpoint?.failures ?? 0,
  lag: await log.countAfter(checkpoint?.position ?? null, LAG_COUNTED),
  stopped,
});

/** One following for all: each event is opened once, and each model skips what it has seen. */
const followAll = async (options: RunnerOptions, models: readonly LiveModel[], signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    try {
      for await (const batch of options.log.follow(leastSeen(models), signal)) await applyAll(options, models, batch);
    } catch (error) {
      if (signal.aborted) return;
      if (!isUnavailable(error)) throw error;
      options.logger.warn('a store is away; the read models wait');
      await pause(RETRY_MS, signal);
    }
  }
};

const applyAll = async (
  { onApplied }: RunnerOptions,
  models: readonly LiveModel[],
  batch: Batch<FollowedEvent>,
): Promise<void> => {
  if (batch.events.length === 0) return;
  await Promise.all(
    models.map(async (model) => {
      const { users } = await model.apply(batch);
      onApplied(model.projector.name, users);
    }),
  );
};

const leastSeen = (models: readonly LiveModel[]): Position | null => {
  const positions = models.map(({ checkpoint }) => checkpoint?.position ?? null);
  return positions.includes(null) ? null : (positions.sort()[0] ?? null);
};

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
