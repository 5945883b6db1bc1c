import type { Piece } from './pdf-pieces.ts';

/** Text that stands together in a row without a wide gap, in points. */
export type Segment = Piece;

/** Wider gaps than those between words, in the size of the letters; a change of face parts sooner. */
const WIDE = 0.85;
const WIDE_BESIDE_OTHERS = 0.45;

/** The pieces of a page as they stand together, from above to below and from left to right. */
export const segmentsOf = (pieces: readonly Piece[]): readonly Segment[] => rowsOf(pieces).flatMap(joined);

/** Pieces on one line, each row from left to right. */
export const rowsOf = (pieces: readonly Piece[]): readonly (readonly Piece[])[] => {
  const rows: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && piece.y - first.y <= Math.max(2, Math.min(first.size, piece.size) * 0.4)) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x));
};

const joined = (row: readonly Piece[]): readonly Segment[] => {
  const segments: Segment[] = [];
  for (const piece of row) {
    const last = segments.at(-1);
    const gap = last === undefined ? 0 : piece.x - last.end;
    const wide = piece.size * (last?.font === piece.font ? WIDE : WIDE_BESIDE_OTHERS);
    if (last === undefined || gap > wide) {
      segments.push(piece);
      continue;
    }
    const isApart = gap > piece.size * 0.17;
    segments[segments.length - 1] = {
      ...last,
      text: `${last.text}${isApart ? ' ' : ''}${piece.text}`,
      end: Math.max(last.end, piece.end),
      size: Math.max(last.size, piece.size),
    };
  }
  return segments.map((segment) => ({ ...segment, text: withAccents(segment.text) }));
};

const ACCENTS: ReadonlyMap<string, string> = new Map([
  ['¨', '\u0308'],
  ['´', '\u0301'],
  ['`', '\u0300'],
  ['ˆ', '\u0302'],
  ['˜', '\u0303'],
  ['¸', '\u0327'],
  ['˚', '\u030a'],
  ['ˇ', '\u030c'],
]);

/** TeX writes an accent as a letter of its own, before the one that it stands on. */
const withAccents = (text: string): string =>
  text
    .replace(
      /([¨´`ˆ˜˚ˇ]) ?([A-Za-zı])/gu,
      (_, accent: string, letter: string) => `${letter === 'ı' ? 'i' : letter}${ACCENTS.get(accent) ?? ''}`,
    )
    .replace(/([cC]) ?¸/gu, (_, letter: string) => `${letter}${ACCENTS.get('¸') ?? ''}`)
    .normalize('NFC');
