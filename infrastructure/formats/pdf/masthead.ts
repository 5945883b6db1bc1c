import { textOf, type Words } from '#application/documents/manuscript/words.ts';
import { linked } from '../links.ts';
import { breakLines } from './breaking.ts';
import { type Ink, linesOf, widestWord } from './lines.ts';
import type { Look, Rule } from './looks.ts';
import {
  type Align,
  type Column,
  type Ornament,
  type Piece,
  placed,
  type Row,
  rowOf,
  SHARES,
  type Tag,
  textRows,
} from './rows.ts';
import { shaped, type TextStyle } from './shaping.ts';

/** Room beside the dot between two lines of contact. */
const DOT_ROOM = 7.5;
const DOT_RADIUS = 0.9;

/** A name with what one is reached by below it, or a title. */
export const mastheadRows = (
  { title, contact }: Readonly<{ title: Words; contact: readonly Words[] }>,
  look: Look,
  style: TextStyle,
  column: Column,
  root: Tag,
): readonly Row[] => {
  const { gap, rule, below } = look.masthead;
  const isTurned = linesOf([{ words: title, style }], column.width)[0]?.rightToLeft ?? false;
  const { align } = look.masthead;
  const side: Align = isTurned && align === 'left' ? 'right' : align; // a name that reads from the right stands there
  const fitted = inFewLines(title, style, column);
  const name =
    title.length === 0
      ? []
      : textRows(
          [{ words: title, style: fitted.style }],
          {
            ...fitted.column,
            left: column.left + (column.width - fitted.column.width) * SHARES[side],
          },
          { tag: { role: 'H1', within: root }, above: 0, align, withNext: true },
        );
  const rows = [
    ...name,
    ...contactRows(contact, look, column, side, name.length === 0 ? 0 : gap, { role: 'P', within: root }),
  ];
  const ruled = rule && rows.length > 0 ? underlined(rows, rule, column) : rows;
  return ruled.length === 0 ? [] : [...ruled, { ...rowOf([], 0), height: below, withNext: true }];
};

/** A long name is set smaller until it is one line, and one that is longer still as even lines. */
const SMALLER = [1, 0.92, 0.85, 0.78, 0.72] as const;
/** For one word that is wider than a page. */
const SMALLEST = 0.4;
const LONGEST_NAME = 300;
const EVEN_STEPS = 10;

const inFewLines = (words: Words, style: TextStyle, column: Column): Fitted => {
  const sizes = SMALLER.map(
    (share): TextStyle => ({ ...style, size: style.size * share, leading: style.leading * share }),
  );
  const [smallest = style] = sizes.slice(-1);
  if (textOf(words).length > LONGEST_NAME) return { style: smallest, column };
  const linesIn = (size: TextStyle, width: number): number => linesOf([{ words, style: size }], width).length;
  const fits = sizes.find((size) => linesIn(size, column.width) === 1);
  if (fits) return { style: fits, column };
  const widest = (size: TextStyle): number => widestWord([{ words, style: size }]);
  const size =
    sizes.slice(2).find((one) => widest(one) <= column.width) ??
    scaled(style, Math.max(SMALLEST, (0.99 * column.width) / widest(style)));
  const lines = linesIn(size, column.width);
  let [narrow, wide] = [Math.min(Math.max(column.width / 3, widest(size)), column.width), column.width];
  for (let step = 0; step < EVEN_STEPS; step += 1) {
    const middle = (narrow + wide) / 2;
    if (linesIn(size, middle) > lines) narrow = middle;
    else wide = middle;
  }
  return { style: size, column: { left: column.left, width: wide } };
};

const scaled = (style: TextStyle, share: number): TextStyle => ({
  ...style,
  size: style.size * share,
  leading: style.leading * share,
});

type Fitted = Readonly<{ style: TextStyle; column: Column }>;

/** One after another with a dot between them, as even as can be; one that is wider than the page has lines of its own. */
const contactRows = (
  contact: readonly Words[],
  look: Look,
  column: Column,
  side: Align,
  above: number,
  tag: Tag,
): readonly Row[] => {
  const style = look.contact;
  const items = contact.map((words) => [{ words: linked(words), style }]);
  const lines = items.map((texts) => linesOf(texts, column.width));
  if (lines.some(({ length }) => length > 1))
    return items.flatMap((texts, index) =>
      textRows(texts, column, { tag, above: index === 0 ? above : 0, align: look.masthead.align, withNext: true }),
    );
  const units = lines.map(([line]) => ({ inks: line?.inks ?? [], width: line?.width ?? 0, spaceWidth: 2 * DOT_ROOM }));
  if (units.length === 0) return [];
  return breakLines(units, column.width, column.width).map(({ from, to }, index) => ({
    ...rowOf(items[0] ?? [], index === 0 ? above : 0),
    ...dotted(units.slice(from, to), look, column, side, tag),
    withNext: true,
  }));
};

type Item = Readonly<{ inks: readonly Ink[]; width: number }>;

/** A space is set beside each dot: programs that read the page see words, and no dot. */
const dotted = (
  items: readonly Item[],
  { contact }: Look,
  column: Column,
  side: Align,
  tag: Tag,
): Pick<Row, 'pieces' | 'ornaments'> => {
  const width = items.reduce((sum, item) => sum + item.width, 2 * DOT_ROOM * (items.length - 1));
  let x = column.left + (column.width - width) * SHARES[side];
  const pieces: Piece[] = [];
  const ornaments: Ornament[] = [];
  for (const [index, item] of items.entries()) {
    if (index > 0) {
      const space = shaped(' ', contact, false, false).map((ink) => ({
        ...ink,
        x: 0,
        color: contact.color,
        href: null,
      }));
      pieces.push({ tag, inks: placed(space, x) });
      ornaments.push({ is: 'dot', x: x + DOT_ROOM, y: contact.leading / 2, radius: DOT_RADIUS, color: contact.color });
      x += 2 * DOT_ROOM;
    }
    pieces.push({ tag, inks: placed(item.inks, x) });
    x += item.width;
  }
  return { pieces, ornaments };
};

/** A rule with a text: above its first row or below its last. */
export const underlined = (rows: readonly Row[], rule: Rule, column: Column): readonly Row[] => {
  const index = rule.where === 'above' ? 0 : rows.length - 1;
  return rows.map((row, at) => {
    if (at !== index) return row;
    const shift = rule.where === 'above' ? rule.gap + rule.thickness : 0;
    const y = rule.where === 'above' ? 0 : row.height + rule.gap;
    const { thickness, color, length } = rule;
    return {
      ...row,
      height: row.height + rule.gap + thickness,
      baseline: row.baseline + shift,
      ornaments: [...row.ornaments, { is: 'rule', x: column.left, y, width: length ?? column.width, thickness, color }],
    };
  });
};
