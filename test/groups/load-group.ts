import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { groupOf } from './groups.ts';

/** Loads the members of this group: their tests are those of one file for AVA. */
export const loadGroup = async (group: string): Promise<void> => {
  const members = groupOf(fileURLToPath(group));
  if (members.length === 0) throw new Error(`no test file belongs to ${group}`);
  for (const member of members) await import(pathToFileURL(resolve(member)).href);
};
