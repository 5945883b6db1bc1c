import { randomUUID } from 'node:crypto';
import type { Collection, Db, FindCursor, ObjectId } from 'mongodb';
import { pause } from '#application/engine/pause.ts';
import type { Change, ChangeFeed, ModelChanged } from '#application/engine/ports/change-feed.ts';
import { away, connectMongo } from './connection.ts';

/** What one process had to tell at one moment; `by` names it. Nothing but `by` is a mark of where listening begins. */
type ChangeNotice = Pending & Readonly<{ by: string }>;

/** Told of each break, which is mended by itself. */
type OnBroken = (error: unknown) => void;

type Tail = FindCursor<ChangeNotice & { _id: ObjectId }>;

const COLLECTION = 'changes';

/** It keeps this much, the newest: a listener that was further behind hears `anything`. */
const KEPT_BYTES = 1024 * 1024;

/** A server that has nothing to tell answers after so long; between, nothing is asked. */
const SILENT_MS = 5000;

const TOGETHER_MS = 20;
const AWAY_MS = 1000;
const EXISTS_ALREADY = 48;

/**
 * Changes in a capped collection, which those who listen follow to its end and beyond: one call waits for the next change.
 * Needs no replica set. A process hears its own changes at once, and not again from the server.
 */
export const openMongoChangeFeed = async (url: string, onBroken: OnBroken = () => {}): Promise<ChangeFeed> => {
  const { db, close } = await connectMongo(url);
  await away(() => makeCapped(db)).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const notices = db.collection<ChangeNotice>(COLLECTION);
  const by = randomUUID();
  const listeners = new Set<(change: Change) => void>();
  const hear = (change: Change) => {
    for (const listener of listeners) listener(change);
  };
  const telling = createTelling(notices, by, onBroken);
  let following: Promise<Following> | null = null;
  return {
    publish(changed) {
      hear(changed);
      telling.add(changed);
    },
    async listen(listener) {
      const own = (change: Change) => listener(change); // the same function twice is two listeners
      following ??= startFollowing(notices, by, hear, onBroken);
      await following.catch((error: unknown) => {
        following = null;
        throw error;
      });
      listeners.add(own);
      return () => listeners.delete(own);
    },
    async close() {
      listeners.clear();
      await telling.end();
      await (await following)?.end();
      await close();
    },
  };
};

const makeCapped = async (db: Db): Promise<void> => {
  await db.createCollection(COLLECTION, { capped: true, size: KEPT_BYTES }).catch((error: { code?: unknown }) => {
    if (error.code !== EXISTS_ALREADY) throw error;
  });
};

/** Writes what is to be told, a moment's at a time. What could not be written is `anything` until it can. */
const createTelling = (notices: Collection<ChangeNotice>, by: string, onBroken: OnBroken) => {
  const pending = createPendingChanges();
  const ended = new AbortController();
  let writing: Promise<void> | null = null;
  const writeAll = async () => {
    do {
      await pause(TOGETHER_MS, ended.signal);
      const next = pending.take();
      if (next) await write(next);
    } while (!pending.isEmpty() && !ended.signal.aborted);
    writing = null;
  };
  /** It is no fact, so nobody waits for a disk. */
  const write = (next: Pending) =>
    away(() => notices.insertOne({ ...next, by }, { writeConcern: { w: 1 } })).then(
      () => undefined,
      async (error: unknown) => {
        onBroken(error);
        pending.lose();
        await pause(AWAY_MS, ended.signal);
      },
    );
  return {
    add(changed: ModelChanged) {
      pending.add(changed);
      writing ??= writeAll();
    },
    async end() {
      ended.abort();
      await writing;
    },
  };
};

type Following = Readonly<{ end(): Promise<void> }>;

/** Resolves once nothing that is told from then on is missed. A break is mended by itself, and heard as `anything`. */
const startFollowing = async (
  notices: Collection<ChangeNotice>,
  by: string,
  hear: (change: Change) => void,
  onBroken: OnBroken,
): Promise<Following> => {
  const ended = new AbortController();
  let tail = await away(() => beginTail(notices, by));
  const follow = async () => {
    while (!ended.signal.aborted) {
      await away(() => hearAll(tail, by, hear)).catch(onBroken);
      tail = await beginAgain(notices, by, tail, ended.signal);
      if (!ended.signal.aborted) hear('anything');
    }
    await tail.close();
  };
  const followed = follow();
  return {
    async end() {
      ended.abort();
      await tail.close();
      await followed;
    },
  };
};

const beginAgain = async (
  notices: Collection<ChangeNotice>,
  by: string,
  tail: Tail,
  ended: AbortSignal,
): Promise<Tail> => {
  let next = tail;
  while (next === tail && !ended.aborted) {
    await tail.close().catch(() => undefined); // of a server that is away nothing can be closed
    await pause(AWAY_MS, ended);
    if (!ended.aborted) next = await beginTail(notices, by).catch(() => tail);
  }
  return next;
};

/** A tail that stands right behind a mark of its own. */
const beginTail = async (notices: Collection<ChangeNotice>, by: string): Promise<Tail> => {
  const { insertedId } = await notices.insertOne({ by, anything: false, changed: [] });
  const tail: Tail = notices.find({}, { tailable: true, awaitData: true, maxAwaitTimeMS: SILENT_MS });
  for (let one = await tail.next(); one && !one._id.equals(insertedId); ) one = await tail.next();
  return tail;
};

const hearAll = async (tail: Tail, by: string, hear: (change: Change) => void): Promise<void> => {
  for await (const one of tail) {
    if (one.by === by) continue;
    if (one.anything) hear('anything');
    for (const { model, users } of one.changed) hear({ model, users: users === null ? 'everyone' : new Set(users) });
  }
};

/** `users` null: everyone's. */
type Pending = Readonly<{
  anything: boolean;
  changed: readonly Readonly<{ model: string; users: readonly number[] | null }>[];
}>;

/** More users than this at one moment are not named. */
const MOST_USERS = 1000;

/** What is still to be told, by model. However much comes while it cannot be told, it stays as small. */
const createPendingChanges = () => {
  let models = new Map<string, Set<number> | 'everyone'>();
  let anything = false;
  return {
    add({ model, users }: ModelChanged) {
      const known = models.get(model) ?? new Set();
      const both = users === 'everyone' || known === 'everyone' ? 'everyone' : known.union(users);
      models.set(model, both !== 'everyone' && both.size > MOST_USERS ? 'everyone' : both);
    },
    isEmpty: () => models.size === 0 && !anything,
    /** What was taken last could not be told. */
    lose() {
      anything = true;
    },
    /** All of it; null when there is nothing. */
    take(): Pending | null {
      if (models.size === 0 && !anything) return null;
      const changed = [...models].map(([model, users]) => ({
        model,
        users: users === 'everyone' ? null : [...users],
      }));
      const taken = { anything, changed: anything ? [] : changed };
      models = new Map();
      anything = false;
      return taken;
    },
  };
};
