import { takeTurn } from '#application/engine/turns.ts';
import type { Language } from '#domain/facts.ts';
import { changeToldBy } from '../figures.ts';
import type { Sentence } from '../sentences.ts';
import { slotsOf } from './find.ts';
import { type Kind, STRONG, type StrongKind } from './kinds.ts';
import type { Kept, Lines } from './lines.ts';

/** How much it says for words that they show this. */
const WEIGHTS: Partial<Record<StrongKind, number>> = {
  praised: 4,
  thanked: 4,
  again: 4,
  adopted: 4,
  target: 4,
  saved: 4,
  zero: 4,
  caughtBefore: 4,
  record: 4,
  percent: 3,
  topMarks: 3,
  passed: 3,
  inspected: 3,
  award: 3,
  accepted: 3,
  first: 3,
  early: 3,
  caught: 3,
  theirs: 3,
  trusted: 3,
  emergency: 3,
  family: 2,
  qualified: 2,
  spokeUp: 2,
};
const OUTCOME = 3;
const PROUD = 3;
const SHARE = 2;
const FIGURE = 1;
/** Below, nothing says that it matters; a figure alone is enough where nothing else is said. */
const LEAST = 3;
export const FIGURE_ALONE = 1;

const MIN_WORDS = 3;
/** Of words with a figure and nothing else. */
const MIN_WORDS_ALONE = 6;
const LONGEST = 140;
const LONGEST_SENTENCE = 600;
const MOST_CLAUSES = 16;

/**
 * The part of a win that matters most, in its own words and cut where a clause ends; '' for a win of one sentence, and where
 * nothing of it stands out. `beside` is what is said before it: it is not said again, and beside
 * a loss only what its writer is proud of.
 */
export const partToKeep = async (
  sentences: readonly Sentence[],
  lines: Lines,
  language: Language,
  beside: Kind | null,
  least = LEAST,
): Promise<string> => {
  if (sentences.length < 2) return '';
  let best = { part: '', weight: least - 1 };
  for (const sentence of sentences) {
    await takeTurn();
    for (const part of partsOf(sentence, lines.kept)) {
      if (
        beside === 'grief' || beside === 'loss'
          ? !lines.kept.proud.test(part.small)
          : isSaid(part, beside, lines, language)
      )
        continue;
      if (least < LEAST && part.text.split(' ').length < MIN_WORDS_ALONE) continue;
      const weight = weightOf(part, lines, language);
      if (weight > best.weight || (weight === best.weight && weight >= LEAST && best.part.includes(part.text)))
        best = { part: part.text, weight };
    }
  }
  return best.part;
};

/** Praise alone may be told and said back. */
const isSaid = (part: Sentence, beside: Kind | null, lines: Lines, language: Language): boolean => {
  if (beside === null || STRONG[beside] === 'echo') return false;
  if (beside === 'journal') return false;
  if (beside === 'numbers') return changeToldBy([part], language) !== '';
  return slotsOf(beside, [part], lines, language) !== null;
};

/** The sentence, and what of it stands by itself: from where a clause with its own subject begins to where one ends. */
const partsOf = ({ text, small }: Sentence, kept: Kept): readonly Sentence[] => {
  if (text.length > LONGEST_SENTENCE) return [];
  const starts = [0, ...ends(small, kept.parts).map(([, end]) => end)];
  const stops = [...ends(small, CLAUSE_ENDS), ...ends(small, kept.parts)].map(([at]) => at);
  const all = starts
    .slice(0, MOST_CLAUSES)
    .flatMap((start) =>
      [...stops.slice(0, MOST_CLAUSES), text.length]
        .filter((stop) => stop > start)
        .map((stop) => [start, stop] as const),
    );
  return all
    .filter(([start, stop]) => isWhole(small, start, stop, kept))
    .map(([start, stop]) => cleaned(text.slice(start, stop)))
    .filter((part) => fits(part, kept))
    .map((part) => ({ text: part, small: part.toLowerCase().replaceAll('’', "'") }));
};

/** A comma only where a clause begins behind it, and not the next of a list. */
const CLAUSE_ENDS =
  /[;:] (?=\D)| [–—-] |, (?=(?:and|so|but|because|cos|which|who|where|when|while|though|although|if|until|then|i|we|he|she|they|it|my|our|his|her|their|with|after|before|und|aber|weil|die|der|das|ich|wir|er|sie|es|denn|dann|damit|obwohl|wo|wie|et|mais|qui|que|je|j['’]|nous|il|elle|on|parce|y|pero|porque|se|yo|ya)(?!\p{L}))/gu;
const ends = (small: string, pattern: RegExp): readonly (readonly [number, number])[] =>
  [...small.matchAll(pattern)].map((found) => [found.index, found.index + found[0].length] as const);

const isWhole = (small: string, start: number, stop: number, { leans, takesBack }: Kept): boolean =>
  !leans.test(small.slice(start, stop)) && !takesBack.test(small.slice(stop).replace(/^[\s,;:–—-]+/u, ''));

const cleaned = (part: string): string =>
  part
    .trim()
    .replace(/[\s,;:–—-]+$/u, '')
    .replace(/(?:\s*[:;]-?[)D(P])+$/u, '')
    .replace(/([.!…])[.!…]+$/u, '$1')
    .replace(/[.…]$/u, '');

const fits = (part: string, { unkept }: Kept): boolean =>
  part.length <= LONGEST &&
  part.split(' ').length >= MIN_WORDS &&
  !/[?{}<>…]|\.\.|\p{Extended_Pictographic}|https?:/u.test(part) &&
  isBalanced(part) &&
  !unkept.test(part.toLowerCase().replaceAll('’', "'"));

/** Every bracket and quote that opens also closes. */
const isBalanced = (part: string): boolean => {
  const count = (pattern: RegExp) => part.match(pattern)?.length ?? 0;
  const single = count(/(?<![\p{L}\p{N}])['‘](?=[\p{L}\p{N}])/gu) - count(/(?<=[\p{L}\p{N}.,!])['’](?![\p{L}\p{N}])/gu);
  return count(/\(/gu) === count(/\)/gu) && count(/["“”„«»]/gu) % 2 === 0 && single === 0;
};

const weightOf = (part: Sentence, lines: Lines, language: Language): number => {
  const { outcome, proud } = lines.kept;
  const shown = Object.entries(WEIGHTS).map(([kind, weight]) =>
    slotsOf(kind as StrongKind, [part], lines, language) ? weight : 0,
  );
  const digits = /\d/u.test(part.small) ? FIGURE : 0;
  return (
    shown
      .sort((one, other) => other - one)
      .slice(0, MOST_SHOWN)
      .reduce((sum, weight) => sum + weight, 0) +
    (outcome.test(part.small) ? OUTCOME : 0) +
    (proud.test(part.small) ? PROUD : 0) +
    (/\b\d+ (?:out of|of|von|sur|de) (?:\p{L}+ )?\d+\b/u.test(part.small) ? SHARE : digits)
  );
};

const MOST_SHOWN = 2;
