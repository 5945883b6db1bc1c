import { type getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { boundPdf } from './pdf-streams.ts';
import { Unreadable } from './unreadable.ts';

const MAX_PAGES = 30;
/** Pieces of text on all pages together, a word or a line each. */
const MAX_PIECES = 60_000;
/** In characters; spaces count too. */
const MAX_CHARACTERS = 600_000;
/** Wider gaps than those between words, in the size of the letters; a change of face parts sooner. */
const WIDE = 0.85;
const WIDE_BESIDE_OTHERS = 0.45;

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<PdfDocument['getPage']>>;
type TextContent = Awaited<ReturnType<Page['getTextContent']>>;
type Piece = Readonly<{ str: string; transform: readonly number[]; width: number; height: number; fontName: string }>;

/**
 * The lines of a PDF in the order it was written in, so that columns stay apart; what stands further away in a line is parted
 * by a tab, and what stands further below by an empty line. The document is destroyed in any case, so none of it stays in memory.
 */
export const pdfLines = async (bytes: Uint8Array): Promise<readonly string[]> => {
  const data = new Uint8Array(await boundPdf(bytes));
  const { getDocument } = await getResolvedPDFJS();
  const loading = getDocument({ data, verbosity: 0, stopAtErrors: false, useSystemFonts: true, disableFontFace: true });
  try {
    return await linesIn(await loading.promise);
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable(isLocked(error) ? 'locked' : 'broken');
  } finally {
    await loading.destroy();
  }
};

const isLocked = (error: unknown): boolean => error instanceof Error && error.name === 'PasswordException';

const linesIn = async (document: PdfDocument): Promise<readonly string[]> => {
  if (document.numPages > MAX_PAGES) throw new Unreadable('too-large');
  const lines: string[] = [];
  const left = { pieces: MAX_PIECES, characters: MAX_CHARACTERS };
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    lines.push(...linesOf(await piecesOn(page, left)), '');
    page.cleanup();
  }
  return lines;
};

/** Takes from `left` as the text of the page comes in, and stops the library once nothing is left. */
const piecesOn = async (page: Page, left: { pieces: number; characters: number }): Promise<readonly Piece[]> => {
  const pieces: Piece[] = [];
  const reader: ReadableStreamDefaultReader<TextContent> = page.streamTextContent().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return pieces;
    const found = value.items.filter((item): item is typeof item & Piece => 'str' in item);
    left.pieces -= value.items.length;
    left.characters -= found.reduce((sum, { str }) => sum + str.length, 0);
    if (left.pieces < 0 || left.characters < 0) {
      const refusal = new Unreadable('too-large');
      await reader.cancel(refusal); // the library wants a reason
      throw refusal;
    }
    pieces.push(...found);
  }
};

const linesOf = (pieces: readonly Piece[]): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  let before: Readonly<{ x: number; y: number; size: number; fontName: string }> | null = null;
  for (const { str, transform, width, height, fontName } of pieces) {
    if (str.trim() === '') {
      if (str !== '' && line !== '' && !/\s$/.test(line)) line += ' ';
      continue;
    }
    const [x = 0, y = 0] = [transform[4], transform[5]];
    const size = height || Math.abs(transform[3] ?? 0) || 10;
    if (before && Math.abs(before.y - y) > Math.max(2, size * 0.4)) {
      lines.push(line);
      if (before.y - y > Math.max(size, before.size) * 2.1 || y > before.y) lines.push('');
      line = '';
    } else if (before && x - before.x > size * (fontName === before.fontName ? WIDE : WIDE_BESIDE_OTHERS)) line += '\t';
    else if (before && x - before.x > size * 0.2 && !/\s$/.test(line)) line += ' ';
    line += str;
    before = { x: x + width, y, size, fontName };
  }
  return [...lines, line];
};
