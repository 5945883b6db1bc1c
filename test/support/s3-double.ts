import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { S3Bucket } from '#infrastructure/shared/backup-settings.ts';

const ACCESS_KEY = 'AKIADOUBLE';
const SECRET_KEY = 'a secret/that+only=this double knows';
const REGION = 'eu-test-1';
/** So that lists of a few files have pages. */
const PAGE = 3;

/** What befalls one request instead of its answer; `cut` ends the connection in the middle of it. */
type Mishap = Refusal | 'cut';
type Refusal = Readonly<{ status: number; code: string }>;

/**
 * A double of S3 on a real socket. It checks each request's signature (AWS Signature Version 4, written from its documentation and
 * tried against AWS's own boto3) and the SHA-256 of its body, and keeps everything in memory.
 */
export type S3Double = Readonly<{
  bucket: S3Bucket;
  objects: Map<string, Buffer>;
  /** Of each request: method and path. */
  requests: readonly string[];
  /** What befalls the next requests of a method, one after the other. */
  befalls(method: string, ...mishaps: readonly Mishap[]): void;
  /** Answers of the next GET end before they are whole. */
  truncatesNextDownload(): void;
  stop(): Promise<void>;
}>;

export const startS3 = async (prefix = 'cairn'): Promise<S3Double> => {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  const mishaps = new Map<string, Mishap[]>();
  const download = { truncated: false };
  const sockets = new Set<Socket>();

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '' } = request;
    const mishap = mishaps.get(method)?.shift();
    if (mishap === 'cut') {
      request.once('data', () => request.socket.destroy());
      if (method !== 'PUT') request.socket.destroy();
      return;
    }
    const body = await bodyOf(request);
    requests.push(`${method} ${url}`);
    const refused = mishap ?? refusalOf(request, body);
    if (refused) return fail(response, refused);
    const { pathname, searchParams } = new URL(url, 'http://double');
    const [, bucketName, ...rest] = pathname.split('/');
    if (bucketName !== BUCKET) return fail(response, { status: 404, code: 'NoSuchBucket' });
    const key = decodeURIComponent(rest.join('/'));
    if (method === 'PUT') {
      objects.set(key, body);
      return void response.writeHead(200, { ETag: `"${createHash('md5').update(body).digest('hex')}"` }).end();
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (key === '') return void response.writeHead(200, XML).end(listOf(objects, searchParams));
    const found = objects.get(key);
    if (!found) return fail(response, { status: 404, code: 'NoSuchKey' });
    response.writeHead(200, { 'Content-Length': found.length });
    if (!download.truncated) return void response.end(found);
    download.truncated = false;
    response.write(found.subarray(0, found.length - 1), () => response.destroy());
  };

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    bucket: {
      name: BUCKET,
      prefix,
      endpoint: `http://127.0.0.1:${port}`,
      region: REGION,
      credentials: { accessKeyId: ACCESS_KEY, secretAccessKey: SECRET_KEY },
    },
    objects,
    requests,
    befalls: (method, ...next) => void mishaps.set(method, [...(mishaps.get(method) ?? []), ...next]),
    truncatesNextDownload() {
      download.truncated = true;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const BUCKET = 'backups';
const XML = { 'Content-Type': 'application/xml' };

const fail = (response: ServerResponse, { status, code }: Refusal): void =>
  void response.writeHead(status, XML).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** As AWS's documentation of Signature Version 4 describes what a server checks. */
const refusalOf = ({ method = '', url = '', headers }: IncomingMessage, body: Buffer): Refusal | null => {
  const header = (name: string) => String(headers[name] ?? '');
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      header('authorization'),
    );
  if (!found) return { status: 403, code: 'AccessDenied' };
  const [, accessKey, day = '', region = '', signedHeaders = '', signature] = found;
  if (accessKey !== ACCESS_KEY) return { status: 403, code: 'InvalidAccessKeyId' };
  if (region !== REGION) return { status: 400, code: 'AuthorizationHeaderMalformed' };
  const time = header('x-amz-date');
  const isNow = Math.abs(Date.parse(time.replace(DATE, '$1-$2-$3T$4:$5:$6Z')) - Date.now()) < 15 * 60_000;
  if (!time.startsWith(day) || !isNow) return { status: 403, code: 'RequestTimeTooSkewed' };
  const names = signedHeaders.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name)))
    return { status: 403, code: 'AccessDenied' };
  const { pathname, searchParams } = new URL(url, 'http://double');
  const query = [...searchParams].map((pair) => pair.map(encoded).join('=')).sort();
  const canonical = [
    method,
    pathname
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    query.join('&'),
    ...names.map((name) => `${name}:${header(name).trim().replace(/\s+/g, ' ')}`),
    '',
    signedHeaders,
    header('x-amz-content-sha256'),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${SECRET_KEY}`, day), region));
  if (hmac(key, toSign).toString('hex') !== signature) return { status: 403, code: 'SignatureDoesNotMatch' };
  if (header('x-amz-content-sha256') !== sha256(body)) return { status: 400, code: 'XAmzContentSHA256Mismatch' };
  return null;
};

const DATE = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/** All but the unreserved characters of RFC 3986. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

const listOf = (objects: ReadonlyMap<string, Buffer>, query: URLSearchParams): string => {
  const prefix = query.get('prefix') ?? '';
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
  const all = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = all.slice(0, PAGE);
  const next = all.length > PAGE ? Buffer.from(page.at(-1) ?? '').toString('base64') : null;
  return [
    '<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
    `<Name>${BUCKET}</Name><Prefix>${prefix}</Prefix><IsTruncated>${next !== null}</IsTruncated>`,
    next === null ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`,
    ...page.map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.length}</Size></Contents>`),
    '</ListBucketResult>',
  ].join('');
};
