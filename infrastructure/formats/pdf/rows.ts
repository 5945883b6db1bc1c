import type { Ink, Line, Styled } from './lines.ts';
import { linesOf } from './lines.ts';

/** A place in the tree that tells readers of the screen what a text is; the same object is the same place. */
export type Tag = Readonly<{ role: string; within: Tag | null }>;

/** Where a column stands on its page, in points. */
export type Column = Readonly<{ left: number; width: number }>;
export type Align = 'left' | 'center' | 'right';

/** Drawn for the eye alone. `y` is counted from the top of its row. */
export type Ornament =
  | Readonly<{ is: 'rule'; x: number; y: number; width: number; thickness: number; color: string }>
  | Readonly<{ is: 'dot'; x: number; y: number; radius: number; color: string }>;

/** Text of one place in the tree. */
export type Piece = Readonly<{ tag: Tag; inks: readonly Ink[] }>;

/**
 * A line of a page. `above` is left out at the top of a page; no page ends after one that stands `withNext`; `notAbove` is
 * how far from the top of its page it stands at least.
 */
export type Row = Readonly<{
  above: number;
  height: number;
  baseline: number;
  pieces: readonly Piece[];
  ornaments: readonly Ornament[];
  withNext: boolean;
  notAbove?: number;
}>;

type Setting = Readonly<{ tag: Tag; above: number; align?: Align; withNext?: boolean }>;

/** A text as rows: neither its first line nor its last stands alone on a page. */
export const textRows = (texts: readonly Styled[], column: Column, setting: Setting): readonly Row[] => {
  const lines = linesOf(texts, column.width);
  return lines.map((line, index) => ({
    ...rowOf(texts, index === 0 ? setting.above : 0),
    pieces: [pieceOf(line, column, setting.tag, setting.align)],
    withNext: isKept(index, lines.length) || (setting.withNext === true && index === lines.length - 1),
  }));
};

/** Two lines at least stand together, at a text's beginning and at its end. */
export const isKept = (index: number, lines: number): boolean =>
  index < lines - 1 && (index === 0 || index === lines - 2 || lines <= 3);

/** An empty row as high as the highest style in it. */
export const rowOf = (texts: readonly Styled[], above: number): Row => {
  const styles = texts.map(({ style }) => style);
  const height = Math.max(0, ...styles.map(({ leading }) => leading));
  const size = Math.max(0, ...styles.map((style) => style.size));
  return { above, height, baseline: height / 2 + size * MIDDLE, pieces: [], ornaments: [], withNext: false };
};

/** Half of what small letters and capitals are high, on the whole. */
const MIDDLE = 0.3;

export const pieceOf = (line: Line, column: Column, tag: Tag, align: Align = 'left'): Piece => {
  const side = line.rightToLeft && align !== 'center' ? opposite(align) : align;
  return { tag, inks: placed(line.inks, column.left + (column.width - line.width) * SHARES[side]) };
};

/** Which part of the room that a line leaves stands left of it. */
export const SHARES = { left: 0, center: 0.5, right: 1 } as const satisfies Record<Align, number>;
const opposite = (align: Align): Align => (align === 'left' ? 'right' : 'left');

export const placed = (inks: readonly Ink[], from: number): readonly Ink[] =>
  inks.map((ink) => ({ ...ink, x: ink.x + from }));
