import { Fault, hasCode } from '#application/engine/ports/fault.ts';

const BUSY = 5;
const CORRUPT = 11;
const FULL = 13;
const NOT_A_DATABASE = 26;
const UNIQUE = 2067;

/** SQLite's own (extended) result code, null when the error is not SQLite's. */
export const resultCode = (error: unknown): number | null =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : null;

/** The kind of a result code stands in its lowest byte. */
const isKind = (error: unknown, ...kinds: readonly number[]): boolean => {
  const code = resultCode(error);
  return code !== null && kinds.includes(code & 0xff);
};

export const isBusy = (error: unknown): boolean => isKind(error, BUSY);
export const isDamage = (error: unknown): boolean => isKind(error, CORRUPT, NOT_A_DATABASE);
export const isUniqueBreach = (error: unknown): boolean => resultCode(error) === UNIQUE;

export const logDamaged = (path: string, detail: string): Fault =>
  new Fault(
    'log-damaged',
    `the event log ${path} is damaged and was left as it is; restore it from a backup: ${detail}`,
  );
export const isLogDamaged = (error: unknown): boolean => hasCode(error, 'log-damaged');

export const storeDamaged = (path: string, cause: unknown): Fault =>
  new Fault('store-damaged', `${path} is damaged and was left as it is; restore it from a backup`, { cause });

/** `unavailable` for whoever waits for the log; its cause, `disk-full`, for whoever can say why. */
const diskFull = (cause: unknown): Fault =>
  new Fault('unavailable', 'the event log takes nothing more: the disk is full', {
    cause: new Fault('disk-full', 'the disk is full', { cause }),
  });
export const isDiskFull = (error: unknown): boolean => error instanceof Error && hasCode(error.cause, 'disk-full');

/**
 * What a failed commit means. After a full disk or another writer's lock the same handle serves on. After anything
 * else, a failed sync above all, nobody knows what is on the disk: the handle must not be used again (`fatal`).
 */
export const judgeCommitFailure = (error: unknown): Readonly<{ fault: Fault; fatal: boolean }> => {
  if (isKind(error, FULL)) return { fault: diskFull(error), fatal: false };
  if (isBusy(error)) {
    return {
      fault: new Fault('unavailable', 'another process is writing the event log', { cause: error }),
      fatal: false,
    };
  }
  return {
    fault: new Fault('unavailable', 'the event log failed and takes nothing more before a restart', { cause: error }),
    fatal: true,
  };
};
