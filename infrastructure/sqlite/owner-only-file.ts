import { closeSync, openSync } from 'node:fs';

/** Makes a database file that only its owner may read, when it is not there; the files that SQLite puts beside it follow it. */
export const makeForOwner = (path: string): void => {
  if (path !== ':memory:') closeSync(openSync(path, 'a', 0o600));
};
