import type { FollowedEvent } from '#application/ports/event-log.ts';
import type { Batch, Position } from '#application/ports/event-store.ts';
import { Fault } from '#application/ports/fault.ts';
import type { Logger } from '#application/ports/logger.ts';
import type { Generation, ReadModelWriter, Versioned, Write } from '#application/ports/read-models.ts';
import type { JsonObject } from '#domain/json.ts';
import type { Folded, Parts } from './generation.ts';
import type { Change, Projector } from './projector.ts';

type Placed = Readonly<{ change: Change<JsonObject>; position: Position }>;

/** What a batch did to a read model: how far it is now, and whose documents it concerned. */
export type Applied = Readonly<{ folded: Folded; users: ReadonlySet<number> }>;

/**
 * Folds a batch into a generation: documents are loaded once, folded in memory in log order, and written with the
 * checkpoint. What a document or the checkpoint has seen already changes nothing. A handler or fold that throws leaves
 * its document as it is, marked, counted and logged: a recorded fact is never rejected.
 */
export const applyBatch = async (
  { store, logger }: Omit<Parts, 'log'>,
  projector: Projector,
  folded: Folded,
  batch: Batch<FollowedEvent>,
): Promise<Applied> => {
  const users = usersOf(batch.events, projector);
  const { generation, checkpoint: before } = folded;
  const unseen = batch.events.filter(({ position }) => before === null || position > before.position);
  const last = unseen.at(-1);
  if (!last) return { folded, users };
  const { changes, faults } = changesOf(projector, unseen);
  const documents = await workingSet(store, generation, changes);
  const writes = new Map<string, Write>();
  for (const { change, position } of changes)
    for (const id of await documents.concerned(change)) {
      const known = documents.get(id, position);
      if (known === 'seen') continue;
      const next = foldDocument(known, change, position, faults);
      if (!next) continue;
      documents.set(id, next);
      writes.set(id, { id, ...next });
    }
  const checkpoint = {
    position: last.position,
    eventId: last.id,
    events: (before?.events ?? 0) + unseen.length,
    failures: (before?.failures ?? 0) + faults.length,
  };
  await store.save(generation, [...writes.values()], checkpoint);
  report(logger, projector, faults);
  return { folded: { generation, checkpoint }, users };
};

const changesOf = (projector: Projector, events: readonly FollowedEvent[]) => {
  const changes: Placed[] = [];
  const faults: unknown[] = [];
  for (const { type, data, personal, position } of events) {
    const handler = projector.on[type];
    if (!handler || (projector.readsPersonal && personal === 'destroyed')) continue;
    if (projector.readsPersonal && personal === 'unreadable') {
      faults.push(new Fault('unreadable', `the words of a ${type} cannot be opened`)); // which is no erasure
      continue;
    }
    try {
      for (const change of handler(data as never, { position })) changes.push({ change, position });
    } catch (error) {
      faults.push(error); // there is no document to mark
    }
  }
  return { changes, faults };
};

/**
 * The documents of a batch while it is folded. One that had seen an event when it was loaded must not see it again; what
 * one event changes in it twice in this batch does count twice.
 */
const workingSet = async (store: ReadModelWriter, generation: Generation, changes: readonly Placed[]) => {
  const documents = new Map<string, Versioned>();
  const seen = new Map<string, Position>();
  const load = async (ids: readonly string[]) => {
    for (const [id, document] of ids.length > 0 ? await store.load(generation, ids) : []) {
      documents.set(id, document);
      seen.set(id, document.position);
    }
  };
  await load([...new Set(changes.flatMap(({ change }) => ('id' in change ? [change.id] : [])))]);
  return {
    get: (id: string, position: Position): Versioned | null | 'seen' =>
      (seen.get(id) ?? '') >= position ? 'seen' : (documents.get(id) ?? null),
    set: (id: string, document: Versioned) => documents.set(id, document),
    /** The documents in the store and in this batch that the change concerns; those not loaded yet are loaded now. */
    async concerned(change: Change<JsonObject>): Promise<readonly string[]> {
      if ('id' in change) return [change.id];
      const { field, value } = change;
      const stored = await store.idsWhere(generation, field, value);
      await load(stored.filter((id) => !documents.has(id)));
      return [...documents].filter(([, { document }]) => document?.[field] === value).map(([id]) => id);
    },
  };
};

/** The document after the change, null when there was none and is none. */
const foldDocument = (
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
const report = (logger: Logger, { name: readModel }: Projector, faults: readonly unknown[]): void => {
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
    if (projector.on[type] && typeof data.userId === 'number') users.add(data.userId);
  return users;
};
