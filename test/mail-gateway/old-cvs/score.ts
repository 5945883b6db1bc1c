import { readFile } from 'node:fs/promises';
import { foldText } from '#domain/text.ts';
import type { CvLine } from '#mail-gateway/reading/career-files/cv-line.ts';
import { factsInText } from '#mail-gateway/reading/career-files/cv-text/facts-in-text.ts';
import { tidyLines } from '#mail-gateway/reading/career-files/cv-text/tidy-lines.ts';

/** The name of it, where, from when to when (`yyyy-MM` or `yyyy`, '' where it is not printed, null while it lasts). */
type Station = readonly [what: string, where: string, from: string, to: string | null];
/**
 * The lines of a CV as they were taken from its file (text, where its cells begin, size, in another face, level,
 * block), and its truth.
 */
type OldCv = Readonly<{
  name: string;
  lines: readonly (readonly [string, readonly number[], number, 0 | 1, number, number])[];
  positions: readonly Station[];
  schools: readonly Station[];
}>;

/** One CV a line, as JSON. */
export const oldCvsIn = async (file: string): Promise<readonly OldCv[]> => {
  const text = await readFile(new URL(`./${file}`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
};

/**
 * `lenient`: the time is right, and one of two names. `corrections`: of fields together, missing and invented stations.
 */
type Score = Readonly<{
  wanted: number;
  right: number;
  lenient: number;
  proposed: number;
  invented: number;
  schools: number;
  rightSchools: number;
  corrections: number;
}>;

export const scoreOf = (cv: OldCv): Score => {
  const facts = factsInText(tidyLines(cv.lines.map(lineOf)));
  const positions = facts.flatMap((fact): readonly Station[] =>
    fact.kind === 'position' ? [[fact.title, fact.employer, fact.from, fact.to]] : [],
  );
  const schools = facts.flatMap((fact): readonly Station[] =>
    fact.kind === 'education' ? [[fact.title, fact.school, fact.from, fact.to]] : [],
  );
  const [work, learning] = [compared(cv.positions, positions), compared(cv.schools, schools)];
  return {
    wanted: cv.positions.length,
    right: work.right,
    lenient: work.lenient,
    proposed: positions.length,
    invented: work.invented,
    schools: cv.schools.length,
    rightSchools: learning.right,
    corrections: work.corrections + learning.corrections,
  };
};

const lineOf = ([text, starts, size, isMarked, level, block]: OldCv['lines'][number]): CvLine => ({
  ...{ text, starts, size, level, block },
  isMarked: isMarked === 1,
});

/** Each station that is true takes the one most like it of those that were found. */
const compared = (wanted: readonly Station[], found: readonly Station[]) => {
  const left = [...found];
  let [right, lenient] = [0, 0];
  for (const station of wanted) {
    const [best] = left.toSorted((one, other) => likeness(other, station) - likeness(one, station));
    if (!best || likeness(best, station) < 2) continue;
    left.splice(left.indexOf(best), 1);
    if (likeness(best, station) === 6) right += 1;
    if (isOfTime(best, station) && (isNear(best[0], station[0]) || isNear(best[1], station[1]))) lenient += 1;
  }
  return { right, lenient, invented: left.length, corrections: wanted.length - right + left.length };
};

/** 6 is the same. */
const likeness = (one: Station, other: Station): number =>
  nameLikeness(one[0], other[0]) + nameLikeness(one[1], other[1]) + (isOfTime(one, other) ? 2 : 0);

const nameLikeness = (one: string, other: string): number =>
  folded(one) === folded(other) ? 2 : isNear(one, other) ? 1 : 0;

/** One holds the other. */
const isNear = (one: string, other: string): boolean => {
  const [a, b] = [folded(one), folded(other)];
  return a !== '' && b !== '' && (a.includes(b) || b.includes(a));
};

const folded = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** A single month is the beginning, the end, or both. */
const isOfTime = ([, , from, to]: Station, [, , begun, ended]: Station): boolean =>
  (from === begun && to === ended) ||
  ((begun === '' || ended === '' || begun === ended) &&
    new Set([from, to, begun, ended].filter((month) => month !== '')).size === 1);
