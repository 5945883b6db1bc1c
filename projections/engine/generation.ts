import type { EventLog, FollowedEvent } from '#application/engine/ports/event-log.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import type { Checkpoint, Generation, ReadModelWriter } from '#application/engine/ports/read-models.ts';
import type { Projector } from './projector.ts';

/** What read models are made from, where they are kept, and who is told when a fold throws. */
export type Parts = Readonly<{ log: EventLog; store: ReadModelWriter; logger: Logger }>;

/** A generation, and how far the log is folded into it. */
export type Folded = Readonly<{ generation: Generation; checkpoint: Checkpoint | null }>;

/** Of these events, those that come after a checkpoint. */
export const unseenBy = (checkpoint: Checkpoint | null, events: readonly FollowedEvent[]): readonly FollowedEvent[] => {
  const first = events[0];
  if (checkpoint === null || !first || first.position > checkpoint.position) return events;
  return events.filter(({ position }) => position > checkpoint.position);
};

/** Whether one has seen everything that the other has. */
export const reaches = (one: Checkpoint | null, other: Checkpoint | null): boolean =>
  other === null || (one !== null && one.position >= other.position);

export const createGeneration = async ({ log, store }: Parts, projector: Projector): Promise<Generation> =>
  store.create(projector.name, {
    version: projector.version,
    indexes: projector.indexes,
    log: await log.identity(),
  });

/**
 * The live generation to go on with, or null when one must be built: it is of another version, or the log is not the one
 * it has seen (another one, or restored to an earlier point).
 */
export const findLive = async ({ log, store }: Parts, projector: Projector): Promise<Folded | null> => {
  const generation = await store.live(projector.name);
  if (!generation || generation.version !== projector.version) return null;
  const { log: known, checkpoint } = await store.origin(generation);
  if (known !== (await log.identity())) return null;
  if (checkpoint === null) return { generation, checkpoint };
  return (await log.idAt(checkpoint.position)) === checkpoint.eventId ? { generation, checkpoint } : null;
};
