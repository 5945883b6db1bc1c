import type { DatabaseSync } from 'node:sqlite';
import { unavailable } from '#application/engine/ports/fault.ts';
import { inTransaction } from './database.ts';

type Settle = () => void;
type Waiting = Readonly<{ attempt(): Settle; fail(error: unknown): void }>;

/** Runs single statements in one transaction per turn of the event loop: those that come together share its flush to the disk. */
export type GroupCommit = Readonly<{
  /**
   * Resolves once the statement's transaction is on the disk. A statement that throws leaves nothing and fails alone; when
   * the transaction fails (a full disk, say) all of it is `unavailable`.
   */
  run<Result>(statement: () => Result): Promise<Result>;
  /** Runs what waits, now. */
  flush(): void;
}>;

/** `inPassing` runs once in each transaction, after the statements. */
export const createGroupCommit = (database: DatabaseSync, inPassing: () => void): GroupCommit => {
  let waiting: Waiting[] = [];
  const flush = () => {
    const group = waiting;
    waiting = [];
    if (group.length === 0) return;
    try {
      const settled = inTransaction(database, () => {
        const settles = group.map(({ attempt }) => attempt());
        inPassing();
        return settles;
      });
      for (const settle of settled) settle();
    } catch (error) {
      for (const { fail } of group) fail(unavailable('the registers', error));
    }
  };
  return {
    run: (statement) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(flush);
        waiting.push({ attempt: () => outcome(database, statement, resolve, reject), fail: reject });
      }),
    flush,
  };
};

/** Runs the statement, and answers how to tell its caller once it is on the disk. */
const outcome = <Result>(
  database: DatabaseSync,
  statement: () => Result,
  resolve: (result: Result) => void,
  reject: (error: unknown) => void,
): Settle => {
  try {
    const result = statement();
    return () => resolve(result);
  } catch (error) {
    if (!database.isTransaction) throw error; // it took the whole transaction back
    return () => reject(error);
  }
};
