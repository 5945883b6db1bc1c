import type { Language } from '#domain/facts.ts';
import { type Token, tokensOf } from '../../reader/model/tokens.ts';
import { english, englishFigures, englishNo, type Meaning, type Meanings } from './english.ts';
import { french, frenchFigures, frenchNo } from './french.ts';
import { german, germanFigures, germanNo } from './german.ts';
import { spanish, spanishFigures, spanishNo } from './spanish.ts';

/** What one sentence speaks of: names of meanings, those that it takes back with a `-` before them. */
export type Said = Readonly<{ meanings: ReadonlySet<string>; hasNo: boolean }>;

type Word = Readonly<{ plain: string; isBeginning: boolean }>;
type Phrase = Readonly<{ meaning: Meaning; words: readonly Word[] }>;
/** The phrases of a language by their first word, or by what it begins with. */
type Vocabulary = Readonly<{
  whole: ReadonlyMap<string, readonly Phrase[]>;
  beginnings: ReadonlyMap<string, readonly Phrase[]>;
  no: ReadonlySet<string>;
  /** What is said of something else than its words mean. */
  figures: ReadonlyMap<string, readonly (readonly Word[])[]>;
}>;

const wordsOf = (said: string): readonly Word[] =>
  said.startsWith('#')
    ? [{ plain: said, isBeginning: false }]
    : said.split(' ').flatMap((word) => {
        if (word.endsWith("'")) return [{ plain: word, isBeginning: false }];
        const tokens = tokensOf(word.replace(/\*$/, '')).filter(({ is }) => is !== 'mark');
        return tokens.map(({ plain }, at) => ({ plain, isBeginning: word.endsWith('*') && at === tokens.length - 1 }));
      });

const vocabularyOf = (meanings: Meanings, no: string, said: string): Vocabulary => {
  const whole = new Map<string, Phrase[]>();
  const beginnings = new Map<string, Phrase[]>();
  for (const [meaning, said] of Object.entries(meanings) as [Meaning, string][])
    for (const words of said.split(', ').map(wordsOf)) {
      const first = words[0];
      if (!first) continue;
      const phrases = first.isBeginning ? beginnings : whole;
      phrases.set(first.plain, [...(phrases.get(first.plain) ?? []), { meaning, words }]);
    }
  const figures = Map.groupBy(said.split(', ').map(wordsOf), ([first]) => first?.plain ?? '');
  return { whole, beginnings, no: new Set(no.split(' ')), figures };
};

const VOCABULARIES: Readonly<Record<Language, Vocabulary>> = {
  en: vocabularyOf(english, englishNo, englishFigures),
  de: vocabularyOf(german, germanNo, germanFigures),
  fr: vocabularyOf(french, frenchNo, frenchFigures),
  es: vocabularyOf(spanish, spanishNo, spanishFigures),
};

/** More than these, and longer beginnings, no sentence and no word needs; each word is compared so often at most. */
const MOST_SENTENCES = 60;
const MOST_MEANINGS = 24;
const SHORTEST_BEGINNING = 2;
const LONGEST_BEGINNING = 14;
/** So far reaches a "not". */
const REACH = 3;

const SENTENCE_END = /^[.!?\u2026;]/;
const PAUSE = /^[,:()\u2013\u2014-]/;
const LAUGHING = /[\u{1F600}-\u{1F606}\u{1F923}\u{1F602}\u{1F480}\u{1F60E}]/u;

/** What each of the first sentences and lines of a text speaks of. */
export const meaningsIn = (tokens: readonly Token[], language: Language): readonly Said[] => {
  const vocabulary = VOCABULARIES[language];
  const found: Said[] = [];
  let meanings = new Map<string, boolean>();
  let [words, hasNo, lastNo, figureEnd] = [0, false, Number.NEGATIVE_INFINITY, 0];
  const end = () => {
    if (words > 0)
      found.push({ hasNo, meanings: new Set([...meanings].map(([name, isNot]) => (isNot ? `-${name}` : name))) });
    meanings = new Map();
    [words, hasNo, lastNo] = [0, false, Number.NEGATIVE_INFINITY];
  };
  for (const [at, { is, plain }] of tokens.entries()) {
    if (found.length === MOST_SENTENCES) return found;
    if (is === 'line' || (is === 'mark' && SENTENCE_END.test(plain))) end();
    else if (is === 'mark') lastNo = PAUSE.test(plain) ? Number.NEGATIVE_INFINITY : lastNo;
    else if (is === 'sign') {
      if (LAUGHING.test(plain)) meanings.set('joke', false);
      words++;
    } else {
      words++;
      if (vocabulary.no.has(plain)) [hasNo, lastNo] = [true, at];
      const isNot = at - lastNo <= REACH;
      figureEnd = Math.max(figureEnd, at + figureAt(tokens, at, vocabulary));
      for (const meaning of at < figureEnd ? [] : meaningsAt(tokens, at, vocabulary))
        if (meanings.size < MOST_MEANINGS && (isNot || !meanings.has(meaning))) meanings.set(meaning, isNot);
    }
  }
  end();
  return found;
};

const meaningsAt = (tokens: readonly Token[], at: number, { whole, beginnings }: Vocabulary): readonly Meaning[] => {
  const { plain } = tokens[at] as Token;
  const phrases = [...(whole.get(plain) ?? [])];
  for (let length = SHORTEST_BEGINNING; length <= Math.min(plain.length, LONGEST_BEGINNING); length++)
    phrases.push(...(beginnings.get(plain.slice(0, length)) ?? []));
  return phrases.filter(({ words }) => isSaidAt(tokens, at, words)).map(({ meaning }) => meaning);
};

/** How many tokens the figure of speech has that begins here; none for none. */
const figureAt = (tokens: readonly Token[], at: number, { figures }: Vocabulary): number =>
  figures.get((tokens[at] as Token).plain)?.find((words) => isSaidAt(tokens, at, words))?.length ?? 0;

const isSaidAt = (tokens: readonly Token[], from: number, words: readonly Word[]): boolean => {
  let at = from;
  for (const [place, { plain, isBeginning }] of words.entries()) {
    if (place > 0) at = tokens[at + 1]?.is === 'mark' && /^[-']/.test(tokens[at + 1]?.plain ?? '') ? at + 2 : at + 1;
    const said = tokens[at]?.plain;
    if (said === undefined || !(said === plain || (isBeginning && said.startsWith(plain)))) return false;
  }
  return true;
};
