import { foldText } from '#domain/text.ts';

/**
 * A word or phrase that tells of a skill. In small letters without accents; a word may begin or end with `*`, `a|b` are
 * alternatives of one word, `..` is a gap of up to five words.
 */
type Term = Readonly<{ text: string; begins: boolean; ends: boolean }>;
type Step = Readonly<{ any: readonly Term[]; gap: boolean }>;
export type Cue = readonly Step[];

const MAX_GAP = 5;

/** Throws for a cue without a word. */
export const cueOf = (text: string): Cue => {
  const steps: Step[] = [];
  let gap = false;
  for (const word of text.trim().split(/\s+/)) {
    if (word === '..') gap = true;
    else {
      steps.push({ any: word.split('|').filter(Boolean).map(termOf), gap });
      gap = false;
    }
  }
  if (steps.length === 0 || steps.some(({ any }) => any.length === 0)) throw new Error(`No cue: ${text}`);
  return steps;
};

const termOf = (word: string): Term => ({
  text: word.replaceAll('*', ''),
  begins: word.startsWith('*'),
  ends: word.endsWith('*'),
});

const fits = ({ text, begins, ends }: Term, word: string): boolean => {
  if (begins) return ends ? word.includes(text) : word.endsWith(text);
  return ends ? word.startsWith(text) : word === text;
};

/** The words of a text as cues are written. */
export const cueWords = (text: string): readonly string[] => foldText(text).match(/[\p{L}\p{N}+#&%]+/gu) ?? [];

/** The cue stands in the words from `at` on. */
export const standsAt = (cue: Cue, words: readonly string[], at: number): boolean => {
  let place = at;
  for (const [index, { any, gap }] of cue.entries()) {
    const last = Math.min(words.length - 1, index > 0 && gap ? place + MAX_GAP : place);
    let found = -1;
    for (let next = place; next <= last && found < 0; next += 1)
      if (any.some((term) => fits(term, words[next] as string))) found = next;
    if (found < 0) return false;
    place = found + 1;
  }
  return true;
};

const KEY = 3;

/** Finds which of many cues may begin at a word, without trying each of them. */
export const indexOf = <T>(entries: readonly (readonly [cue: Cue, value: T])[]) => {
  const byStart = new Map<string, (readonly [Cue, T])[]>();
  const anywhere: (readonly [Cue, T])[] = [];
  const add = (key: string, entry: readonly [Cue, T]) => byStart.set(key, [...(byStart.get(key) ?? []), entry]);
  for (const entry of entries) {
    const terms = (entry[0][0] as Step).any;
    if (terms.some(({ text, begins }) => begins || text.length < KEY)) anywhere.push(entry);
    else for (const key of new Set(terms.map(({ text }) => text.slice(0, KEY)))) add(key, entry);
  }
  return (words: readonly string[]): readonly T[] =>
    words.flatMap((word, at) =>
      [...(byStart.get(word.slice(0, KEY)) ?? []), ...anywhere]
        .filter(([cue]) => standsAt(cue, words, at))
        .map(([, value]) => value),
    );
};
