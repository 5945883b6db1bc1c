import { isBlank, plain } from '#language/text/line.ts';
import { isQuoted, withoutQuoteMarks } from './lines.ts';
import { quoteHeaderAt } from './quote-headers.ts';
import { domainsOf, linesQuoted, type Sent } from './sent-text.ts';
import { tellsOfMail } from './unusual-attributions.ts';

const MOST_LINES = 3;
const MOST_LOOKED_AT = 20;
const LONGEST = 160;

/**
 * The lines right above the first quote that is surely a mail of ours, where they look like what a client writes there,
 * in whatever language: a colon at the end below other words, a day and a time, an address of ours. `ours` are the
 * unmarked lines that are known to be ours.
 */
export const headerAboveOurs = (
  lines: readonly string[],
  ours: readonly boolean[],
  known: Sent,
): ReadonlySet<number> => {
  const none = new Set<number>();
  if (known.words.length === 0) return none;
  const first = lines.findIndex((line, at) => isQuoted(line) || ours[at] === true);
  if (first < 1 || !(ours[first] || isMarkedOurs(lines, first, known))) return none;
  let end = first;
  while (end > 0 && isBlank(lines[end - 1] ?? '')) end -= 1;
  let from = end;
  while (from > 0 && end - from <= MOST_LOOKED_AT && !isBlank(lines[from - 1] ?? '')) from -= 1;
  if (lines.slice(from, end).some((_, at) => quoteHeaderAt(lines, from + at) !== undefined)) return none;
  for (let at = end - 1; at >= Math.max(from, end - MOST_LINES); at -= 1) {
    const header = lines.slice(at, end).map(plain).join(' ');
    const isAlone = at === from && at === end - 1 && lines.slice(0, from).some((line) => !isBlank(line));
    const namesOurs = domainsOf(header).some((domain) => known.domains.has(domain));
    if (header.length <= LONGEST && tellsOfMail(header, { isAlone, namesOurs }))
      return new Set(Array.from({ length: end - at }, (_, i) => at + i));
  }
  return none;
};

const isMarkedOurs = (lines: readonly string[], from: number, known: Sent): boolean => {
  let to = from;
  while (to < lines.length && isQuoted(lines[to] ?? '')) to += 1;
  return linesQuoted(lines, { from, to, header: [] }, known).some((at) => !isBlank(withoutQuoteMarks(lines[at] ?? '')));
};
