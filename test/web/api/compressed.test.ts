import { get, type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import test from 'ava';
import { sharedApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';
import { aUser } from '#test/support/user.ts';
import { aWebServer, GERMAN_PAGE, LONG_SCRIPT, PAGE } from './a-web-server.ts';

const app = sharedApp(test);

type Raw = Readonly<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer }>;

/** An answer as it came, which fetch would unpack. */
const raw = (url: URL, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  new Promise<Raw>((resolve, reject) => {
    request(url, { method, headers }, async (response) => {
      const bytes = Buffer.concat(await Array.fromAsync(response as AsyncIterable<Buffer>));
      resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes });
    })
      .on('error', reject)
      .end();
  });

const unpacked = ({ headers, bytes }: Raw): string => {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
};

const ENCODINGS = [
  ['br, gzip', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['zstd', undefined],
  ['', undefined],
] as const;

test('a script comes in as few bytes as the browser takes, and is the same script', async (t) => {
  const { url } = await aWebServer(t);
  const script = new URL('/assets/long-1a2b3c.js', url);
  const tags = new Set<string>();
  for (const [taken, given] of ENCODINGS) {
    const answer = await raw(script, { 'Accept-Encoding': taken });
    t.is(answer.headers['content-encoding'], given, taken);
    t.is(unpacked(answer), LONG_SCRIPT);
    t.is(Number(answer.headers['content-length']), answer.bytes.length);
    t.true(given === undefined || answer.bytes.length < 200);
    t.is(answer.headers.vary, 'Accept-Encoding');
    t.is(answer.headers['content-type'], 'text/javascript; charset=utf-8');
    t.is(answer.headers['cache-control'], 'public, max-age=31536000, immutable');
    tags.add(`${given} ${answer.headers.etag}`);
  }
  t.is(tags.size, 3, 'a tag for each encoding');
  for (const beside of ['/assets/long-1a2b3c.js.br', '/assets/long-1a2b3c.js.gz'])
    t.is((await raw(new URL(beside, url))).status, 404, beside);
});

test('what a browser has already is not sent again, and its headers are all that HEAD asks for', async (t) => {
  const { url } = await aWebServer(t);
  for (const path of ['/assets/long-1a2b3c.js', '/assets/app-1a2b3c.js', '/', '/login'])
    for (const [taken] of ENCODINGS) {
      const address = new URL(path, url);
      const full = await raw(address, { 'Accept-Encoding': taken });
      const head = await raw(address, { 'Accept-Encoding': taken }, 'HEAD');
      t.is(head.bytes.length, 0);
      for (const name of ['content-length', 'etag', 'vary', 'content-type', 'cache-control', 'content-encoding'])
        t.is(head.headers[name], full.headers[name], `${path} ${taken} ${name}`);
      const tag = full.headers.etag ?? '';
      t.regex(tag, /^"[\w-]+"$/);
      const again = await raw(address, { 'Accept-Encoding': taken, 'If-None-Match': tag });
      t.is(again.status, 304);
      t.is(again.bytes.length, 0);
      t.is(again.headers.etag, tag);
    }
});

test('a page of another language has another tag', async (t) => {
  const { url } = await aWebServer(t);
  const [english, german] = [await raw(new URL(url)), await raw(new URL(url), { 'Accept-Language': 'de' })];
  t.deepEqual([unpacked(english), unpacked(german)], [PAGE, GERMAN_PAGE]);
  t.not(english.headers.etag, german.headers.etag);
});

test('a long answer of the API is compressed, a short one and one with a token are not', async (t) => {
  const user = await aUser(app());
  for (let win = 0; win < 8; win += 1)
    await user.call('POST', '/api/achievements', { originalMessage: `Win ${win}: ${'moved a stone '.repeat(20)}` });
  await eventually('their analysis', async () => (await user.wins()).every(({ analysisResult }) => analysisResult));
  const headers = { Authorization: `Bearer ${user.session}`, 'Accept-Encoding': 'gzip, br' };
  const at = (path: string) => new URL(path, app().web.url);
  for (const path of ['/api/achievements?limit=8', '/api/achievements', '/api/openapi.json']) {
    const plain = await raw(at(path), { Authorization: headers.Authorization });
    t.is(plain.headers['content-encoding'], undefined);
    const answer = await raw(at(path), headers);
    t.regex(answer.headers['content-encoding'] ?? '', /^(?:br|gzip)$/, path);
    t.true(answer.bytes.length < plain.bytes.length / 2, path);
    t.deepEqual(JSON.parse(unpacked(answer)), JSON.parse(unpacked(plain)));
    t.regex(answer.headers.vary ?? '', /Accept-Encoding/);
  }
  const { headers: described } = await raw(at('/api/openapi.json'), headers);
  const again = await raw(at('/api/openapi.json'), { ...headers, 'If-None-Match': described.etag ?? '' });
  t.is(again.status, 304);
  t.is(again.headers['content-encoding'], undefined);
  for (const path of ['/api/config', '/api/auth/me'])
    t.is((await raw(at(path), headers)).headers['content-encoding'], undefined, path);
});

test('a stream of changes is no such answer: each line comes at once', async (t) => {
  const user = await aUser(app());
  const headers = { Cookie: `__Host-sid=${user.session}`, 'Accept-Encoding': 'gzip, br' };
  const line = await new Promise<string>((resolve, reject) => {
    const asked = get(new URL('/api/changes', app().web.url), { headers }, (response) => {
      t.is(response.headers['content-encoding'], undefined);
      response.once('data', (bytes: Buffer) => {
        resolve(bytes.toString());
        asked.destroy();
      });
    }).on('error', reject);
  });
  t.is(line, ': listening\n\n');
});
