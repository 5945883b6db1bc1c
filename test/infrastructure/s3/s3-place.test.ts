import { randomBytes } from 'node:crypto';
import test, { type ExecutionContext } from 'ava';
import { isBackupPlaceRefused } from '#application/engine/ports/backup-place.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import { openS3Place } from '#infrastructure/s3/s3-place.ts';
import type { S3Bucket } from '#infrastructure/shared/backup-settings.ts';
import { startS3 } from '#test/support/s3-double.ts';

const BYTES = randomBytes(300_000);
const BUSY = { status: 503, code: 'SlowDown' };

const setting = async (t: ExecutionContext) => {
  const s3 = await startS3();
  t.teardown(s3.stop);
  return { s3, place: openS3Place(s3.bucket, { tries: 4, waitMs: 1 }) };
};

test('a store that is busy or breaks off is asked again, and then has everything', async (t) => {
  const { s3, place } = await setting(t);
  s3.befalls('PUT', BUSY, { status: 500, code: 'InternalError' }, 'cut');
  await place.put('a/b.bin', BYTES);
  t.true(BYTES.equals(s3.objects.get('cairn/a/b.bin') ?? Buffer.alloc(0)));
  s3.befalls('GET', 'cut', BUSY);
  t.true(BYTES.equals((await place.get('a/b.bin')) ?? Buffer.alloc(0)));
  s3.befalls('DELETE', BUSY);
  await place.remove('a/b.bin');
  t.is(s3.objects.size, 0);
});

test('a store that stays away is unavailable after some tries, and what it says is told', async (t) => {
  const { s3, place } = await setting(t);
  s3.befalls('PUT', BUSY, BUSY, BUSY, BUSY);
  const fault = await t.throwsAsync(place.put('a/b.bin', BYTES));
  t.true(isUnavailable(fault));
  t.regex(fault?.message ?? '', /s3:\/\/backups\/cairn is not reachable: 503/);
  t.is(s3.requests.length, 4);
  await s3.stop();
  const gone = await t.throwsAsync(place.get('a/b.bin'));
  t.true(isUnavailable(gone));
  t.regex(gone?.message ?? '', /ECONNREFUSED|ECONNRESET|UND_ERR_SOCKET/);
});

test('a download that ends early is begun again, and never taken for the whole', async (t) => {
  const { s3, place } = await setting(t);
  await place.put('a/b.bin', BYTES);
  s3.truncatesNextDownload();
  t.true(BYTES.equals((await place.get('a/b.bin')) ?? Buffer.alloc(0)));
  t.is(s3.requests.filter((one) => one.startsWith('GET')).length, 2);
});

test('an upload that was changed on its way is refused by the store, as its hash is signed', async (t) => {
  const { s3 } = await setting(t);
  const changing = (async (input: Request) => {
    const body = Buffer.from(await input.arrayBuffer());
    return fetch(new Request(input.url, { method: 'PUT', headers: input.headers, body: body.subarray(1) }));
  }) as typeof fetch;
  const fault = await t.throwsAsync(openS3Place(s3.bucket, { fetch: changing }).put('a/b.bin', BYTES));
  t.true(isBackupPlaceRefused(fault));
  t.regex(fault?.message ?? '', /XAmzContentSHA256Mismatch/);
  t.is(s3.objects.size, 0);
});

test('a refusal is told at once, with what to look at, and is tried once', async (t) => {
  const { s3 } = await setting(t);
  const refusedAs = async (changes: Partial<S3Bucket>, why: RegExp) => {
    const place = openS3Place({ ...s3.bucket, ...changes }, { waitMs: 1 });
    const before = s3.requests.length;
    const fault = await t.throwsAsync(place.put('a/b.bin', BYTES));
    t.true(isBackupPlaceRefused(fault), String(fault));
    t.regex(fault?.message ?? '', why);
    t.is(s3.requests.length, before + 1);
  };
  const { credentials } = s3.bucket;
  await refusedAs(
    { credentials: { ...credentials, secretAccessKey: 'wrong' } },
    /403 SignatureDoesNotMatch: check AWS_SECRET/,
  );
  await refusedAs(
    { credentials: { ...credentials, accessKeyId: 'AKIAOTHER' } },
    /403 InvalidAccessKeyId: check AWS_ACCESS/,
  );
  await refusedAs({ region: 'elsewhere-1' }, /400 AuthorizationHeaderMalformed: check AWS_REGION/);
  await refusedAs({ name: 'nobodys' }, /404 NoSuchBucket: there is no such bucket/);
  s3.befalls('PUT', { status: 403, code: 'AccessDenied' });
  await refusedAs({}, /403 AccessDenied: the key may not/);
});

test('a bucket that is not there is no empty one', async (t) => {
  const { s3 } = await setting(t);
  const place = openS3Place({ ...s3.bucket, name: 'nobodys' }, {});
  t.true(isBackupPlaceRefused(await t.throwsAsync(place.get('a/b.bin'))));
  t.true(isBackupPlaceRefused(await t.throwsAsync(async () => place.list('')[Symbol.asyncIterator]().next())));
});

test('the address of a bucket at Amazon itself has the bucket in its name', async (t) => {
  const { s3 } = await setting(t);
  const asked: string[] = [];
  const noting = (async ({ url }: Request) => {
    asked.push(url);
    return new Response('', { status: 200 });
  }) as typeof fetch;
  const place = openS3Place({ ...s3.bucket, endpoint: null, region: 'eu-west-1' }, { fetch: noting });
  await place.put('sets/a.bin', BYTES);
  t.deepEqual(asked, ['https://backups.s3.eu-west-1.amazonaws.com/cairn/sets/a.bin']);
});
