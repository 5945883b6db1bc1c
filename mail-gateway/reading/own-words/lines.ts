/** Characters of unquoted text that are read; no one writes more by hand. What lies behind is not looked at. */
const LIMIT = 64 * 1024;
/** Of a quoted line nothing but its beginning matters. */
const QUOTED_LIMIT = 256;

const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A line as the recognisers see it: without invisible marks and outer space. */
export const plain = (line: string): string =>
  line
    .replace(INVISIBLE, '')
    .replace(/[\t\u00a0\u202f\u3000]/g, ' ')
    .trim();

export const isBlank = (line: string): boolean => plain(line) === '';

/** Marked with `>` as a quote. A lone `>:` is the torn end of a quote header, not a quote. */
export const isQuoted = (line: string): boolean => /^\s{0,3}>/.test(line) && !/^\s*>\s*:\s*$/.test(line);

export const withoutQuoteMarks = (line: string): string => line.replace(/^[\s>]+/, '');

/** Nothing but dashes, underscores or the like: what clients and people draw between parts. */
export const isRule = (line: string): boolean => {
  const mark = plain(line);
  return mark.length <= 200 && /^(?:[-_=*~]{2,}|[–—―─]+)$/.test(mark);
};

/** The lines of a text, ends of line unified, the whole bounded. A line longer than the bound is nobody's words. */
export const linesWithin = (text: string): string[] => {
  const lines: string[] = [];
  let left = LIMIT;
  for (const line of text.split(/\r\n|\n|\r/)) {
    const kept = isQuoted(line) ? line.slice(0, QUOTED_LIMIT) : line;
    if (kept.length > LIMIT) continue;
    left -= kept.length + 1;
    if (left < 0) break;
    lines.push(kept);
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
