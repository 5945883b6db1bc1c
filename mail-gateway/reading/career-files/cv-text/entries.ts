import { pointIn, spanIn, stripped } from '#language/text/months.ts';

/** A position or a school as a CV lays it out: the lines that name it, in their order, and its time. */
export type Entry = Readonly<{ names: readonly string[]; from: string; to: string | null }>;

type Line = Readonly<{ text: string; isBullet: boolean; isEmpty: boolean }>;
type Anchor = Readonly<{ line: number; rest: string; from: string; to: string | null; isFirst: boolean }>;

const BULLET = /^\s*(?:[•·▪■◦‣●○*➢➤✓»]|[-–—](?=\s))\s*/u;
const LONGEST_NAME = 110;

/**
 * The entries of a section: each has one time, and names beside it, above it or below it, as the first entries of the section
 * have them. `singles`: a year alone is a time too, when something was finished.
 */
export const entriesIn = (texts: readonly string[], { singles }: Readonly<{ singles: boolean }>): readonly Entry[] => {
  const lines = texts.map((text): Line => {
    const isBullet = BULLET.test(text);
    return { text: text.replace(BULLET, '').trim(), isBullet, isEmpty: text.trim() === '' };
  });
  const spans = anchorsIn(lines, singles);
  const anchors = spans.length > 0 ? spans : anchorsIn(lines.map(unbulleted), singles);
  const shown = spans.length > 0 ? lines : lines.map(unbulleted);
  const above = linesAbove(shown, anchors);
  const anchored = new Set(anchors.map(({ line }) => line));
  const isBelow =
    above === 0 &&
    anchors.filter((anchor) => namesBelow(shown, anchor, anchored).length > 0).length * 2 >= anchors.length;
  return anchors.map((anchor, at) => {
    const end = (anchors[at - 1]?.line ?? -1) + 1;
    const names = [
      ...lastNames(shown.slice(end, anchor.line), above),
      ...(anchor.rest === '' ? [] : [anchor.rest]),
      ...(isBelow ? namesBelow(shown, anchor, anchored) : []),
    ];
    return { names, from: anchor.from, to: anchor.to };
  });
};

const unbulleted = (line: Line): Line => ({ ...line, isBullet: false });

const anchorsIn = (lines: readonly Line[], singles: boolean): readonly Anchor[] =>
  lines.flatMap(({ text, isBullet }, line): readonly Anchor[] => {
    if (isBullet || text.length > LONGEST_NAME + 30) return [];
    const span = spanIn(text);
    if (span && isNameLike(span.rest)) return [{ line, ...span }];
    const point = singles ? pointIn(text) : null;
    if (!point || !isNameLike(point.rest) || !/[\s,(|]|^/.test(text)) return [];
    return [{ line, rest: point.rest, isFirst: point.isFirst, from: '', to: point.at }];
  });

/** No sentence of a story: short, and without the end of one. */
const isNameLike = (text: string): boolean =>
  text.length <= LONGEST_NAME &&
  !/[.!?;]$/.test(text.replace(/\b(?:\p{L}\.|Inc\.|Ltd\.|Co\.|e\.V\.|St\.|Dr\.)$/iu, ''));

const isName = ({ text, isBullet, isEmpty }: Line): boolean =>
  !isBullet && !isEmpty && isNameLike(text) && /\p{L}{2}/u.test(text);

/** How many lines stand above a time that name the same entry: as many as above the first. */
const linesAbove = (lines: readonly Line[], anchors: readonly Anchor[]): number => {
  const first = anchors[0];
  if (!first || (first.isFirst && first.rest !== '')) return 0;
  const before = lastNames(lines.slice(0, first.line), 3).length;
  return Math.min(before, first.rest === '' ? 3 : 1);
};

/** The last lines that are names, so many at most; an empty line among them parts them from what was before. */
const lastNames = (lines: readonly Line[], most: number): readonly string[] => {
  const names: string[] = [];
  const trimmed = lines.slice(0, lines.findLastIndex(({ isEmpty }) => !isEmpty) + 1);
  for (const line of trimmed.toReversed()) {
    if (names.length === most || !isName(line)) break;
    names.unshift(line.text);
  }
  return names;
};

/** Up to two lines right below a time that are names, and not those of the next entry. */
const namesBelow = (
  lines: readonly Line[],
  { line, rest }: Anchor,
  anchored: ReadonlySet<number>,
): readonly string[] => {
  const most = rest === '' ? 2 : 1;
  const names: string[] = [];
  for (const next of lines.slice(line + 1, line + 1 + most + 1)) {
    const at = line + 1 + names.length;
    if (names.length === most || !isName(next) || anchored.has(at)) break;
    names.push(stripped(next.text));
  }
  return names;
};
