import { type BackupPlace, backupPlaceRefused, checkedBackupPath } from '#application/engine/ports/backup-place.ts';
import { unavailable } from '#application/engine/ports/fault.ts';
import type { S3Bucket } from '#infrastructure/shared/backup-settings.ts';
import { createS3Requests, type S3Answer, type S3Options } from './s3-requests.ts';

/**
 * A bucket, or what stands below a prefix of it, that backups are kept in. Every upload carries the SHA-256 of its bytes
 * under its signature, so that one that was cut short is refused by the store. Files are a few MiB, or one blob: each goes in
 * one request.
 */
export const openS3Place = (bucket: S3Bucket, options: S3Options): BackupPlace => {
  const name = `s3://${bucket.name}/${bucket.prefix}`;
  const request = createS3Requests(bucket, name, options);
  const keyOf = (path: string) => (bucket.prefix === '' ? path : `${bucket.prefix}/${path}`);
  const expected = (answer: S3Answer, ...statuses: readonly number[]): S3Answer => {
    if (statuses.includes(answer.status)) return answer;
    throw backupPlaceRefused(name, reasonOf(answer));
  };
  return {
    name,
    async put(path, bytes) {
      expected(await request('PUT', keyOf(checkedBackupPath(path)), { body: bytes }), 200);
    },
    async get(path) {
      const answer = await request('GET', keyOf(checkedBackupPath(path)));
      // A bucket that is not there answers 404, too, and is no empty one.
      if (answer.status === 404 && codeIn(answer) !== 'NoSuchBucket') return null;
      return expected(answer, 200).bytes;
    },
    async *list(folder) {
      const prefix = keyOf(folder === '' ? '' : `${checkedBackupPath(folder.replace(/\/$/, ''))}/`);
      let token: string | null = null;
      do {
        const query: Record<string, string> = { 'list-type': '2', prefix };
        if (token !== null) query['continuation-token'] = token;
        const xml = textOf(expected(await request('GET', '', { query }), 200));
        if (!xml.includes('<ListBucketResult'))
          throw unavailable(name, undefined, 'it answers a list with something else');
        yield valuesIn(xml, 'Key').map((key) => key.slice(keyOf('').length));
        token = valuesIn(xml, 'IsTruncated')[0] === 'true' ? (valuesIn(xml, 'NextContinuationToken')[0] ?? null) : null;
      } while (token !== null);
    },
    async remove(path) {
      expected(await request('DELETE', keyOf(checkedBackupPath(path))), 200, 204, 404);
    },
  };
};

const textOf = ({ bytes }: S3Answer): string => Buffer.from(bytes).toString('utf8');

const codeIn = (answer: S3Answer): string => valuesIn(textOf(answer), 'Code')[0] ?? '';

/** What an operator can do about it, where that is known. */
const HINTS: Readonly<Record<string, string>> = {
  SignatureDoesNotMatch: 'check AWS_SECRET_ACCESS_KEY',
  InvalidAccessKeyId: 'check AWS_ACCESS_KEY_ID',
  AccessDenied: 'the key may not do this in this bucket',
  NoSuchBucket: 'there is no such bucket: make it first',
  RequestTimeTooSkewed: 'the clock of this machine is wrong',
  AuthorizationHeaderMalformed: 'check AWS_REGION',
  PermanentRedirect: 'check AWS_REGION',
};

const reasonOf = (answer: S3Answer): string => {
  const code = codeIn(answer);
  const hint = Object.hasOwn(HINTS, code) ? `: ${HINTS[code]}` : '';
  return `${answer.status}${code && ` ${code}`}${hint}`;
};

/** What stands in each element of this name. Keys of ours need no entities but those of a token or a foreign name. */
const valuesIn = (xml: string, element: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) =>
    text.replace(/&(amp|lt|gt|quot|apos|#34|#39);/g, (_, entity: string) => ENTITIES.get(entity) ?? ''),
  );

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['#34', '"'],
  ['#39', "'"],
]);
