import type { Registers } from './ports/registers.ts';
import { changeRegister } from './registers.ts';

/** Register kind and key. */
export const LAST_BACKUP = 'last-backup';
const KEY = 'log';

/**
 * Times in ISO 8601. `at`: when the newest whole backup was begun, null while there is none. `failedAt` and `code`: the last try,
 * when it failed.
 */
export type LastBackup = Readonly<{ at: string | null; failedAt: string | null; code: string | null }>;

const NONE: LastBackup = { at: null, failedAt: null, code: null };

export const readLastBackup = async (registers: Pick<Registers, 'read'>): Promise<LastBackup> =>
  ((await registers.read(LAST_BACKUP, KEY))?.value as LastBackup | undefined) ?? NONE;

export const noteBackup = async (registers: Registers, at: string): Promise<void> => {
  await changeRegister(registers, LAST_BACKUP, KEY, () => ({ value: { ...NONE, at }, endsAt: null }));
};

export const noteBackupFailed = async (registers: Registers, failedAt: string, code: string): Promise<void> => {
  await changeRegister(registers, LAST_BACKUP, KEY, (before) => {
    const { at } = (before?.value as LastBackup | undefined) ?? NONE;
    return { value: { at, failedAt, code }, endsAt: null };
  });
};
