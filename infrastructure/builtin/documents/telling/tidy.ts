import type { Language } from '#domain/facts.ts';
import { mended } from '#language/claims/spelling.ts';
import { CHATTER, type Chatter } from './chatter.ts';

/** The beginning is enough to know what a win says, and keeps the reading of a long one short. */
const READ = 1_500;
const MOST_SENTENCES = 8;
/** What is longer is no sentence that anybody would read. */
const LONGEST_SENTENCE = 500;

const PICTURES = /\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\uFE0F\u200D]*|<3/gu;
/** They end a sentence as a stop does. */
const FACES = /(?<![\p{L}\d(])(?:[:;=xX8]-?[)(]+|[:;=xX]-?D|[:;]-?[pP3]|\^\^)(?![\p{L}\d])/gu;

/**
 * The sentences of a win as one would write them to somebody else: spelled right, without what only the mood or the moment
 * added. No number, name or claim is changed.
 */
export const tidySentences = (text: string, language: Language): readonly string[] => {
  const chatter = CHATTER[language];
  const plain = text
    .slice(0, READ)
    .toWellFormed()
    .normalize('NFC')
    .replace(LINKS, ' ')
    .replace(FACES, '\n')
    .replace(PICTURES, ' ')
    .replace(/[ \t\r\f\v\u00a0]+/gu, ' ')
    .replace(/ ?\n+ ?/gu, '\n')
    .replace(/([\p{L}\d%)"”])\s*[!…]+[!.…]*/gu, '$1.')
    .replace(/\.{2,}/gu, '.');
  const sentences = cut(plain, language)
    .map((sentence) => withoutMood(mended(sentence, language), chatter))
    .filter(
      (sentence) =>
        /\p{L}{2}|[€$£] ?\d|\d ?[€$£%]/u.test(sentence) &&
        !MARKED.test(sentence) &&
        !chatter.whole.test(bare(sentence)),
    )
    .map((sentence) => ended(capital(sentence)));
  const first = sentences.findIndex((sentence) => /\p{L}{2}/u.test(sentence));
  if (first < 0) return [];
  return sentences
    .slice(first)
    .filter((sentence, at, all) => sentence.length <= LONGEST_SENTENCE && !isSaidAlready(sentence, all.slice(0, at)))
    .slice(0, MOST_SENTENCES);
};

const LINKS = /(?:\p{L}{2,12}:\/\/|www\.)\S+/giu;
/** What a page or a file could show as something else than words. */
const MARKED = /[<>`*[\]{}|\\^~]|\p{C}|\S{60}/u;

/** Not behind the short forms by which people are named, nor within a number. */
const cut = (text: string, language: Language): readonly string[] =>
  text.split(language === 'de' ? GERMAN_ENDS : SENTENCE_ENDS);

const SHORT_FORMS =
  '(?:[Mm]rs?|[Mm]s|[Dd]r|St|[Pp]rof|Hr|Fr|[Nn]o|[Nn]r|ca|vs|z\\.? ?B|e\\.g|i\\.e|bzw|inkl|min|approx)';
const ends = (notAfter: string): RegExp =>
  new RegExp(`(?<!(?:^|[\\s(])${SHORT_FORMS}\\.)${notAfter}(?<=[.?]["”)]?)\\s+|\\n[\\s*•–-]*`, 'u');
const SENTENCE_ENDS = ends('');
/** "Am 3. april". */
const GERMAN_ENDS = ends('(?<!\\d\\.(?=\\s+\\p{Ll}))');

const bare = (sentence: string): string => sentence.replace(/[.,;:\s]+$/u, '').toLowerCase();

const withoutMood = (sentence: string, { opening, closing, anywhere }: Chatter): string => {
  let left = sentence
    .trim()
    .replace(/^[\s*•–;,.:+-]+(?!\d)|^\d{1,2}[.)] (?=\S)/u, '')
    .replace(anywhere, ' ');
  for (let before = ''; before !== left; ) {
    before = left;
    left = left
      .replace(opening, '')
      .replace(/\s*[.]$/u, '')
      .replace(closing, '')
      .trim();
  }
  return left
    .replace(/ +([,.])(?!\d)/gu, '$1')
    .replace(/ after that(?=[,.]|$)/gu, '')
    .replace(/ {2,}/gu, ' ')
    .replace(/[,;:–-]+$/u, '')
    .trim();
};

export const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const ended = (text: string): string => (/[.?]["”)]?$/u.test(text) ? text : `${text}.`);

/** "With one index. ONE. INDEX." */
const isSaidAlready = (sentence: string, before: readonly string[]): boolean => {
  const words = bare(sentence).match(/[\p{L}\d]+/gu) ?? [];
  const said: readonly string[] =
    before
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? [];
  return words.length <= 3 && words.every((word) => said.includes(word));
};
