import type { Language } from '#domain/facts.ts';
import { amountAt, amountPattern, numberFrom, written } from './amounts.ts';
import type { Sentence } from './sentences.ts';
import { speeches } from './speech/speeches.ts';

/** So many of so many. */
export type Share = Readonly<{ part: number; whole: number }>;

const compiled = (language: Language) => {
  const speech = speeches[language];
  const [a, b] = [amountPattern(speech, 'A'), amountPattern(speech, 'B')];
  return new RegExp(
    speech.share.replace(/(?<!\p{L})[AB](?!\p{L})/gu, (letter) => (letter === 'A' ? a : b)),
    'u',
  );
};
const SHARES = { en: compiled('en'), de: compiled('de'), fr: compiled('fr'), es: compiled('es') };
const MOST = 100_000;

export const shareIn = ({ small }: Sentence, language: Language): Share | null => {
  const speech = speeches[language];
  const found = SHARES[language].exec(small);
  if (!found?.groups || speech.doubt.test(small) || speech.place.test(small.slice(0, found.index))) return null;
  const [part, whole] = [amountAt(found.groups, 'A', language), amountAt(found.groups, 'B', language)];
  if (!part || !whole || part.unit !== null || whole.unit !== null || part.noun !== '') return null;
  const isWhole = Number.isInteger(part.value) && Number.isInteger(whole.value);
  return isWhole && part.value > 0 && part.value <= whole.value && whole.value >= 3 && whole.value <= MOST
    ? { part: part.value, whole: whole.value }
    : null;
};

/** Only a percentage that is exact is said; that all are all says nothing more. */
export const shareSaid = ({ part, whole }: Share, language: Language): string => {
  const { say } = speeches[language];
  const plain = (value: number) => written({ value, unit: '' }, language);
  return part !== whole && Number.isInteger((part * 1000) / whole)
    ? say.share(plain(part), plain(whole), written({ value: (part * 100) / whole, unit: 'percent' }, language))
    : '';
};

/** What its writer did to how many; `key` is the same for the same thing another time. */
export type Count = Readonly<{ value: number; key: string }>;

const MOST_WORDS = 3;
/** How often and how long is no count of things. */
const NO_THINGS: ReadonlySet<string> = new Set(
  'times nights evenings grand nächte abende mal male nix fois nuits soirs veces noches tardes vez'.split(' '),
);
/** To whom something was done: it would stand in another case alone. */
const DATIVE = /(?:leut|kind|männ|frau|schül|gäst)e?r?n$/u;

export const countIn = ({ small }: Sentence, language: Language): Count | null => {
  const speech = speeches[language];
  const found = speech.counted.exec(small);
  if (!found?.groups || speech.doubt.test(small)) return null;
  const { verb = '', number = '', rest = '' } = found.groups;
  const value = speech.numberWords.get(number) ?? numberFrom(number, language);
  const things = thingsIn(rest, speech.after);
  if (value === null || value < 2 || things.length === 0 || things.some((word) => speech.scales.has(word))) return null;
  const [noun = ''] = things.slice(-1);
  if (things.some((word) => speech.units.has(word) || NO_THINGS.has(word)) || DATIVE.test(noun)) return null;
  return { value, key: `${verb} ${noun.replace(/(?:en|s|n|e)$/u, '')}` };
};

/** The words up to one that ends a name; none where none does so soon, or something stands between that is no word. */
const thingsIn = (rest: string, after: RegExp): readonly string[] => {
  const words = rest.split(' ');
  const end = words.findIndex((word) => after.test(word.replace(/(?<![,)])[,)]+$/u, '')));
  const [closed = -1] = words.flatMap((word, at) => (/[,)]$/u.test(word) ? [at + 1] : []));
  const ends = [end, closed, words.length].filter((at) => at >= 0);
  const things = words.slice(0, Math.min(...ends)).map((word) => word.replace(/(?<![,)])[,)]+$/u, ''));
  return things.length <= MOST_WORDS && things.every((word) => /^\p{L}[\p{L}'’-]*$/u.test(word)) ? things : [];
};
