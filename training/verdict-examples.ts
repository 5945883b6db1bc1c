import { comparison } from '#language/reader/hearing/overlap.ts';
import { type Passage, passagesIn } from '#language/reader/hearing/passages.ts';
import { type Heard, type Verdict, verdictFeatures, verdicts } from '#language/reader/hearing/verdict.ts';
import type { Part } from '#language/reader/model/parts.ts';
import { understand } from '#language/reader/understanding/understand.ts';
import { type Message, textOf } from './corpus.ts';
import { spansOf } from './examples.ts';
import type { Example } from './learn.ts';

const HARD: ReadonlySet<string> = new Set(['setback', 'distress', 'crisis']);

/** The passages of a message that is no hard day (such a day is heard before), and what most of each was labelled. */
export const verdictExamples = (
  message: Message,
  parts: readonly Part[],
  tones: Heard['tones'],
): readonly Example[] => {
  if (HARD.has(message.tone)) return [];
  const text = textOf(message);
  const passages = passagesIn(text, parts);
  const heard: Heard = { passages, rules: understand(text), tones, language: message.lang, isCovered: comparison() };
  let from = 0;
  return passages.map((passage, at) => {
    const start = Math.max(from, text.indexOf(passage.text, from));
    from = start;
    return { features: verdictFeatures(heard, at), label: verdicts.indexOf(labelOf(message, passage, start)) };
  });
};

const labelOf = (message: Message, { text }: Passage, start: number): Verdict => {
  const shares = new Map<Verdict, number>();
  for (const span of spansOf(message)) {
    const shared = Math.min(span.end, start + text.length) - Math.max(span.start, start);
    const is = HARD.has(span.part.is) ? 'hard' : (span.part.is as Verdict);
    if (shared > 0) shares.set(is, (shares.get(is) ?? 0) + shared);
  }
  return [...shares].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 'chat';
};
