import { stripped } from '#language/text/months.ts';
import type { CvLine } from '../cv-line.ts';
import { type Cells, cellsOf } from './cells.ts';
import { roleOfLabel } from './labels.ts';
import { isNameLike, isSumOfTime, unpointed } from './name-lines.ts';
import { type FoundTime, type Singles, type Time, timeIn } from './times.ts';

/** A line of a section: its cells without the time, which `time` holds. */
export type TimedLine = Readonly<{
  cells: readonly string[];
  /** Where the first of its cells begins; where its time stands in the same cell, about there. */
  x: number;
  /** Where the line begins. */
  lineX: number;
  isBullet: boolean;
  /** Lines that look alike mean alike. */
  style: string;
  isMarked: boolean;
  time: Time | null;
  /** The employer above several positions that the line names. */
  group?: string;
}>;

/** The lines of a section, each with the time that names an entry; a time inside a story names none. */
export const timedLines = (lines: readonly CvLine[], singles: Singles): readonly TimedLine[] =>
  cellsOf(lines).map((line) => timed(line, singles));

const UNTIL = /^(?:bis|until|to|from|seit|since)$/iu;

const timed = ({ cells, starts, isBullet, isMarked, style, width }: Cells, singles: Singles): TimedLine => {
  const lineX = starts[0] ?? 0;
  for (const [at, cell] of cells.entries()) {
    const found = entryTimeIn(cell, singles);
    const isAlone = found?.rest === '';
    if (!found || (isBullet && !isAlone)) continue;
    const isStory = !isAlone && !isNameLike(found.rest);
    if (isStory && !(found.isFirst && at === 0)) continue;
    const others = cells
      .toSpliced(at, 1, ...(isStory ? [] : namesIn(found.rest)))
      .map(unpointed)
      .filter((text) => !isSumOfTime(text) && roleOfLabel(text) !== 'time');
    const isSentence = isAlone && !others.every(isNameLike);
    const left = isBullet || isSentence ? [] : others;
    const behind = isAlone ? (starts[1] ?? lineX) : lineX + behindTime(cell, found) * width;
    const x = at > 0 || left.length === 0 ? lineX : behind;
    return { cells: left, x, lineX, isBullet: false, isMarked, style, time: found.time };
  }
  return { cells, x: lineX, lineX, isBullet, isMarked, style, time: null };
};

/** What stands before a time, and behind it. */
const namesIn = (rest: string): readonly string[] =>
  rest
    .split('\t')
    .map(stripped)
    .filter((text) => text !== '' && !UNTIL.test(text));

/** In letters, from the beginning of a cell to the name behind its time. */
const behindTime = (cell: string, { rest, isFirst }: FoundTime): number =>
  isFirst ? Math.max(0, cell.length - rest.length) : 0;

/** In characters, of a cell. */
const LONGEST = 150;
/** What names no entry though it has a year. */
const NO_ENTRY =
  /^\W*(?:voraussichtlich|expected|graduat(?:ion|ed|ing)|abschluss|note|grade|gpa|born|geb\.?|geboren|né|nacid[oa])/iu;

const entryTimeIn = (cell: string, singles: Singles): FoundTime | null => {
  if (cell.length > LONGEST || NO_ENTRY.test(cell)) return null;
  const found = timeIn(cell, singles);
  if (!found || isInside(found.rest) || isSince(cell, found)) return null;
  return !found.isSpan && singles === 'both' && found.rest !== '' ? null : found;
};

/** "No incidents since 2020" tells of a story. */
const isSince = (cell: string, { isFirst, time: { to } }: FoundTime): boolean =>
  to === null && !isFirst && /\b(?:since|seit|depuis|desde|from|ab)\b/iu.test(cell) && !/[|·(,]/.test(cell);

/** A time in the midst of words is one of a story: "moved to DATEV, 01/2020 to 06/2020, with the tax office". */
const isInside = (rest: string): boolean => {
  const [before = '', after = ''] = rest.split('\t').map(stripped);
  if (before === '' || after === '') return false;
  return /^\p{Ll}{4}/u.test(after) || before.length + after.length > 45;
};
