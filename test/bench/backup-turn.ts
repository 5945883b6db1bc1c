import { DatabaseSync } from 'node:sqlite';
import { systemClock } from '#application/engine/ports/clock.ts';
import { createBackupKeys } from '#infrastructure/backup/backup-keys.ts';
import { makeBackup } from '#infrastructure/backup/create.ts';
import { nameOf } from '#infrastructure/belonging.ts';
import { dataFolder } from '#infrastructure/data-folder.ts';
import { openFolderPlace } from '#infrastructure/files/folder-place.ts';
import { restoreInto, type WithBackup } from '#infrastructure/restore.ts';
import { readSettings } from '#infrastructure/shared/settings.ts';
import { openStores, type Stores } from '#infrastructure/stores.ts';
import { LEFT_OUT } from '#infrastructure/wiring/backups.ts';
import { writeRealisticLog } from './realistic-log.ts';
import { watchResidentMemory } from './resident-memory.ts';

/** One step of the measurement, in a process of its own. DATA_DIR, BACKUP_TO and SECRET are set. Prints one line of JSON. */
const [step, given = '0'] = process.argv.slice(2);
const settings = readSettings(process.env) as WithBackup;
const fail = (fault: Error): never => {
  throw fault;
};
const open = async (): Promise<Stores> => openStores(settings, await dataFolder(settings.dataDir), systemClock, fail);

const prepare = async () => {
  const stores = await open();
  await writeRealisticLog(stores, Number(given));
  const events = await stores.log.countAfter(null, 100_000_000);
  await stores.close();
  return { events };
};

const timed = async (work: () => Promise<number>) => {
  const memory = watchResidentMemory(20);
  const begun = performance.now();
  const events = await work();
  const seconds = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage();
  return { events, seconds, cpuSeconds: (user + system) / 1e6, ...memory.end() };
};

/** The same rows, each read and parsed: what any copy must do at the least. */
const bareRead = () =>
  timed(async () => {
    const database = new DatabaseSync(`${settings.dataDir}/events.db`, { readOnly: true });
    const next = database.prepare('SELECT * FROM events WHERE position > ? ORDER BY position LIMIT 500');
    let events = 0;
    for (let position = 0; ; ) {
      const rows = next.all(position) as { position: number; data: string }[];
      for (const { data } of rows) JSON.parse(data);
      events += rows.length;
      position = rows.at(-1)?.position ?? position;
      if (rows.length === 0) return events;
    }
  });

/** The same rows put into a table with the same indexes, 500 in a transaction. `given` is the file. */
const bareWrite = () =>
  timed(async () => {
    const database = new DatabaseSync(given);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -65536');
    database.exec('PRAGMA wal_autocheckpoint = 32768');
    database.prepare('ATTACH ? AS source').run(`${settings.dataDir}/events.db`);
    const { sql } = database.prepare("SELECT sql FROM source.sqlite_master WHERE name = 'events'").get() as {
      sql: string;
    };
    database.exec(sql);
    const next = database.prepare('SELECT * FROM source.events WHERE position > ? ORDER BY position LIMIT 500');
    let events = 0;
    for (let position = 0; ; ) {
      const rows = next.all(position) as Record<string, never>[];
      if (rows.length === 0) break;
      const names = Object.keys(rows[0] ?? {});
      const insert = database.prepare(
        `INSERT INTO main.events (${names.join()}) VALUES (${names.map(() => '?').join()})`,
      );
      database.exec('BEGIN');
      for (const row of rows) insert.run(...Object.values(row));
      database.exec('COMMIT');
      events += rows.length;
      position = Number(rows.at(-1)?.position);
    }
    database.close();
    return events;
  });

const create = () =>
  timed(async () => {
    const stores = await open();
    const { eventStore, blobs, registers, vault } = stores;
    const place = openFolderPlace(process.env.BACKUP_TO ?? '');
    const made = await makeBackup({
      source: { eventStore, blobs, registers, vault, vaultName: await nameOf(vault), leftOut: LEFT_OUT },
      places: { sets: place, keys: openFolderPlace(`${process.env.BACKUP_TO}/keys`) },
      keys: createBackupKeys(settings.secrets),
      now: Date.now(),
      version: 'bench',
      signal: new AbortController().signal,
      onProgress() {},
    });
    await stores.close();
    return made.manifest.log.events;
  });

/** `given` is the folder. */
const restore = () => timed(async () => (await restoreInto({ ...settings, dataDir: given }, null, () => {})).events);

const steps: Readonly<Record<string, () => Promise<object>>> = { prepare, bareRead, bareWrite, create, restore };
console.log(JSON.stringify(await steps[step ?? '']?.()));
process.exit(0);
