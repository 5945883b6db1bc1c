import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { dataFolder } from '#infrastructure/data-folder.ts';
import { readSettings } from '#infrastructure/shared/settings.ts';
import { openStores } from '#infrastructure/stores.ts';
import { movableClock } from '../support/clock.ts';
import { eventually } from '../support/eventually.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { aWin, caughtUp, erased, recorded, removed, reworded, start, USER } from './setting.ts';

const CANARY = 'canary-of-the-coal-mine';

test('no file holds a word of a user whose account was erased, while the stores stay open', async (t) => {
  const folder = await temporaryFolder();
  const stores = await openStores(readSettings({}), await dataFolder(folder.path), movableClock(), () => t.fail());
  t.teardown(async () => {
    await stores.close();
    await folder.remove();
  });
  const holdsCanary = async () => {
    const files = (await readdir(folder.path, { recursive: true, withFileTypes: true })).filter((file) =>
      file.isFile(),
    );
    const bytes = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name))));
    return bytes.some((content) => content.includes(CANARY));
  };
  await stores.vault.make(USER);
  await start(t, stores);
  const [kept, dropped] = [aWin(), aWin()];
  const gone = [recorded(dropped, `${CANARY} again`), removed(dropped)];
  await stores.log.append(`win-${kept}`, [recorded(kept, CANARY), reworded(kept, `${CANARY} reworded`)], 'no-stream');
  await stores.log.append(`win-${dropped}`, gone.slice(0, 1), 'no-stream');
  await caughtUp(stores);
  t.true(await holdsCanary());
  await stores.log.append(`win-${dropped}`, gone.slice(1), 0);
  await stores.vault.destroy(USER);
  await stores.log.append(`account-${USER}`, [erased()], 'no-stream');
  await caughtUp(stores);
  await eventually('the last word to go', async () => !(await holdsCanary()));
  t.pass();
});
