import type { Manuscript, Part } from '#application/documents/manuscript/manuscript.ts';
import { textOf } from '#application/documents/manuscript/words.ts';
import type { Letter } from '../letter.ts';
import type { Look } from './looks.ts';
import { mastheadRows } from './masthead.ts';
import { partRows, type Setting } from './parts.ts';
import { type Row, rowOf, type Tag, textRows } from './rows.ts';

/** A sheet of paper, in points. */
export type Sheet = Readonly<{ width: number; height: number }>;
export const SHEETS = { a4: { width: 595.28, height: 841.89 }, letter: { width: 612, height: 792 } } as const;

const MILLIMETRE = 72 / 25.4;
/** Where a window envelope shows the address, and where the subject follows it (DIN 5008, form B). */
const WINDOW = { address: 62.7 * MILLIMETRE, subject: 103.5 * MILLIMETRE };
/** Lines much longer than these are hard to follow from one to the next. */
const WIDEST_PROSE = 41;

/** Every row of a document, before it is cut into pages. */
export const rowsOf = (
  manuscript: Manuscript,
  letter: Letter | null,
  look: Look,
  sheet: Sheet,
  root: Tag,
): readonly Row[] => {
  const { kind, parts } = manuscript;
  const isCv = kind === 'cv';
  const hasName = isCv || kind === 'cover-letter';
  const width = sheet.width - look.margins.left - look.margins.right;
  const column = { left: look.margins.left, width: hasName ? width : Math.min(width, WIDEST_PROSE * look.prose.size) };
  const setting: Setting = { look, column, root, prose: !isCv };
  const masthead = mastheadRows(manuscript, look, hasName ? look.name : look.title, column, root);
  const opening = letter ? openingRows(letter, setting) : [];
  const body = parts.flatMap((part, index) => partRows(part, parts[index - 1], setting));
  if (kind === 'cover-letter')
    return [...masthead, ...opening, ...signed(manuscript, afterSubject(body, parts[0], look), setting)];
  if (!isCv && masthead.length > 0 && body.length > 0) return [...masthead, spaceOf(look.prose.leading), ...body];
  return [...masthead, ...body];
};

const spaceOf = (height: number): Row => ({ ...rowOf([], 0), height, withNext: true });

/** In German the address stands where the window is and the date at the right; in English the date comes first. */
const openingRows = (letter: Letter, setting: Setting): readonly Row[] => {
  const { look, column, root } = setting;
  const style = look.prose;
  const tag = (): Tag => ({ role: 'P', within: root });
  const gap = style.leading;
  if (!letter.inWindow)
    return [
      ...textRows([{ words: letter.date, style }], column, { tag: tag(), above: gap, withNext: true }),
      ...textRows([{ words: letter.to, style }], column, { tag: tag(), above: gap, withNext: true }),
      spaceOf(gap * 1.2),
    ];
  const address = textRows([{ words: letter.to, style: { ...style, leading: style.size * 1.28 } }], column, {
    tag: tag(),
    above: gap,
    withNext: true,
  });
  const date = textRows([{ words: letter.date, style }], column, {
    tag: tag(),
    above: gap,
    align: 'right',
    withNext: true,
  });
  return [
    ...address.map((row, index) => (index === 0 ? { ...row, notAbove: WINDOW.address } : row)),
    ...date.map((row, index) => (index === 0 ? { ...row, notAbove: WINDOW.subject - 2.2 * gap } : row)),
    spaceOf(gap * 1.2),
  ];
};

/** An empty line after what a letter is about. */
const afterSubject = (rows: readonly Row[], first: Part | undefined, look: Look): readonly Row[] => {
  const end = first?.is === 'heading' ? rows.findIndex(({ withNext, pieces }) => withNext && pieces.length === 0) : -1;
  return rows.map((row, index) => (index === end ? { ...row, height: look.prose.leading * 0.9 } : row));
};

/** Room for a hand above the name at the end; neither stands alone at the top of a page. */
const signed = ({ title, parts }: Manuscript, rows: readonly Row[], { look }: Setting): readonly Row[] => {
  const [last] = parts.slice(-1);
  const begins = rows.findLastIndex(({ above }) => above > 0);
  if (last?.is !== 'paragraph' || begins < 1) return rows;
  const isName = textOf(last.words) === textOf(title);
  return rows.map((row, index) => ({
    ...row,
    above: index === begins && isName ? 2.2 * look.prose.leading : row.above,
    withNext: row.withNext || (index >= begins - 1 && index < rows.length - 1),
  }));
};
