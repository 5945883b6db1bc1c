import { isBlank, plain } from '#language/text/line.ts';
import { isFooter } from './footers.ts';
import { fieldOf } from './header-fields.ts';
import { isQuoted, isRule, withoutQuoteMarks } from './lines.ts';
import { quoteHeaderAt } from './quote-headers.ts';
import { couldBeOurs, linesQuoted, type Sent } from './sent-text.ts';

/** How much of a quote must be ours before we believe that the rest of it was typed into it. */
const MOSTLY = 2;
const LINES_ABOVE = 4;

/**
 * The marked lines that somebody typed into a quote of our mail: their client marked them with the rest. Only where all
 * the rest is surely ours, and only lines that nobody else puts there.
 */
export const typedIntoQuotes = (lines: readonly string[], known: Sent): ReadonlySet<number> => {
  const typed = new Set<number>();
  if (known.words.length === 0) return typed;
  for (let from = 0; from < lines.length; from += 1) {
    if (!isQuoted(lines[from] ?? '')) continue;
    const to = blockEnd(lines, from);
    for (const at of typedBetween(lines, from, to, known)) typed.add(at);
    from = to;
  }
  return typed;
};

const MOST_ITEMS = 6;

/**
 * Lines that somebody began with `>` as one begins an item, in a mail without any quote header: few, in one level, none of
 * them blank, a question, or a line of ours. Only where we know what a quote would hold.
 */
export const itemsMarked = (lines: readonly string[], known: Sent): readonly number[] => {
  const marked = lines.flatMap((line, at) => (isQuoted(line) ? [at] : []));
  if (known.words.length === 0 || marked.length === 0 || marked.length > MOST_ITEMS) return [];
  const isItem = (at: number) => {
    const line = withoutOneMark(lines[at] ?? '');
    return /\p{L}/u.test(line) && !isQuoted(line) && !/[?？]\s*$/.test(line) && !couldBeOurs(line, known);
  };
  const hasHeader = () => lines.some((line, at) => !isBlank(line) && quoteHeaderAt(lines, at) !== undefined);
  return marked.every(isItem) && !hasHeader() ? marked : [];
};

const blockEnd = (lines: readonly string[], from: number): number => {
  let end = from;
  while (end < lines.length && isQuoted(lines[end] ?? '')) end += 1;
  return end;
};

const typedBetween = (lines: readonly string[], from: number, to: number, known: Sent): readonly number[] => {
  const header = lines.slice(Math.max(0, from - LINES_ABOVE), from);
  const ours = new Set(linesQuoted(lines, { from, to, header }, known));
  const others = lines
    .slice(from, to)
    .map((line, i) => ({ at: from + i, bare: withoutOneMark(line) }))
    .filter(({ at, bare }) => !ours.has(at) && !isBlank(withoutQuoteMarks(bare)));
  const bare = lines.slice(from, to).map(withoutOneMark);
  const isStrange = others.some((one) => isQuoted(one.bare) || quoteHeaderAt(bare, one.at - from) !== undefined);
  if (isStrange || others.length * MOSTLY > ours.size) return [];
  return others.filter((one) => isSaid(one.bare)).map(({ at }) => at);
};

const withoutOneMark = (line: string): string => line.replace(/^\s{0,3}>\s?/, '');

/** Some scripts write words without spaces. */
const SEVERAL_WORDS = /\S\s+\S|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{4}/u;

const isSaid = (line: string): boolean =>
  SEVERAL_WORDS.test(plain(line)) && !isRule(line) && fieldOf(line) === undefined && !isFooter(line, true);
