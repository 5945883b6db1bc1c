import type { DatabaseSync } from 'node:sqlite';
import type { Generation, ReadModelWriter } from '#application/ports/read-models.ts';
import { inTransaction, openDatabase } from './database.ts';
import { dumpAfter, idsOf, loadDocuments, saveWrites } from './read-model-documents.ts';
import {
  createGeneration,
  dropGeneration,
  generationsOf,
  liveRecord,
  recordOfGeneration,
  SCHEMA,
  swapGeneration,
} from './read-model-generations.ts';
import { readsOn } from './read-model-reads.ts';
import { type Statements, statementsOn } from './read-model-statements.ts';

/** Read models in one SQLite file. Reads have a connection of their own: they never see what a rollback takes back. */
export const openSqliteReadModels = async (path: string): Promise<ReadModelWriter> => {
  const [writing, reading] = openConnections(path);
  const writer = statementsOn(writing);
  const reader = statementsOn(reading);
  const write = async <Result>(work: () => Result): Promise<Result> => inTransaction(writing, work);
  const read = async <Result>(work: () => Result): Promise<Result> => reader.snapshot(work);
  return {
    ...readsOn(reader),
    live: async (model) => liveRecord(reader, model)?.generation ?? null,
    generations: async (model) => generationsOf(reader, model),
    origin: async (generation) => {
      const { log, checkpoint } = recordOfGeneration(reader, generation);
      return { log, checkpoint };
    },
    create: (model, definition) => write(() => createGeneration(writer, model, definition)),
    load: (generation, ids) => read(() => loadDocuments(reader, generation, ids)),
    idsWhere: (generation, field, value) => read(() => idsOf(reader, generation, field, value)),
    save: (generation, writes, checkpoint) => write(() => saveWrites(writer, generation, writes, checkpoint)),
    swap: (generation) => write(() => swapGeneration(writer, generation)),
    drop: (generation) => write(() => dropGeneration(writer, generation)),
    dump: (generation) => dump(reader, generation),
    close: async () => {
      for (const database of [reading, writing]) if (database.isOpen) database.close();
    },
  };
};

/**
 * The writer overwrites what it deletes, for read models hold words in clear and an erased user's must be gone. It does
 * not flush each commit: a power cut takes the last ones back, documents and checkpoint together, and the log is
 * followed again from there.
 */
const openConnections = (path: string): readonly [writing: DatabaseSync, reading: DatabaseSync] => {
  const writing = openDatabase(path);
  writing.exec(`PRAGMA secure_delete = ON; PRAGMA synchronous = NORMAL; ${SCHEMA}`);
  const reading = openDatabase(path);
  reading.exec('PRAGMA query_only = ON');
  return [writing, reading];
};

async function* dump(statements: Statements, generation: Generation): AsyncGenerator<readonly [string, string]> {
  let last: string | null = null;
  for (;;) {
    const documents = statements.snapshot(() => dumpAfter(statements, generation, last));
    yield* documents;
    last = documents.at(-1)?.[0] ?? null;
    if (last === null) return;
  }
}
