import type { Language } from '#domain/facts.ts';
import { foldText } from '#domain/text.ts';
import { gerundOf, isPast } from './english-verbs.ts';
import { otherForms } from './romance-verbs.ts';
import { SMALL_WORDS } from './small-words.ts';
import { mended } from './spelling.ts';
import { stemOf } from './stems.ts';
import { type Token, tokensIn } from './tokens.ts';
import { HEADING_WORDS, KINDRED, WRITING_WORDS } from './writing-words.ts';

type Word = Extract<Token, { is: 'word' }>;

/** What sources hold: their words, those that only ever stand with a capital within a sentence, stems, and groups of words. */
type Held = Readonly<{
  words: ReadonlySet<string>;
  plain: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  groups: ReadonlySet<number>;
}>;

const heldIn = (sources: readonly string[], language: Language): Held => {
  const tokens = sources
    .flatMap((source) => [...tokensIn(source), ...tokensIn(mended(source, language))])
    .filter(isWord);
  const words = new Set(tokens.map(({ word }) => word));
  const plain = new Set(
    tokens.filter((token) => !token.isCapital || (token.isFirst && language !== 'de')).map(({ word }) => word),
  );
  const base = language === 'de' ? words : plain;
  return {
    words,
    plain,
    stems: new Set([...base].flatMap((word) => [stemOf(word), ...withoutGe(word, language)])),
    groups: new Set([...words].flatMap((word) => KINDRED[language].get(word) ?? [])),
  };
};

const SUPERLATIVE =
  /^(?:best|worst|most|top|greatest|only|\p{L}{2,}est|beste[nmrs]?|(?!ge)\p{L}{3,}ste[nmrs]?|einzig\p{L}*|meilleure?s?|mejor(?:es)?|unic[oa]|unique|excellente?s?|excelentes?|outstanding|exceptional|perfect|brilliant|amazing|impressive|remarkable|flawless|perfekt\p{L}*|hervorragend\p{L}*|herausragend\p{L}*|exzellent\p{L}*|parfaite?s?|perfect[oa]s?)$/u;

/** Superlatives and what praises like them, each with the word behind it: what is best in a source is not all that is told of it. */
const praiseIn = (text: string): readonly string[] => {
  const tokens = tokensIn(text);
  return tokens.flatMap((token, at) => {
    if (!isWord(token) || !SUPERLATIVE.test(token.word)) return [];
    const next = tokens[at + 1];
    return [`${token.text} ${next && isWord(next) ? stemOf(next.word) : ''}`.toLowerCase()];
  });
};

const isWord = (token: Token): token is Word => token.is === 'word';

/** "geleitet" and "leitete". */
const withoutGe = (word: string, language: Language): readonly string[] =>
  language === 'de' && /^ge\p{L}{5,}/u.test(word) ? [stemOf(word.slice(2))] : [];

/** Of a heading: what its document's parts are called claims nothing. */
export const foreignInHeading = (text: string, sources: readonly string[], language: Language): readonly string[] =>
  foreignWords(text, sources, language).filter((word) => !HEADING_WORDS[language].has(foldText(word)));

/** Words that no source holds, and that claim something. */
export const foreignWords = (text: string, sources: readonly string[], language: Language): readonly string[] => {
  const open = tokensIn(text)
    .filter(isWord)
    .filter(({ word }) => !SMALL_WORDS[language].has(word) && !WRITING_WORDS[language].has(word));
  if (open.length === 0) return [];
  const held = heldIn(sources, language);
  const praise = praiseIn(text);
  const given = new Set(praise.length === 0 ? [] : sources.flatMap((source) => praiseIn(mended(source, language))));
  return [
    ...open.filter((word) => !isHeld(word, held, language)).map((word) => word.text),
    ...praise.filter((one) => !given.has(one)),
  ];
};

const isHeld = (token: Word, held: Held, language: Language): boolean => {
  const { word, isCapital, isFirst } = token;
  if (held.words.has(word)) return true;
  if (/\d/u.test(word)) return false;
  if (isCapital && !isFirst) return isInflected(word, held, language);
  if ((KINDRED[language].get(word) ?? []).some((group) => held.groups.has(group))) return true;
  return (
    hasStem(word, held, language) || (language === 'en' && isGerund(word, held)) || isOtherForm(word, held, language)
  );
};

/** "moving" where a source says "moved". */
const isGerund = (word: string, { words }: Held): boolean =>
  word.endsWith('ing') && [...words].some((one) => isPast(one) && gerundOf(one) === word);

/** "rédigeant" where a source says "rédigé", "cambiar" where it says "cambié". */
const isOtherForm = (word: string, { words }: Held, language: Language): boolean =>
  (language === 'fr' || language === 'es') && [...words].some((one) => otherForms(one, language).includes(word));

const SHORTEST = 4;
/** What a name or noun may take on or lose. */
const INFLECTIONS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:s|es)$/,
  de: /^(?:s|es|n|en|e|er|ern|nen|innen|in)$/,
  fr: /^(?:s|x|e|es)$/,
  es: /^(?:s|es)$/,
};

/** In its own letters but for an ending; in German also the noun of a verb that a source has: "überarbeitet", "Überarbeitung". */
const isInflected = (word: string, held: Held, language: Language): boolean => {
  for (const other of held.words) {
    const [short, long] = word.length < other.length ? [word, other] : [other, word];
    if (short.length >= 3 && long.startsWith(short) && INFLECTIONS[language].test(long.slice(short.length)))
      return true;
  }
  if (language !== 'de') return false;
  if ((KINDRED.de.get(word) ?? []).some((group) => held.groups.has(group))) return true;
  const stem = stemOf(word);
  return (
    /ung(?:en)?$/u.test(word) && stem.length >= SHORTEST + 1 && [...held.plain].some((one) => stemOf(one) === stem)
  );
};

/** Strengthened or turned into somebody who does it, a word is another one. */
const ANOTHER: Readonly<Record<Language, RegExp>> = {
  en: /(?:est|er|ers|iest|ier)$/,
  de: /st(?:e[nmrs]?)?$/,
  fr: /issime$/,
  es: /[íi]sim[oa]s?$/,
};

const hasStem = (word: string, { stems }: Held, language: Language): boolean => {
  if (ANOTHER[language].test(word)) return false;
  const stem = stemOf(word);
  return stem.length >= SHORTEST && stems.has(stem);
};
