import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { type Generation, type ReadModelWriter, readModelsOver } from '#application/engine/ports/read-models.ts';
import type { Filter, Index } from '#application/engine/read-model.ts';
import { takeTurn } from '#application/engine/turns.ts';
import type { JsonObject } from '#domain/json.ts';
import { generationName } from '#infrastructure/shared/read-model-names.ts';
import { inTransaction, openDatabase } from './database.ts';
import { dumpAfter, idsOf, loadDocuments, saveWrites } from './read-model-documents.ts';
import { away } from './read-model-faults.ts';
import {
  createGeneration,
  createIndex,
  dropGeneration,
  generationsOf,
  liveRecord,
  recordOfGeneration,
  SCHEMA,
  swapGeneration,
} from './read-model-generations.ts';
import { type Rows, readsOn } from './read-model-reads.ts';
import { type Statements, statementsOn } from './read-model-statements.ts';
import { createReadThreads } from './read-model-threads.ts';
import { walTruncation } from './read-model-wal.ts';
import { buildingTurns, mainTurns, type SharedTurns, sharedTurns, type WriteTurns } from './write-turns.ts';

/**
 * Read models in one SQLite file. Reads have a connection of their own: they never see what a rollback takes back. `shared`:
 * threads of this process may build in it, too.
 */
export const openSqliteReadModels = async (path: string, shared = sharedTurns()): Promise<ReadModelWriter> =>
  readModelsOn(openConnections(path), mainTurns(shared));

/** The same in a thread that builds generations: it writes much, and keeps the write-ahead log short beside its turns. */
export const openReadModelsToBuild = async (path: string, shared: SharedTurns): Promise<ReadModelWriter> => {
  const connections = openConnections(path, BUILDING);
  const store = readModelsOn(connections, buildingTurns(shared), LEFT_TO_MAIN);
  let unplaced = 0;
  const unindexed = new Map<string, readonly Index[]>();
  return {
    ...store,
    // Indexes that grow with each document cost more than the documents: they are made at the end, or when one is asked.
    async create(model, definition) {
      const generation = await store.create(model, { ...definition, indexes: [] });
      unindexed.set(generationName(generation), definition.indexes);
      return generation;
    },
    async idsWhere(generation, ...value) {
      const name = generationName(generation);
      const indexes = unindexed.get(name);
      if (indexes) await store.complete(generation, indexes);
      unindexed.delete(name);
      return store.idsWhere(generation, ...value);
    },
    async save(...saved) {
      await store.save(...saved);
      unplaced += saved[1].length;
      if (unplaced < PLACED_AT_ONCE) return;
      unplaced = 0;
      connections.writing.exec('PRAGMA wal_checkpoint(PASSIVE)'); // the disk is waited for: seldom
    },
  };
};

export const readModelsOn = (
  { writing, reading }: Connections,
  turns: WriteTurns = mainTurns(sharedTurns()),
  wal = walTruncation(writing),
): ReadModelWriter => {
  const writer = statementsOn(writing);
  const reader = statementsOn(reading);
  const reads = readsOn(reader);
  const threads = createReadThreads(String(reading.location()));
  const stamps = createKnownStamps(reads.stamp);
  const counts = createKnownCounts(stamps.of);
  let isWalOurs = true;
  const write = <Result>(work: () => Result): Promise<Result> =>
    away(() =>
      turns.take(() => {
        if (isWalOurs === turns.isBuiltIn()) {
          isWalOurs = !isWalOurs; // what a build wrote must not be put in its place by a commit of this thread
          writing.exec(`PRAGMA wal_autocheckpoint = ${isWalOurs ? 1000 : 0}`);
        }
        stamps.forget();
        return inTransaction(writing, work);
      }),
    );
  const read = <Result>(work: () => Result): Promise<Result> => away(() => reader.snapshot(work));
  const deleting = async (work: () => void): Promise<void> => {
    await write(work);
    wal.soon();
  };
  return {
    ...readModelsOver({
      get: (model, id) => inTurn(() => reads.get(model, id)),
      async page(model, query) {
        const { rows, nextCursor } = await threads.ask<Rows>(readerOf(query.filter), { kind: 'page', model, query });
        await takeTurn();
        return { found: rows.map(([id, body]) => ({ id, document: JSON.parse(body) as JsonObject })), nextCursor };
      },
      shown: (model, query, { module, name, given }) =>
        threads.ask(readerOf(query.filter), {
          kind: 'shown',
          model,
          query,
          shape: { module, name, ...(given && { given }) },
        }),
      count: (model, filter) =>
        counts.of(model, filter, null, () => threads.ask<number>(readerOf(filter), { kind: 'count', model, filter })),
      countBy: (model, filter, by) =>
        counts.of(model, filter, by, () => threads.ask(readerOf(filter), { kind: 'countBy', model, filter, by })),
      spreadBy: (model, filter, over) =>
        counts.of(model, filter, JSON.stringify(over), () =>
          threads.ask(readerOf(filter), { kind: 'spreadBy', model, filter, over }),
        ),
      checkpoint: (model) => away(() => reads.checkpoint(model)),
      stamp: (model, userId) => away(() => stamps.of(model, userId)),
    }),
    live: (model) => read(() => liveRecord(reader, model)?.generation ?? null),
    generations: (model) => read(() => generationsOf(reader, model)),
    origin: (generation) =>
      read(() => {
        const { log, checkpoint } = recordOfGeneration(reader, generation);
        return { log, checkpoint };
      }),
    create: (model, definition) => write(() => createGeneration(writer, model, definition)),
    load: (generation, ids) => read(() => loadDocuments(reader, generation, ids)),
    idsWhere: (generation, field, value) => read(() => idsOf(reader, generation, field, value)),
    save: (generation, writes, checkpoint) => {
      const save = writes.some(({ document }) => document === null) ? deleting : write;
      return save(() => saveWrites(writer, generation, writes, checkpoint));
    },
    async complete(generation, indexes) {
      for (const [at, index] of indexes.entries()) await write(() => createIndex(writer, generation, index, at));
    },
    swap: (generation) => deleting(() => swapGeneration(writer, generation)),
    drop: (generation) => deleting(() => dropGeneration(writer, generation)),
    dump: (generation) => dump(reader, generation),
    close: async () => {
      wal.stop();
      await threads.close();
      for (const database of [reading, writing]) if (database.isOpen) database.close();
    },
  };
};

/** Reads answer at once: without this, many in a row would stop everything else. */
const inTurn = async <Result>(work: () => Result): Promise<Result> => {
  await takeTurn();
  return away(work);
};

/** Whose read it is, for all readers to have their turn; those of the machinery are one of them. */
const readerOf = ({ equals }: Filter): string | number => {
  const userId = equals?.userId;
  return typeof userId === 'number' ? userId : 'everybody';
};

/** The swap, or the drop, of what was built takes deleted words out of the write-ahead log. */
const LEFT_TO_MAIN = { soon() {}, stop() {} };

/** 48 MiB of pages. */
const BUILDING = 'PRAGMA wal_autocheckpoint = 0; PRAGMA cache_size = -49152;';

/** Documents. */
const PLACED_AT_ONCE = 20_000;

type Connections = Readonly<{ writing: DatabaseSync; reading: DatabaseSync }>;

/**
 * The writer overwrites what it deletes, for read models hold words in clear and an erased user's must be gone. It does
 * not flush each commit: a power cut takes the last ones back, documents and checkpoint together, and the log is
 * followed again from there. The write-ahead log that a killed process left may hold such words too, and is emptied.
 */
export const openConnections = (path: string, more = `${SCHEMA} PRAGMA wal_checkpoint(TRUNCATE);`): Connections => {
  const writing = openDatabase(path);
  writing.exec(`PRAGMA secure_delete = ON; PRAGMA synchronous = NORMAL; ${more}`);
  const reading = openDatabase(path);
  reading.exec('PRAGMA query_only = ON');
  return { writing, reading };
};

async function* dump(statements: Statements, generation: Generation): AsyncGenerator<readonly [string, string]> {
  let last: string | null = null;
  for (;;) {
    const after: string | null = last;
    const documents: ReturnType<typeof dumpAfter> = await away(() =>
      statements.snapshot(() => dumpAfter(statements, generation, after)),
    );
    yield* documents;
    last = documents.at(-1)?.[0] ?? null;
    if (last === null) return;
    await turn(); // it never waits by itself: pages and mail go on in between
  }
}

const MOST = 2000;

type StampOf = (model: string, userId: number) => string | null;

/** Stamps, known until anything is written: what a thread builds is nobody's live generation before this one swaps it in. */
const createKnownStamps = (read: StampOf): Readonly<{ of: StampOf; forget(): void }> => {
  const known = new Map<string, string | null>();
  return {
    of(model, userId) {
      const key = `${userId} ${model}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const stamp = read(model, userId);
      if (known.size >= MOST) known.clear();
      known.set(key, stamp);
      return stamp;
    },
    forget: () => known.clear(),
  };
};

/**
 * Counts of one user's documents, known for as long as none of them changes: lists say how many there are with every page,
 * and counting reads the whole of an index. The stamp is read before they are counted.
 */
const createKnownCounts = (stampOf: StampOf) => {
  const known = new Map<string, unknown>();

  const keyOf = (model: string, filter: Filter, by: string | null): string | null => {
    const userId = filter.equals?.userId;
    const stamp = typeof userId === 'number' ? stampOf(model, userId) : null;
    return stamp && JSON.stringify([stamp, filter, by]);
  };
  return {
    async of<Count>(model: string, filter: Filter, by: string | null, count: () => Promise<Count>): Promise<Count> {
      const key = keyOf(model, filter, by);
      if (key === null) return count();
      const before = known.get(key) as Count | undefined;
      known.delete(key); // and last in line to go again
      const counted = before ?? (await count());
      known.set(key, counted);
      const oldest = known.size > MOST ? known.keys().next().value : undefined;
      if (oldest !== undefined) known.delete(oldest);
      return counted;
    },
  };
};
