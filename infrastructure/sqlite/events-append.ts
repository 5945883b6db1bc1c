import type { DatabaseSync } from 'node:sqlite';
import { type Appended, type Expected, streamMoved } from '#application/engine/ports/event-store.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import type { SerialisedEvent } from '#infrastructure/shared/serialised-events.ts';
import { isUniqueBreach } from './events-faults.ts';
import { toPosition } from './events-position.ts';

export type Append = Readonly<{ stream: string; events: readonly SerialisedEvent[]; expected: Expected }>;

/** The revision of a stream that has no events yet. */
const NOTHING = -1;

/** One append inside a transaction that is somebody else's to commit. What it throws leaves rows behind: roll them back. */
export const appender = (database: DatabaseSync): ((append: Append) => Appended) => {
  const newest = database.prepare('SELECT revision FROM events WHERE stream = ? ORDER BY revision DESC LIMIT 1');
  const insert = database.prepare(
    'INSERT INTO events (stream, revision, id, type, data, sealed, mac) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const following = database.prepare(
    'SELECT position, id FROM events WHERE stream = ? AND revision > ? ORDER BY revision LIMIT ?',
  );

  /** The same ids at the same revision are the first append again: it had its success, whatever came after it. */
  const repeated = ({ stream, events }: Append, revision: number): Appended => {
    const kept = following.all(stream, revision, events.length);
    if (kept.length < events.length || kept.some(({ id }, index) => id !== events[index]?.id))
      throw streamMoved(stream);
    return { position: toPosition(Number(kept.at(-1)?.position)), revision: revision + events.length };
  };

  return (append) => {
    const { stream, events, expected } = append;
    let revision = expected === 'no-stream' ? NOTHING : expected;
    if (Number(newest.get(stream)?.revision ?? NOTHING) !== revision) return repeated(append, revision);
    let row = 0;
    try {
      for (const { id, type, json, sealed, mac } of events) {
        revision += 1;
        row = Number(insert.run(stream, revision, id, type, json, sealed, mac).lastInsertRowid);
      }
    } catch (error) {
      throw isUniqueBreach(error) ? eventIdTaken(stream, error) : error;
    }
    return { position: toPosition(row), revision };
  };
};

const eventIdTaken = (stream: string, cause: unknown): Fault =>
  new Fault('event-id-taken', `an append to ${stream} repeats the id of another event`, { cause });
