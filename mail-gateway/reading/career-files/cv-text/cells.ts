import { spanIn } from '#language/text/months.ts';
import type { CvLine } from '../cv-line.ts';
import { withoutHyphen } from './hyphens.ts';

/** A line in cells, without its bullet. */
export type Cells = Readonly<{
  cells: readonly string[];
  /** Where each begins; none where the file does not say. */
  starts: readonly number[];
  isBullet: boolean;
  isMarked: boolean;
  /** Its size and whether it stands out; lines that look alike mean alike. */
  style: string;
  /** Of a letter, as `starts` are measured. */
  width: number;
}>;

const BULLET = /^\s*(?:[•·▪■◦‣●○*➢➤✓»❖►\p{Co}]|[-–—](?=\s)|o(?=\s))\s*/u;

/** The lines of a section in cells; what goes on in the line below is put together. */
export const cellsOf = (lines: readonly CvLine[]): readonly Cells[] => wrapped(joined(lines.map(cellsIn)));

/** The same line as no item of a list. */
export const withoutBullet = (line: CvLine): CvLine => ({ ...line, text: line.text.replace(BULLET, '') });

const cellsIn = ({ text, starts, isMarked, size }: CvLine): Cells => {
  const cells = text
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

/** In characters, of a cell that is a time and little else. */
const SHORT = 25;
const OPEN = /(?:^|\s)\S*[\p{L}\d.)](?:\s?[-\u2010-\u2015\u2212]| (?:bis|to|à|au|a|hasta))$/iu;
const MONTHS_ALONE = /^\p{L}{3,10}\.? ?[-\u2010-\u2015] ?\p{L}{3,10}\.?$/u;

/** A time that goes on below, as in a narrow column: "Aug 2018 –" over "Nov 2020", "Août - Décembre" over "2019". */
const joined = (lines: readonly Cells[]): readonly Cells[] => {
  const all = [...lines];
  for (const [at, line] of all.entries()) {
    const cell = line.cells.findIndex((text) => OPEN.test(text) || (text.length < SHORT && MONTHS_ALONE.test(text)));
    const next = all[at + 1];
    const begun = line.cells[cell];
    if (begun === undefined || next === undefined) continue;
    const end = next.cells.findIndex((text) => {
      const whole = text.length < SHORT ? spanIn(`${begun} ${text}`) : null;
      return whole !== null && (begun.length < SHORT ? whole.isFirst : endsIn(text));
    });
    const ended = next.cells[end];
    if (ended === undefined) continue;
    const rest = begun.length < SHORT ? (spanIn(`${begun} ${ended}`)?.rest ?? '') : ''; // "07/2011 Perleberg"
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
    const [only = '', ...others] = line.cells;
    const isOne = only !== '' && others.length === 0 && !line.isBullet && spanIn(only) === null;
    if (!before || last === undefined || !isOne) all.push(line);
    else if (before.isBullet && (SMALL_WORD.test(last) || /^\p{Ll}/u.test(only))) all.push({ ...line, isBullet: true });
    else if (SMALL_WORD.test(last) && isUnder(before, line))
      all[all.length - 1] = { ...before, cells: before.cells.with(-1, withoutHyphen(last, only)) };
    else all.push(line);
  }
  return all;
};

const isUnder = (before: Cells, line: Cells): boolean =>
  Math.abs((before.starts.at(-1) ?? 0) - (line.starts[0] ?? 0)) <= 4;
