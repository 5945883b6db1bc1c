import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import test from 'ava';
import { atOnceIn, groupOf } from './groups.ts';

/** Loads the members of this group: their tests are those of one file for AVA. */
export const loadGroup = async (group: string): Promise<void> => {
  const file = fileURLToPath(group);
  const members = groupOf(file);
  if (members.length === 0) throw new Error(`no test file belongs to ${group}`);
  const turns = takenInTurn(atOnceIn(file));
  test.beforeEach(turns.take);
  test.afterEach.always(turns.giveBack);
  for (const member of members) await import(pathToFileURL(resolve(member)).href);
};

const takenInTurn = (count: number) => {
  let free = count;
  const waiting: (() => void)[] = [];
  return {
    async take(): Promise<void> {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
    },
    giveBack(): void {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    },
  };
};
