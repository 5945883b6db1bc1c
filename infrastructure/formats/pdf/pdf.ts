import type { DocumentLook, Paper } from '#application/documents/document-formats.ts';
import type { Manuscript } from '#application/documents/manuscript/manuscript.ts';
import { textOf, wordsOf } from '#application/documents/manuscript/words.ts';
import type { Letter } from '../letter.ts';
import { drawn, type Foot, type LaidOut, type PdfInfo } from './drawing.ts';
import { linesOf } from './lines.ts';
import { type Look, lookOf } from './looks.ts';
import { pagesOf } from './pages.ts';
import { pieceOf, type Tag } from './rows.ts';
import { rowsOf, SHEETS } from './sheet.ts';
import { tighterLooks } from './tighter.ts';

/** How far below the text the foot of a page stands. */
const FOOT_BELOW = 30;
/** A name that is longer is cut at the foot of a page, and there alone. */
const LONGEST_FOOT = 60;

export type PdfWish = PageWish & Readonly<{ info: PdfInfo }>;
export type PageWish = Readonly<{ look: DocumentLook; paper: Paper }>;

/** No document of a person has as many; what has is an attack, or a mistake. */
const MOST_PAGES = 150;

/** A manuscript as a PDF: tagged, its fonts in it, name and number at the foot of every page after the first. Null if too long. */
export const pdfOf = async (
  manuscript: Manuscript,
  letter: Letter | null,
  { info, ...wish }: PdfWish,
): Promise<Uint8Array | null> => {
  const laid = laidOut(manuscript, letter, wish);
  return laid && drawn(laid, info);
};

/** Kinds that are meant to fit on one page. */
const ONE_PAGE: ReadonlySet<Manuscript['kind']> = new Set(['cv', 'cover-letter']);
/** More of a second page than this no tighter page takes in: it is not tried. */
const MOST_OVER = 0.4;

/** Null if too long. What is a little more than a page is set a little tighter, so that it is one. */
export const laidOut = (manuscript: Manuscript, letter: Letter | null, wish: PageWish): LaidOut | null => {
  const look = lookOf(wish.look);
  const laid = laidOutIn(look, manuscript, letter, wish);
  if (laid?.pages.length !== 2 || !ONE_PAGE.has(manuscript.kind) || filled(laid) > MOST_OVER) return laid;
  for (const tighter of tighterLooks(look)) {
    const one = laidOutIn(tighter, manuscript, letter, wish);
    if (one?.pages.length === 1) return one;
  }
  return laid;
};

/** How much of its last page has text. */
const filled = ({ pages, sheet }: LaidOut): number => {
  const last = pages.at(-1)?.at(-1);
  return last ? (last.top + last.row.height) / sheet.height : 0;
};

const laidOutIn = (
  look: Look,
  manuscript: Manuscript,
  letter: Letter | null,
  { paper }: Pick<PageWish, 'paper'>,
): LaidOut | null => {
  const sheet = SHEETS[paper];
  const root: Tag = { role: 'Document', within: null };
  const { top, bottom, left, right } = look.margins;
  const pages = pagesOf(rowsOf(manuscript, letter, look, sheet, root), { top, bottom, height: sheet.height });
  if (pages.length > MOST_PAGES) return null;
  const column = { left, width: sheet.width - left - right };
  const title = textOf(manuscript.title);
  const foot: Foot = (page, of) => {
    const [line] = linesOf([{ words: wordsOf(title.slice(0, LONGEST_FOOT)), style: look.foot }], column.width / 2);
    const [number] = linesOf([{ words: wordsOf(`${page} / ${of}`), style: look.foot }], column.width / 2);
    return [
      ...(line ? [pieceOf(line, column, root)] : []),
      ...(number ? [pieceOf(number, column, root, 'right')] : []),
    ];
  };
  return { pages, sheet, root, foot, footBaseline: sheet.height - bottom + FOOT_BELOW };
};
