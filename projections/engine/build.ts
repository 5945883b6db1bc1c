import type { Checkpoint } from '#application/engine/ports/read-models.ts';
import { applyBatch } from './apply-batch.ts';
import { createGeneration, type Folded, findLive, type Parts } from './generation.ts';
import type { Projector } from './projector.ts';

/** `events` folded so far of about `total`. */
export type Progress = Readonly<{ events: number; total: number }>;
export type OnProgress = (progress: Progress) => void;

type IsThere = (checkpoint: Checkpoint | null, caughtUp: boolean) => boolean;
export const isAtTheEnd: IsThere = (_, caughtUp) => caughtUp;

type Growing = { readonly projector: Projector; folded: Folded; damage: number };
/** With how many events of the log missing from it, for they are damaged. */
export type Built = Folded & Readonly<{ damage: number }>;

const COUNTED = 10_000_000;

/** Folds the log from its beginning into a new generation, until `isThere` says it has come far enough. */
export const buildGeneration = async (
  parts: Parts,
  projector: Projector,
  isThere: IsThere,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Built> => {
  const growing = await begin(parts, projector);
  await grow(parts, [growing], isThere, onProgress, signal);
  return { ...growing.folded, damage: growing.damage };
};

/** A read model whose new generation would replace documents that a damaged log does not give any more. */
export type Held = Readonly<{ projector: Projector; checkpoint: Checkpoint | null; damage: number }>;

/**
 * The live generation of each projector. Those that have none to go on with are built in one pass over the log. One that
 * turned out to lack damaged events takes nobody's place: what served before goes on serving as it is, and is `held`.
 */
export const findOrBuild = async (
  parts: Parts,
  projectors: readonly Projector[],
  signal: AbortSignal,
): Promise<Readonly<{ live: ReadonlyMap<Projector, Folded>; held: readonly Held[] }>> => {
  const held: Held[] = [];
  const live = new Map<Projector, Folded>();
  const missing: Growing[] = [];
  for (const projector of projectors) {
    await dropStrays(parts, projector);
    const found = await findLive(parts, projector);
    if (found) live.set(projector, found);
    else missing.push(await begin(parts, projector));
  }
  if (missing.length > 0 && (await parts.log.head()) !== null)
    await grow(parts, missing, isAtTheEnd, () => undefined, signal);
  for (const { projector, folded, damage } of missing) {
    const older = await parts.store.live(projector.name);
    if (older && damage > 0) {
      const { checkpoint } = await parts.store.origin(older);
      await parts.store.drop(folded.generation);
      held.push({ projector, checkpoint, damage });
      continue;
    }
    await parts.store.swap(folded.generation);
    live.set(projector, folded);
  }
  return { live, held };
};

const begin = async (parts: Parts, projector: Projector): Promise<Growing> => ({
  projector,
  folded: { generation: await createGeneration(parts, projector), checkpoint: null },
  damage: 0,
});

const grow = async (
  parts: Parts,
  growing: readonly Growing[],
  isThere: IsThere,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<void> => {
  try {
    const total = await parts.log.countAfter(null, COUNTED);
    for await (const batch of parts.log.follow(null, signal)) {
      for (const one of growing) {
        const { folded, damage } = await applyBatch(parts, one.projector, one.folded, batch);
        one.folded = folded;
        one.damage += damage;
      }
      const checkpoint = growing[0]?.folded.checkpoint ?? null; // they all saw the same
      onProgress({ events: checkpoint?.events ?? 0, total });
      if (isThere(checkpoint, batch.caughtUp)) return;
    }
    throw signal.reason ?? new Error('the log ended while it was followed');
  } catch (error) {
    for (const { folded } of growing) await parts.store.drop(folded.generation);
    throw error;
  }
};

/** What a killed rebuild left behind. */
const dropStrays = async ({ store }: Parts, { name }: Projector): Promise<void> => {
  const live = await store.live(name);
  for (const generation of await store.generations(name))
    if (generation.number !== live?.number) await store.drop(generation);
};
