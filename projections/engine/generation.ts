import type { EventLog, FollowedEvent, Wanted } from '#application/engine/ports/event-log.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import type { Checkpoint, Generation, ReadModelWriter } from '#application/engine/ports/read-models.ts';
import { type Projector, readsVersion } from './projector.ts';

/** What read models are made from, where they are kept, and who is told when a fold throws. */
export type Parts = Readonly<{ log: EventLog; store: ReadModelWriter; logger: Logger }>;

/** A generation, and how far the log is folded into it. */
export type Folded = Readonly<{ generation: Generation; checkpoint: Checkpoint | null }>;

/** Whether one has seen everything that the other has. */
export const reaches = (one: Checkpoint | null, other: Checkpoint | null): boolean =>
  other === null || (one !== null && one.position >= other.position);

/** Of these events, those that come after a checkpoint. */
export const unseenBy = (checkpoint: Checkpoint | null, events: readonly FollowedEvent[]): readonly FollowedEvent[] => {
  const first = events[0];
  if (checkpoint === null || !first || first.position > checkpoint.position) return events;
  return events.filter(({ position }) => position > checkpoint.position);
};

/** What of the log these projectors have use for. */
export const wantedBy = (projectors: readonly Projector[]): Wanted => ({
  types: new Set(projectors.flatMap(({ on }) => Object.keys(on))),
  personal: new Set(projectors.flatMap(({ on, readsPersonal }) => (readsPersonal ? Object.keys(on) : []))),
  metadata: new Set(projectors.flatMap(({ on, readsMetadata }) => (readsMetadata ? Object.keys(on) : []))),
});

export const createGeneration = async ({ log, store }: Parts, projector: Projector): Promise<Generation> =>
  store.create(projector.name, {
    version: projector.version,
    indexes: projector.indexes,
    log: await log.identity(),
  });

/**
 * What there is of a read model. `live`: the generation to go on with. Where there is none, as it is of another version or
 * of another log (or this one was restored to an earlier point), `served` may be read meanwhile. `begun` is what a killed
 * build left, to be gone on with.
 */
type Generations = Readonly<{ live: Folded | null; served: Folded | null; begun: Folded | null }>;

export const findLive = async (parts: Parts, projector: Projector): Promise<Folded | null> => {
  const found = await liveOf(parts, projector);
  return found && found.generation.version === projector.version ? found : null;
};

/** The same after what is of no use any more was dropped: unfinished generations that nobody can go on with. */
export const tidiedGenerations = async (parts: Parts, projector: Projector): Promise<Generations> => {
  const found = await liveOf(parts, projector);
  const isCurrent = found?.generation.version === projector.version;
  const isReadable = found !== null && readsVersion(projector, found.generation.version);
  const [live, served] = [isCurrent ? found : null, !isCurrent && isReadable ? found : null];
  return { live, served, begun: await furthestBegun(parts, projector) };
};

/** The live generation, whatever its version, where the log is the one it has seen. */
const liveOf = async (parts: Parts, { name }: Projector): Promise<Folded | null> => {
  const generation = await parts.store.live(name);
  return generation && ofThisLog(parts, generation);
};

const ofThisLog = async ({ log, store }: Parts, generation: Generation): Promise<Folded | null> => {
  const { log: known, checkpoint } = await store.origin(generation);
  if (known !== (await log.identity())) return null;
  if (checkpoint === null) return { generation, checkpoint };
  return (await log.idAt(checkpoint.position)) === checkpoint.eventId ? { generation, checkpoint } : null;
};

/** One that lacks something, as an event was damaged or a fold threw, is not gone on with: it may be mended by now. */
export const furthestBegun = async (parts: Parts, { name, version }: Projector): Promise<Folded | null> => {
  const live = await parts.store.live(name);
  let furthest: Folded | null = null;
  for (const generation of await parts.store.generations(name)) {
    if (generation.number === live?.number) continue;
    const found = generation.version === version ? await ofThisLog(parts, generation) : null;
    const fits = found?.checkpoint?.failures === 0 && !reaches(furthest?.checkpoint ?? null, found.checkpoint);
    const useless = fits ? furthest?.generation : generation;
    if (fits) furthest = found;
    if (useless) await parts.store.drop(useless);
  }
  return furthest;
};
