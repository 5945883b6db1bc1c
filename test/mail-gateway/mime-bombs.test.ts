import test from 'ava';
import type { Reading } from '#application/inbox/mail-reader.ts';
import { createMailReader } from '#infrastructure/wiring/mail-reader.ts';
import { BOMBS, HEAD, MB, manyParts } from './bombs.ts';

test('every bomb ends within the limits, and the next mail is read as ever', async (t) => {
  t.timeout(300_000);
  const reader = createMailReader({ children: 1 });
  t.teardown(() => reader.close());
  for (const [name, build] of Object.entries(BOMBS)) {
    const started = performance.now();
    const reading = await reader.read(new TextEncoder().encode(build()), {
      sent: ['What did you achieve?'],
      asked: null,
      today: '2026-11-21',
    });
    const took = Math.round(performance.now() - started);
    const end = reading.kind === 'unreadable' ? `unreadable ${reading.reason}` : reading.kind;
    t.log(`${name}: ${end}, ${took} ms`);
    t.true(['understood', 'unreadable', 'automatic', 'bounce'].includes(reading.kind), name);
    const next = await reader.read(new TextEncoder().encode(`${HEAD}\r\nWon the Reyes case.`), {
      sent: [],
      asked: null,
      today: '2026-11-21',
    });
    t.deepEqual(
      next.kind === 'understood' ? { ...next, readBy: 'rules', language: null } : next,
      {
        kind: 'understood',
        readBy: 'rules',
        language: null,
        tone: 'win',
        wins: ['Won the Reyes case.'],
        requests: [],
        answer: '',
        files: [],
        filesLeft: 0,
        remark: null,
        left: [],
        asides: [],
      } satisfies Reading,
      name,
    );
  }
});

test('a mail that breaks its limit of time is unreadable', async (t) => {
  const good = new TextEncoder().encode(`${HEAD}\r\nWon the Reyes case.`);
  const slow = createMailReader({ children: 1, timeLimitMs: 1 });
  t.teardown(() => slow.close());
  const many = new TextEncoder().encode(manyParts(900));
  t.deepEqual(await slow.read(many, { sent: [], asked: null, today: '2026-11-21' }), {
    kind: 'unreadable',
    reason: 'too-slow',
  });
  t.deepEqual(await slow.read(many, { sent: [], asked: null, today: '2026-11-21' }), {
    kind: 'unreadable',
    reason: 'too-slow',
  });
  const patient = createMailReader({ children: 1 });
  t.teardown(() => patient.close());
  t.is((await patient.read(good, { sent: [], asked: null, today: '2026-11-21' })).kind, 'understood');
});

test('nothing larger than the limit is handed to a worker', async (t) => {
  const reader = createMailReader({ children: 1 });
  t.teardown(() => reader.close());
  t.deepEqual(await reader.read(new Uint8Array(40 * MB), { sent: [], asked: null, today: '2026-11-21' }), {
    kind: 'unreadable',
    reason: 'too-large',
  });
});
