import {
  type Checkpoint,
  type Generation,
  type GenerationDefinition,
  generationDropped,
} from '#application/engine/ports/read-models.ts';
import type { Index } from '#application/engine/read-model.ts';
import { generationName, modelName } from '#infrastructure/shared/read-model-names.ts';
import { indexColumns } from './read-model-queries.ts';
import { dropStamps, STAMPS } from './read-model-stamps.ts';
import type { Row, Statements } from './read-model-statements.ts';

/**
 * `read_models` is the pointer: which generation is live, and the last number given. Numbers never come again, so that
 * a late writer cannot meet a table that is not its own. Each generation has a record with its checkpoint, and a table.
 */
export const SCHEMA = `
  CREATE TABLE IF NOT EXISTS read_models (
    model TEXT PRIMARY KEY NOT NULL, last INTEGER NOT NULL, live INTEGER
  ) STRICT;
  CREATE TABLE IF NOT EXISTS read_model_generations (
    model TEXT NOT NULL, number INTEGER NOT NULL, version TEXT NOT NULL, log TEXT NOT NULL,
    position TEXT, event_id TEXT, events INTEGER NOT NULL DEFAULT 0, failures INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (model, number)
  ) STRICT;
  ${STAMPS}`;

type GenerationRecord = Readonly<{ generation: Generation; log: string; checkpoint: Checkpoint | null }>;

export const tableOf = (generation: Pick<Generation, 'model' | 'number'>): string => `"${generationName(generation)}"`;

const LIVE = `SELECT g.* FROM read_models m
  JOIN read_model_generations g ON g.model = m.model AND g.number = m.live WHERE m.model = ?`;

export const liveRecord = (statements: Statements, model: string): GenerationRecord | null => {
  const row = statements.get(LIVE, modelName(model));
  return row ? recordOf(row) : null;
};

/** The record of a generation that must be there. */
export const recordOfGeneration = (statements: Statements, generation: Generation): GenerationRecord => {
  const { model, number } = generation;
  const row = statements.get('SELECT * FROM read_model_generations WHERE model = ? AND number = ?', model, number);
  if (!row) throw generationDropped(generation);
  return recordOf(row);
};

export const generationsOf = (statements: Statements, model: string): readonly Generation[] =>
  statements
    .all('SELECT * FROM read_model_generations WHERE model = ? ORDER BY number', modelName(model))
    .map((row) => recordOf(row).generation);

const recordOf = (row: Row): GenerationRecord => ({
  generation: { model: String(row.model), number: Number(row.number), version: String(row.version) },
  log: String(row.log),
  checkpoint:
    row.position === null
      ? null
      : {
          position: String(row.position),
          eventId: row.event_id === null ? null : String(row.event_id),
          events: Number(row.events),
          failures: Number(row.failures),
        },
});

export const createGeneration = (
  statements: Statements,
  model: string,
  { version, indexes, log }: GenerationDefinition,
): Generation => {
  const row = statements.get(
    'INSERT INTO read_models (model, last) VALUES (?, 1) ON CONFLICT DO UPDATE SET last = last + 1 RETURNING last',
    modelName(model),
  );
  const generation = { model, number: Number(row?.last), version };
  statements.run(
    'INSERT INTO read_model_generations (model, number, version, log) VALUES (?, ?, ?, ?)',
    ...[model, generation.number, version, log],
  );
  const table = tableOf(generation);
  statements.run(
    `CREATE TABLE ${table} (
      id TEXT PRIMARY KEY NOT NULL, position TEXT NOT NULL, faulty INTEGER NOT NULL, body TEXT
    ) STRICT`,
  );
  for (const [at, index] of indexes.entries()) createIndex(statements, generation, index, at);
  return generation;
};

/** The one at this place of the list, unless it is there. It takes a second for some hundred thousand documents. */
export const createIndex = (statements: Statements, generation: Generation, index: Index, at: number): void => {
  recordOfGeneration(statements, generation);
  const name = `"${generationName(generation)} by ${index.join(' ')} ${at}"`;
  const columns = indexColumns(index);
  statements.run(`CREATE INDEX IF NOT EXISTS ${name} ON ${tableOf(generation)} (${columns}) WHERE body IS NOT NULL`);
};

export const swapGeneration = (statements: Statements, generation: Generation): void => {
  recordOfGeneration(statements, generation);
  const before = liveRecord(statements, generation.model);
  if (before?.generation.number === generation.number) return;
  statements.run('UPDATE read_models SET live = ? WHERE model = ?', generation.number, generation.model);
  if (before) dropGeneration(statements, before.generation);
};

export const dropGeneration = (statements: Statements, generation: Generation): void => {
  const { model, number } = generation;
  statements.run('UPDATE read_models SET live = NULL WHERE model = ? AND live = ?', model, number);
  statements.run('DELETE FROM read_model_generations WHERE model = ? AND number = ?', model, number);
  dropStamps(statements, generation);
  statements.run(`DROP TABLE IF EXISTS ${tableOf(generation)}`);
};

export const advanceCheckpoint = (statements: Statements, { model, number }: Generation, next: Checkpoint): void => {
  statements.run(
    `UPDATE read_model_generations SET position = ?, event_id = ?, events = ?, failures = ?
      WHERE model = ? AND number = ? AND (position IS NULL OR position < ?)`,
    ...[next.position, next.eventId, next.events, next.failures, model, number, next.position],
  );
};
