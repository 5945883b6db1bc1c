import { Fault, hasCode } from '#application/ports/fault.ts';
import type { Checkpoint } from '#application/ports/read-models.ts';
import { buildGeneration, type OnProgress } from './build.ts';
import { type Parts, reaches } from './generation.ts';
import type { LiveModel } from './live-model.ts';

export type RebuildOptions = Readonly<{ acceptDamage?: boolean }>;
/** Of how many events it is made, and how many of them are missing from it. */
export type Rebuilt = Readonly<{ events: number; damage: number }>;

export const logDamaged = (events: number): Fault =>
  new Fault('log-damaged', `${events} ${events === 1 ? 'event' : 'events'} of the log cannot be read as written`);
export const isLogDamaged = (error: unknown): boolean => hasCode(error, 'log-damaged');

/**
 * Builds the next generation beside the live one, which goes on following and serving; once it has seen what the live
 * one has, it takes its place. One that lacks damaged events does so only when that is accepted (`log-damaged`): what the
 * live one was made of when they were whole would be lost.
 */
export const rebuild = async (
  parts: Parts,
  model: LiveModel,
  onProgress: OnProgress,
  signal: AbortSignal,
  { acceptDamage = false }: RebuildOptions,
): Promise<Rebuilt> => {
  for (;;) {
    const next = await buildGeneration(parts, model.projector, hasSeen(model), onProgress, signal);
    if (next.damage > 0 && !acceptDamage) {
      await parts.store.drop(next.generation);
      throw logDamaged(next.damage);
    }
    const swapped = await model.exclusively(async (live) => {
      if (!reaches(next.checkpoint, live.checkpoint)) return null;
      await parts.store.swap(next.generation);
      return { generation: next.generation, checkpoint: next.checkpoint };
    });
    if (swapped) return { events: next.checkpoint?.events ?? 0, damage: next.damage };
    await parts.store.drop(next.generation); // the live one was faster: once more
  }
};

/** Far enough to take the place of the live one, as far as anyone can tell from outside its turns. */
export const hasSeen = (model: LiveModel) => (checkpoint: Checkpoint | null, caughtUp: boolean) =>
  caughtUp && reaches(checkpoint, model.checkpoint);
