import type { CvLine } from '../cv-line.ts';
import { type EntryLine, entryLines, isDeeper } from './entry-lines.ts';
import { roleOfLabel } from './labels.ts';
import { isEmpty } from './name-lines.ts';
import type { Sounds } from './names.ts';
import { commaPieces, isPlace } from './places.ts';
import type { Singles, Time } from './times.ts';

/**
 * A line that names an entry: `at` is its place in the section, `offset` counts names from its time, 0 beside it,
 * negative above it.
 */
export type NameLine = Readonly<{ at: number; offset: number; cells: readonly string[] }>;
/**
 * A position or a school as a CV lays it out: the lines that name it, and its time. `isGrouped`: fewer lines stand
 * above it than above others; `group`: the employer that stands above it and others.
 */
export type Entry = Readonly<{ names: readonly NameLine[]; time: Time; isGrouped: boolean; group: string }>;
/** How many lines name an entry. `overGap`: an empty line may stand between its time and them. */
type Shape = Readonly<{ above: number; below: number; overGap: boolean }>;

const SHAPES: readonly Shape[] = [0, 1, 2, 3].flatMap((above) =>
  [0, 1, 2, 3].flatMap((below) => [false, true].map((overGap) => ({ above, below, overGap }))),
);

/**
 * The entries of a section: each has one time, and names beside it, above it or below it. How many there are is found
 * for the whole section: by the shape under which most entries have something done and somewhere it was done.
 */
export const entriesIn = (lines: readonly CvLine[], singles: Singles, sounds: Sounds): readonly Entry[] => {
  const heard = { what: once(sounds.what), where: once(sounds.where), place: once(isPlace) };
  const shown = entryLines(lines, singles, heard);
  const anchors = shown.flatMap(({ time }, at) => (time === null ? [] : [at]));
  let best: Readonly<{ entries: readonly Entry[]; worth: number }> = { entries: [], worth: Number.NEGATIVE_INFINITY };
  for (const shape of SHAPES) {
    const entries = entriesOf(shown, anchors, shape);
    const isShort = entries[0]?.isGrouped === true; // none is above the first whose employer it could share
    const worth = entries.reduce(
      (sum, entry, at) => sum + worthOf(entry, shown, anchors[at] ?? 0, heard) - (shape.overGap ? 0.3 : 0),
      isShort ? -1.5 : 0,
    );
    if (worth > best.worth) best = { entries, worth };
  }
  return best.entries;
};

/** Each shape asks the same of the same names. */
const once = (ask: (text: string) => boolean): ((text: string) => boolean) => {
  const answers = new Map<string, boolean>();
  return (text) => {
    const answer = answers.get(text) ?? ask(text);
    answers.set(text, answer);
    return answer;
  };
};

type Heard = Sounds & Readonly<{ place(text: string): boolean }>;

const entriesOf = (lines: readonly EntryLine[], anchors: readonly number[], shape: Shape): readonly Entry[] => {
  const groups = groupsOf(lines);
  const anchored = new Set(anchors);
  let end = 0;
  return anchors.flatMap((anchor): readonly Entry[] => {
    const line = lines[anchor];
    if (!line?.time) return [];
    const above = namesAbove(lines, anchor, end, shape);
    const below = namesBelow(lines, anchored, anchor, shape);
    end = (below.at(-1)?.at ?? anchor) + 1;
    const beside = line.cells.length === 0 ? [] : [{ at: anchor, offset: 0, cells: line.cells }];
    const names = [...above, ...beside, ...below];
    return [{ names, time: line.time, isGrouped: above.length < shape.above, group: groups[anchor] ?? '' }];
  });
};

/** The group of each line. */
const groupsOf = (lines: readonly EntryLine[]): readonly string[] => {
  let current = '';
  return lines.map(({ group }) => {
    current = group ?? current;
    return current;
  });
};

const isNameAlone = (line: EntryLine | undefined): line is EntryLine =>
  line !== undefined && line.time === null && line.group === undefined && line.isName;

/** Not above `end`, where the entry before ends. */
const namesAbove = (lines: readonly EntryLine[], anchor: number, end: number, shape: Shape): readonly NameLine[] => {
  const names: NameLine[] = [];
  for (let at = anchor - 1; at >= end && names.length < shape.above; at -= 1) {
    const line = lines[at];
    const isGap = line !== undefined && isEmpty(line);
    if (isGap && shape.overGap && (names.length === 0 || lines[at - 1]?.isMarked)) continue;
    if (!isNameAlone(line)) break;
    names.unshift({ at, offset: -names.length - 1, cells: line.cells });
  }
  return names;
};

const namesBelow = (
  lines: readonly EntryLine[],
  anchored: ReadonlySet<number>,
  anchor: number,
  shape: Shape,
): readonly NameLine[] => {
  const names: NameLine[] = [];
  for (let at = anchor + 1; names.length < shape.below; at += 1) {
    const line = lines[at];
    if (line && isEmpty(line) && shape.overGap && at === anchor + 1) continue;
    if (anchored.has(at) || !isNameAlone(line) || isDeeper(line, lines[anchor])) break;
    names.push({ at, offset: names.length + 1, cells: line.cells });
  }
  return names;
};

/** How much one entry speaks for its shape. */
const worthOf = ({ names }: Entry, lines: readonly EntryLine[], anchor: number, heard: Heard): number => {
  const cells = names.flatMap((name) => name.cells);
  const labels = new Set(names.map((name) => roleOfLabel(name.cells[0] ?? '')));
  const isBoth = (cell: string): boolean => heard.what(cell) && commaPieces(cell).length > 1;
  const tells = (cell: string): boolean =>
    heard.what(cell) || heard.where(cell) || heard.place(cell) || roleOfLabel(cell) !== null;
  const what = labels.has('what') || cells.some(heard.what);
  const where = labels.has('where') || cells.some((cell) => heard.where(cell) || isBoth(cell));
  const place = labels.has('place') || cells.some(heard.place);
  const idle = names.filter((name) => !name.cells.some(tells));
  const [first, last] = [names[0]?.at ?? anchor, names.at(-1)?.at ?? anchor];
  return (
    (what ? 2 : 0) +
    (where ? 2 : 0) +
    (place ? 0.6 : 0) -
    (cells.length === 0 ? 4 : 0) -
    (cells.length === 1 && !(what && where) ? 0.7 : 0) -
    Math.max(0, idle.length - (what && where ? 0 : 1)) * 0.7 -
    idle.filter(({ offset }) => offset > 0).length * 0.4 -
    (isNameLeftBelow(lines, anchor, Math.max(anchor, last)) ? 0.6 : 0) -
    namesLeftAbove(lines, Math.min(anchor, first)) * 0.4
  );
};

/** Where stories are indented, a line below the names that is not belongs to them. */
const isNameLeftBelow = (lines: readonly EntryLine[], anchor: number, last: number): boolean => {
  const line = lines[last + 1];
  if (!line || line.time !== null || !line.isName || isDeeper(line, lines[anchor])) return false;
  return lines.slice(last + 2, last + 14).some((later) => later.time === null && isDeeper(later, lines[anchor]));
};

/** Names right above an entry that the shape leaves out. */
const namesLeftAbove = (lines: readonly EntryLine[], first: number): number => {
  let count = 0;
  for (let at = first - 1; at >= 0; at -= 1) {
    const line = lines[at];
    if (!line || line.time !== null || !line.isName) break;
    count += 1;
  }
  return count;
};
