import type { Correction } from '#domain/wins/correction.ts';
import { NAMED, numbersIn, SEVERAL } from './correction-pieces.ts';

const TWO =
  '(?:two|three|four|several|2|3|4)(?: (?:different|separate|distinct|other|quite different))*(?: (?:things|wins|entries|jobs|achievements|projects|stories|tasks|events|cases|ones))';
const INTO = '(?: up| apart| into (?:two|three|several|2|3|its? parts)(?: \\w+)?| in (?:two|half|three))?';
const END =
  '(?=$|[,;:.!?(–-]| (?:please|pls|bitte|auf|in|svp|stp|en|por|porfa|et|y|und|da|weil|denn|car|porque|because|as|since|they|it|that|so|and then|the|one|from|in the)\\b)';
const SPLITS = '(?:split|separate|divide|break up|pull apart|part|unmerge|uncombine)';

/** "Split 2", and what else says so; each speaks of every number by itself. */
const SPLIT_EACH: readonly RegExp[] = [
  new RegExp(`^${SPLITS}(?: up)? (${SEVERAL})${INTO}${END}`, 'i'),
  new RegExp(`^(?:pull|take|break|keep) (${SEVERAL}) apart${END}`, 'i'),
  new RegExp(
    `^(${SEVERAL}) (?:both |each |really |actually )*(?:needs?|wants?|could do with|should be|must be|has to be|have to be|can be)(?: to be)? (?:split(?:ting)?|separat(?:ed|ing)|divided|dividing)\\b`,
    'i',
  ),
  new RegExp(`^(${NAMED}) (?:is|are|was|were|has|holds|should(?: really)? be)(?: (?:actually|really))* ${TWO}\\b`, 'i'),
  new RegExp(`^(${SEVERAL}) (?:both|each) (?:is|are|was|were|has|have|hold) ${TWO}\\b`, 'i'),
];

/** "1 and 2 are two things": they were one. */
const APART = new RegExp(`^(${SEVERAL}) (?:are|were)(?: (?:actually|really))* (?:not (?:the same|one)|${TWO})\\b`, 'i');

/** Words that ask for several wins in place of one; empty for all else. */
export const splitsIn = (words: string): readonly Correction[] => {
  const each = SPLIT_EACH.map((rule) => rule.exec(words)).find((found) => found !== null);
  if (each) return [...new Set(numbersIn(each[1]))].map((number) => ({ kind: 'split', numbers: [number] }));
  const numbers = [...new Set(numbersIn(APART.exec(words)?.[1]))];
  return numbers.length > 1 ? [{ kind: 'split', numbers }] : [];
};
