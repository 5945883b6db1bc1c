import { systemClock } from '#application/engine/ports/clock.ts';
import { dataFolder } from '#infrastructure/data-folder.ts';
import { readSettings } from '#infrastructure/shared/settings.ts';
import { openStores } from '#infrastructure/stores.ts';
import { writeRealisticLog } from './realistic-log.ts';

const [path, n] = process.argv.slice(2);
const stores = await openStores(readSettings({}), await dataFolder(path!), systemClock, (f) => {
  throw f;
});
const b = performance.now();
await writeRealisticLog(stores, Number(n));
console.log(await stores.log.countAfter(null, 1e8), (performance.now() - b) / 1000);
await stores.close();
