import type { EventLog } from '#application/ports/event-log.ts';
import type { Checkpoint, Generation, ReadModelWriter } from '#application/ports/read-models.ts';
import { applyBatch } from './apply-batch.ts';
import { createGeneration, type Live, type LiveModel } from './live-model.ts';
import type { Projector } from './projector.ts';

/** `events` folded so far of about `total`. */
export type Progress = Readonly<{ events: number; total: number }>;
export type OnProgress = (progress: Progress) => void;

const COUNTED = 10_000_000;

/** Folds the log from its beginning into a new generation, until `isThere` says it has come far enough. */
export const buildGeneration = async (
  log: EventLog,
  store: ReadModelWriter,
  projector: Projector,
  isThere: (checkpoint: Checkpoint | null, caughtUp: boolean) => boolean,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Live> => {
  const generation = await createGeneration(log, store, projector);
  const total = await log.countAfter(null, COUNTED);
  const end = new AbortController();
  const stop = () => end.abort();
  signal.addEventListener('abort', stop);
  let checkpoint: Checkpoint | null = null;
  try {
    for await (const batch of log.follow(null, end.signal)) {
      signal.throwIfAborted();
      const applied = await applyBatch(store, generation, projector, batch, checkpoint);
      checkpoint = applied.checkpoint.position === '' ? null : applied.checkpoint;
      onProgress({ events: checkpoint?.events ?? 0, total });
      if (isThere(checkpoint, batch.caughtUp)) return { generation, checkpoint };
    }
    throw signal.reason ?? new Error('the log ended while it was followed');
  } catch (error) {
    await store.drop(generation);
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    end.abort();
  }
};

/**
 * Builds the next generation beside the live one, which goes on following and serving; once it has seen what the live
 * one has, it takes its place.
 */
export const rebuild = async (
  log: EventLog,
  store: ReadModelWriter,
  model: LiveModel,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Checkpoint | null> => {
  for (;;) {
    const next = await buildGeneration(log, store, model.projector, hasSeen(model), onProgress, signal);
    const swapped = await model.exclusively(async (live) => {
      if (!reaches(next.checkpoint, live.checkpoint)) return null;
      await store.swap(next.generation);
      return next;
    });
    if (swapped) return next.checkpoint;
    await store.drop(next.generation); // the live one was faster: once more
  }
};

export type Verification = Readonly<{ documents: number; equal: boolean; firstDifference: string | null }>;

/** Builds a second generation up to where the live one is, and compares their documents byte for byte. */
export const verify = async (
  log: EventLog,
  store: ReadModelWriter,
  model: LiveModel,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Verification> => {
  let result: Verification = { documents: 0, equal: false, firstDifference: null };
  const copy = await buildGeneration(log, store, model.projector, hasSeen(model), onProgress, signal);
  try {
    await model.exclusively(async (live) => {
      await catchUp(log, store, model.projector, copy, live.checkpoint, signal);
      const level = await catchUp(log, store, model.projector, live, copy.checkpoint, signal);
      result = await compare(store, level.generation, copy.generation);
      return level;
    });
  } finally {
    await store.drop(copy.generation);
  }
  return result;
};

const hasSeen = (model: LiveModel) => (checkpoint: Checkpoint | null, caughtUp: boolean) =>
  caughtUp && reaches(checkpoint, model.checkpoint);

const reaches = (one: Checkpoint | null, other: Checkpoint | null): boolean =>
  other === null || (one !== null && one.position >= other.position);

/** Brings one generation exactly as far as the other; nothing else writes to either meanwhile. */
const catchUp = async (
  log: EventLog,
  store: ReadModelWriter,
  projector: Projector,
  behind: Live,
  target: Checkpoint | null,
  signal: AbortSignal,
): Promise<Live> => {
  if (target === null || reaches(behind.checkpoint, target)) return behind;
  const end = new AbortController();
  let checkpoint = behind.checkpoint;
  try {
    for await (const batch of log.follow(checkpoint?.position ?? null, AbortSignal.any([signal, end.signal]))) {
      const events = batch.events.filter(({ position }) => position <= target.position);
      ({ checkpoint } = await applyBatch(store, behind.generation, projector, { ...batch, events }, checkpoint));
      if (reaches(checkpoint, target)) break;
    }
  } finally {
    end.abort();
  }
  return { generation: behind.generation, checkpoint };
};

const compare = async (store: ReadModelWriter, live: Generation, copy: Generation): Promise<Verification> => {
  const others = store.dump(copy)[Symbol.asyncIterator]();
  let documents = 0;
  for await (const [id, json] of store.dump(live)) {
    const other = await others.next();
    if (other.done || other.value[0] !== id || other.value[1] !== json)
      return { documents, equal: false, firstDifference: id };
    documents += 1;
  }
  const left = await others.next();
  return { documents, equal: left.done === true, firstDifference: left.done ? null : left.value[0] };
};
