import type { DatabaseSync } from 'node:sqlite';
import { type Appended, type Expected, streamMoved } from '#application/engine/ports/event-store.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import type { SerialisedEvent } from '#infrastructure/shared/serialised-events.ts';
import { isUniqueBreach, judgeCommitFailure, resultCode } from './events-faults.ts';
import { compactId, SPAN, toPosition } from './events-schema.ts';

/** `onCommit` after every commit; `onFatal` once, when the handle failed and must not be used again. */
type CommitHooks = Readonly<{ onCommit(): void; onFatal(fault: Fault): void }>;

/** Resolves once the append is on the disk. */
type GroupCommit = Readonly<{ append(append: Append): Promise<Appended>; close(): void }>;

type Waiting = Readonly<{ append: Append; resolve(appended: Appended): void; reject(error: unknown): void }>;

/** So many appends share one commit at most: the process has other things to do, too. */
const LARGEST_GROUP = 512;

/**
 * Appends that wait at the same time share one transaction and one sync. A group is whatever has gathered when the
 * event loop turns, so a lone append waits for nobody, and what arrives during a sync is the next group.
 */
export const groupCommit = (database: DatabaseSync, { onCommit, onFatal }: CommitHooks): GroupCommit => {
  const group = groupOf(database);
  let waiting: Waiting[] = [];
  let ended: Fault | null = null;

  const fail = (failed: readonly Waiting[], error: unknown) => {
    const { fault, fatal } = judgeCommitFailure(error);
    for (const { reject } of failed) reject(fault);
    if (!fatal || ended) return;
    ended = fault;
    for (const { reject } of waiting.splice(0)) reject(fault);
    onFatal(fault);
  };

  const commit = () => {
    const now = waiting.slice(0, LARGEST_GROUP);
    waiting = waiting.slice(LARGEST_GROUP);
    if (waiting.length) setImmediate(commit);
    if (!now.length) return;
    try {
      for (const answer of group(now)) answer();
      onCommit();
    } catch (error) {
      fail(now, error);
    }
  };

  return {
    append: (append) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended);
        if (!waiting.length) setImmediate(commit);
        waiting.push({ append, resolve, reject });
      }),
    close() {
      while (waiting.length) commit();
      ended ??= new Fault('unavailable', 'the event log is closed');
    },
  };
};

/** Runs one group. What it answers tells the waiting how they fared, now that everything is on the disk. */
const groupOf = (database: DatabaseSync): ((group: readonly Waiting[]) => readonly (() => void)[]) => {
  const append = appender(database);
  const begin = database.prepare('BEGIN IMMEDIATE');
  const commit = database.prepare('COMMIT');
  const mark = database.prepare('SAVEPOINT one');
  const keep = database.prepare('RELEASE one');
  const undo = database.prepare('ROLLBACK TO one');

  const attempt = (one: Waiting): (() => void) => {
    mark.run();
    try {
      const appended = append(one.append);
      keep.run();
      return () => one.resolve(appended);
    } catch (error) {
      // A failure of SQLite itself is no refusal of this append: it ends the whole group.
      if (resultCode(error) !== null) throw error;
      undo.run();
      keep.run();
      return () => one.reject(error);
    }
  };

  return (group) => {
    begin.run();
    try {
      const answers = group.map(attempt);
      commit.run();
      return answers;
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  };
};

type Append = Readonly<{ stream: string; events: readonly SerialisedEvent[]; expected: Expected }>;

/** The revision of a stream that has no events yet. */
const NOTHING = -1;

/** One append inside a transaction that is somebody else's to commit. What it throws leaves rows behind: roll them back. */
const appender = (database: DatabaseSync): ((append: Append) => Appended) => {
  const newest = database.prepare('SELECT revision FROM events WHERE stream = ? ORDER BY revision DESC LIMIT 1');
  const insert = database.prepare(
    'INSERT INTO events (stream, revision, id, type, schema_version, data, metadata, sealed, mac, correlation, user_id, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const noteSpan = database.prepare(
    'INSERT OR REPLACE INTO spans SELECT max(position), min(at), max(at) FROM events WHERE position > ?',
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
      for (const event of events) {
        revision += 1;
        const { id, type, schemaVersion, data, metadata, sealed, mac, keys } = event;
        const written = [stream, revision, id, type, schemaVersion, data, metadata, sealed, mac] as const;
        row = Number(insert.run(...written, compactId(keys.correlation), keys.userId, keys.at).lastInsertRowid);
        if (row % SPAN === 0) noteSpan.run(row - SPAN);
      }
    } catch (error) {
      throw isUniqueBreach(error) ? eventIdTaken(stream, error) : error;
    }
    return { position: toPosition(row), revision };
  };
};

const eventIdTaken = (stream: string, cause: unknown): Fault =>
  new Fault('event-id-taken', `an append to ${stream} repeats the id of another event`, { cause });
