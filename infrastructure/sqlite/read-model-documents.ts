import type { Checkpoint, Generation, Versioned, Write } from '#application/engine/ports/read-models.ts';
import type { JsonObject } from '#domain/json.ts';
import { canonicalJson } from '#infrastructure/shared/canonical-json.ts';
import { advanceCheckpoint, recordOfGeneration, tableOf } from './read-model-generations.ts';
import { equalTo, field } from './read-model-queries.ts';
import { advanceStamps } from './read-model-stamps.ts';
import type { Row, Statements } from './read-model-statements.ts';

/** Runs inside a transaction: the checkpoint is kept together with the writes it speaks of, or not at all. */
export const saveWrites = (
  statements: Statements,
  generation: Generation,
  writes: readonly Write[],
  checkpoint: Checkpoint | null,
): void => {
  recordOfGeneration(statements, generation);
  const put = `INSERT INTO ${tableOf(generation)} (id, position, faulty, body) VALUES (?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET position = excluded.position, faulty = excluded.faulty, body = excluded.body
    WHERE excluded.position > position`;
  const gone = writes.flatMap(({ id, document }) => (document === null ? [id] : []));
  const owners = ownersOf(statements, generation, gone);
  const written = writes.filter(
    ({ id, position, faulty, document }) =>
      statements.run(put, id, position, Number(faulty), document && canonicalJson(document)) > 0,
  );
  advanceStamps(statements, generation, written, owners);
  if (checkpoint) advanceCheckpoint(statements, generation, checkpoint);
};

/** Whose documents these still are; those of nobody are left out. */
const ownersOf = (
  statements: Statements,
  generation: Generation,
  ids: readonly string[],
): ReadonlyMap<string, number> => {
  if (ids.length === 0) return new Map();
  const rows = statements.all(
    `SELECT id, ${field('userId')} AS user FROM ${tableOf(generation)}
      WHERE body IS NOT NULL AND id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(ids),
  );
  return new Map(rows.flatMap(({ id, user }) => (typeof user === 'number' ? [[String(id), user]] : [])));
};

export const loadDocuments = (
  statements: Statements,
  generation: Generation,
  ids: readonly string[],
): ReadonlyMap<string, Versioned> => {
  recordOfGeneration(statements, generation);
  const rows = statements.all(
    `SELECT * FROM ${tableOf(generation)} WHERE id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(ids),
  );
  return new Map(rows.map((row) => [String(row.id), versionedOf(row)]));
};

const versionedOf = (row: Row): Versioned => ({
  document: row.body === null ? null : (JSON.parse(String(row.body)) as JsonObject),
  position: String(row.position),
  faulty: row.faulty === 1,
});

export const idsOf = (
  statements: Statements,
  generation: Generation,
  field: string,
  value: string | number,
): readonly string[] => {
  recordOfGeneration(statements, generation);
  const { text, values } = equalTo(field, value);
  const rows = statements.all(
    `SELECT id FROM ${tableOf(generation)} WHERE body IS NOT NULL AND ${text} ORDER BY id`,
    ...values,
  );
  return rows.map(({ id }) => String(id));
};

/** The next documents of a dump behind this id; the stored text is the canonical one already. */
export const dumpAfter = (
  statements: Statements,
  generation: Generation,
  id: string | null,
): readonly (readonly [id: string, json: string])[] => {
  recordOfGeneration(statements, generation);
  const rows = statements.all(
    `SELECT id, body FROM ${tableOf(generation)} WHERE body IS NOT NULL AND (? IS NULL OR id > ?) ORDER BY id LIMIT 500`,
    ...[id, id],
  );
  return rows.map((row) => [String(row.id), String(row.body)]);
};
