import { setImmediate as turn } from 'node:timers/promises';
import { eventDamaged, type FollowedEvent, unknownEvent } from '#application/engine/ports/event-log.ts';
import type { Batch, Position } from '#application/engine/ports/event-store.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import type { Generation, ReadModelWriter, Versioned, Write } from '#application/engine/ports/read-models.ts';
import type { JsonObject } from '#domain/json.ts';
import { type Folded, type Parts, unseenBy } from './generation.ts';
import { type Change, handlerOf, type Projector } from './projector.ts';

/** `order` is its place in the batch. */
type Placed = Readonly<{ change: Change<JsonObject>; position: Position; order: number }>;

/** So many documents are in memory at once, however many one event changes. */
const SLICE = 1000;

/**
 * What a batch did to a read model: how far it is now, whose documents it concerned, and how many of its events could not be
 * read as they were written and are therefore not in it.
 */
type Applied = Readonly<{ folded: Folded; users: ReadonlySet<number>; damage: number }>;

/**
 * Folds a batch into a generation. A fold reads only the document it writes, so slices of the documents concerned are
 * loaded, folded in log order and written, one after the other; the checkpoint goes with the last. What a document or the
 * checkpoint has seen already changes nothing: so a batch that was cut short is folded once more. A handler or fold that
 * throws leaves its document as it is, marked, counted and logged: a recorded fact is never rejected. So is an event that is
 * damaged, and nothing of it is folded.
 */
export const applyBatch = async (
  { store, logger }: Omit<Parts, 'log'>,
  projector: Projector,
  folded: Folded,
  batch: Batch<FollowedEvent>,
): Promise<Applied> => {
  const users = usersOf(batch.events, projector);
  const { generation, checkpoint: before } = folded;
  const unseen = unseenBy(before, batch.events);
  const last = unseen.at(-1);
  if (!last) return { folded, users, damage: 0 };
  const { changes, faults, damage } = changesOf(projector, unseen);
  const changesFor = byDocument(changes).of;
  const foldSlice = async (ids: readonly string[]): Promise<readonly Write[]> => {
    const loaded = ids.length > 0 ? await store.load(generation, ids) : new Map<string, Versioned>();
    return ids.flatMap((id) => {
      const document = foldDocument(loaded.get(id) ?? null, changesFor(id), faults);
      return document ? [{ id, ...document }] : [];
    });
  };
  const ids = await idsConcerned(store, generation, changes);
  let done = 0; // before the first checkpoint no more are there than one batch made: one slice
  for (; before !== null && ids.length - done > SLICE; done += SLICE) {
    await store.save(generation, await foldSlice(ids.slice(done, done + SLICE)), before);
    await turn(); // pages and mail go on in between
  }
  const writes = await foldSlice(ids.slice(done));
  const checkpoint = {
    position: last.position,
    eventId: last.id,
    events: (before?.events ?? 0) + unseen.length,
    failures: (before?.failures ?? 0) + faults.length,
  };
  await store.save(generation, writes, checkpoint);
  reportFaults(logger, projector, faults);
  return { folded: { generation, checkpoint }, users, damage };
};

/** What the events change, what could not be asked of them, and how many could not be read as they were written. */
export const changesOf = (projector: Projector, events: readonly FollowedEvent[]) => {
  const changes: Placed[] = [];
  const faults: unknown[] = [];
  let damage = 0;
  for (const event of events) {
    const { id, stream, type, data, personal, position } = event;
    if (personal === 'damaged') {
      damage += 1; // of which type it was nobody knows: it may be every model's
      faults.push(eventDamaged(id, stream));
      continue;
    }
    const handler = handlerOf(projector, type);
    if (personal === 'newer' && (handler || projector.needsEveryEvent)) throw unknownEvent(type); // without it the documents would be wrong
    if (!handler) continue;
    if (projector.readsPersonal && personal === 'destroyed') continue;
    if (projector.readsPersonal && personal === 'unreadable') {
      damage += 1;
      faults.push(new Fault('unreadable', `the words of a ${type} cannot be opened`)); // which is no erasure
      continue;
    }
    try {
      for (const change of handler(data as never, event)) changes.push({ change, position, order: changes.length });
    } catch (error) {
      faults.push(error); // there is no document to mark
    }
  }
  return { changes, faults, damage };
};

/** Those named, and those in the store with a field's value. One that gets the value in this batch is among those named. */
const idsConcerned = async (
  store: ReadModelWriter,
  generation: Generation,
  changes: readonly Placed[],
): Promise<readonly string[]> => {
  const ids = new Set<string>();
  for (const { change } of changes)
    if ('id' in change) ids.add(change.id);
    else for (const id of await store.idsWhere(generation, change.field, change.value)) ids.add(id);
  return [...ids];
};

/** What may concern a document, in log order: what names it, and what is about every document of a field. `ids` are named. */
export const byDocument = (changes: readonly Placed[]) => {
  const named = new Map<string, Placed[]>();
  const general: Placed[] = [];
  for (const placed of changes) {
    const { change } = placed;
    if (!('id' in change)) general.push(placed);
    else {
      const known = named.get(change.id);
      if (known) known.push(placed);
      else named.set(change.id, [placed]);
    }
  }
  const of = (id: string): readonly Placed[] => {
    const own = named.get(id) ?? [];
    return general.length === 0 ? own : [...own, ...general].sort((one, other) => one.order - other.order);
  };
  return { ids: [...named.keys()], of };
};

/**
 * The document after these changes, null when nothing was done to it. What it had seen when it was loaded it must not see
 * again; what one event changes in it twice does count twice.
 */
export const foldDocument = (
  loaded: Versioned | null,
  changes: readonly Placed[],
  faults: unknown[],
): Versioned | null => {
  let known = loaded;
  for (const { change, position } of changes) {
    const isSeen = loaded !== null && position <= loaded.position;
    const isConcerned = 'id' in change || isOf(known?.document ?? null, change.field, change.value);
    if (!isSeen && isConcerned) known = afterChange(known, change, position, faults);
  }
  return known === loaded ? null : known;
};

const isOf = (document: JsonObject | null, field: string, value: string | number): boolean =>
  document !== null && Object.hasOwn(document, field) && document[field] === value;

/** Null when there was none and is none. */
const afterChange = (
  known: Versioned | null,
  change: Change<JsonObject>,
  position: Position,
  faults: unknown[],
): Versioned | null => {
  const before = known?.document ?? null;
  try {
    const document = change.fold(before);
    if (document === null && !known) return null;
    return { document, position, faulty: (known?.faulty ?? false) && document !== null };
  } catch (error) {
    faults.push(error);
    return { document: before, position, faulty: true };
  }
};

/** One line for each kind of fault. Never the error itself: its message may quote a document. */
export const reportFaults = (logger: Logger, { name: readModel }: Projector, faults: readonly unknown[]): void => {
  for (const [code, some] of Map.groupBy(faults, codeOf))
    logger.warn('a fold threw; its document was left as it was', { readModel, code, count: some.length });
};

/** What kind of error it is, without a word of its message. */
export const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'failed';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};

const usersOf = (events: readonly FollowedEvent[], projector: Projector): ReadonlySet<number> => {
  const users = new Set<number>();
  for (const { type, data } of events)
    if (handlerOf(projector, type) && typeof data.userId === 'number') users.add(data.userId);
  return users;
};
