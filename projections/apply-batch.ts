import type { FollowedEvent } from '#application/ports/event-log.ts';
import type { Batch, Position } from '#application/ports/event-store.ts';
import type { Checkpoint, Generation, ReadModelWriter, Versioned, Write } from '#application/ports/read-models.ts';
import type { JsonObject } from '#domain/json.ts';
import type { Change, Projector } from './projector.ts';

type Placed = Readonly<{ change: Change<JsonObject>; position: Position }>;

/** What a batch did to a read model: how far it is now, and whose documents changed. */
export type Applied = Readonly<{ checkpoint: Checkpoint; users: ReadonlySet<number> }>;

/**
 * Folds a batch into a generation: documents are loaded once, folded in memory in log order, and written with the
 * checkpoint. What a document or the checkpoint has seen already changes nothing. A handler or fold that throws leaves
 * its document as it is, marked and counted: a recorded fact is never rejected.
 */
export const applyBatch = async (
  store: ReadModelWriter,
  generation: Generation,
  projector: Projector,
  batch: Batch<FollowedEvent>,
  before: Checkpoint | null,
): Promise<Applied> => {
  const unseen = batch.events.filter(({ position }) => before === null || position > before.position);
  const { changes, failures } = changesOf(projector, unseen);
  const documents = await loadDocuments(store, generation, changes);
  const writes = new Map<string, Write>();
  let faults = failures;
  for (const { change, position } of changes) {
    const ids = 'id' in change ? [change.id] : await idsOf(store, generation, change, documents);
    for (const id of ids) {
      const folded = foldDocument(documents.get(id) ?? null, change, position);
      if (!folded) continue;
      if (folded.threw) faults += 1;
      documents.set(id, folded.next);
      writes.set(id, { id, ...folded.next });
    }
  }
  const last = unseen.at(-1);
  const checkpoint: Checkpoint = {
    position: last?.position ?? before?.position ?? '',
    eventId: last?.id ?? before?.eventId ?? null,
    events: (before?.events ?? 0) + unseen.length,
    failures: (before?.failures ?? 0) + faults,
  };
  if (last) await store.save(generation, [...writes.values()], checkpoint);
  return { checkpoint, users: usersOf(unseen, projector) };
};

const changesOf = (projector: Projector, events: readonly FollowedEvent[]) => {
  const changes: Placed[] = [];
  let failures = 0;
  for (const { type, data, personal, position } of events) {
    const handler = projector.on[type];
    if (!handler || (projector.readsPersonal && personal === 'destroyed')) continue;
    try {
      for (const change of handler(data as never, { position })) changes.push({ change, position });
    } catch {
      failures += 1; // there is no document to mark
    }
  }
  return { changes, failures };
};

const loadDocuments = async (store: ReadModelWriter, generation: Generation, changes: readonly Placed[]) => {
  const ids = new Set(changes.flatMap(({ change }) => ('id' in change ? [change.id] : [])));
  return new Map(ids.size > 0 ? await store.load(generation, [...ids]) : []);
};

/** The documents in the store and in this batch that the change concerns; those not loaded yet are loaded now. */
const idsOf = async (
  store: ReadModelWriter,
  generation: Generation,
  { field, value }: Extract<Change<JsonObject>, { field: string }>,
  documents: Map<string, Versioned>,
): Promise<readonly string[]> => {
  const stored = await store.idsWhere(generation, field, value);
  const missing = stored.filter((id) => !documents.has(id));
  for (const [id, document] of missing.length > 0 ? await store.load(generation, missing) : [])
    documents.set(id, document);
  return [...documents].filter(([, { document }]) => document?.[field] === value).map(([id]) => id);
};

const foldDocument = (
  known: Versioned | null,
  change: Change<JsonObject>,
  position: Position,
): Readonly<{ next: Versioned; threw: boolean }> | null => {
  if (known && known.position > position) return null;
  const before = known?.document ?? null;
  const faulty = known?.faulty ?? false;
  try {
    const document = change.fold(before);
    if (document === null && !known) return null;
    return { next: { document, position, faulty: faulty && document !== null }, threw: false };
  } catch {
    return { next: { document: before, position, faulty: true }, threw: true };
  }
};

const usersOf = (events: readonly FollowedEvent[], projector: Projector): ReadonlySet<number> => {
  const users = new Set<number>();
  for (const { type, data } of events)
    if (projector.on[type] && typeof data.userId === 'number') users.add(data.userId);
  return users;
};
