import type { CvLine } from '../cv-line.ts';
import { withoutBullet } from './cells.ts';
import { roleOfLabel } from './labels.ts';
import { isName, isSumOfTime } from './name-lines.ts';
import type { Sounds } from './names.ts';
import { type TimedLine, timedLines } from './timed-lines.ts';
import type { Singles } from './times.ts';

/** In points or letters. */
const INDENT = 2.5;

/** `isName`: it may name an entry. Found once, as each shape asks. */
export type EntryLine = TimedLine & Readonly<{ isName: boolean }>;

/** A story is indented more than the names of its entry. */
export const isDeeper = ({ x }: TimedLine, anchor: TimedLine | undefined): boolean =>
  anchor !== undefined && x > anchor.x + INDENT;

/**
 * The lines of a section of entries, of which those with a time begin or end one: without the header of a table, times
 * in stories taken away, employers that stand above several positions marked. A section of bullets alone is read
 * without them; of schools without any time each name of a place has an empty one.
 */
export const entryLines = (lines: readonly CvLine[], singles: Singles, sounds: Sounds): readonly EntryLine[] => {
  const asWritten = timedLines(lines, singles);
  const hasTimes = asWritten.some(({ time }) => time !== null);
  const timed = hasTimes ? asWritten : timedLines(lines.map(withoutBullet), singles);
  const shown = grouped(withoutStories(bulletedNames(timed.filter(({ cells }) => !isHeader(cells)))));
  const isUndated = singles === 'end' && shown.every(({ time }) => time === null);
  return shown.map((line) => {
    const isNamed = isName(line);
    return { ...line, isName: isNamed, time: isUndated && isNamed && namesPlace(line, sounds) ? UNDATED : line.time };
  });
};

const UNDATED = { from: '', to: '' };

const namesPlace = ({ cells }: TimedLine, sounds: Sounds): boolean =>
  cells.flatMap((cell) => cell.split(/\s+[–—-]\s+|,\s*/)).some(sounds.where);

/** The first row of a table tells what its columns are. */
const isHeader = (cells: readonly string[]): boolean =>
  cells.length > 2 && cells.filter((cell) => roleOfLabel(cell) !== null).length * 2 > cells.length;

/** An employer may be a bullet itself, right above the line with the time, where stories have bullets of their own. */
const bulletedNames = (lines: readonly TimedLine[]): readonly TimedLine[] => {
  const first = lines.findIndex(({ time }) => time !== null);
  if (!lines[first - 1]?.isBullet) return lines;
  return lines.map((line, at) => (line.isBullet && lines[at + 1]?.time ? { ...line, isBullet: false } : line));
};

/** A line indented more than most with a time, or of another look, tells a story, and its time is the story's. */
const withoutStories = (lines: readonly TimedLine[]): readonly TimedLine[] => {
  const timed = lines.filter(({ time }) => time !== null);
  const usual = middleOf(timed.map(({ x }) => x));
  const usualLine = middleOf(timed.map(({ lineX }) => lineX));
  const style = commonStyle(timed);
  return lines.map((line) => {
    const isIndented = line.lineX > usualLine + INDENT && line.x > usual + INDENT;
    const isOther = style !== undefined && line.style !== style;
    return line.time !== null && (isIndented || isOther) ? { ...line, time: null, isBullet: true } : line;
  });
};

const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? 0;

/** How most lines with a time look, where there are several. */
const commonStyle = (timed: readonly TimedLine[]): string | undefined => {
  const counts = new Map<string, number>();
  for (const { style } of timed) counts.set(style, (counts.get(style) ?? 0) + 1);
  const [common] = [...counts].find(([, count]) => count * 10 >= timed.length * 6) ?? [];
  return timed.length >= 3 ? common : undefined;
};

/** An employer above a sum of years is the name of a group, and so is what stands out like it. */
const grouped = (lines: readonly TimedLine[]): readonly TimedLine[] => {
  const heads = new Set(lines.filter((_, at) => isSum(lines[at + 1])));
  const styles = new Set([...heads].map(({ style }) => style));
  return lines.map((line) => {
    const isAlike = styles.has(line.style) && line.isMarked && line.time === null && isName(line);
    if (heads.has(line) || isAlike) return { ...line, group: line.cells[0] ?? '' };
    return isSum(line) ? { ...line, cells: [] } : line;
  });
};

const isSum = (line: TimedLine | undefined): boolean =>
  line?.time === null && line.cells.length === 1 && isSumOfTime(line.cells[0] ?? '');
