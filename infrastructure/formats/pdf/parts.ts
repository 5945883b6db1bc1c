import type { Part } from '#application/documents/manuscript/manuscript.ts';
import type { Run, Words } from '#application/documents/manuscript/words.ts';
import { linked } from '../links.ts';
import { linesOf, type Styled, widestWord } from './lines.ts';
import type { Look } from './looks.ts';
import { underlined } from './masthead.ts';
import { type Column, isKept, type Piece, pieceOf, type Row, rowOf, type Tag, textRows } from './rows.ts';
import { shaped, type TextStyle } from './shaping.ts';

/** How the parts of one document are set; `prose` for what is read as a text and not looked up. */
export type Setting = Readonly<{ look: Look; column: Column; root: Tag; prose: boolean }>;

export const partRows = (part: Part, before: Part | undefined, setting: Setting): readonly Row[] => {
  const { look, root, prose } = setting;
  const column = inset(setting.column, prose ? 0 : look.indent);
  const style = prose ? look.prose : look.text;
  switch (part.is) {
    case 'heading':
      return headingRows(part.words, before, setting);
    case 'entry':
      return entryRows(part, before, column, setting);
    case 'paragraph': {
      const above = before === undefined || before.is === 'heading' ? 0 : prose ? look.proseParagraph : look.paragraph;
      return textRows([{ words: linked(part.words), style }], column, { tag: { role: 'P', within: root }, above });
    }
    case 'post':
      return postRows(part.words, before, column, setting);
    case 'bullets':
      return bulletRows(part.items, before, column, style, setting);
  }
};

const inset = ({ left, width }: Column, by: number): Column => ({ left: left + by, width: width - by });

const headingRows = (
  words: Words,
  before: Part | undefined,
  { look, column, root, prose }: Setting,
): readonly Row[] => {
  const { align, above, below, rule } = look.headings;
  const style = prose
    ? { ...look.prose, face: look.text.bold, size: look.prose.size + 1.2, leading: look.prose.leading + 1 }
    : look.heading;
  const rows = textRows([{ words, style }], column, {
    tag: { role: 'H2', within: root },
    above: before === undefined ? 0 : above,
    align: prose ? 'left' : align,
    withNext: true,
  });
  const ruled = rule && !prose ? underlined(rows, rule, column) : rows;
  return [
    ...ruled.map((row) => ({ ...row, withNext: true })),
    { ...rowOf([], 0), height: prose ? look.proseParagraph / 2 : below, withNext: true },
  ];
};

/** What stands between the last words and the time at the right. */
const LEAST_GAP = 18;
/** A time that is wider than this part of the column has rows of its own. */
const WIDEST_TIME = 0.45;

/** The time stands at the right of the last row, so that the eye reads in the order of the text: title, place, time. */
const entryRows = (
  { title, place, time }: Extract<Part, { is: 'entry' }>,
  before: Part | undefined,
  column: Column,
  { look: { entry }, root }: Setting,
): readonly Row[] => {
  const tag: Tag = { role: 'H3', within: root };
  const above = before === undefined || before.is === 'heading' ? entry.first : entry.above;
  const titled: Styled[] = title.length > 0 ? [{ words: linked(title), style: entry.title }] : [];
  const placed: Styled[] = place.length > 0 ? [{ words: linked(place), style: entry.place }] : [];
  const timed: Styled[] = time.length > 0 ? [{ words: time, style: entry.time }] : [];
  const withTitle = entry.lines === 1 || titled.length === 0 || placed.length === 0;
  const gap: Styled[] = titled.length > 0 && placed.length > 0 ? [{ words: [GAP], style: entry.place }] : [];
  const rows = withTitle
    ? timedRows([...titled, ...gap, ...placed], timed, column, above, tag)
    : [
        ...textRows(titled, column, { tag, above }),
        ...timedRows(placed, timed, column, 0, { role: 'P', within: root }),
      ];
  return rows.map((row) => ({ ...row, withNext: true }));
};

const GAP: Run = { text: '   ', bold: false, href: null };

const timedRows = (
  texts: readonly Styled[],
  time: readonly Styled[],
  column: Column,
  above: number,
  tag: Tag,
): readonly Row[] => {
  const style = time[0]?.style;
  const [timeLine, ...more] = time.length > 0 ? linesOf(time, column.width * WIDEST_TIME) : [];
  const width = column.width - (timeLine?.width ?? 0) - LEAST_GAP;
  if (!style || !timeLine || more.length > 0 || texts.length === 0 || widestWord(texts) > width) {
    const rows = texts.length > 0 ? textRows(texts, column, { tag, above }) : [];
    return time.length === 0
      ? rows
      : [...rows, ...textRows(time, column, { tag, above: rows.length > 0 ? 0 : above, align: 'right' })];
  }
  const rightToLeft = linesOf(texts, width)[0]?.rightToLeft ?? false;
  const rows = textRows(
    texts,
    { left: rightToLeft ? column.left + column.width - width : column.left, width },
    { tag, above },
  );
  // A space before it, so that programs never read the last word and the time as one.
  const at: Piece = {
    tag,
    inks: pieceOf({ ...timeLine, rightToLeft: false }, column, tag, rightToLeft ? 'left' : 'right').inks,
  };
  const [first] = at.inks;
  const space: Piece = {
    tag,
    inks: first ? shaped(' ', style, false, false).map((ink) => ({ ...first, ...ink, x: first.x - ink.width })) : [],
  };
  return rows.map((row, index) => (index === rows.length - 1 ? { ...row, pieces: [...row.pieces, space, at] } : row));
};

const bulletRows = (
  items: readonly Words[],
  before: Part | undefined,
  column: Column,
  style: TextStyle,
  { look, root, prose }: Setting,
): readonly Row[] => {
  const list: Tag = { role: 'L', within: root };
  const above = prose ? look.proseParagraph / 2 : look.bullet.above;
  const first =
    before === undefined || before.is === 'heading'
      ? 0
      : before.is === 'entry'
        ? look.bullet.above
        : prose
          ? look.proseParagraph
          : look.paragraph;
  const rows = items.map((words, index) => itemRows(words, list, column, style, look, index === 0 ? first : above));
  return rows.flatMap((item, index) =>
    isLonely(rows, index) ? item.map((row) => ({ ...row, withNext: true })) : item,
  );
};

/** Neither the first of several bullets nor the last stands alone on its page when it is one line. */
const isLonely = (items: readonly (readonly Row[])[], index: number): boolean =>
  (index === 0 && items.length > 1 && items[0]?.length === 1) ||
  (index === items.length - 2 && items.at(-1)?.length === 1);

const itemRows = (
  words: Words,
  list: Tag,
  column: Column,
  style: TextStyle,
  { bullet }: Look,
  above: number,
): readonly Row[] => {
  const item: Tag = { role: 'LI', within: list };
  const texts = [{ words: linked(words), style }];
  const lines = linesOf(texts, column.width - bullet.hang);
  const rightToLeft = lines[0]?.rightToLeft ?? false;
  const text = rightToLeft ? { ...column, width: column.width - bullet.hang } : inset(column, bullet.hang);
  const body: Tag = { role: 'LBody', within: item };
  const mark = shaped('• ', { ...bullet.style, size: style.size, leading: style.leading }, false, false).map((ink) => ({
    ...ink,
    x: 0,
    color: bullet.style.color,
    href: null,
  }));
  const width = mark.reduce((sum, ink) => sum + ink.width, 0);
  const label = pieceOf({ inks: mark, width, rightToLeft }, column, { role: 'Lbl', within: item });
  return lines.map((line, index) => ({
    ...rowOf(texts, index === 0 ? above : 0),
    pieces: [...(index === 0 ? [label] : []), pieceOf(line, text, body)],
    withNext: isKept(index, lines.length),
  }));
};

/** A post is whole by itself: a short rule stands between two. */
const postRows = (words: Words, before: Part | undefined, column: Column, { look, root }: Setting): readonly Row[] => {
  const rows = textRows([{ words: linked(words), style: look.prose }], column, {
    tag: { role: 'P', within: root },
    above: before ? look.proseParagraph * 1.4 : 0,
  });
  if (before?.is !== 'post') return rows;
  return underlined(
    rows,
    { where: 'above', gap: look.proseParagraph * 1.4, thickness: 0.5, color: '#b9b6b0', length: 36 },
    column,
  );
};
