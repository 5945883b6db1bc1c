import { GIVEN_NAMES, KEPT, NAMES_AND_WORDS, NO_NAME_BEFORE, ORDINARY, PARTICLES, TITLES } from './known-words.ts';

type Word = Readonly<{
  text: string;
  plain: string;
  start: number;
  end: number;
  /** Nothing or an end of a sentence stands before it. */
  begins: boolean;
  isCapital: boolean;
  /** Only a space, or the point of an initial, stands between it and the next word. */
  runsOn: boolean;
}>;

/** From here to there in a text. */
export type Span = readonly [start: number, end: number];

const WORD = /[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;
const ENDED = /(?:^|[.!?:;…\n•*>|]|(?:^|\n)\s*(?:[-–]|\d{1,3}[.)]))[\s"'“”„«»‘(¡¿[]*$/u;
const MOST_BEFORE = 12;

/** "L’équipe", "d’Anna". */
const ELIDED = /^(?:l|d|j|c|n|s|m|t|qu|jusqu|lorsqu|puisqu)['’](?=\p{L})/iu;

const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(WORD)].map(({ 0: found, index: from }) => {
    const index = from + (ELIDED.exec(found)?.[0].length ?? 0);
    const own = found.slice(index - from).replace(/['’]s?$/u, '');
    const end = index + own.length;
    const behind = text.slice(end, end + 3);
    return {
      text: own,
      plain: own.toLowerCase().replace(/’/g, "'"),
      start: index,
      end,
      begins: ENDED.test(text.slice(Math.max(0, index - MOST_BEFORE), index)) || index === 0,
      isCapital: /\p{Lu}/u.test(own),
      runsOn: /^ \p{L}/u.test(behind) || (own.length === 1 && /^\. \p{L}/u.test(behind)),
    };
  });

const isOrdinary = (plain: string): boolean =>
  ORDINARY.has(plain) ||
  (plain.includes('-') && plain.split('-').every((part) => ORDINARY.has(part) || KEPT.has(part)));

/** Texts without a small letter say nothing by their capitals. */
const isShouted = (text: string): boolean => {
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  return (text.match(/\p{Lu}/gu)?.length ?? 0) > small;
};

type Manner = Readonly<{ isGerman: boolean; isShouted: boolean }>;

/** By itself, the words around it aside. In doubt it is a name. */
const isName = (word: Word, before: Word | undefined, next: Word | undefined, manner: Manner): boolean => {
  const { plain } = word;
  if (GIVEN_NAMES.has(plain)) return true;
  if (before && TITLES.has(before.plain) && word.isCapital && !KEPT.has(plain)) return true;
  if (!word.isCapital || KEPT.has(plain) || TITLES.has(plain)) return false;
  if (NAMES_AND_WORDS.has(plain) && !(next && NO_NAME_BEFORE.has(next.plain))) return true;
  if (!isOrdinary(plain)) return true;
  return !word.begins && !manner.isGerman && !manner.isShouted && !isHeadline(before, next);
};

/** Between two capitals that are ordinary words stands a title: "Closed The Big Deal". */
const isHeadline = (before: Word | undefined, next: Word | undefined): boolean =>
  [before, next].every((word) => word === undefined || (word.isCapital && isOrdinary(word.plain)));

/** The names of people, firms and places in a text, with whatever belongs to them: "Anna van der Berg", "J. Koch". */
export const namesIn = (text: string, isGerman: boolean): readonly Span[] => {
  const words = wordsOf(text);
  const manner = { isGerman, isShouted: isShouted(text) };
  const hidden = words.map((word, at) => isName(word, words[at - 1], words[at + 1], manner));
  const spans: Span[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at];
    if (!hidden[at] || !first) continue;
    let last = at;
    for (let next = at; words[next]?.runsOn && next - at < 6; next += 1) {
      const following = words[next + 1];
      if (!following) break;
      if (hidden[next + 1] || (!manner.isShouted && isSurname(following))) last = next + 1;
      else if (!PARTICLES.has(following.plain)) break;
    }
    spans.push([first.start, words[last]?.end ?? first.end]);
    at = last;
  }
  return spans;
};

/** Right behind a name: "Anna Koch", whatever a "Koch" is elsewhere. */
const isSurname = ({ isCapital, plain }: Word): boolean => isCapital && !KEPT.has(plain) && !TITLES.has(plain);
