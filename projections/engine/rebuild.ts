import { Fault, hasCode } from '#application/engine/ports/fault.ts';
import type { Checkpoint } from '#application/engine/ports/read-models.ts';
import { type Built, buildGeneration, type Held, isAtTheEnd, type OnProgress } from './build.ts';
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
  options: RebuildOptions,
): Promise<Rebuilt> => {
  for (;;) {
    const built = await buildGeneration(parts, model.projector, hasSeen(model), onProgress, signal);
    const next = await whereAccepted(parts, built, options);
    const swapped = await model.exclusively(async (live) => {
      if (!reaches(next.checkpoint, live.checkpoint)) return null;
      await parts.store.swap(next.generation);
      return { generation: next.generation, checkpoint: next.checkpoint };
    });
    if (swapped) return { events: next.checkpoint?.events ?? 0, damage: next.damage };
    await parts.store.drop(next.generation); // the live one was faster: once more
  }
};

/** Takes the place of what was held; the next start follows it. */
export const rebuildHeld = async (
  parts: Parts,
  { projector }: Held,
  onProgress: OnProgress,
  signal: AbortSignal,
  options: RebuildOptions,
): Promise<Rebuilt> => {
  const built = await buildGeneration(parts, projector, isAtTheEnd, onProgress, signal);
  const { generation, checkpoint, damage } = await whereAccepted(parts, built, options);
  await parts.store.swap(generation);
  return { events: checkpoint?.events ?? 0, damage };
};

const whereAccepted = async (
  { store }: Parts,
  built: Built,
  { acceptDamage = false }: RebuildOptions,
): Promise<Built> => {
  if (built.damage === 0 || acceptDamage) return built;
  await store.drop(built.generation);
  throw logDamaged(built.damage);
};

/** Far enough to take the place of the live one, as far as anyone can tell from outside its turns. */
export const hasSeen = (model: LiveModel) => (checkpoint: Checkpoint | null, caughtUp: boolean) =>
  caughtUp && reaches(checkpoint, model.checkpoint);
