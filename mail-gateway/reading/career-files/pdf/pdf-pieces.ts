import type { getDocumentProxy } from 'unpdf';
import { Unreadable } from '../unreadable.ts';

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<PdfDocument['getPage']>>;
type TextContent = Awaited<ReturnType<Page['getTextContent']>>;
type Found = Readonly<{ str: string; transform: readonly number[]; width: number; height: number; fontName: string }>;

/** A piece of text on a page, in points; `y` grows downwards. */
export type Piece = Readonly<{
  text: string;
  x: number;
  end: number;
  y: number;
  size: number;
  font: string;
}>;

const MAX_PAGES = 30;
/** Pieces of text on all pages together, a word or a line each. */
const MAX_PIECES = 60_000;
/** In characters; spaces count too. */
const MAX_CHARACTERS = 600_000;

/** The pieces of each page, in the order they were written. */
export const piecesIn = async (document: PdfDocument): Promise<readonly (readonly Piece[])[]> => {
  if (document.numPages > MAX_PAGES) throw new Unreadable('too-large');
  const pages: (readonly Piece[])[] = [];
  const left = { pieces: MAX_PIECES, characters: MAX_CHARACTERS };
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const found = await foundOn(page, left);
    pages.push(found.filter(({ str }) => str.trim() !== '').map(pieceOf));
    page.cleanup();
  }
  return withoutIcons(pages);
};

/** Takes from `left` as the text of the page comes in, and stops the library once nothing is left. */
const foundOn = async (page: Page, left: { pieces: number; characters: number }): Promise<readonly Found[]> => {
  const pieces: Found[] = [];
  const reader: ReadableStreamDefaultReader<TextContent> = page
    .streamTextContent({ disableNormalization: true })
    .getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return pieces;
    const found = value.items.filter((item): item is typeof item & Found => 'str' in item);
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

const pieceOf = ({ str, transform, width, height, fontName }: Found): Piece => {
  const [x = 0, y = 0] = [transform[4], transform[5]];
  const size = height || Math.abs(transform[3] ?? 0) || 10;
  return { text: str, x, end: x + width, y: -y, size, font: fontName };
};

/** A font that writes single marks alone draws icons, which copy as letters. */
const withoutIcons = (pages: readonly (readonly Piece[])[]): readonly (readonly Piece[])[] => {
  const longest = new Map<string, number>();
  for (const { font, text } of pages.flat()) longest.set(font, Math.max(longest.get(font) ?? 0, text.trim().length));
  const isIcon = ({ font, text }: Piece): boolean => longest.get(font) === 1 && !/[\d•▪■◦‣●○·–—-]/u.test(text);
  return pages.map((pieces) => pieces.filter((piece) => !isIcon(piece)));
};
