import { foldText } from '#domain/text.ts';
import type { Told } from './material.ts';

type Choice = Readonly<{ most: number; perCategory: number; perVerb: number }>;

/**
 * The strongest that may stand side by side: not too many of one category, nor many that begin with the same word, nor two
 * of the same thing. `says` is what of each would be read; null for nothing.
 */
export const choose = (
  told: readonly Told[],
  { most, perCategory, perVerb }: Choice,
  says: (one: Told) => string | null,
): readonly Told[] => {
  const chosen: Told[] = [];
  const said: ReadonlySet<string>[] = [];
  const counts = new Map<string, number>();
  for (const one of told) {
    if (chosen.length >= most) break;
    const text = says(one);
    if (text === null || text === '') continue;
    const keys = [`c ${one.win.category}`, `v ${firstWord(text)}`] as const;
    if ((counts.get(keys[0]) ?? 0) >= perCategory || (counts.get(keys[1]) ?? 0) >= perVerb) continue;
    const words = wordsOf(text);
    if (said.some((other) => areAlike(words, other))) continue;
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    chosen.push(one);
    said.push(words);
  }
  return chosen;
};

/** The first that is more than who did it. */
const firstWord = (text: string): string =>
  foldText(text)
    .replace(/^(?:in|im|en) \p{L}+(?: \d{4})?,? (?=(?:i|we|habe|bin) )/u, '')
    .replace(
      /^(?:i|we|ich|wir|habe|haben|bin|j['’]ai|nous|he)\b ?(?:habe|haben|bin|ich|avons)? ?(?:den|die|das|eine?n?|fur)? ?/u,
      '',
    )
    .match(/[\p{L}]+/u)?.[0] ?? '';

const wordsOf = (text: string): ReadonlySet<string> => new Set(foldText(text).match(/\p{L}{4,}/gu) ?? []);

/** More than half of the shorter one's words are the other's too. */
const areAlike = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  return few.size > 0 && [...few].filter((word) => many.has(word)).length > few.size * 0.6;
};

/** So that no two beside each other begin with the same word, where another can stand between. */
export const varied = (told: readonly Told[], says: (one: Told) => string | null): readonly Told[] => {
  const left = [...told];
  const sorted: Told[] = [];
  while (left.length > 0) {
    const last = sorted.at(-1);
    const before = last === undefined ? '' : firstWord(says(last) ?? '');
    const at = left.findIndex((one) => firstWord(says(one) ?? '') !== before);
    sorted.push(...left.splice(Math.max(at, 0), 1));
  }
  return sorted;
};

/** "a, b and c". */
export const listed = (words: readonly string[], and: string): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
