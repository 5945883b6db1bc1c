import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { pause } from '#application/engine/pause.ts';
import { unavailable } from '#application/engine/ports/fault.ts';
import type { S3Bucket } from '#infrastructure/shared/backup-settings.ts';

export type S3Answer = Readonly<{ status: number; bytes: Uint8Array }>;

/** `tries` of one request at most, `waitMs` before the second, twice that before the third, and so on. */
export type S3Options = Readonly<{ tries?: number; waitMs?: number; fetch?: typeof globalThis.fetch }>;

type Ask = (
  method: 'GET' | 'PUT' | 'DELETE',
  key: string,
  options?: Readonly<{ query?: Readonly<Record<string, string>>; body?: Uint8Array }>,
) => Promise<S3Answer>;

const TRIES = 5;
const WAIT_MS = 500;
/** One try may take so long, and longer for each MiB that is sent. */
const TIME_LIMIT_MS = 60_000;
const MS_A_MIB = 10_000;

const NEVER = new AbortController().signal;

/** A store that answers so is busy or away, whatever was asked. */
const isBusy = (status: number): boolean => status >= 500 || status === 429 || status === 408;

/**
 * Requests to one bucket, signed anew for each try. A store that does not answer, breaks off or is busy is tried again; one that
 * stays so is `unavailable`. `name` names it for operators.
 */
export const createS3Requests = (
  { endpoint, region, name: bucket, credentials }: S3Bucket,
  name: string,
  { tries = TRIES, waitMs = WAIT_MS, fetch = globalThis.fetch }: S3Options,
): Ask => {
  const signer = new AwsClient({ ...credentials, service: 's3', region });
  const base = endpoint === null ? `https://${bucket}.s3.${region}.amazonaws.com` : `${endpoint}/${bucket}`;

  const signed: Sign = async (method, key, { query = {}, body } = {}) => {
    const url = new URL(`${base}/${key}`);
    for (const [field, value] of Object.entries(query)) url.searchParams.set(field, value);
    return signer.sign(url, {
      method,
      headers: { 'X-Amz-Content-Sha256': sha256(body ?? new Uint8Array()) },
      ...(body && { body: bytesOf(body) }),
    });
  };

  return async (...asked) => {
    const limit = Math.round(TIME_LIMIT_MS + ((asked[2]?.body?.length ?? 0) / 2 ** 20) * MS_A_MIB);
    for (let attempt = 1; ; attempt += 1) {
      const answer = await answerTo(fetch, await signed(...asked), limit).catch((error: Error) => error);
      const failed = answer instanceof Error ? whyOf(answer) : isBusy(answer.status) ? String(answer.status) : null;
      if (failed === null && !(answer instanceof Error)) return answer;
      if (attempt >= tries) throw unavailable(name, answer instanceof Error ? answer : undefined, failed ?? '');
      await pause(waitMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2), NEVER);
    }
  };
};

type Sign = (...asked: Parameters<Ask>) => ReturnType<AwsClient['sign']>;

const answerTo = async (fetch: typeof globalThis.fetch, request: Request, limit: number): Promise<S3Answer> => {
  const response = await fetch(request, { signal: AbortSignal.timeout(limit), redirect: 'manual' });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const announced = response.headers.get('content-length');
  if (announced !== null && Number(announced) !== bytes.length) throw new Error('the answer was cut short');
  return { status: response.status, bytes };
};

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A request takes none that may be shared with another thread. */
const bytesOf = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer ? (bytes as Uint8Array<ArrayBuffer>) : Uint8Array.from(bytes);

/** `fetch` says the reason in the cause. */
const whyOf = (error: Error): string => {
  const cause = error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : '';
  return cause || (error.name === 'TimeoutError' ? 'it took too long' : error.message);
};
