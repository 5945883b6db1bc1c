import type { OnProgress } from '#application/engine/ports/projections.ts';
import { createGeneration, type Folded, type Parts, wantedBy } from './generation.ts';
import { createGrowing, type Growing } from './growing.ts';
import type { Projector } from './projector.ts';

/** A generation to build: anew, or going on from where a killed build had come. */
export type BuildOrder = Readonly<{ projector: Projector; begun: Folded | null }>;
/** With how many events of the log missing from it, for they are damaged. */
export type Built = Folded & Readonly<{ projector: Projector; damage: number }>;

/**
 * Folds the log into new generations, up to its end as it is by then, in one pass: each event is opened once. What was not
 * finished when the signal ended is left to be gone on with; after any other failure it is dropped.
 */
export type Build = (
  orders: readonly BuildOrder[],
  onProgress: OnProgress,
  signal: AbortSignal,
) => Promise<readonly Built[]>;

/** So many documents are folded before they are written, each once. */
const SPAN = 10_000;

/** `slice` documents are written at once: other work of this thread goes on in between. */
export const buildHere =
  (parts: Parts, slice = 500): Build =>
  async (orders, onProgress, signal) => {
    const growing: Growing[] = [];
    try {
      for (const { projector, begun } of orders) {
        const folded = begun ?? { generation: await createGeneration(parts, projector), checkpoint: null };
        growing.push(createGrowing(parts, projector, folded, slice));
      }
      if ((await parts.log.head()) !== null) await grow(parts, growing, onProgress, signal);
      for (const { projector, folded } of growing) await parts.store.complete(folded.generation, projector.indexes);
    } catch (error) {
      if (!signal.aborted) for (const { folded } of growing) await parts.store.drop(folded.generation);
      throw error;
    }
    return growing.map(({ projector, folded, damage }) => ({ ...folded, projector, damage }));
  };

const grow = async (
  parts: Parts,
  growing: readonly Growing[],
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<void> => {
  const total = await eventsKnown(parts, growing);
  const wanted = wantedBy(growing.map(({ projector }) => projector));
  for await (const batch of parts.log.follow(leastSeen(growing), signal, wanted)) {
    for (const one of growing) await one.fold(batch);
    const unsaved = growing.reduce((sum, one) => sum + one.unsaved, 0);
    if (unsaved >= SPAN || batch.caughtUp) for (const one of growing) await one.save();
    const events = Math.min(...growing.map(({ seen }) => seen));
    onProgress({ events, total: Math.max(events, total) });
    if (batch.caughtUp) return;
  }
  throw signal.reason ?? new Error('the log ended while it was followed');
};

/** What is served has counted them; to count them anew would be another pass over the log. */
const eventsKnown = async ({ store }: Parts, growing: readonly Growing[]): Promise<number> => {
  const checkpoints = await Promise.all(growing.map(({ projector }) => store.checkpoint(projector)));
  return Math.max(0, ...checkpoints.map((checkpoint) => checkpoint?.events ?? 0));
};

const leastSeen = (growing: readonly Growing[]): string | null => {
  const positions = growing.map(({ folded }) => folded.checkpoint?.position ?? null);
  return positions.includes(null) ? null : (positions.sort()[0] ?? null);
};
