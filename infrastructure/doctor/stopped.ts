import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { secretsIn } from '../data-folder.ts';
import { hasEmbeddedStore } from '../engine-urls.ts';
import { fingerprintOf } from '../shared/key-wrap.ts';
import type { Settings } from '../shared/settings.ts';
import { openReader } from '../sqlite/database.ts';
import { codeOf, error, notApplicable, ok, type Said } from './finding.ts';

/** Checks a data folder that no server has open: whether one would start on it. Writes nothing. */
export const checkStoppedStores = (settings: Settings): Said => {
  const { dataDir, eventStoreUrl, mongoUrl } = settings;
  if (!hasEmbeddedStore(settings) || eventStoreUrl || mongoUrl)
    return notApplicable('no server is running on this DATA_DIR: start it, and ask again');
  const file = (name: string) => join(dataDir, name);
  const has = (name: string) => existsSync(file(name));
  if (has('restoring.json')) return error(`a restore into ${dataDir} was cut off: run cairn backup restore again`);
  if (!has('events.db') && !has('vault.db'))
    return notApplicable('there are no stores yet: the first start makes them');
  for (const name of ['events.db', 'vault.db'])
    if (!has(name))
      return error(`${file(name)} is gone: put it back from a backup (cairn backup restore into an empty folder)`);
  const secrets = settings.secrets.length > 0 ? settings.secrets : secretsIn(dataDir);
  if (secrets.length === 0) return error(`${file('secret')} is gone: put it back, or set SECRET to it`);
  try {
    read(file('events.db'), 'SELECT count(*) AS count FROM sqlite_schema');
    const current = read(file('vault.db'), 'SELECT secret FROM owner')?.secret;
    if (typeof current === 'string' && !secrets.map(fingerprintOf).includes(current))
      return error('SECRET is not the one that wraps the keys of these stores: give that one');
  } catch (thrown) {
    return error(`the stores in ${dataDir} cannot be read (${codeOf(thrown)}): restore a backup into an empty folder`);
  }
  return ok('no server is running on this DATA_DIR; its stores are there and the secret fits them');
};

const read = (path: string, query: string) => {
  const database = openReader(path);
  try {
    return database.prepare(query).get();
  } finally {
    database.close();
  }
};
