import type { CvLine } from '../cv-line.ts';
import { roleOfLabel } from './labels.ts';
import { isEmpty, isName, isSumOfTime } from './name-lines.ts';
import { commaPieces, isPlace } from './places.ts';
import { type TimedLine, timedLines } from './timed-lines.ts';
import type { Singles, Time } from './times.ts';

/** A line that names an entry: `offset` counts lines from that of its time, 0 beside it, negative above it. */
export type NameLine = Readonly<{ offset: number; cells: readonly string[]; at: number }>;
/**
 * A position or a school as a CV lays it out: the lines that name it, and its time. `isGrouped`: fewer lines name it than the
 * entries before; `isRobbed`: some of them were taken for the entry above; `group`: the employer that stands above it and others, with the sum of their times.
 */
export type Entry = Readonly<{
  names: readonly NameLine[];
  time: Time;
  isGrouped: boolean;
  isRobbed: boolean;
  group: string;
}>;
/** Whether some text sounds like what was done, or where. */
export type Sounds = Readonly<{ what(text: string): boolean; where(text: string): boolean }>;

/** In points or letters. */
const INDENT = 2.5;
/** Where the beginning of a name is a guess. */
const ROUGH = 20;

/** `overGap`: an empty line may stand between the time and the names above it. */
type Shape = Readonly<{ above: number; below: number; overGap: boolean }>;

const SHAPES: readonly Shape[] = [0, 1, 2, 3].flatMap((above) =>
  [0, 1, 2, 3].flatMap((below) => [false, true].map((overGap) => ({ above, below, overGap }))),
);

/**
 * The entries of a section: each has one time, and names beside it, above it or below it. Which of them is found for the whole
 * section: the shape under which most entries have something done and somewhere it was done.
 */
export const entriesIn = (lines: readonly CvLine[], singles: Singles, sounds: Sounds): readonly Entry[] => {
  const asWritten = timedLines(lines, singles);
  const isList = asWritten.every(
    (line) => line.isBullet || isEmpty(line) || (line.time !== null && line.cells.length === 0),
  );
  const isTimed = !isList && asWritten.some(({ time }) => time !== null);
  const timed = isTimed ? asWritten : timedLines(lines.map(unbulleted), singles);
  const named = grouped(withoutStories(bulletedNames(timed.filter(({ cells }) => !isHeader(cells)))));
  const shown = isTimed || singles === 'both' ? named : named.map((line) => undated(line, sounds));
  const anchors = shown.flatMap(({ time }, at) => (time === null ? [] : [at]));
  const isTimeFirst =
    anchors.filter((at) => shown[at]?.isTimeFirst && shown[at].cells.length > 0).length * 2 > anchors.length;
  let best: Readonly<{ entries: readonly Entry[]; worth: number }> = { entries: [], worth: Number.NEGATIVE_INFINITY };
  for (const shape of SHAPES) {
    const entries = entriesOf(shown, anchors, shape);
    const worth = entries.reduce(
      (sum, entry, at) => sum + worthOf(entry, shown, anchors[at] ?? 0, at, sounds),
      (shape.overGap ? -0.3 : 0) * entries.length - (isTimeFirst && shape.above > 0 ? 0.3 * entries.length : 0),
    );
    if (worth > best.worth + 0.01) best = { entries, worth };
  }
  return best.entries;
};

/** Where no time is printed, each place stands for an entry. */
const undated = (line: TimedLine, sounds: Sounds): TimedLine =>
  isName(line) && line.cells.flatMap((cell) => cell.split(/\s+[–—-]\s+|,\s*/)).some(sounds.where)
    ? { ...line, time: { from: '', to: '' } }
    : line;

/** The first row of a table tells what its columns are. */
const isHeader = (cells: readonly string[]): boolean =>
  cells.length >= 2 && cells.filter((cell) => roleOfLabel(cell) !== null).length * 2 > cells.length && cells.length > 2;

const unbulleted = (line: CvLine): CvLine => ({ ...line, text: line.text.replace(/^\s*[•·▪■◦‣●○*-]\s*/u, '') });

/** An employer may be a bullet itself, right above the line with the time, where stories have bullets of their own. */
const bulletedNames = (lines: readonly TimedLine[]): readonly TimedLine[] => {
  const first = lines.findIndex(({ time }) => time !== null);
  if (!lines[first - 1]?.isBullet) return lines;
  const isShort = ({ cells }: TimedLine): boolean => cells.every((cell) => cell.length < 60);
  return lines.map((line, at) =>
    line.isBullet && lines[at + 1]?.time && isShort(line) ? { ...line, isBullet: false } : line,
  );
};

/** What is indented more than most names beside a time belongs to a story, times of its own included. */
const withoutStories = (lines: readonly TimedLine[]): readonly TimedLine[] => {
  const timed = lines.filter(({ time }) => time !== null);
  const usual = middleOf(timed.map(({ x }) => x));
  const usualLine = middleOf(timed.map(({ lineX }) => lineX));
  if (timed.length === 0) return lines;
  const style = commonStyle(lines);
  return lines.map((line) => {
    const isFar = line.cells.length === 0 && line.x > usual + 40; // a time in a column on the right
    const isOther = style !== undefined && line.time !== null && line.style !== style;
    const isInside =
      line.time !== null &&
      !isFar &&
      ((line.lineX > usualLine + INDENT && line.x > usual + (line.isRough ? ROUGH : INDENT)) || isOther);
    return isInside ? { ...line, time: null, isBullet: true } : line;
  });
};

const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? 0;

/** How most lines with a time look, where that is not how the stories look. */
const commonStyle = (lines: readonly TimedLine[]): string | undefined => {
  const anchors = lines.filter(({ time }) => time !== null);
  const styles = anchors.map(({ style }) => style);
  const common = styles.find((style) => styles.filter((other) => other === style).length * 10 >= styles.length * 6);
  const others = lines.filter(({ time, cells }) => time === null && cells.length > 0);
  const isOfStories = others.filter(({ style }) => style === common).length * 2 > others.length;
  return anchors.length >= 3 && !isOfStories ? common : undefined;
};

const entriesOf = (lines: readonly TimedLine[], anchors: readonly number[], shape: Shape): readonly Entry[] => {
  const groups = groupsOf(lines);
  const anchored = new Set(anchors);
  let end = 0;
  let isFull = false;
  return anchors.flatMap((anchor): readonly Entry[] => {
    const line = lines[anchor];
    if (!line?.time) return [];
    const above = namesAbove(lines, { anchor, end, most: shape.above, overGap: shape.overGap });
    const below = namesBelow(lines, anchored, { anchor, most: shape.below, overGap: shape.overGap });
    const isRobbed = isFull && above.length < shape.above && isName(lines[end - 1] ?? line);
    end = (below.at(-1)?.at ?? anchor) + 1;
    isFull = below.length > 0;
    const beside = line.cells.length === 0 ? [] : [{ offset: 0, cells: line.cells, at: anchor }];
    return [
      {
        names: [...above, ...beside, ...below],
        time: line.time,
        isGrouped: above.length < shape.above,
        isRobbed,
        group: groups[anchor] ?? '',
      },
    ];
  });
};

/**
 * An employer above a sum of years is the name of a group, and so is what looks like it above another name. It stands apart, in
 * place of both lines.
 */
const grouped = (lines: readonly TimedLine[]): readonly TimedLine[] => {
  const isHead = (line: TimedLine, at: number): boolean => isSum(lines[at + 1]) && isName(line) && line.time === null;
  const styles = new Set(lines.filter(isHead).map(({ style }) => style));
  return lines.map((line, at) => {
    const next = lines[at + 1];
    const isAlike = styles.has(line.style) && line.isMarked && isName(line) && !line.time && next && !isEmpty(next);
    if (isHead(line, at) || isAlike) return { ...line, group: line.cells[0] ?? '' };
    return isSum(line) ? { ...line, cells: [] } : line;
  });
};

const isSum = (line: TimedLine | undefined): boolean =>
  line?.time === null && line.cells.length === 1 && isSumOfTime(line.cells[0] ?? '');

/** The group of each line. */
const groupsOf = (lines: readonly TimedLine[]): readonly string[] => {
  let current = '';
  return lines.map(({ group }) => {
    current = group ?? current;
    return current;
  });
};

type Reach = Readonly<{ anchor: number; end?: number; most: number; overGap?: boolean }>;

const namesAbove = (
  lines: readonly TimedLine[],
  { anchor, end = 0, most, overGap = false }: Reach,
): readonly NameLine[] => {
  const names: NameLine[] = [];
  for (let at = anchor - 1; at >= end && names.length < most; at -= 1) {
    const line = lines[at];
    if (!line) break;
    if (isEmpty(line)) {
      if (!overGap || (names.length > 0 && !lines[at - 1]?.isMarked)) break;
      continue;
    }
    if (line.time !== null || !isName(line) || line.group !== undefined || isDeeper(line, lines[anchor])) break;
    names.unshift({ offset: -names.length - 1, cells: line.cells, at });
  }
  return names;
};

const namesBelow = (
  lines: readonly TimedLine[],
  anchored: ReadonlySet<number>,
  { anchor, most, overGap = false }: Reach,
): readonly NameLine[] => {
  const names: NameLine[] = [];
  for (let at = anchor + 1; names.length < most; at += 1) {
    const line = lines[at];
    if (line && isEmpty(line) && overGap && names.length === 0 && at === anchor + 1) continue;
    if (!line || anchored.has(at) || isEmpty(line) || !isName(line) || line.group !== undefined) break;
    if (isDeeper(line, lines[anchor])) break;
    names.push({ offset: names.length + 1, cells: line.cells, at });
  }
  return names;
};

/** A story is indented more than the names of its entry. */
const isDeeper = ({ x }: TimedLine, anchor: TimedLine | undefined): boolean =>
  anchor !== undefined && x > anchor.x + (anchor.isRough ? ROUGH : INDENT);

/** What speaks for a shape, in one entry. */
const worthOf = (
  { names, isGrouped, isRobbed }: Entry,
  lines: readonly TimedLine[],
  anchor: number,
  at: number,
  sounds: Sounds,
): number => {
  const cells = names.flatMap((name) => name.cells);
  const labels = new Set(names.map((name) => roleOfLabel(name.cells[0] ?? '')));
  const isBoth = (cell: string): boolean => sounds.what(cell) && commaPieces(cell).length > 1;
  const what = labels.has('what') || cells.some(sounds.what);
  const where = labels.has('where') || cells.some((cell) => sounds.where(cell) || isBoth(cell));
  const tells = (cell: string): boolean =>
    sounds.what(cell) || sounds.where(cell) || isPlace(cell) || roleOfLabel(cell) !== null;
  const idle = names.filter(({ cells: own }) => !own.some(tells));
  const marked = names.filter((name) => lines[name.at]?.isMarked).length;
  const left = unusedAbove(lines, anchor, Math.min(anchor, ...names.map((name) => name.at)));
  return (
    (what ? 2 : 0) +
    (where ? 2 : 0) +
    (labels.has('place') || cells.some(isPlace) ? 0.6 : 0) +
    marked * 0.4 -
    (cells.length === 0 ? 4 : 0) -
    (cells.length === 1 && !(what && where) ? 0.7 : 0) -
    Math.max(0, idle.length - (what && where ? 0 : 1)) * 0.7 -
    idle.filter(({ offset }) => offset > 0).length * 0.4 -
    (isLeftBelow(lines, anchor, Math.max(anchor, ...names.map((name) => name.at))) ? 0.6 : 0) -
    left * (at === 0 ? 1.5 : 0.4) -
    (at === 0 && isGrouped ? 1.5 : 0) -
    (isRobbed ? 1.5 : 0)
  );
};

/** Where stories are indented, a line below a time that is not belongs to the names. */
const isLeftBelow = (lines: readonly TimedLine[], anchor: number, lowest: number): boolean => {
  const line = lines[lowest + 1];
  if (!line || line.time !== null || !isName(line) || isDeeper(line, lines[anchor])) return false;
  return lines.slice(lowest + 2, lowest + 14).some((later) => later.time === null && isDeeper(later, lines[anchor]));
};

/** Names right above an entry that the shape leaves out. */
const unusedAbove = (lines: readonly TimedLine[], anchor: number, highest: number): number => {
  let count = 0;
  for (let at = highest - 1; at >= 0; at -= 1) {
    const line = lines[at];
    if (!line || line.time !== null || !isName(line) || line.group !== undefined || isDeeper(line, lines[anchor]))
      break;
    count += 1;
  }
  return count;
};
