import type { Claims } from '#application/wins/claims.ts';
import { foldText } from '#domain/text.ts';
import { givesOrders } from './orders.ts';
import { DENIALS, NUMBER_WORDS, SMALL_WORDS } from './small-words.ts';
import { stemOf } from './stems.ts';

/** What is looked at of a source: as long as a win may be. */
const READ = 20_000;

export const claims: Claims = {
  numbersIn: (text) => [...text.slice(0, READ).matchAll(NUMBER)].flatMap(([found]) => meaningsOf(found)),
  unfounded(text, sources, language) {
    const held = stemsIn(sources);
    return wordsIn(text).filter(
      (word) =>
        !SMALL_WORDS[language].has(word) && !/^\d+$/.test(word) && !NUMBER_WORDS.has(word) && !holds(held, word),
    );
  },
  givesOrders,
  denies: (text) => wordsIn(text).some((word) => DENIALS.has(word)),
};

/** Digits with their separators and what multiplies them, or a word. */
const NUMBER = /\d+(?:[.,'’\u00A0\u202F ]\d{3}(?!\d))*(?:[.,]\d+)?(?:\s?[kKmM](?!\p{L}))?|\p{L}{2,24}/gu;

const meaningsOf = (found: string): readonly (readonly number[])[] => {
  if (!/^\d/.test(found)) {
    const number = NUMBER_WORDS.get(foldText(found));
    return number === undefined ? [] : [[number]];
  }
  const times = /[kK]$/.test(found) ? 1_000 : /[mM]$/.test(found) ? 1_000_000 : 1;
  const digits = found.replace(/\s?[kKmM]$/, '');
  const whole = Number(digits.replace(/\D/g, ''));
  const parts = /^(\d+(?:\D\d{3})*?)[.,](\d+)$/.exec(digits);
  if (!parts) return [[whole * times]];
  const [, before = '', behind = ''] = parts;
  const broken = Number(`${before.replace(/\D/g, '')}.${behind}`);
  return [(behind.length === 3 ? [whole, broken] : [broken]).map((number) => number * times)];
};

/** Contracted small words fall apart: "didn't" is a word, "l’équipe" two. */
const wordsIn = (text: string): readonly string[] =>
  foldText(text.slice(0, READ).replace(/n['’]t\b/gi, 'nt')).match(/[\p{L}\d]+/gu) ?? [];

type Held = Readonly<{ words: ReadonlySet<string>; stems: ReadonlySet<string> }>;

const stemsIn = (sources: readonly string[]): Held => {
  const words = new Set(sources.flatMap(wordsIn));
  return { words, stems: new Set([...words].map(stemOf)) };
};

const SHORTEST_STEM = 4;

/** In whatever form: "trained" where a source says "training". Short words only as they are. */
const holds = ({ words, stems }: Held, word: string): boolean => {
  if (words.has(word)) return true;
  const stem = stemOf(word);
  return stem.length >= SHORTEST_STEM && stems.has(stem);
};
