import type { Checkpoint } from '#application/ports/read-models.ts';
import { buildGeneration, type OnProgress } from './build.ts';
import { type Parts, reaches } from './generation.ts';
import type { LiveModel } from './live-model.ts';

/**
 * Builds the next generation beside the live one, which goes on following and serving; once it has seen what the live
 * one has, it takes its place.
 */
export const rebuild = async (
  parts: Parts,
  model: LiveModel,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Checkpoint | null> => {
  for (;;) {
    const next = await buildGeneration(parts, model.projector, hasSeen(model), onProgress, signal);
    const swapped = await model.exclusively(async (live) => {
      if (!reaches(next.checkpoint, live.checkpoint)) return null;
      await parts.store.swap(next.generation);
      return next;
    });
    if (swapped) return next.checkpoint;
    await parts.store.drop(next.generation); // the live one was faster: once more
  }
};

/** Far enough to take the place of the live one, as far as anyone can tell from outside its turns. */
export const hasSeen = (model: LiveModel) => (checkpoint: Checkpoint | null, caughtUp: boolean) =>
  caughtUp && reaches(checkpoint, model.checkpoint);
