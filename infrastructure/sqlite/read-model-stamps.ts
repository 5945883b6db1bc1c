import type { Generation, Write } from '#application/engine/ports/read-models.ts';
import type { Statements } from './read-model-statements.ts';

/**
 * How far each user's documents have come, one row a user and generation, written in the transaction of the documents.
 * `changes` counts those transactions: a late writer changes documents at a position that is passed already.
 */
export const STAMPS = `
  CREATE TABLE IF NOT EXISTS read_model_stamps (
    model TEXT NOT NULL, number INTEGER NOT NULL, user INTEGER NOT NULL, position TEXT NOT NULL, changes INTEGER NOT NULL,
    PRIMARY KEY (model, number, user)
  ) WITHOUT ROWID, STRICT;`;

/** Notes that these documents were written; `owners` are those of documents that are gone now. */
export const advanceStamps = (
  statements: Statements,
  { model, number }: Generation,
  written: readonly Write[],
  owners: ReadonlyMap<string, number>,
): void => {
  const users = new Map<number, string>();
  for (const { id, document, position } of written) {
    const user = document === null ? owners.get(id) : document.userId;
    if (typeof user === 'number' && (users.get(user) ?? '') < position) users.set(user, position);
  }
  for (const [user, position] of users)
    statements.run(
      `INSERT INTO read_model_stamps (model, number, user, position, changes) VALUES (?, ?, ?, ?, 1)
        ON CONFLICT DO UPDATE SET position = max(position, excluded.position), changes = changes + 1`,
      ...[model, number, user, position],
    );
};

/** Without a row nothing was written since stamps are kept: which is a state like any other. */
export const stampOf = (statements: Statements, { model, number, version }: Generation, userId: number): string => {
  const row = statements.get(
    'SELECT position, changes FROM read_model_stamps WHERE model = ? AND number = ? AND user = ?',
    ...[model, number, userId],
  );
  return JSON.stringify([model, version, number, row?.position ?? null, row?.changes ?? 0]);
};

export const dropStamps = (statements: Statements, { model, number }: Generation): void => {
  statements.run('DELETE FROM read_model_stamps WHERE model = ? AND number = ?', model, number);
};
