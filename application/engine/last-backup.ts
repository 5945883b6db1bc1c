import type { Registers } from './ports/registers.ts';

const KIND = 'last-backup';
const KEY = 'complete';

/** When the last complete backup was made (milliseconds since 1970); null while there is none. */
export const lastBackupAt = async (registers: Registers): Promise<number | null> => {
  const found = await registers.read(KIND, KEY);
  const at = Date.parse(String(found?.value.at));
  return Number.isNaN(at) ? null : at;
};
