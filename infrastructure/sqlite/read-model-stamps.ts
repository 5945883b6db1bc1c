import type { Generation, Write } from '#application/engine/ports/read-models.ts';
import { modelName } from '#infrastructure/shared/read-model-names.ts';
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

const LIVE_STAMP = `SELECT g.number, g.version, s.position, s.changes FROM read_models m
  JOIN read_model_generations g ON g.model = m.model AND g.number = m.live
  LEFT JOIN read_model_stamps s ON s.model = m.model AND s.number = m.live AND s.user = ?
  WHERE m.model = ?`;

/**
 * The live generation's number, and how far it is for a user. Without a row of that user's nothing was written since stamps
 * are kept: which is a state like any other.
 */
export const liveStampOf = (
  statements: Statements,
  model: string,
  userId: number,
): Readonly<{ number: number; stamp: string }> | null => {
  const row = statements.get(LIVE_STAMP, userId, modelName(model));
  if (!row) return null;
  const { number, version, position, changes } = row;
  return { number: Number(number), stamp: JSON.stringify([model, version, number, position, changes]) };
};

export const dropStamps = (statements: Statements, { model, number }: Generation): void => {
  statements.run('DELETE FROM read_model_stamps WHERE model = ? AND number = ?', model, number);
};
