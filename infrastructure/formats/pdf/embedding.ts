import { BOLDER, type Face } from './faces.ts';
import type { Glyph, Shaped } from './shaping.ts';

/** What pdfkit keeps of a font that it embeds, and how it is asked for; pdfkit's own type names none of it. */
type PdfFont = Readonly<{
  id: string;
  subset: { glyphs: number[] };
  widths: number[];
  unicode: (readonly number[])[];
  ref(): object;
}>;
/** The parts of a document of pdfkit's that text is written to. */
export type PdfPage = Readonly<{
  page: Readonly<{ height: number; fonts: Record<string, object> }>;
  addContent(content: string): void;
}>;

/** A font in one document, and the number there of each shape with what it says. */
export type Embedded = Readonly<{ font: PdfFont; numbers: Map<string, number> }>;

export const embeddedIn = (document: PDFKit.PDFDocument, face: Face): Embedded => {
  document.registerFont(face.name, face.font as unknown as PDFKit.Mixins.PDFFontSource);
  document.font(face.name);
  return { font: (document as unknown as { _font: PdfFont })._font, numbers: new Map() };
};

/**
 * A shape that stands for several texts (a hyphen for three characters, a box for all that no face holds) is embedded once for
 * each of them: whoever copies or searches the page gets the characters that were written.
 */
const numberOf = ({ font, numbers }: Embedded, { id, says, width }: Glyph): number => {
  const key = `${id}|${says.join()}`;
  const known = numbers.get(key);
  if (known !== undefined) return known;
  const number = font.subset.glyphs.push(id) - 1;
  font.widths[number] = width;
  font.unicode[number] = says;
  numbers.set(key, number);
  return number;
};

const rounded = (length: number): string => String(Math.round(length * 1000) / 1000);

/** Writes shapes from left to right on a baseline that is so far below the top of the page. */
export const showGlyphs = (
  page: PdfPage,
  embedded: Embedded,
  ink: Shaped & Readonly<{ x: number }>,
  baseline: number,
): void => {
  const { font } = embedded;
  const { fonts } = page.page;
  if (!Object.hasOwn(fonts, font.id)) fonts[font.id] = font.ref();
  const pen = penOf(page, ink.size, ink.x, baseline);
  if (ink.bolder) page.addContent(`q 2 Tr ${rounded(ink.size * BOLDER)} w`); // filled, with a line around
  page.addContent(`BT /${font.id} ${rounded(ink.size)} Tf`);
  pen.move(0, 0);
  for (const glyph of ink.glyphs) pen.show(numberOf(embedded, glyph), glyph);
  pen.flush();
  page.addContent(ink.bolder ? 'ET Q' : 'ET');
};

const penOf = (page: PdfPage, size: number, x: number, baseline: number) => {
  let commands: string[] = [];
  let hex = '';
  let at = 0;
  let isShifted = false;
  const endHex = (): void => {
    if (hex !== '') commands.push(`<${hex}>`);
    hex = '';
  };
  const flush = (): void => {
    endHex();
    if (commands.length > 0) page.addContent(`[${commands.join(' ')}] TJ`);
    commands = [];
  };
  // A page of pdfkit's is turned upside down; letters are turned back.
  const move = (right: number, up: number): void => {
    flush();
    page.addContent(
      `1 0 0 -1 ${rounded(x + ((at + right) * size) / 1000)} ${rounded(baseline - (up * size) / 1000)} Tm`,
    );
  };
  const show = (number: number, { width, advance, right, up }: Glyph): void => {
    const shifts = right !== 0 || up !== 0;
    if (shifts || isShifted) move(right, up);
    isShifted = shifts;
    hex += number.toString(16).padStart(4, '0');
    at += advance;
    if (Math.abs(advance - width) < 0.001) return;
    endHex();
    commands.push(rounded(width - advance));
  };
  return { move, show, flush };
};
