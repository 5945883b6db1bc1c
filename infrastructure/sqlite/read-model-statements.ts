import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite';

export type Row = Record<string, SQLOutputValue>;

/** Runs statements on one connection and keeps them prepared. */
export type Statements = Readonly<{
  all(sql: string, ...values: readonly SQLInputValue[]): Row[];
  /** Rows as lists of their columns, where there are very many. */
  arrays(sql: string, ...values: readonly SQLInputValue[]): SQLOutputValue[][];
  get(sql: string, ...values: readonly SQLInputValue[]): Row | undefined;
  /** How many rows it changed. */
  run(sql: string, ...values: readonly SQLInputValue[]): number;
  /** What `work` reads, it reads as of one moment, whatever other connections commit meanwhile. */
  snapshot<Result>(work: () => Result): Result;
}>;

/** Generations and filters come and go, so the kept statements are bounded; the few in use are soon prepared again. */
const KEPT = 300;

export const statementsOn = (database: DatabaseSync): Statements => {
  const kept = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const prepared = (sql: string) => {
    const known = kept.get(sql);
    if (known) return known;
    if (kept.size >= KEPT) kept.clear();
    const statement = database.prepare(sql);
    kept.set(sql, statement);
    return statement;
  };
  return {
    all: (sql, ...values) => prepared(sql).all(...values),
    arrays(sql, ...values) {
      const statement = database.prepare(sql);
      statement.setReturnArrays(true);
      return statement.all(...values) as unknown as SQLOutputValue[][];
    },
    get: (sql, ...values) => prepared(sql).get(...values),
    run: (sql, ...values) => Number(prepared(sql).run(...values).changes),
    snapshot: (work) => {
      database.exec('BEGIN');
      try {
        return work();
      } finally {
        if (database.isTransaction) database.exec('COMMIT'); // some failures have ended it already
      }
    },
  };
};
