import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { dataFolder } from '#infrastructure/data-folder.ts';
import { storeSizes } from '#infrastructure/wiring/store-sizes.ts';
import { temporaryDataFolder } from '#test/support/temporary.ts';

const EMBEDDED = { eventStoreUrl: null, mongoUrl: null };

const aFolder = async (t: { teardown(work: () => Promise<void>): void }) => {
  const { path, remove } = await temporaryDataFolder();
  t.teardown(remove);
  return dataFolder(path);
};

test('the files of each store are added up, with what is not yet in a database’s own file', async (t) => {
  const folder = await aFolder(t);
  await writeFile(folder.events, 'x'.repeat(100));
  await writeFile(`${folder.events}-wal`, 'x'.repeat(20));
  for (const place of ['incoming', 'ab', 'cd']) await mkdir(join(folder.archive, place), { recursive: true });
  for (let number = 0; number < 40; number += 1)
    await writeFile(join(folder.archive, 'ab', `ab${number}`), 'x'.repeat(10));
  await writeFile(join(folder.archive, 'cd', 'cd1'), 'xxx');
  const { log, archive, readModels, disk } = await storeSizes(EMBEDDED, folder)();
  t.deepEqual({ log, archive, readModels }, { log: 120, archive: 403, readModels: 0 });
  t.true(disk !== null && disk.free > 0);
});

test('what cannot be measured is not known, and the rest is', async (t) => {
  const folder = await aFolder(t);
  await rm(folder.archive, { recursive: true, force: true });
  const { log, archive } = await storeSizes({ ...EMBEDDED, eventStoreUrl: 'esdb://x' }, folder)();
  t.deepEqual({ log, archive }, { log: null, archive: null });
});
