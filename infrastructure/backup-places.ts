import type { BackupPlace } from '#application/engine/ports/backup-place.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import { type BackupKeys, createBackupKeys } from './backup/backup-keys.ts';
import type { BackupPlaces } from './backup/create.ts';
import { secretsIn } from './data-folder.ts';
import { openFolderPlace } from './files/folder-place.ts';
import type { BackupSettings, PlaceSetting } from './shared/backup-settings.ts';
import type { Secrets } from './shared/key-wrap.ts';
import type { Settings } from './shared/settings.ts';

/** Opens nothing yet: what cannot be reached is told when it is used. */
export const openBackupPlaces = async ({ to, keysTo }: BackupSettings): Promise<BackupPlaces> => ({
  sets: await placeOf(to),
  keys: await placeOf(keysTo),
});

const placeOf = async (setting: PlaceSetting): Promise<BackupPlace> =>
  'folder' in setting
    ? openFolderPlace(setting.folder)
    : (await import('./s3/s3-place.ts')).openS3Place(setting.s3, {});

/** BACKUP_KEY, or else the secret of the stores. */
export const backupKeysOf = ({ secrets }: BackupSettings, ofStores: Secrets): BackupKeys =>
  createBackupKeys(secrets.length > 0 ? secrets : ofStores);

/** SECRET, or the one in the data folder: none is made. `secret-missing` when there is none. */
export const knownSecrets = async ({ secrets, dataDir }: Settings): Promise<readonly string[]> => {
  if (secrets.length > 0) return secrets;
  const made = secretsIn(dataDir);
  if (made.length > 0) return made;
  throw new Fault(
    'secret-missing',
    `backups open with the secret they were made with: set SECRET to it, or put the file secret into ${dataDir}`,
  );
};
