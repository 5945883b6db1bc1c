import { gzipSync } from 'node:zlib';
import { hasCode } from '#application/engine/ports/fault.ts';
import { type Bomb, from, KB, MB, numbered, type Target } from './bomb.ts';
import { ask, askAll, askRaw, counted } from './http.ts';
import { NASTY } from './nasty-text.ts';

const signedIn =
  (run: (target: Target, session: string) => Promise<string>): Bomb['send'] =>
  async (target) =>
    run(target, (await target.user()).session);

/** A body as it is, to a call that takes JSON. */
const posted = (path: string, body: () => string, headers: Record<string, string> = {}) =>
  signedIn(async (target, session) =>
    String(
      (
        await ask(target, 'POST', path, {
          session,
          body: body(),
          headers: { 'Content-Type': 'application/json', ...headers },
        })
      ).status,
    ),
  );

/** A server may answer, or close, before all of it was sent. */
const tooLarge = (path: string, body: () => Buffer, type: string) =>
  signedIn(async (target, session) => {
    const sent = ask(target, 'POST', path, { session, body: body(), headers: { 'Content-Type': type } });
    return String(await sent.then(({ status }) => status, closedMeanwhile));
  });

const closedMeanwhile = (error: unknown): string => {
  if (hasCode(error, 'EPIPE') || hasCode(error, 'ECONNRESET')) return 'closed';
  throw error;
};

const visited =
  (path: string, headers: Record<string, string> = {}): Bomb['send'] =>
  async (target) =>
    String((await ask(target, 'GET', path, { headers, localAddress: from.visitor })).status);

const read = (...paths: readonly string[]) =>
  signedIn((target, session) => askAll(paths.map((path) => () => ask(target, 'GET', path, { session }))));

const raw =
  (bytes: () => string | Buffer): Bomb['send'] =>
  (target) =>
    askRaw(target, bytes());
const asked = (path: string, headers: string, method = 'GET') =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;

const nasties = (length: number): readonly string[] => [...NASTY.values()].map((of) => of(length));
const CURSORS = [
  '',
  'a'.repeat(8_000),
  Buffer.from('['.repeat(6_000)).toString('base64url'),
  Buffer.from('{"__proto__":{"taken":1},"taken":{},"before":[]}').toString('base64url'),
  Buffer.from('["a","b",1e999,null]').toString('base64url'),
  Buffer.from(JSON.stringify(Array.from({ length: 900 }, () => '2026-01-01'))).toString('base64url'),
  '\u0000',
  "' OR 1=1 --",
];

const LISTS = ['/api/achievements', '/api/documents', '/api/messages', '/api/messages/threads'];

const facts = (count: number, fact: (at: number) => object) => ({
  facts: Array.from({ length: count }, (_, at) => ({ id: crypto.randomUUID(), ...fact(at) })),
});
const position = (title: string, employer: string) => ({
  is: 'position',
  title,
  employer,
  place: '',
  from: '2010-01',
  to: null,
});
const kept = (build: () => object) =>
  signedIn(async (target, session) => {
    const first = await ask(target, 'POST', '/api/user/career', { session, body: build() });
    const again = await ask(target, 'POST', '/api/user/career', { session, body: build() });
    return counted([first.status, again.status]);
  });

const profile = (fields: (text: string) => object) =>
  signedIn((target, session) =>
    askAll(nasties(100).map((text) => () => ask(target, 'PUT', '/api/user/profile', { session, body: fields(text) }))),
  );

/** Requests that are too large, too deep, too many or not what they say. */
export const requestBombs: readonly Bomb[] = [
  {
    name: 'JSON of 250 KB of open arrays',
    send: posted('/api/achievements', () => '['.repeat(250 * KB)),
  },
  {
    name: 'JSON of 125,000 arrays in one another',
    send: posted('/api/achievements', () => '['.repeat(120 * KB) + ']'.repeat(120 * KB)),
  },
  {
    name: 'JSON of 40,000 objects in one another',
    send: posted('/api/achievements', () => `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`),
  },
  {
    name: 'JSON of 25,000 unknown keys',
    send: posted(
      '/api/achievements',
      () => `{${numbered(22_000, (at) => `"k${at}":1,`)}"originalMessage":"Fixed it."}`,
    ),
  },
  {
    name: 'JSON of 50 MB',
    isShort: true,
    send: tooLarge(
      '/api/achievements',
      () => Buffer.from(`{"originalMessage":"${'a'.repeat(50 * MB)}"}`),
      'application/json',
    ),
  },
  {
    name: 'JSON with keys named __proto__',
    send: posted(
      '/api/achievements',
      () => '{"__proto__":{"originalMessage":"a"},"constructor":{"prototype":{"x":1}},"originalMessage":"Fixed it."}',
    ),
  },
  {
    name: 'JSON that is no UTF-8',
    send: posted('/api/achievements', () => '{"originalMessage":"\ud800\udfff\ufffe"}'),
  },
  {
    name: 'JSON of 250 KB of escapes',
    send: posted('/api/messages', () => `{"message":"${'\\u0301'.repeat(40_000)}"}`),
  },
  {
    name: 'JSON in a charset nobody knows',
    send: posted('/api/achievements', () => '{}', { 'Content-Type': 'application/json; charset=x-none' }),
  },
  {
    name: 'JSON in UTF-7',
    send: posted('/api/achievements', () => '+AHsAfQ-', { 'Content-Type': 'application/json; charset=utf-7' }),
  },
  {
    name: 'a body of gzip, 1 GB unpacked',
    send: signedIn(async (target, session) =>
      String((await askGzip(target, session, gzipSync(Buffer.alloc(256 * MB, ' ')))).status),
    ),
  },
  {
    name: 'a body said to be packed seven times',
    send: posted('/api/achievements', () => '{}', { 'Content-Encoding': 'gzip, gzip, br, deflate, gzip, br, zstd' }),
  },
  {
    name: 'a type of content of 8 KB',
    send: posted('/api/achievements', () => '{}', { 'Content-Type': `application/json; ${'a=b;'.repeat(1_900)}` }),
  },
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
    name: '400 guessed bearer tokens',
    send: (target) =>
      askAll(
        Array.from(
          { length: 400 },
          () => () =>
            ask(target, 'GET', '/api/auth/me', {
              headers: { Authorization: `Bearer ${crypto.randomUUID()}` },
              localAddress: from.flood,
            }),
        ),
      ),
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
  {
    name: 'nasty searches',
    send: read(
      ...nasties(200).flatMap((text) => [
        `/api/achievements?q=${encodeURIComponent(text)}`,
        `/api/documents?q=${encodeURIComponent(text)}`,
      ]),
    ),
  },
  {
    name: 'nasty cursors',
    send: read(...LISTS.flatMap((path) => CURSORS.map((cursor) => `${path}?cursor=${encodeURIComponent(cursor)}`))),
  },
  {
    name: 'nasty dates and limits',
    send: read(
      ...['9999-99-99', '0000-01-01', '2026-02-30', '1e9', '-1', 'NaN'].flatMap((value) => [
        `/api/achievements?date=${value}`,
        `/api/achievements?until=${value}`,
        `/api/achievements?limit=${value}`,
        `/api/achievements/days?year=${value}`,
      ]),
    ),
  },
  {
    name: 'insights of nasty periods',
    send: signedIn((target, session) =>
      askAll(
        ['9999-Q9', '-1', 'constructor', '__proto__', 'a'.repeat(9_000)].map(
          (period) => () => ask(target, 'GET', `/api/growth-insights/1/${encodeURIComponent(period)}`, { session }),
        ),
      ),
    ),
  },
  {
    name: 'facts: 300 of 200 letters',
    send: kept(() => facts(300, (at) => position('a '.repeat(45) + at, 'b '.repeat(45) + at))),
  },
  { name: 'facts: 300 of one name', send: kept(() => facts(300, () => position('Cook', 'Acme'))) },
  {
    name: 'facts: 300 of combining marks',
    isShort: true,
    send: kept(() => facts(300, (at) => position(`${at}${'\u0301'.repeat(90)}`, '\u0301'.repeat(99)))),
  },
  {
    name: 'facts: 300 of ligatures that grow',
    send: kept(() => facts(300, (at) => position(`${at}${'ﷺ'.repeat(90)}`, 'ﷺ'.repeat(99)))),
  },
  {
    name: 'facts: 300 links of 500 letters',
    send: kept(() => facts(300, (at) => ({ is: 'link', label: 'a', url: `https://${'a.'.repeat(230)}${at}` }))),
  },
  { name: 'facts: 200,000 of them', send: kept(() => ({ facts: Array.from({ length: 100_000 }, () => 1) })) },
  {
    name: 'nasty names in a profile',
    send: profile((text) => ({ firstName: text, lastName: text, role: text, company: text })),
  },
  { name: 'nasty zones and times in a profile', send: profile((text) => ({ timezone: text, messageTime: text })) },
  {
    name: 'nasty addresses in a profile',
    send: profile((text) => ({ email: `${text.slice(0, 60)}@${text.slice(0, 60)}.example` })),
  },
  {
    name: 'nasty links at a win',
    send: signedIn(async (target, session) =>
      counted(
        (
          await Promise.all(
            nasties(400)
              .slice(0, 20)
              .map((text) =>
                ask(target, 'POST', `/api/achievements/${crypto.randomUUID()}/links`, {
                  session,
                  body: { url: `https://${text}` },
                }),
              ),
          )
        ).map(({ status }) => status),
      ),
    ),
  },
  {
    name: 'nasty skills',
    send: signedIn((target, session) =>
      askAll(
        nasties(60).map(
          (text) => () =>
            ask(target, 'POST', '/api/user/skills/choices', {
              session,
              body: { skill: text, name: text, hidden: true },
            }),
        ),
      ),
    ),
  },
  {
    name: 'nasty coupons',
    send: (target) =>
      askAll(
        nasties(99).map(
          (text) => () =>
            ask(target, 'GET', `/api/verify-coupon?code=${encodeURIComponent(text)}`, { localAddress: from.visitor }),
        ),
      ),
  },
  {
    name: 'nasty registrations',
    send: (target) =>
      askAll(
        nasties(90).map(
          (text, at) => () =>
            ask(target, 'POST', '/api/auth/register', {
              localAddress: from.visitor,
              body: {
                firstName: text,
                lastName: text,
                email: `a${at}@${text.slice(0, 30)}.example`,
                phoneNumber: `2025550${100 + at}`,
                phoneCountry: 'US',
                plan: 'monthly',
                terms: true,
              },
            }),
        ),
      ),
  },
  {
    name: 'nasty logins',
    send: (target) =>
      askAll(
        nasties(90)
          .flatMap((text) => [{ email: `${text}@a.example` }, { link: text }])
          .map((body) => () => ask(target, 'POST', '/api/auth/login', { body, localAddress: from.visitor })),
      ),
  },
  {
    name: 'nasty tokens',
    send: (target) =>
      askAll(
        nasties(190).map(
          (token) => () => ask(target, 'POST', '/api/auth/token', { body: { token }, localAddress: from.visitor }),
        ),
      ),
  },
  {
    name: 'a thousand tries by a visitor',
    send: async (target) =>
      counted(
        (
          await inRounds(50, 20, () =>
            ask(target, 'POST', '/api/try', {
              body: { message: `Cut costs by 20 % ${crypto.randomUUID()}` },
              localAddress: from.flood,
            }),
          )
        ).map(({ status }) => status),
      ),
  },
  {
    name: 'a thousand first pages',
    send: async (target) =>
      counted(
        (await inRounds(50, 20, () => ask(target, 'GET', '/', { localAddress: from.flood }))).map(
          ({ status }) => status,
        ),
      ),
  },
  {
    name: 'the description of the API, 200 times',
    send: async (target) =>
      counted(
        (await inRounds(10, 20, () => ask(target, 'GET', '/api/openapi.json', { localAddress: from.flood }))).map(
          ({ status }) => status,
        ),
      ),
  },
  {
    name: 'evidence of 10 MB that is none',
    send: signedIn(async (target, session) =>
      String(
        (
          await ask(target, 'POST', `/api/achievements/${crypto.randomUUID()}/evidence?name=a.png`, {
            session,
            body: Buffer.alloc(10 * MB, 0xff),
          })
        ).status,
      ),
    ),
  },
  {
    name: 'a file of a career of 50 MB',
    send: tooLarge('/api/user/career/import', () => Buffer.alloc(50 * MB, 'a'), 'application/octet-stream'),
  },
  {
    name: 'signed calls without a signature',
    send: async (target) =>
      counted(
        (
          await Promise.all(
            ['/api/webhooks/stripe', '/api/webhooks/twilio'].map((path) =>
              ask(target, 'POST', path, {
                body: 'a=b&'.repeat(60 * KB),
                headers: { 'Content-Type': 'text/plain', 'Stripe-Signature': `t=1,${'v1=a,'.repeat(2_000)}` },
              }),
            ),
          )
        ).map(({ status }) => status),
      ),
  },
];

async function askGzip(target: Target, session: string, body: Buffer) {
  return ask(target, 'POST', '/api/achievements', {
    session,
    body,
    headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
  });
}

async function inRounds<T>(rounds: number, each: number, one: () => Promise<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(...(await Promise.all(Array.from({ length: each }, one))));
  return all;
}
