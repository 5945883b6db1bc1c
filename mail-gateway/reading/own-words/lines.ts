import { isBlank, plain } from '#language/text/line.ts';

/** Characters of text that are read; hardly anyone writes more by hand. What lies behind is left out, and said to be. */
const LIMIT = 64 * 1024;
/** Of a quoted line nothing but its beginning matters. */
const QUOTED_LIMIT = 256;

/** Marked with `>` as a quote. A lone `>:` is the torn end of a quote header, not a quote. */
export const isQuoted = (line: string): boolean => /^\s{0,3}>/.test(line) && !/^\s*>\s*:\s*$/.test(line);

export const withoutQuoteMarks = (line: string): string => line.replace(/^[\s>]+/, '');

/** Nothing but dashes, underscores or the like: what clients and people draw between parts. */
export const isRule = (line: string): boolean => {
  const mark = plain(line);
  return mark.length <= 200 && /^(?:[-_=*~]{2,}|#{10,}|[–—―─]+)$/.test(mark);
};

/** The lines of a text, ends of line unified, the whole bounded. A line longer than the bound is left out. */
export const linesWithin = (text: string): string[] => boundedLines(text).within;

type Bounded = Readonly<{
  within: string[];
  /** Lines that are longer than the bound, each above the line `at` of those within. */
  long: Readonly<{ at: number; line: string }>[];
  behind: string[];
}>;

/** The same, with what the bound leaves out. */
export const boundedLines = (text: string): Bounded => {
  const lines: Bounded = { within: [], long: [], behind: [] };
  let left = LIMIT;
  for (const line of text.split(/\r\n|\n|\r/)) {
    const kept = isQuoted(line) ? line.slice(0, QUOTED_LIMIT) : line;
    if (left >= 0 && kept.length > LIMIT) {
      lines.long.push({ at: lines.within.length, line: kept });
      continue;
    }
    if (left >= 0) left -= kept.length + 1;
    (left >= 0 ? lines.within : lines.behind).push(kept);
  }
  return lines;
};

/** The lines without blank ones at either end. */
export const trimBlank = (lines: readonly string[]): readonly string[] => {
  let start = 0;
  let end = lines.length;
  while (start < end && isBlank(lines[start] ?? '')) start += 1;
  while (end > start && isBlank(lines[end - 1] ?? '')) end -= 1;
  return lines.slice(start, end);
};

/** Index of the first line from `at` on that is not blank; the number of lines if there is none. */
export const nextWritten = (lines: readonly string[], at: number): number => {
  let next = at;
  while (next < lines.length && isBlank(lines[next] ?? '')) next += 1;
  return next;
};
