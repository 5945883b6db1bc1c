import { gzipSync } from 'node:zlib';
import { hasCode } from '#application/engine/ports/fault.ts';
import { type Bomb, KB, MB, numbered, type Target } from './bomb.ts';
import { ask, counted } from './http.ts';
import { signedIn } from './signed-in.ts';

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

const askGzip = (target: Target, session: string, body: Buffer) =>
  ask(target, 'POST', '/api/achievements', {
    session,
    body,
    headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
  });

/** Bodies that are too large, too deep or not what they say: JSON, packed bytes, files, signed calls. */
export const bodyBombs: readonly Bomb[] = [
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
