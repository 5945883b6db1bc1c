import { takeTurn } from '#application/engine/turns.ts';
import type { Language } from '#domain/facts.ts';
import { foldText } from '#domain/text.ts';
import type { Doing, Doings } from './deeds/deed.ts';
import { english } from './deeds/english.ts';
import { french } from './deeds/french.ts';
import { german } from './deeds/german.ts';
import { spanish } from './deeds/spanish.ts';
import { sentencesOf } from './sentences.ts';

const DOINGS: Readonly<Record<Language, Doings>> = { en: english, de: german, fr: french, es: spanish };

type Known = Readonly<{ doing: Doing; pattern: RegExp }>;
/** `before` matches all that may stand before what was done, `known` what was done from the place it is looked for at. */
type Compiled = Readonly<{ before: RegExp; known: readonly Known[] }>;
// The words before a deed are matched apart: V8 would compile them into each pattern, 34 MB of machine code in place of 13.
const compiled = ({ before, all }: Doings): Compiled => ({
  before: new RegExp(`^${before}$`, 'u'),
  known: all.map((doing) => ({ doing, pattern: new RegExp(`(?:${doing.did.trimEnd()})(?!\\p{L})`, 'uy') })),
});
const KNOWN: Readonly<Record<Language, Compiled>> = {
  en: compiled(DOINGS.en),
  de: compiled(DOINGS.de),
  fr: compiled(DOINGS.fr),
  es: compiled(DOINGS.es),
};

/** No language has more words before the verb: each of its adverbs and pronouns, one behind the other. */
const MAX_WORDS_BEFORE = 14;

/** Where in a clause what was done may begin: at its beginning, or after words that say when, who and how. */
export const startsIn = (words: string, language: Language): readonly number[] => {
  const { before } = KNOWN[language];
  const starts = [0];
  for (let at = words.indexOf(' '); at >= 0 && starts.length <= MAX_WORDS_BEFORE; at = words.indexOf(' ', at + 1))
    starts.push(at + 1);
  return starts.filter((start) => before.test(words.slice(0, start)));
};

const isAt = (pattern: RegExp, words: string, start: number): boolean => {
  pattern.lastIndex = start;
  return pattern.test(words);
};

const QUOTED = /["“”„«»][^"“”„«»]{0,200}["“”»]|'[^']{3,80}'/gu;
/** What is left undone, only wished for, asked about, or done by a machine of words: nothing is made of it. */
const UNSURE: Readonly<Record<Language, RegExp>> = {
  en: /n't\b|\b(?:not|never|almost|nearly|tried|try|trying|instead of|wish\w*|hope\w*|would|should|supposed|wrong\w* filed|if|about how|he|she|they|who) /u,
  de: /\b(?:nicht|nie|fast|beinah\w*|versuch\w*|wollte\w*|statt|wenn|wurden?|werden|soll\w*|er|sie|hat|hatte|kein\w*)\b|(?<!^|wir |und |heute |gestern |endlich )haben\b/u,
  fr: /\b(?:ne|n'\w+|pas|jamais|presque|essay\w*|failli|au lieu|si|il|elle|ils|elles)\b/u,
  es: /\b(?:no|nunca|casi|intent\w*|quer\w*|en vez|si|ella|ellos)\b/u,
};
const CLAUSE = /[.;:!?()\n–—]|, |,$| - | and (?=i |we |then )| und | et (?:j'ai |on a )?| y /u;

/** The clauses of a text, in small letters without accents, and without what is quoted. */
export const clausesOf = (text: string): readonly string[] =>
  sentencesOf(text).flatMap(({ small }) =>
    foldText(small)
      .replaceAll(QUOTED, ' ')
      .split(CLAUSE)
      .map((clause) => clause.trim().slice(0, 300))
      .filter((words) => words.length >= 4),
  );

/** Those that say plainly what its writer did. */
export const surelyDone = (text: string, language: Language): readonly string[] =>
  clausesOf(text).filter((words) => !UNSURE[language].test(words));

/** What its writer did, clause by clause, in the order told. Others have their turn while patterns are first compiled. */
export const doingsIn = async (text: string, language: Language): Promise<readonly Doing[]> => {
  const { known } = KNOWN[language];
  const doings: Doing[] = [];
  for (const words of surelyDone(text, language)) {
    const starts = startsIn(words, language);
    for (const { doing, pattern } of known) {
      await takeTurn();
      if (!starts.some((start) => isAt(pattern, words, start))) continue;
      doings.push(doing);
      break;
    }
  }
  return doings;
};
