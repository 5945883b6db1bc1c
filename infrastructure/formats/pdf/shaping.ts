import { type Face, type FaceName, faceFor, faceOf, isTooThin } from './faces.ts';

/** How a text is set. `size` and `leading` in points, `tracking` in thousandths of the size. */
export type TextStyle = Readonly<{
  face: FaceName;
  bold: FaceName;
  size: number;
  leading: number;
  color: string;
  tracking?: number;
  features?: readonly string[];
}>;

/** A shape to draw: in thousandths of the size. `says` are the characters that it stands for. */
export type Glyph = Readonly<{
  id: number;
  says: readonly number[];
  width: number;
  advance: number;
  right: number;
  up: number;
}>;

/** Shapes of one face, from left to right. `width` in points. `bolder`: drawn with an outline, to look bold. */
export type Shaped = Readonly<{
  face: Face;
  size: number;
  glyphs: readonly Glyph[];
  width: number;
  bolder: boolean;
}>;

/** What is set in one direction, in its order of reading, as it is drawn from left to right. */
export const shaped = (text: string, style: TextStyle, bold: boolean, rightToLeft: boolean): readonly Shaped[] => {
  const own = faceOf(bold ? style.bold : style.face);
  const runs = byFace(text, own).map(({ face, text }) => inFace(text, face, own, style, rightToLeft));
  return rightToLeft ? runs.reverse() : runs;
};

const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const SIMPLE = /^[\u0020-\u02ff\u0370-\u052f\u2010-\u2027\u20ac]*$/;

/** Characters as readers see them. */
export const charactersOf = (text: string): readonly string[] =>
  Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);

const byFace = (text: string, own: Face): readonly Readonly<{ face: Face; text: string }>[] => {
  if (SIMPLE.test(text) && [...text].every((char) => own.holds(char.codePointAt(0) ?? 0))) return [{ face: own, text }];
  const runs: { face: Face; text: string }[] = [];
  for (const character of charactersOf(text)) {
    const last = runs.at(-1);
    // A space or a full stop within Arabic or Chinese stands in its face.
    const face =
      last && /^[\p{P}\p{Zs}]$/u.test(character) && last.face.holds(character.codePointAt(0) ?? 0)
        ? last.face
        : faceFor(character, own);
    if (last?.face === face) last.text += character;
    else runs.push({ face, text: character });
  }
  return runs;
};

/** Words come again and again: each is shaped once. */
const MOST_REMEMBERED = 20_000;
const remembered = new Map<string, Pick<Shaped, 'glyphs' | 'width'>>();

const inFace = (text: string, face: Face, own: Face, style: TextStyle, rightToLeft: boolean): Shaped => {
  const { size, features = [] } = style;
  const tracking = face === own ? (style.tracking ?? 0) : 0; // joined letters stay joined
  const key = `${face.name}|${tracking}|${features.join()}|${rightToLeft}|${text}`;
  const known = remembered.get(key) ?? shapedAnew(text, face, tracking, features, rightToLeft);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, known);
  const bolder = isTooThin(face, own);
  return { face, size, glyphs: known.glyphs, width: (known.width * size) / 1000, bolder };
};

const shapedAnew = (
  text: string,
  { font }: Face,
  tracking: number,
  features: readonly string[],
  rightToLeft: boolean,
): Pick<Shaped, 'glyphs' | 'width'> => {
  const drawn = rightToLeft ? mirrored(text) : text;
  const run = font.layout(drawn, [...features], undefined, undefined, rightToLeft ? 'rtl' : 'ltr');
  const scale = 1000 / font.unitsPerEm;
  const glyphs = run.glyphs.map((glyph, index): Glyph => {
    const position = run.positions[index];
    return {
      id: glyph.id,
      says: rightToLeft ? turned(glyph.codePoints) : glyph.codePoints,
      width: glyph.advanceWidth * scale,
      advance: (position?.xAdvance ?? 0) * scale + tracking,
      right: (position?.xOffset ?? 0) * scale,
      up: (position?.yOffset ?? 0) * scale,
    };
  });
  return { glyphs, width: glyphs.reduce((sum, { advance }) => sum + advance, 0) };
};

/** Programs turn what stands from right to left: also the letters of one shape. */
const turned = (codePoints: readonly number[]): readonly number[] =>
  codePoints.map((codePoint) => MIRRORS.get(codePoint) ?? codePoint).reverse();

/** Brackets turn with the direction of writing: drawn turned, they say what was written. */
const PAIRS = ['()', '[]', '{}', '<>', '«»', '‹›', '“”', '‘’'];
const MIRRORS = new Map<number, number>(
  PAIRS.flatMap((pair) => {
    const [open = 0, close = 0] = [...pair].map((char) => char.charCodeAt(0));
    return [
      [open, close],
      [close, open],
    ] as const;
  }),
);

const mirrored = (text: string): string =>
  [...text]
    .map((char) => String.fromCodePoint(MIRRORS.get(char.codePointAt(0) ?? 0) ?? char.codePointAt(0) ?? 0))
    .join('');
