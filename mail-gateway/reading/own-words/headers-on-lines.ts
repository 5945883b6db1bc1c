import { isBlank, plain } from '#language/text/line.ts';
import { isWeekday, OPENER } from './attribution-words.ts';
import { attributionAt, certaintyOf, isTornBefore } from './attributions.ts';
import { isQuoted, nextWritten } from './lines.ts';
import { markAt } from './marks.ts';

const LONGEST = 600;
const MOST_LINES = 4;
const MOST_STARTS = 6;
const MOST_COLONS = 12;

/** Where an "On …" may begin behind words: the opening as a client writes it, and a figure soon behind it. */
const OPENED =
  /(?<=[\s.!?…:)\]"”])(?:On|Am|Le|El|Il giorno|Il|Em|Op|Den|Dne|Dňa|Dnia|W dniu|Στις|На|В|În|Vào|Pada)\s(?=[^\d<@]{0,24}\d)/gu;
/** A date behind the end of a sentence, perhaps with its weekday. */
const DATED =
  /(?<=[.!?…)\]"”。！]\s?)(?:\p{L}{2,14}[.,]{0,2}\s)?(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}\.?\s\p{L}{3,12}\.?\s\d{4})(?!\d)/gu;
const DASHED = /(?<=\s)-{3,}\s?\p{L}[^-]{3,60}-{3,}/gu;
const DATE = /(?:19|20)\d\d|\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/;

type Span = Readonly<{ lines: number; end: number }>;

/** Where the header that begins at `from` of the first line ends: within a line, or with it. */
const headerEnd = (lines: readonly string[], from: number): Span | undefined => {
  let before = '';
  for (const [at, line] of lines.slice(0, MOST_LINES).entries()) {
    if (isBlank(line) || isQuoted(line)) return undefined;
    if (at > 0 && !isTornBefore((lines[at - 1] ?? '').slice(-LONGEST), line)) return undefined;
    const start = at === 0 ? from : 0;
    const text = line.slice(start, start + LONGEST);
    const colons = [...text.matchAll(/[:：](?=\s+\S)/g)].slice(0, MOST_COLONS);
    for (const { index } of colons) {
      const header = `${before}${text.slice(0, index + 1)}`;
      if (isSure(header)) return { lines: at + 1, end: start + index + 1 };
    }
    before += `${plain(text)} `;
  }
  return undefined;
};

const isSure = (header: string): boolean =>
  header.length <= LONGEST && DATE.test(header) && certaintyOf(plain(header)) === 'sure';

/** The header that begins at `from` of line `at` takes the rest of its line, perhaps more lines, and may be believed. */
const endsWithLine = (lines: readonly string[], at: number, from: number): boolean => {
  const line = lines[at] ?? '';
  if (line.length - from > LONGEST) return false;
  const rest = [line.slice(from), ...lines.slice(at + 1, at + MOST_LINES)];
  if (/^-{3}/.test(rest[0] ?? '')) return markAt([rest[0] ?? '', ...lines.slice(at + 1, at + 3)], 0) === 'original';
  const found = attributionAt(rest, 0);
  if (!found) return false;
  if (found.certainty === 'sure') return DATE.test(rest.slice(0, found.length).join(' '));
  return isQuoted(lines[nextWritten(lines, at + found.length)] ?? '');
};

/** Where headers may begin behind words in this line. */
const startsIn = (line: string): number[] => {
  const first = plain(line).split(/\s/, 1)[0] ?? '';
  const isHeaderFirst = OPENER.test(`${first} `.toLowerCase()) || isWeekday(first) || /^\P{L}*\d/u.test(first);
  const places = [OPENED, ...(isHeaderFirst ? [] : [DATED]), DASHED].flatMap((pattern) =>
    [...line.matchAll(pattern)].slice(0, MOST_STARTS).map(({ index }) => index),
  );
  return places.filter((place) => isSaidBefore(line.slice(0, place))).sort((one, other) => one - other);
};

/** Words; and no address, which only a header gives, unless a sentence ends behind it. */
const isSaidBefore = (before: string): boolean =>
  /\p{L}/u.test(before) && (!before.includes('@') || /[.!?…]\s*$/.test(before));

/** The line split where a header stands on it, and how many lines that takes; undefined where none does. */
const splitAt = (lines: readonly string[], at: number): { parts: readonly string[]; taken: number } | undefined => {
  const line = lines[at] ?? '';
  if (!/\d/.test(line) && !/-{3}/.test(line)) return undefined;
  // Words behind a header that begins its line are told from a line of a paragraph by the empty line above.
  const isFirst = at === 0 || isBlank(lines[at - 1] ?? '');
  for (const from of [...startsIn(line), ...(isFirst ? [0] : [])]) {
    const above = line.slice(0, from).trimEnd();
    const span = headerEnd(lines.slice(at, at + MOST_LINES), from);
    if (span) {
      const rest = (lines[at + span.lines - 1] ?? '').slice(span.end).trim();
      const header = lines.slice(at, at + span.lines - 1).concat((lines[at + span.lines - 1] ?? '').slice(0, span.end));
      header[0] = (header[0] ?? '').slice(from);
      // Only a marked quote is one here: other words behind the header are kept, so the header has to go.
      return { parts: [above, ...(isQuoted(rest) ? header : []), rest], taken: span.lines };
    }
    if (from > 0 && endsWithLine(lines, at, from)) return { parts: [above, line.slice(from)], taken: 1 };
  }
  return undefined;
};

/**
 * The lines with each quote header that stands on a line of somebody's words put on lines of its own; a header that has
 * words on both sides, or behind it, is left out.
 */
export const withHeadersApart = (lines: readonly string[]): readonly string[] => {
  const apart: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const split = isBlank(line) || isQuoted(line) ? undefined : splitAt(lines, at);
    if (split) apart.push(...split.parts.filter((part) => part !== ''));
    else apart.push(line);
    at += (split?.taken ?? 1) - 1;
  }
  return apart;
};
