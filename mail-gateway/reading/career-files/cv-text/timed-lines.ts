import { spanIn, stripped } from '#language/text/months.ts';
import type { CvLine } from '../cv-line.ts';
import { withoutHyphen } from './hyphens.ts';
import { roleOfLabel } from './labels.ts';
import { isNameLike, isSumOfTime, unpointed } from './name-lines.ts';
import { type FoundTime, type Singles, type Time, timeIn } from './times.ts';

/** A line of a section: its cells without the time, which `time` holds, and where the first of them begins. */
export type TimedLine = Readonly<{
  cells: readonly string[];
  x: number;
  /** Where the line begins. */
  lineX: number;
  /** The time and the name are one cell: `x` is a guess. */
  isRough: boolean;
  isBullet: boolean;
  /** Its size and whether it stands out; lines that look alike mean alike. */
  style: string;
  isMarked: boolean;
  time: Time | null;
  /** The time stands before everything else of its line. */
  isTimeFirst: boolean;
  /** The line is an employer above several positions. */
  group?: string;
}>;

const BULLET = /^\s*(?:[•·▪■◦‣●○*➢➤✓»❖►\p{Co}]|[-–—](?=\s)|o(?=\s))\s*/u;
const LONGEST_LINE = 150;

export const timedLines = (lines: readonly CvLine[], singles: Singles): readonly TimedLine[] =>
  wrapped(joined(lines.map(cellsOf))).map((line) => timed(line, singles));

type Cells = Readonly<{
  cells: readonly string[];
  starts: readonly number[];
  isBullet: boolean;
  isMarked: boolean;
  style: string;
  /** Of a letter, as `starts` are measured. */
  width: number;
}>;

const cellsOf = ({ text, starts, isMarked, size }: CvLine): Cells => {
  const cells = text
    .replace(BULLET, '')
    .split(/\t+/)
    .map((cell) => cell.replace(BULLET, '').trim())
    .filter((cell) => cell !== '');
  return {
    cells,
    starts: starts.slice(-cells.length),
    isBullet: BULLET.test(text),
    isMarked,
    style: `${isMarked} ${size.toFixed(1)}`,
    width: size === 0 ? 1 : size / 2,
  };
};

const OPEN = /(?:^|\s)\S*[\p{L}\d.)](?:\s?[-\u2010-\u2015\u2212]| (?:bis|to|à|au|a|hasta))$/iu;
const MONTHS_ALONE = /^\p{L}{3,10}\.? ?[-\u2010-\u2015] ?\p{L}{3,10}\.?$/u;

/** A time that goes on in the line below, as in a narrow column: "Aug 2018 –" over "Nov 2020", "Août - Décembre" over "2019". */
const joined = (lines: readonly Cells[]): readonly Cells[] => {
  const all = [...lines];
  for (const [at, line] of all.entries()) {
    const cell = line.cells.findIndex((text) => OPEN.test(text) || (text.length < 25 && MONTHS_ALONE.test(text)));
    const next = all[at + 1];
    const begun = line.cells[cell];
    if (begun === undefined || next === undefined || line.isBullet || spanIn(begun) !== null) continue;
    const end = next.cells.findIndex((text) => {
      const whole = text.length < 25 ? spanIn(`${begun} ${text}`) : null;
      return whole !== null && (begun.length < 25 ? whole.isFirst : next.cells.length === 1 && endsIn(text));
    });
    const ended = next.cells[end];
    if (ended === undefined) continue;
    const rest = begun.length < 25 ? (spanIn(`${begun} ${ended}`)?.rest ?? '') : ''; // "07/2011 Perleberg"
    const time = rest === '' ? ended : ended.slice(0, ended.length - rest.length);
    all[at] = { ...line, cells: line.cells.with(cell, `${begun} ${time}`) };
    all[at + 1] =
      rest === ''
        ? { ...next, cells: next.cells.toSpliced(end, 1), starts: next.starts.toSpliced(end, 1) }
        : { ...next, cells: next.cells.with(end, rest) };
  }
  return all;
};

const endsIn = (text: string): boolean => spanIn(`2000 - ${text}`)?.rest === '';

const SMALL_WORD =
  /(?:^|\s)(?:of|for|and|the|with|in|at|to|für|und|der|die|des|von|mit|im|de|du|des|et|la|le|y|e|del|para|&|[-–,])$/iu;

/** A name or story that ends in the middle goes on in the line below, under its cell. */
const wrapped = (lines: readonly Cells[]): readonly Cells[] => {
  const all: Cells[] = [];
  for (const line of lines) {
    const before = all.at(-1);
    const last = before?.cells.at(-1);
    const isOne = before && last !== undefined && line.cells.length === 1 && !line.isBullet && !hasTime(line);
    const isStory =
      isOne && before.isBullet && (SMALL_WORD.test(last) || (!line.isMarked && /^\p{Ll}/u.test(line.cells[0] ?? '')));
    if (!isOne || !(isStory || SMALL_WORD.test(last))) all.push(line);
    else if (isStory) all.push({ ...line, isBullet: true });
    else if (isUnder(before, line)) {
      all[all.length - 1] = { ...before, cells: before.cells.with(-1, withoutHyphen(last, line.cells[0] ?? '')) };
    } else all.push(line);
  }
  return all;
};

const hasTime = ({ cells }: Cells): boolean => spanIn(cells[0] ?? '') !== null;

const isUnder = (before: Cells, line: Cells): boolean => {
  if (before.starts.length === 0) return before.cells.length === 1;
  return Math.abs((before.starts.at(-1) ?? 0) - (line.starts[0] ?? 0)) <= 4;
};

const UNTIL = /^(?:bis|until|to|from|seit|since)$/iu;

const timed = ({ cells, starts, isBullet, isMarked, style, width }: Cells, singles: Singles): TimedLine => {
  const none = {
    cells,
    x: starts[0] ?? 0,
    lineX: starts[0] ?? 0,
    isRough: false,
    isBullet,
    isMarked,
    style,
    time: null,
    isTimeFirst: false,
  };
  for (const [at, cell] of cells.entries()) {
    const found = entryTimeIn(cell, singles);
    const isAlone = found?.rest === '';
    if (!found || (isBullet && (!isAlone || cells.length === 1))) continue;
    const isStory = !isAlone && !isNameLike(found.rest);
    if (isStory && !(found.isFirst && found.isSpan && at === 0)) continue;
    const rest = isStory
      ? []
      : found.rest
          .split('\t')
          .map(stripped)
          .filter((text) => text !== '' && !UNTIL.test(text));
    const others = cells
      .toSpliced(at, 1, ...rest)
      .map(unpointed)
      .filter((text) => !isSumOfTime(text) && roleOfLabel(text) === null);
    const isSentence = isAlone && !others.every(isNameLike);
    const left = isBullet || isSentence ? [] : others;
    return {
      ...none,
      cells: left,
      x:
        at > 0 || left.length === 0
          ? none.x
          : isAlone
            ? (starts[1] ?? none.x)
            : none.x + behindTime(cell, found) * width,
      isRough: at === 0 && !isAlone && found.isFirst,
      isBullet: false,
      time: found.time,
      isTimeFirst: at === 0 && found.isFirst,
    };
  }
  const across = isBullet || cells.length < 2 ? null : spanIn(cells.join('\t'));
  if (!across || !isNameLike(across.rest)) return none;
  const { from, to, rest, isFirst } = across;
  const others = rest
    .split('\t')
    .map(stripped)
    .filter((text) => text !== '');
  return { ...none, cells: others, time: { from, to }, isTimeFirst: isFirst };
};

/** In letters, from the beginning of a cell to the name behind its time. */
const behindTime = (cell: string, { rest, isFirst }: Readonly<{ rest: string; isFirst: boolean }>): number =>
  isFirst ? Math.max(0, cell.length - rest.length) : 0;

/** What names no entry though it has a year. */
const NO_ENTRY =
  /^(?:\W*(?:voraussichtlich|expected|graduat(?:ion|ed|ing)|abschluss|note|grade|gpa|born|geb\.?|geboren|né|nacid[oa]))/iu;

/** The time of an entry, but for one in the midst of a story. */
const entryTimeIn = (cell: string, singles: Singles): FoundTime | null => {
  if (cell.length > LONGEST_LINE || NO_ENTRY.test(cell)) return null;
  const found = timeIn(cell, singles);
  if (!found || isInside(found.rest) || isSince(cell, found)) return null;
  return !found.isSpan && singles === 'both' && found.rest !== '' ? null : found;
};

/** "No incidents since 2020" tells of a story. */
const isSince = (cell: string, { rest, isFirst, time: { to } }: FoundTime): boolean =>
  to === null &&
  !isFirst &&
  rest.split(' ').length >= 2 &&
  /\b(?:since|seit|depuis|desde|from|ab)\b/iu.test(cell) &&
  !/[|·(,]/.test(cell);

/** A time in the midst of words is one of a story: "moved to DATEV, 01/2020 to 06/2020, with the tax office". */
const isInside = (rest: string): boolean => {
  const [before = '', after = ''] = rest.split('\t').map(stripped);
  if (before.endsWith(',') || /^\p{Ll}{4}/u.test(after)) return before !== '' && after !== '';
  return before.length + after.length > 45 && before !== '' && after !== '' && after.split(' ').length > 2;
};
