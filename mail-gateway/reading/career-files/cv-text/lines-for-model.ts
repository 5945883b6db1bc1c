import type { CvLine } from '../cv-line.ts';
import { headingKind } from './headings.ts';

/** In characters: a CV of ten pages. What is longer no model is shown. */
const LONGEST = 40_000;
const MOST_LINES = 1_500;

const REFEREES = /^\W*(?:references?|referees|referenzen|r[ée]f[ée]rences(?: professionnelles)?|referencias)\W*$/iu;

/**
 * The lines of a CV that a model may be shown; '' for those of referees, who are other people.
 */
export const linesForModel = (lines: readonly CvLine[]): readonly string[] => {
  if (lines.length > MOST_LINES || lines.reduce((sum, { text }) => sum + text.length, 0) > LONGEST) return [];
  let isOfReferees = false;
  return lines.map(({ text }) => {
    if (headingKind(text) !== null) isOfReferees = REFEREES.test(text);
    return isOfReferees ? '' : text;
  });
};
