import test from 'ava';
import type { Reading } from '#application/ports/mail-reader.ts';
import { createMailReader } from '#mail-gateway/reading/reader.ts';

const HEAD = 'From: a@example.org\r\nSubject: Re: Your day\r\nMIME-Version: 1.0\r\n';
const MB = 1024 * 1024;

const nestedMultiparts = (depth: number): string => {
  const open = Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  );
  return `${HEAD}${open.join('')}Content-Type: text/plain\r\n\r\nFixed it.\r\n`;
};
const manyParts = (count: number): string =>
  `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\nContent-Type: text/plain\r\n\r\nx\r\n'.repeat(count)}--b--\r\n`;
const partsOfHeaders = (count: number): string =>
  `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n${`--b\r\n${'X-A: b\r\n'.repeat(110_000)}\r\nx\r\n`.repeat(count)}--b--\r\n`;
const html = (body: string): string => `${HEAD}Content-Type: text/html\r\n\r\n${body}`;

const BOMBS: Readonly<Record<string, () => string>> = {
  '5,000 nested multiparts': () => nestedMultiparts(5_000),
  '50,000 parts': () => manyParts(50_000),
  '10 parts of 110,000 headers': () => partsOfHeaders(10),
  '500 KB of nested div': () => html(`${'<div>'.repeat(100_000)}Fixed it.`),
  '19 MB of HTML': () => html(`<p>Fixed the pump.</p>${'<p>quite some more text</p>'.repeat((19 * MB) / 27)}`),
  '2 MB in one header': () => `X-Big: ${'a '.repeat(MB)}\r\n${HEAD}\r\nFixed it.`,
  '100,000 headers': () => `${'X-A: b\r\n'.repeat(100_000)}${HEAD}\r\nFixed it.`,
  '100,000 folds': () => `X-A: b\r\n${' c\r\n'.repeat(100_000)}${HEAD}\r\nFixed it.`,
  'a line of 9 MB': () => `${HEAD}\r\n${'fixed '.repeat(1.5 * MB)}`,
  '60 KB of one letter': () => `${HEAD}\r\n${'a'.repeat(60_000)}`,
  '60 KB of spaces and dots': () => `${HEAD}\r\nFixed it. ${' .'.repeat(30_000)}x`,
  '20,000 quote marks deep': () => `${HEAD}\r\nFixed it.\r\n${'>'.repeat(20_000)} x`,
  '30,000 bullets': () => `${HEAD}\r\n${'- x\r\n'.repeat(15_000)}`,
  '60 KB of questions': () => `${HEAD}\r\n${'can you please '.repeat(4_000)}`,
  '60 KB of "nothing to report"': () => `${HEAD}\r\n${'nothing to report '.repeat(3_400)}`,
  '60 KB of "i was sick with a"': () => `${HEAD}\r\n${'i was sick with a '.repeat(3_400)}`,
};

test('every bomb ends within the limits, and the next mail is read as ever', async (t) => {
  t.timeout(300_000);
  const reader = createMailReader({ workers: 1 });
  t.teardown(() => reader.close());
  for (const [name, build] of Object.entries(BOMBS)) {
    const started = performance.now();
    const reading = await reader.read(new TextEncoder().encode(build()), { sent: ['What did you achieve?'] });
    const took = Math.round(performance.now() - started);
    const end = reading.kind === 'unreadable' ? `unreadable ${reading.reason}` : reading.kind;
    t.log(`${name}: ${end}, ${took} ms`);
    t.true(['understood', 'unreadable', 'automatic', 'bounce'].includes(reading.kind), name);
    const next = await reader.read(new TextEncoder().encode(`${HEAD}\r\nWon the Reyes case.`), { sent: [] });
    t.deepEqual(next, { kind: 'understood', wins: ['Won the Reyes case.'], requests: [] } satisfies Reading, name);
  }
});

test('a mail that breaks its time or its memory costs only itself', async (t) => {
  const good = new TextEncoder().encode(`${HEAD}\r\nWon the Reyes case.`);
  const slow = createMailReader({ workers: 1, timeLimitMs: 1 });
  t.teardown(() => slow.close());
  const many = new TextEncoder().encode(manyParts(900));
  t.deepEqual(await slow.read(many, { sent: [] }), { kind: 'unreadable', reason: 'too-slow' });
  t.deepEqual(await slow.read(many, { sent: [] }), { kind: 'unreadable', reason: 'too-slow' });

  const small = createMailReader({ workers: 1, memoryLimitMb: 40, timeLimitMs: 60_000 });
  t.teardown(() => small.close());
  const large = new TextEncoder().encode(partsOfHeaders(10));
  t.deepEqual(await small.read(large, { sent: [] }), { kind: 'unreadable', reason: 'too-much-memory' });
  t.is((await small.read(good, { sent: [] })).kind, 'understood');
});

test('nothing larger than the limit is handed to a worker', async (t) => {
  const reader = createMailReader({ workers: 1 });
  t.teardown(() => reader.close());
  t.deepEqual(await reader.read(new Uint8Array(40 * MB), { sent: [] }), { kind: 'unreadable', reason: 'too-large' });
});
