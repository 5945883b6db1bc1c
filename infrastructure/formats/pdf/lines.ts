import bidiFactory from 'bidi-js';
import LineBreaker from 'linebreak';
import type { Run, Words } from '#application/documents/manuscript/words.ts';
import { breakLines } from './breaking.ts';
import { charactersOf, type Shaped, shaped, type TextStyle } from './shaping.ts';

/** Shapes with their colour, what a click on them opens, and how far right of their line's left end they stand. */
export type Ink = Shaped & Readonly<{ x: number; color: string; href: string | null }>;
/** A line as it is drawn, from left to right. */
export type Line = Readonly<{ inks: readonly Ink[]; width: number; rightToLeft: boolean }>;

/** Some words of a line, each text in a style of its own. */
export type Styled = Readonly<{ words: Words; style: TextStyle }>;

/** A word that longer ones are cut at, wherever a line would end: no line is made of it as a whole. */
const LONGEST_WHOLE = 120;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** What the package exports to Node is the function itself; its types say otherwise. */
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** Lines no wider than `measure`, the first of them narrower where something else stands in it. */
export const linesOf = (texts: readonly Styled[], measure: number, firstMeasure = measure): readonly Line[] =>
  ownLines(texts).flatMap((own, index) => setLine(own, measure, index === 0 ? firstMeasure : measure));

/** Pieces in one style, with no line's end in them. */
type Piece = Readonly<{ run: Run; style: TextStyle }>;

const ownLines = (texts: readonly Styled[]): readonly (readonly Piece[])[] => {
  const lines: Piece[][] = [[]];
  for (const { words, style } of texts)
    for (const run of words)
      for (const [index, text] of run.text.split('\n').entries()) {
        if (index > 0) lines.push([]);
        if (text !== '') lines.at(-1)?.push({ run: { ...run, text }, style });
      }
  return lines;
};

const setLine = (pieces: readonly Piece[], measure: number, firstMeasure: number): readonly Line[] => {
  const text = pieces.map(({ run }) => run.text).join('');
  if (text === '') return [{ inks: [], width: 0, rightToLeft: false }];
  const { levels, base } = levelsOf(text);
  const units = unitsOf(text, pieces, levels, measure);
  return breakLines(units, measure, firstMeasure).map(({ from, to }) => lineOf(units.slice(from, to), base));
};

const levelsOf = (text: string): Readonly<{ levels: Uint8Array | null; base: number }> => {
  if (!RIGHT_TO_LEFT.test(text)) return { levels: null, base: 0 };
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, 'auto');
  return { levels, base: paragraphs[0]?.level ?? 0 };
};

/** What no line's end divides. `space` is dropped at a line's end. */
export type Unit = Readonly<{
  inks: readonly Levelled[];
  width: number;
  space: readonly Levelled[];
  spaceWidth: number;
}>;
type Levelled = Ink & Readonly<{ level: number }>;

const unitsOf = (
  text: string,
  pieces: readonly Piece[],
  levels: Uint8Array | null,
  measure: number,
): readonly Unit[] => {
  const set = setterOf(text, pieces, levels);
  const units: Unit[] = [];
  const add = (from: number, to: number, end: number): void => {
    const [inks, space] = [set(from, to), set(to, end)];
    units.push({ inks, width: widthOf(inks), space, spaceWidth: widthOf(space) });
  };
  const addWhole = (from: number, end: number, cuts: readonly ((text: string) => readonly number[])[]): void => {
    let to = end;
    while (to > from && text[to - 1] === ' ') to -= 1;
    const [cut, ...finer] = cuts;
    if (!cut || (to - from <= LONGEST_WHOLE && widthOf(set(from, to)) <= measure)) {
      add(from, to, end);
      return;
    }
    let start = from;
    for (const length of cut(text.slice(from, to))) {
      const next = start + length;
      addWhole(start, next === to ? end : next, finer);
      start = next;
    }
  };
  let from = 0;
  for (const length of betweenSpaces(text)) {
    addWhole(from, from + length, [betweenSigns, byCharacter]);
    from += length;
  }
  return units;
};

/** Scripts that put no space between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** A line ends between words alone: programs that read the page then find each word whole, hyphens and all. */
const betweenSpaces = (text: string): readonly number[] =>
  (text.match(/[^ ]* */g) ?? [])
    .filter((whole) => whole !== '')
    .flatMap((whole) => (UNSPACED.test(whole) ? betweenSigns(whole) : [whole.length]));

/** After a hyphen or a slash, and wherever scripts without spaces allow it (UAX #14). */
const betweenSigns = (text: string): readonly number[] => {
  const breaker = new LineBreaker(text);
  const lengths: number[] = [];
  let from = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    if (next.position <= from || text.startsWith('//', next.position - 2)) continue; // an address is not torn after its scheme
    lengths.push(next.position - from);
    from = next.position;
  }
  return from < text.length ? [...lengths, text.length - from] : lengths;
};

const byCharacter = (text: string): readonly number[] => charactersOf(text).map(({ length }) => length);

/** How wide a column must be for every word of these to be whole in it. */
export const widestWord = (texts: readonly Styled[]): number => {
  let widest = 0;
  for (const pieces of ownLines(texts)) {
    const text = pieces.map(({ run }) => run.text).join('');
    const units = unitsOf(text, pieces, levelsOf(text).levels, Number.POSITIVE_INFINITY);
    for (const { width } of units) widest = Math.max(widest, width);
  }
  return widest;
};

/** Sets any stretch of a text: in runs of one manner and one direction. */
const setterOf = (text: string, pieces: readonly Piece[], levels: Uint8Array | null) => {
  const ends: number[] = [];
  for (const { run } of pieces) ends.push((ends.at(-1) ?? 0) + run.text.length);
  let at = 0;
  return (from: number, to: number): readonly Levelled[] => {
    const inks: Levelled[] = [];
    if ((ends[at - 1] ?? 0) > from) at = 0;
    for (let start = from; start < to; ) {
      while ((ends[at] ?? text.length) <= start) at += 1;
      const level = levels?.[start] ?? 0;
      let end = Math.min(to, ends[at] ?? to);
      if (levels) for (let next = start + 1; next < end; next += 1) if (levels[next] !== level) end = next;
      const { run, style } = pieces[at] ?? {};
      if (!run || !style) break;
      for (const one of shaped(text.slice(start, end), style, run.bold, level % 2 === 1))
        inks.push({ ...one, x: 0, color: style.color, href: run.href, level });
      start = end;
    }
    return inks;
  };
};

const widthOf = (inks: readonly Ink[]): number => inks.reduce((sum, { width }) => sum + width, 0);

/** Space at a line's end is not set; what reads from right to left stands turned, the innermost first (UAX #9, L2). */
const lineOf = (units: readonly Unit[], base: number): Line => {
  const inks = units.flatMap(({ inks, space }, index) => (index === units.length - 1 ? inks : [...inks, ...space]));
  const highest = Math.max(0, ...inks.map(({ level }) => level));
  let turned: readonly Levelled[] = inks;
  for (let level = highest; level > 0; level -= 1) turned = turnedFrom(turned, level);
  let width = 0;
  const placed = turned.map((ink) => {
    const x = width;
    width += ink.width;
    return { ...ink, x };
  });
  return { inks: placed, width, rightToLeft: base % 2 === 1 };
};

const turnedFrom = (inks: readonly Levelled[], level: number): readonly Levelled[] => {
  const turned: Levelled[] = [];
  let group: Levelled[] = [];
  for (const ink of inks) {
    if (ink.level >= level) group.unshift(ink);
    else {
      turned.push(...group, ink);
      group = [];
    }
  }
  return [...turned, ...group];
};
