import type { LaidOut } from './drawing.ts';
import { BOLDER, faceOf } from './faces.ts';
import type { Ink } from './lines.ts';
import type { Ornament } from './rows.ts';

/**
 * Pages as pictures (SVG): every letter where the PDF has it, in the same shape, for both are drawn from one layout. They hold
 * shapes alone: no text, no font, no address, nothing that a browser would run or load.
 */
export const picturesOf = (laid: LaidOut, most: number): readonly string[] =>
  laid.pages.slice(0, most).map((_, at) => pictureOf(laid, at));

const pictureOf = ({ pages, sheet: { width, height }, foot, footBaseline }: LaidOut, at: number): string => {
  const shapes = createShapes();
  const drawn = (pages[at] ?? []).flatMap(({ row, top }) => [
    ...row.ornaments.map((ornament) => ornamentAt(ornament, top)),
    ...row.pieces.flatMap(({ inks }) => inks.map((ink) => inkAt(ink, top + row.baseline, shapes))),
  ]);
  const below = at === 0 ? [] : foot(at + 1, pages.length).flatMap(({ inks }) => inks);
  const feet = below.map((ink) => inkAt(ink, footBaseline, shapes));
  const size = `width="${rounded(width)}" height="${rounded(height)}" viewBox="0 0 ${rounded(width)} ${rounded(height)}"`;
  const body = [...drawn, ...feet].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%" fill="#fff"/><defs>${shapes.all()}</defs>${body}</svg>`;
};

type Shapes = Readonly<{ idOf(face: Ink['face']['name'], glyph: number): string | null; all(): string }>;

/** Each shape of a page stands in it once. What has none, such as a space, is left out. */
const createShapes = (): Shapes => {
  const ids = new Map<string, string | null>();
  const paths: string[] = [];
  return {
    idOf(name, glyph) {
      const key = `${name} ${glyph}`;
      const known = ids.get(key);
      if (known !== undefined) return known;
      const path = faceOf(name).font.getGlyph(glyph)?.path.toSVG() ?? '';
      const id = path === '' ? null : `g${paths.length}`;
      if (id !== null) paths.push(`<path id="${id}" d="${path}"/>`);
      ids.set(key, id);
      return id;
    },
    all: () => paths.join(''),
  };
};

/** Shapes are as their font has them, upwards and in its own units. */
const inkAt = ({ face, size, glyphs, x, color, bolder }: Ink, baseline: number, shapes: Shapes): string => {
  const { unitsPerEm } = face.font;
  const uses: string[] = [];
  let at = 0;
  for (const { id, advance, right, up } of glyphs) {
    const shape = shapes.idOf(face.name, id);
    const left = Math.round(((at + right) * unitsPerEm) / 1000);
    const above = Math.round((up * unitsPerEm) / 1000);
    if (shape !== null) uses.push(`<use href="#${shape}" x="${left}"${above === 0 ? '' : ` y="${above}"`}/>`);
    at += advance;
  }
  if (uses.length === 0) return '';
  const scale = size / unitsPerEm;
  const place = `translate(${rounded(x)} ${rounded(baseline)}) scale(${scale.toFixed(6)} ${(-scale).toFixed(6)})`;
  const line = bolder ? ` stroke="${color}" stroke-width="${unitsPerEm * BOLDER}"` : '';
  return `<g fill="${color}"${line} transform="${place}">${uses.join('')}</g>`;
};

const ornamentAt = (ornament: Ornament, top: number): string => {
  const y = rounded(top + ornament.y);
  return ornament.is === 'rule'
    ? `<rect x="${rounded(ornament.x)}" y="${y}" width="${rounded(ornament.width)}" height="${rounded(ornament.thickness)}" fill="${ornament.color}"/>`
    : `<circle cx="${rounded(ornament.x)}" cy="${y}" r="${rounded(ornament.radius)}" fill="${ornament.color}"/>`;
};

const rounded = (length: number): string => String(Math.round(length * 100) / 100);
