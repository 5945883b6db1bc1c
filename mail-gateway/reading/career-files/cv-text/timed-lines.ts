import { lastsIn, pointIn, spanIn, stripped } from '#language/text/months.ts';
import type { CvLine } from '../cv-line.ts';
import { soundsLikeDegree, soundsLikeTrade } from './names.ts';

export type Time = Readonly<{ from: string; to: string | null }>;
/** A line of a section: its cells without the time, which `time` holds. */
export type TimedLine = Readonly<{
  cells: readonly string[];
  isBullet: boolean;
  isMarked: boolean;
  time: Time | null;
  /** The time stands before everything else of its line. */
  isTimeFirst: boolean;
  /** The line is an employer above several positions. */
  group?: string;
}>;

const BULLET = /^\s*(?:[•·▪■◦‣●○*➢➤✓»❖►]|[-–—](?=\s)|o(?=\s))\s*/u;
const LONGEST_NAME = 110;

/** `singles`: what a year or month alone means. A school ends then; a job was held then; `none` where it means nothing. */
export type Singles = 'end' | 'both' | 'none';

export const timedLines = (lines: readonly CvLine[], singles: Singles): readonly TimedLine[] =>
  joined(lines.map(cellsOf)).map((line) => timed(line, singles));

type Cells = Readonly<{ cells: readonly string[]; isBullet: boolean; isMarked: boolean }>;

const cellsOf = ({ text, isMarked }: CvLine): Cells => ({
  cells: text
    .replace(BULLET, '')
    .split(/\t+/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== ''),
  isBullet: BULLET.test(text),
  isMarked,
});

const OPEN = /(?:^|\s)\S*[\p{L}\d.)]\s?[-\u2010-\u2015\u2212]$/u;
const MONTHS_ALONE = /^\p{L}{3,10}\.? ?[-\u2010-\u2015] ?\p{L}{3,10}\.?$/u;

/** A time that goes on in the line below, as in a narrow column: "Aug 2018 –" over "Nov 2020", "Août - Décembre" over "2019". */
const joined = (lines: readonly Cells[]): readonly Cells[] => {
  const all = [...lines];
  for (const [at, line] of all.entries()) {
    const cell = line.cells.findIndex((text) => text.length < 25 && (OPEN.test(text) || MONTHS_ALONE.test(text)));
    const next = all[at + 1];
    const begun = line.cells[cell];
    if (begun === undefined || next === undefined || spanIn(begun) !== null) continue;
    const end = next.cells.findIndex((text) => {
      const whole = text.length < 25 ? spanIn(`${begun} ${text}`) : null;
      return whole !== null && whole.rest === '';
    });
    if (end < 0) continue;
    all[at] = { ...line, cells: line.cells.with(cell, `${begun} ${next.cells[end]}`) };
    all[at + 1] = { ...next, cells: next.cells.toSpliced(end, 1) };
  }
  return all;
};

const timed = ({ cells, isBullet, isMarked }: Cells, singles: Singles): TimedLine => {
  const none = { cells, isBullet, isMarked, time: null, isTimeFirst: false };
  for (const [at, cell] of cells.entries()) {
    const found = timeIn(cell, singles);
    const isAlone = found?.rest === '';
    if (!found || (isBullet && (!isAlone || cells.length === 1))) continue;
    const isStory = !isAlone && !isNameLike(found.rest);
    if (isStory && !(found.isFirst && found.isSpan && at === 0)) continue;
    const rest = isStory ? [] : found.rest.split('\t').map(stripped);
    const others = cells
      .toSpliced(at, 1, ...rest)
      .map(unpointed)
      .filter((text) => text !== '');
    const isSentence = isAlone && !others.every(isNameLike);
    return {
      cells: isBullet || isSentence ? [] : others,
      isBullet: false,
      isMarked,
      time: found.time,
      isTimeFirst: at === 0 && found.isFirst,
    };
  }
  const across = isBullet || cells.length < 2 ? null : spanIn(cells.join('\t'));
  if (!across || !isNameLike(across.rest)) return none;
  const { from, to, rest, isFirst } = across;
  const others = rest.split('\t').map(stripped).filter((text) => text !== '');
  return { ...none, cells: others, time: { from, to }, isTimeFirst: isFirst };
};

const timeIn = (
  cell: string,
  singles: Singles,
): Readonly<{ time: Time; rest: string; isFirst: boolean; isSpan: boolean }> | null => {
  if (cell.length > LONGEST_NAME + 40) return null;
  const span = spanIn(cell);
  if (span) return { time: { from: span.from, to: span.to }, rest: span.rest, isFirst: span.isFirst, isSpan: true };
  const lasting = lastsIn(cell);
  if (lasting) return { time: { from: '', to: null }, rest: lasting.rest, isFirst: true, isSpan: true };
  const point = singles === 'none' ? null : pointIn(cell);
  if (!point) return null;
  const lasts = /[-\u2010-\u2015\u2212]\s*$/u.test(cell) && point.rest === '';
  if (lasts) return { time: { from: point.at, to: null }, rest: '', isFirst: true, isSpan: true };
  if (singles === 'both' && point.rest !== '' && !/^\s*[|·]|[|·]\s*$/.test(cell.replace(/\S+/, ''))) return null;
  return {
    time: { from: singles === 'both' ? point.at : '', to: point.at },
    rest: point.rest,
    isFirst: point.isFirst,
    isSpan: false,
  };
};

const ABBREVIATED = /\b(?:\p{L}\.|Inc\.|Ltd\.|Corp\.|Co\.|e\.V\.|St\.|Dr\.|d\.o\.o\.|Sr\.|Jr\.|Dept\.|Univ\.|Dipl\.|etc\.)$/iu;

/** No sentence of a story: short, and without the end of one. */
export const isNameLike = (text: string): boolean =>
  text.length <= LONGEST_NAME && text.split(/\s*[|·]\s*/).every(isOneName);

/** "Stagiaire, Kanotier, Nantes." beside its time. */
const unpointed = (text: string): string =>
  /^[^.]*[^.\s]{3}\.$/.test(text) && text.split(' ').length <= 8 ? text.slice(0, -1) : text;

const isOneName = (text: string): boolean => {
  if (text.length > LONGEST_NAME || /[.!?;:]$/.test(text.replace(ABBREVIATED, ''))) return false;
  const words = text.split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length < 9 || small * 2 < words.length;
};

/** A line that may name something: no bullet, no sentence, no story, some letters. */
export const isName = ({ cells, isBullet }: TimedLine): boolean =>
  !isBullet &&
  cells.length > 0 &&
  cells.every(isNameLike) &&
  cells.some((cell) => /\p{L}{2}/u.test(cell)) &&
  !(cells.length === 1 && isStory(cells[0] ?? ''));

/** Most of its words are small, as in "planned and built with a team of four". */
const isStory = (text: string): boolean => {
  const words = text.split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length >= 6 && small * 10 >= words.length * 7 && !soundsLikeTrade(text) && !soundsLikeDegree(text);
};

export const isEmpty = ({ cells, time }: TimedLine): boolean => cells.length === 0 && time === null;
