import type { EventLog, FollowedEvent } from '#application/ports/event-log.ts';
import type { Batch } from '#application/ports/event-store.ts';
import type { Checkpoint, Generation, ReadModelWriter } from '#application/ports/read-models.ts';
import { type Applied, applyBatch } from './apply-batch.ts';
import type { Projector } from './projector.ts';

/** What depends on the time-zone database is rebuilt when the runtime brings another. */
export const versionOf = (projector: Projector): string => projector.version;

export const createGeneration = async (
  log: EventLog,
  store: ReadModelWriter,
  projector: Projector,
): Promise<Generation> =>
  store.create(projector.name, {
    version: versionOf(projector),
    indexes: projector.indexes,
    log: await log.identity(),
  });

/**
 * The generation of one read model that serves and follows. All that writes to it goes one after the other, so that a
 * rebuilt generation can take its place between two batches.
 */
export interface LiveModel {
  readonly projector: Projector;
  readonly checkpoint: Checkpoint | null;
  readonly generation: Generation;
  apply(batch: Batch<FollowedEvent>): Promise<Applied>;
  /** Runs `work` while nothing else writes; what it returns becomes the live generation, null leaves it. */
  exclusively(work: (live: Live) => Promise<Live | null>): Promise<boolean>;
}
export type Live = Readonly<{ generation: Generation; checkpoint: Checkpoint | null }>;

export const createLiveModel = (store: ReadModelWriter, projector: Projector, first: Live): LiveModel => {
  let live = first;
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined); // whoever asked for it is told; the next in line goes on
    return mine;
  };
  return {
    projector,
    get checkpoint() {
      return live.checkpoint;
    },
    get generation() {
      return live.generation;
    },
    apply: (batch) =>
      inTurn(async () => {
        const applied = await applyBatch(store, live.generation, projector, batch, live.checkpoint);
        live = { ...live, checkpoint: applied.checkpoint.position === '' ? null : applied.checkpoint };
        return applied;
      }),
    exclusively: (work) =>
      inTurn(async () => {
        const next = await work(live);
        if (next) live = next;
        return next !== null;
      }),
  };
};

/**
 * The generation to go on with, or null when it must be rebuilt before it serves: it is of another version, or the log is
 * not the one it has seen (another one, or restored to an earlier point).
 */
export const findLive = async (log: EventLog, store: ReadModelWriter, projector: Projector): Promise<Live | null> => {
  const generation = await store.live(projector.name);
  if (!generation || generation.version !== versionOf(projector)) return null;
  const { log: known, checkpoint } = await store.origin(generation);
  if (known !== (await log.identity())) return null;
  if (checkpoint === null) return { generation, checkpoint };
  return (await log.idAt(checkpoint.position)) === checkpoint.eventId ? { generation, checkpoint } : null;
};
