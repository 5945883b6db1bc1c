import test from 'ava';
import { withSecondOpinion } from '#application/inbox/ask-second-reader.ts';
import type { Reading } from '#application/inbox/mail-reader.ts';
import { boundedSecondReader, type Opinion } from '#application/inbox/second-reader.ts';
import { claims } from '#infrastructure/builtin/claims/claims.ts';
import { readText } from '#language/reader/read-words.ts';

const today = '2026-11-20';
const WORDS = 'Fixed the printer.';
const opinion: Opinion = { tone: 'win', language: null, parts: [{ text: WORDS, is: 'win' }] };

test('what comes while a slow provider has all it may is read by the rules at once, each server by its own count', async (t) => {
  const waiting: (() => void)[] = [];
  const slow = {
    name: 'openai:m',
    read: () => new Promise<Opinion>((resolve) => waiting.push(() => resolve(opinion))),
  };
  const [busy, idle] = [boundedSecondReader(slow, 2), boundedSecondReader(slow, 2)];
  const rules = readText(WORDS, { asked: null, today }) as Extract<Reading, { kind: 'understood' }>;
  const ask = (secondReader: typeof busy) =>
    withSecondOpinion({ secondReader, claims }, rules, { userId: 1, names: async () => [], today });
  const first = [ask(busy), ask(busy)];
  t.is(await ask(busy), rules);
  const other = ask(idle);
  t.is(waiting.length, 3);
  for (const answer of waiting) answer();
  for (const reading of await Promise.all([...first, other])) t.like(reading, { readBy: `${rules.readBy} openai:m` });
  const again = ask(busy);
  t.is(waiting.length, 4);
  waiting[3]?.();
  t.like(await again, { readBy: `${rules.readBy} openai:m` });
});
