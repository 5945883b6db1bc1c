import type { Language } from '#domain/facts.ts';
import { foldText } from '#domain/text.ts';
import { mended } from './spelling.ts';
import { stemOf } from './stems.ts';
import { isWord, type WordToken } from './token.ts';
import { tokensIn } from './tokens.ts';
import { KINDRED } from './words/verb-forms.ts';

/** The words of a text: as they are, by their stems, and by groups of words for the same. */
export type Held = Readonly<{ words: ReadonlySet<string>; stems: ReadonlySet<string>; groups: ReadonlySet<number> }>;

export const heldIn = (text: string, language: Language): Held => {
  const words = new Set(
    [text, mended(text, language)].flatMap((one) =>
      tokensIn(one, language).flatMap((token) =>
        isWord(token) ? [token.word] : token.is === 'number' ? [foldText(token.text)] : [],
      ),
    ),
  );
  return {
    words,
    stems: new Set([...words].flatMap((word) => stemsOf(word, language))),
    groups: new Set([...words].flatMap((word) => groupsOf(word, language))),
  };
};

/** "geleitet" and "leitete", "aufgebaut" and "Aufbau" have a stem in common. */
const stemsOf = (word: string, language: Language): readonly string[] => {
  const stems = [stemOf(word)];
  if (language !== 'de') return stems;
  const [, prefix = '', rest = ''] =
    /^(ab|an|auf|aus|bei|durch|ein|fest|frei|her|hin|mit|nach|um|vor|weg|weiter|zu|zuruck|zusammen)?ge(\p{L}{4,})$/u.exec(
      word,
    ) ?? [];
  if (rest !== '') stems.push(stemOf(prefix + rest));
  const infinitive =
    /^(ab|an|auf|aus|bei|durch|ein|fest|frei|her|hin|mit|nach|um|vor|weg|weiter|zuruck|zusammen)zu(\p{L}{4,})$/u.exec(
      word,
    );
  if (infinitive) stems.push(stemOf(`${infinitive[1]}${infinitive[2]}`));
  return stems;
};

const groupsOf = (word: string, language: Language): readonly number[] => {
  const table = KINDRED[language];
  return [...(table.get(word) ?? []), ...withoutEnding(word, language).flatMap((one) => table.get(one) ?? [])];
};

/** Of regular forms the one that the tables have: "phones", "calling", "geschultes". */
const withoutEnding = (word: string, language: Language): readonly string[] => {
  const ending = {
    en: /(?:s|es|ed|ing|d)$/u,
    de: /(?:e|er|en|es|em|n|s)$/u,
    fr: /(?:s|e|es)$/u,
    es: /(?:s|es|a|as|o|os)$/u,
  }[language];
  const bare = word.replace(ending, '');
  if (bare === word || bare.length < 3) return [];
  return language === 'en'
    ? [bare, `${bare}e`, `${bare}ed`, `${bare}d`]
    : language === 'es'
      ? [bare, `${bare}o`]
      : [bare, `${bare}e`];
};

const SHORTEST_STEM = 4;
const SHORTEST_SHARED = 5;
/** So many letters two forms of one word may have beyond what they share. */
const MOST_BEHIND = 5;
const SHORTEST_PART = 5;

/** In whatever form, as a word for the same, or as a part of a compound. */
export const holdsWord = (held: Held, word: string, language: Language): boolean => {
  if (held.words.has(word)) return true;
  if (word.length < 3) return false;
  if (stemsOf(word, language).some((stem) => stem.length >= SHORTEST_STEM && held.stems.has(stem))) return true;
  if (groupsOf(word, language).some((group) => held.groups.has(group))) return true;
  for (const other of held.words)
    if (areForms(word, other) || (language === 'de' && isPartOf(word, other))) return true;
  return false;
};

const areForms = (one: string, other: string): boolean => {
  if (other.length < 3) return false;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length <= 4)
    return (
      long.startsWith(short) && /^(?:s|es|ed|d|ing|e|en|er|n|ning|ped|ping|ted|ting)$/u.test(long.slice(short.length))
    );
  let shared = 0;
  while (shared < short.length && short[shared] === long[shared]) shared += 1;
  return (
    shared >= SHORTEST_SHARED &&
    long.length - shared <= MOST_BEHIND &&
    short.length - shared <= 3 &&
    shared >= long.length * 0.5
  );
};

/** "Schulung" of "Mitarbeiterschulung", and the other way round where the beginning is the source's word. */
const isPartOf = (word: string, other: string): boolean => {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  if (short.length < SHORTEST_PART) return false;
  const bare = short.replace(/(?:en|er|es|e|n|s)$/u, '');
  return (
    long.endsWith(short) ||
    long.startsWith(short) ||
    (bare.length >= SHORTEST_PART && (long.startsWith(bare) || long.endsWith(bare)))
  );
};

/** In its very letters but for an ending: as a name must stand. */
export const holdsName = (held: Held, name: string): boolean => {
  if (held.words.has(name)) return true;
  for (const other of held.words) {
    const [short, long] = name.length < other.length ? [name, other] : [other, name];
    if (
      short.length >= 2 &&
      long.startsWith(short) &&
      /^(?:s|es|n|en|e|er|in|innen|ern)$/u.test(long.slice(short.length))
    )
      return true;
  }
  return false;
};

export const isNameLike = ({ text, isCapital, isFirst }: WordToken, language: Language): boolean => {
  if (!isCapital) return false;
  if (/^\p{Lu}{2,}s?$/u.test(text) || /\d/u.test(text)) return true;
  return !isFirst && language !== 'de';
};
