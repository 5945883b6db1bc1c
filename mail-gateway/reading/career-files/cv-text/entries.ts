import type { CvLine } from '../cv-line.ts';
import { isEmpty, isName, type Singles, type Time, type TimedLine, timedLines } from './timed-lines.ts';

/** A line that names an entry: `offset` counts lines from that of its time, 0 beside it, negative above it. */
export type NameLine = Readonly<{ offset: number; cells: readonly string[] }>;
/** A position or a school as a CV lays it out: the lines that name it, and its time. */
export type Entry = Readonly<{ names: readonly NameLine[]; time: Time; isGrouped: boolean }>;
/** Whether some text sounds like what was done, or where. */
export type Sounds = Readonly<{ what(text: string): boolean; where(text: string): boolean }>;

type Shape = Readonly<{ above: number; below: number }>;

const SHAPES: readonly Shape[] = [0, 1, 2, 3].flatMap((above) => [0, 1, 2].map((below) => ({ above, below })));

/**
 * The entries of a section: each has one time, and names beside it, above it or below it. Which of them is found for the whole
 * section: the shape under which most entries have something done and somewhere it was done.
 */
export const entriesIn = (lines: readonly CvLine[], singles: Singles, sounds: Sounds): readonly Entry[] => {
  const asWritten = timedLines(lines, singles);
  const timed = asWritten.some(({ time }) => time !== null) ? asWritten : timedLines(lines.map(unbulleted), singles);
  const anchors = timed.flatMap(({ time }, at) => (time === null ? [] : [at]));
  const shown = anchors.some((at) => (timed[at]?.cells.length ?? 0) === 0) ? timed.map(bulletedName(timed)) : timed;
  let best: Readonly<{ entries: readonly Entry[]; worth: number }> = { entries: [], worth: Number.NEGATIVE_INFINITY };
  for (const shape of SHAPES) {
    const entries = entriesOf(shown, anchors, shape);
    const worth = entries.reduce((sum, entry, at) => sum + worthOf(entry, shown, anchors[at] ?? 0, at, sounds), 0);
    if (worth > best.worth + 0.01) best = { entries, worth };
  }
  return best.entries;
};

const unbulleted = (line: CvLine): CvLine => ({ ...line, text: line.text.replace(/^\s*[•·▪■◦‣●○*-]\s*/u, '') });

/** An employer may be a bullet itself, right above the line with the time, where stories have bullets of their own. */
const bulletedName =
  (lines: readonly TimedLine[]) =>
  (line: TimedLine, at: number): TimedLine =>
    line.isBullet && lines[at + 1]?.time && line.cells.every((cell) => cell.length < 60) ? { ...line, isBullet: false } : line;

const entriesOf = (lines: readonly TimedLine[], anchors: readonly number[], shape: Shape): readonly Entry[] => {
  const anchored = new Set(anchors);
  let end = 0;
  return anchors.flatMap((anchor): readonly Entry[] => {
    const line = lines[anchor];
    if (!line?.time) return [];
    const above = namesAbove(lines, { anchor, end, most: shape.above });
    const below = namesBelow(lines, anchored, { anchor, most: shape.below });
    end = anchor + 1 + below.length;
    const beside = line.cells.length === 0 ? [] : [{ offset: 0, cells: line.cells }];
    return [
      { names: [...above, ...beside, ...below], time: line.time, isGrouped: above.length < shape.above },
    ];
  });
};

type Reach = Readonly<{ anchor: number; end?: number; most: number }>;

const namesAbove = (lines: readonly TimedLine[], { anchor, end = 0, most }: Reach): readonly NameLine[] => {
  const names: NameLine[] = [];
  let isGap = false;
  for (let at = anchor - 1; at >= end && names.length < most; at -= 1) {
    const line = lines[at];
    if (!line) break;
    if (isEmpty(line)) {
      if (names.length > 0 || isGap || (lines[anchor]?.cells.length ?? 0) > 0) break;
      isGap = true;
      continue;
    }
    if (line.time !== null || !isName(line)) break;
    names.unshift({ offset: -names.length - 1, cells: line.cells });
  }
  return names;
};

const namesBelow = (lines: readonly TimedLine[], anchored: ReadonlySet<number>, { anchor, most }: Reach): readonly NameLine[] => {
  const names: NameLine[] = [];
  for (let at = anchor + 1; names.length < most; at += 1) {
    const line = lines[at];
    if (!line || anchored.has(at) || isEmpty(line) || !isName(line)) break;
    names.push({ offset: names.length + 1, cells: line.cells });
  }
  return names;
};

/** What speaks for a shape, in one entry. */
const worthOf = ({ names }: Entry, lines: readonly TimedLine[], anchor: number, at: number, sounds: Sounds): number => {
  const cells = names.flatMap((name) => name.cells);
  const [what, where] = [cells.some(sounds.what), cells.some(sounds.where)];
  const idle = names.filter((name) => !name.cells.some((cell) => sounds.what(cell) || sounds.where(cell)));
  const marked = names.filter(({ offset }) => lines[anchor + offset]?.isMarked).length;
  const left = unusedAbove(lines, anchor, Math.min(0, ...names.map(({ offset }) => offset)));
  return (
    (what ? 2 : 0) +
    (where ? 2 : 0) +
    marked * 0.4 -
    (cells.length === 0 ? 4 : 0) -
    (cells.length === 1 && !(what && where) ? 0.7 : 0) -
    Math.max(0, idle.length - (what && where ? 0 : 1)) * 0.7 -
    idle.filter(({ offset }) => offset > 0).length * 0.5 -
    left * (at === 0 ? 1.5 : 0.4)
  );
};

/** Names right above an entry that the shape leaves out. */
const unusedAbove = (lines: readonly TimedLine[], anchor: number, highest: number): number => {
  let count = 0;
  for (let at = anchor + highest - 1; at >= 0; at -= 1) {
    const line = lines[at];
    if (!line || line.time !== null || !isName(line)) break;
    count += 1;
  }
  return count;
};
