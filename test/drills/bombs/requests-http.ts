import { type Bomb, from, KB, MB, numbered } from './bomb.ts';
import { ask, askRaw } from './http.ts';
import { read, signedIn } from './signed-in.ts';

const visited =
  (path: string, headers: Record<string, string> = {}): Bomb['send'] =>
  async (target) =>
    String((await ask(target, 'GET', path, { headers, localAddress: from.visitor })).status);

const raw =
  (bytes: () => string | Buffer): Bomb['send'] =>
  (target) =>
    askRaw(target, bytes());
const asked = (path: string, headers: string, method = 'GET') =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;

/** Addresses, headers, methods and lengths that a server of HTTP has to bear or to turn away. */
export const httpBombs: readonly Bomb[] = [
  {
    name: 'a form of 250 KB where a page takes one',
    send: raw(
      () =>
        `${asked('/shared/abc', `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${250 * KB}\r\n`, 'POST')}${'a=&'.repeat(250 * KB).slice(0, 250 * KB)}`,
    ),
  },
  {
    name: 'a form of 50,000 parts',
    send: raw(
      () =>
        `${asked('/unsubscribe/abc', `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${200 * KB}\r\n`, 'POST')}${'--b\r\n\r\n'.repeat(30_000).slice(0, 200 * KB)}`,
    ),
  },
  {
    name: '10,000 query parameters',
    send: read(
      `/api/achievements?${numbered(1_500, (at) => `a${at}=b&`)}`,
      `/api/achievements?${'q=a&'.repeat(3_500)}`,
    ),
  },
  {
    name: 'a query of 15 KB of percent signs',
    send: read(`/api/achievements?q=${'%'.repeat(15 * KB)}`, `/api/achievements?q=${'%C3'.repeat(5 * KB)}`),
  },
  { name: 'a path of 15 KB', send: visited(`/${'a/'.repeat(7.5 * KB)}`) },
  { name: 'a path of 15 KB of ..', send: visited(`/${'../'.repeat(5 * KB)}etc/passwd`) },
  { name: 'a path of 15 KB of encoded slashes', send: visited(`/assets/${'%2e%2e%2f'.repeat(1_600)}`) },
  { name: 'an address of 5 MB', send: raw(() => `GET /${'a'.repeat(5 * MB)} HTTP/1.1\r\n\r\n`) },
  { name: 'a header of 5 MB', send: raw(() => `GET / HTTP/1.1\r\nX: ${'a'.repeat(5 * MB)}\r\n\r\n`) },
  { name: '100,000 headers in a request', send: raw(() => `GET / HTTP/1.1\r\n${'X: y\r\n'.repeat(100_000)}\r\n`) },
  { name: '2,000 headers in 15 KB', send: raw(() => asked('/api/config', 'X:y\r\n'.repeat(2_500))) },
  {
    name: 'cookies of 64 KB',
    send: raw(() => asked('/api/auth/me', `Cookie: ${'a=b; '.repeat(13_000)}\r\n`)),
  },
  { name: '15 KB of cookies of one name', send: visited('/api/auth/me', { Cookie: '__Host-session=a; '.repeat(800) }) },
  { name: 'a language list of 15 KB', send: visited('/', { 'Accept-Language': `${'de;q=0.1,'.repeat(1_600)}en` }) },
  { name: 'an encoding list of 15 KB', send: visited('/', { 'Accept-Encoding': 'gzip;q=0.1,'.repeat(1_300) }) },
  { name: 'If-None-Match of 15 KB', send: visited('/', { 'If-None-Match': '"a",'.repeat(3_700) }) },
  {
    name: 'If-Match of 15 KB',
    send: signedIn(async (target, session) =>
      String(
        (
          await ask(target, 'PUT', `/api/achievements/${crypto.randomUUID()}`, {
            session,
            headers: { 'If-Match': `"${'"1",'.repeat(3_500)}` },
            body: { private: true },
          })
        ).status,
      ),
    ),
  },
  { name: 'X-Forwarded-For of 15 KB', send: visited('/api/config', { 'X-Forwarded-For': '1.2.3.4,'.repeat(1_800) }) },
  { name: '10,000 ranges', send: visited('/', { Range: `bytes=${'0-1,'.repeat(3_500)}0-1` }) },
  {
    name: 'a bearer token of 15 KB',
    send: visited('/api/auth/me', { Authorization: `Bearer ${'a.'.repeat(7 * KB)}` }),
  },
  {
    name: 'Expect: 100-continue and no body',
    send: raw(() =>
      asked('/api/try', 'Expect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: 99\r\n', 'POST'),
    ),
  },
  { name: 'Expect: something else', send: raw(() => asked('/api/try', 'Expect: 200-maybe\r\n', 'POST')) },
  {
    name: 'Upgrade to what is not there',
    send: raw(() => asked('/api/changes', 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: a\r\n')),
  },
  { name: 'CONNECT', send: raw(() => 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n') },
  { name: 'TRACE, and a method nobody knows', send: raw(() => `${asked('/', '', 'TRACE')}BREW / HTTP/1.1\r\n\r\n`) },
  {
    name: 'two lengths of one body',
    send: raw(() =>
      asked('/api/try', 'Content-Length: 5\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n', 'POST'),
    ),
  },
  {
    name: 'a length of 10^20',
    send: raw(() =>
      asked('/api/try', 'Content-Type: application/json\r\nContent-Length: 100000000000000000000\r\n', 'POST'),
    ),
  },
  { name: 'a negative length', send: raw(() => asked('/api/try', 'Content-Length: -1\r\n', 'POST')) },
  {
    name: 'a chunk of 2^60 bytes',
    send: raw(
      () =>
        `${asked('/api/try', 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n', 'POST')}fffffffffffffff\r\na`,
    ),
  },
  {
    name: 'a chunk with 1 MB of extensions',
    send: raw(
      () =>
        `${asked('/api/try', 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n', 'POST')}1;${'a'.repeat(MB)}\r\na`,
    ),
  },
  {
    name: '100,000 chunks of one byte',
    send: raw(
      () =>
        `${asked('/api/try', 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n', 'POST')}${'1\r\na\r\n'.repeat(100_000)}0\r\n\r\n`,
    ),
  },
  { name: 'TLS where there is none', send: raw(() => Buffer.from('16030100f0010000ec0303', 'hex')) },
  { name: '5 MB of chance', send: raw(() => Buffer.alloc(5 * MB, Buffer.from('a7c31f00ff', 'hex'))) },
  { name: 'HTTP/2 where there is none', send: raw(() => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n') },
];
