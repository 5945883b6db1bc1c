import { join } from 'node:path';
import { openFolderPlace } from '#infrastructure/files/folder-place.ts';
import { openS3Place } from '#infrastructure/s3/s3-place.ts';
import { startS3 } from '../support/s3-double.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { backupPlaceContract } from './backup-place.contract.ts';

backupPlaceContract('a folder', async () => {
  const { path, remove } = await temporaryFolder();
  return { open: () => openFolderPlace(join(path, 'not', 'there', 'yet')), remove };
});

for (const prefix of ['', 'house/cairn'])
  backupPlaceContract(`S3 (double) ${prefix === '' ? 'without a prefix' : 'below a prefix'}`, async () => {
    const s3 = await startS3(prefix);
    s3.objects.set('another', Buffer.from('of the same bucket'));
    if (prefix === '') s3.objects.clear();
    return { open: () => openS3Place(s3.bucket, {}), remove: s3.stop };
  });
