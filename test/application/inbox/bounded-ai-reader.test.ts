import test from 'ava';
import { type AiReading, boundedAiReader } from '#application/inbox/ai-reader.ts';
import { readWithAi } from '#application/inbox/read-with-ai.ts';
import { claims } from '#language/claims/claims.ts';
import { readText } from '#language/reader/read-words.ts';
import { aiContext } from '#test/support/ai-context.ts';

const WORDS = 'Fixed the printer.';
const reading: AiReading = {
  tone: 'win',
  language: null,
  parts: [{ text: WORDS, is: 'win', date: null, draft: null }],
};

test('what comes while a slow provider has all it may is read here at once, each server by its own count', async (t) => {
  const waiting: (() => void)[] = [];
  const slow = {
    name: 'openai:m',
    read: () => new Promise<AiReading>((resolve) => waiting.push(() => resolve(reading))),
  };
  const [busy, idle] = [boundedAiReader(slow, 2), boundedAiReader(slow, 2)];
  const local = { ...readText(WORDS, { asked: null, today: aiContext.today }), words: WORDS };
  const ask = (aiReader: typeof busy) => readWithAi({ aiReader, claims }, local, aiContext);
  const first = [ask(busy), ask(busy)];
  await new Promise((resolve) => setImmediate(resolve));
  t.is(await ask(busy), local);
  const other = ask(idle);
  await new Promise((resolve) => setImmediate(resolve));
  t.is(waiting.length, 3);
  for (const answer of waiting) answer();
  for (const read of await Promise.all([...first, other])) t.like(read, { readBy: `${local.readBy} openai:m` });
  const again = ask(busy);
  await new Promise((resolve) => setImmediate(resolve));
  t.is(waiting.length, 4);
  waiting[3]?.();
  t.like(await again, { readBy: `${local.readBy} openai:m` });
});
