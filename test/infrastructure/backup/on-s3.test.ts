import test from 'ava';
import { hasCode, isUnavailable } from '#application/engine/ports/fault.ts';
import { listBackups } from '#infrastructure/backup/list.ts';
import { openS3Place } from '#infrastructure/s3/s3-place.ts';
import { startS3 } from '#test/support/s3-double.ts';
import { temporaryDataFolder } from '#test/support/temporary.ts';
import { aCairn, aFolder, backUp, erase, KEYS, live, openAgain, recordsIn, restoreTo } from './a-backup.ts';

const [ANN, BEN] = [1763730000001, 1763730000002];
const BUSY = { status: 503, code: 'SlowDown' };

test('a backup goes to S3 and comes back, keys apart, though the store is busy now and then', async (t) => {
  const [s3, apart] = [await startS3('house'), await startS3('')];
  t.teardown(s3.stop);
  t.teardown(apart.stop);
  const options = { waitMs: 1 };
  const places = { sets: openS3Place(s3.bucket, options), keys: openS3Place(apart.bucket, options) };
  const { stores, clock } = await aCairn(t);
  const blob = await live(stores, ANN, 30);
  await live(stores, BEN);
  await erase(stores, BEN);
  for (const method of ['PUT', 'GET', 'DELETE']) s3.befalls(method, BUSY, 'cut');
  const { manifest } = await backUp(stores, { places }, clock);
  t.true([...apart.objects.keys()].every((key) => key.startsWith(`${manifest.set}/`)));
  t.false([...s3.objects.keys()].some((key) => key.includes('keys')));
  const path = await aFolder(t, temporaryDataFolder);
  s3.truncatesNextDownload();
  s3.befalls('GET', BUSY);
  t.like(await restoreTo(path, { places }), { missing: 0, lost: 0 });
  const after = await openAgain(t, path);
  t.deepEqual(await recordsIn(after.eventStore), await recordsIn(stores.eventStore));
  t.deepEqual(await after.archive.get(ANN, blob), await stores.archive.get(ANN, blob));

  const log = manifest.log.files[0]?.path ?? '';
  s3.objects.delete(`house/${log}`);
  const other = await aFolder(t, temporaryDataFolder);
  const lost = await t.throwsAsync(restoreTo(other, { places }));
  t.true(hasCode(lost, 'backup-damaged'));
  t.true(lost?.message.includes(log));
});

test('a store that goes away in the middle leaves no set that looks whole', async (t) => {
  const s3 = await startS3('house');
  t.teardown(s3.stop);
  const place = openS3Place(s3.bucket, { tries: 2, waitMs: 1 });
  const { stores, clock } = await aCairn(t);
  await live(stores, ANN);
  for (let written = 1; written <= 3; written += 1) s3.befalls('PUT', BUSY, BUSY);
  t.true(isUnavailable(await t.throwsAsync(backUp(stores, { places: { sets: place, keys: place } }, clock))));
  t.deepEqual(
    (await listBackups({ sets: place, keys: place }, KEYS)).filter(({ state }) => state === 'whole'),
    [],
  );
});
