import { setImmediate as turn } from 'node:timers/promises';
import type { FollowedEvent } from '#application/engine/ports/event-log.ts';
import type { Batch } from '#application/engine/ports/event-store.ts';
import type { Versioned, Write } from '#application/engine/ports/read-models.ts';
import { applyBatch, byDocument, changesOf, foldDocument, reportFaults } from './apply-batch.ts';
import { type Folded, type Parts, unseenBy } from './generation.ts';
import type { Projector } from './projector.ts';

/** A generation under construction. Nothing of it can be read by anyone before it is swapped in. */
export interface Growing {
  readonly projector: Projector;
  /** What is in the store: after a kill it goes on from there. */
  readonly folded: Folded;
  /** How many events are folded, with what is in memory. */
  readonly seen: number;
  /** How many events of the log are missing from it, for they are damaged. */
  readonly damage: number;
  /** Documents that are not in the store yet. */
  readonly unsaved: number;
  fold(batch: Batch<FollowedEvent>): Promise<void>;
  /** Everything folded so far, and its checkpoint, goes to the store. */
  save(): Promise<void>;
}

/** `saved` is what the store has of it; null when it has never heard of the id. */
type Known = { now: Versioned | null; saved: Versioned | null };

/**
 * Keeps the documents it folds in memory and writes each of them once for thousands of events: what is opened and closed in
 * between never reaches the store. Those of the last two spans between saves are kept, so that memory stays flat.
 */
export const createGrowing = (parts: Parts, projector: Projector, begun: Folded, slice: number): Growing => {
  const { store, logger } = parts;
  let folded = begun; // in the store
  let ahead = begun; // with what is in memory
  let damage = 0;
  let young = new Map<string, Known>();
  let old = new Map<string, Known>();
  let unsaved = 0;

  const recall = async (ids: readonly string[]): Promise<void> => {
    const missing: string[] = [];
    for (const id of ids) {
      if (young.has(id)) continue;
      const known = old.get(id);
      if (known) young.set(id, known);
      else missing.push(id);
    }
    if (missing.length === 0) return;
    const loaded = folded.checkpoint === null ? NOTHING : await store.load(folded.generation, missing);
    for (const id of missing) {
      const saved = loaded.get(id) ?? null;
      young.set(id, { now: saved, saved });
    }
  };

  const save = async (): Promise<void> => {
    if (ahead === folded) return;
    const writes: Write[] = [];
    for (const [id, { now, saved }] of young) {
      // Nobody else writes to it, so one that came and went in between needs no marker.
      if (now !== null && now !== saved && (now.document !== null || saved !== null)) writes.push({ id, ...now });
    }
    writes.sort(byId); // so that each page of the store's index is written once
    for (; writes.length > slice; await turn()) await store.save(folded.generation, writes.splice(0, slice), null);
    await store.save(folded.generation, writes, ahead.checkpoint);
    for (const known of young.values()) known.saved = known.now?.document === null && !known.saved ? null : known.now;
    folded = ahead;
    old = young;
    young = new Map();
    unsaved = 0;
  };

  /** What is about every document of a field may be about more than memory holds. */
  const foldPiecemeal = async (batch: Batch<FollowedEvent>): Promise<void> => {
    await save();
    old = new Map();
    const applied = await applyBatch(parts, projector, folded, batch);
    folded = applied.folded;
    ahead = folded;
    damage += applied.damage;
  };

  return {
    projector,
    get folded() {
      return folded;
    },
    get seen() {
      return ahead.checkpoint?.events ?? 0;
    },
    get damage() {
      return damage;
    },
    get unsaved() {
      return unsaved;
    },
    save,
    async fold(batch) {
      const unseen = unseenBy(ahead.checkpoint, batch.events);
      const last = unseen.at(-1);
      if (!last) return;
      const { changes, faults, damage: missing } = changesOf(projector, unseen);
      if (changes.some(({ change }) => !('id' in change))) return foldPiecemeal(batch);
      const changesFor = byDocument(changes);
      const ids = changesFor.ids;
      await recall(ids);
      for (const id of ids) {
        const known = young.get(id);
        if (!known) continue;
        const now = foldDocument(known.now, changesFor.of(id), faults);
        if (!now) continue;
        if (known.now === known.saved) unsaved += 1;
        known.now = now;
      }
      damage += missing;
      const before = ahead.checkpoint;
      const checkpoint = {
        position: last.position,
        eventId: last.id,
        events: (before?.events ?? 0) + unseen.length,
        failures: (before?.failures ?? 0) + faults.length,
      };
      ahead = { generation: folded.generation, checkpoint };
      reportFaults(logger, projector, faults);
    },
  };
};

const NOTHING: ReadonlyMap<string, Versioned> = new Map();

const byId = (one: Write, other: Write): number => (one.id < other.id ? -1 : 1);
