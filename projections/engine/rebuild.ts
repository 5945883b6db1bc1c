import { Fault, hasCode } from '#application/engine/ports/fault.ts';
import type { OnProgress, RebuildOptions, Rebuilt } from '#application/engine/ports/projections.ts';
import type { Checkpoint } from '#application/engine/ports/read-models.ts';
import { applyBatch } from './apply-batch.ts';
import type { Build, Built } from './build.ts';
import { type Folded, type Parts, reaches, wantedBy } from './generation.ts';
import type { LiveModel } from './live-model.ts';
import type { Projector } from './projector.ts';

export const logDamaged = (events: number): Fault =>
  new Fault('log-damaged', `${events} ${events === 1 ? 'event' : 'events'} of the log cannot be read as written`);

export const isLogDamaged = (error: unknown): boolean => hasCode(error, 'log-damaged');

/** What a rebuild is done with. `begun` is what a killed one left. */
export type RebuildTools = Readonly<{ parts: Parts; build: Build; signal: AbortSignal }>;

/**
 * Builds the next generation beside the live one, which goes on following and serving; once it has seen what the live
 * one has, it takes its place. One that lacks damaged events does so only when that is accepted (`log-damaged`): what the
 * live one was made of when they were whole would be lost.
 */
export const rebuild = async (
  { parts, build, signal }: RebuildTools,
  model: LiveModel,
  onProgress: OnProgress,
  options: RebuildOptions,
  begun: Folded | null = null,
): Promise<Rebuilt> => {
  const { projector } = model;
  const built = await whereAccepted(parts, await only(build([{ projector, begun }], onProgress, signal)), options);
  let next: Folded = built;
  try {
    await model.exclusively(async (live) => {
      next = await catchUp(parts, projector, next, live.checkpoint, signal);
      await parts.store.swap(next.generation);
      return next;
    });
  } catch (error) {
    if (!signal.aborted && !(await isLive(parts, next))) await parts.store.drop(next.generation);
    throw error;
  }
  return { events: next.checkpoint?.events ?? 0, damage: built.damage };
};

/** A swap may have been made before it failed. */
const isLive = async ({ store }: Parts, { generation }: Folded): Promise<boolean> =>
  (await store.live(generation.model))?.number === generation.number;

/** Takes the place of what is not followed; the next start follows it. */
export const rebuildHeld = async (
  { parts, build, signal }: RebuildTools,
  projector: Projector,
  onProgress: OnProgress,
  options: RebuildOptions,
): Promise<Rebuilt> => {
  const built = await only(build([{ projector, begun: null }], onProgress, signal));
  const { generation, checkpoint, damage } = await whereAccepted(parts, built, options);
  await parts.store.swap(generation);
  return { events: checkpoint?.events ?? 0, damage };
};

export const only = async (building: Promise<readonly Built[]>): Promise<Built> => {
  const [built] = await building;
  if (built) return built;
  throw new Error('nothing was built');
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

/** Brings one generation exactly as far as the other; nothing else writes to it meanwhile. */
export const catchUp = async (
  parts: Parts,
  projector: Projector,
  behind: Folded,
  target: Checkpoint | null,
  signal: AbortSignal,
): Promise<Folded> => {
  if (target === null || reaches(behind.checkpoint, target)) return behind;
  let folded = behind;
  const after = behind.checkpoint?.position ?? null;
  for await (const batch of parts.log.follow(after, signal, wantedBy([projector]))) {
    const events = batch.events.filter(({ position }) => position <= target.position);
    ({ folded } = await applyBatch(parts, projector, folded, { ...batch, events }));
    if (reaches(folded.checkpoint, target)) return folded;
  }
  throw signal.reason ?? new Error('the log ended while it was followed');
};
