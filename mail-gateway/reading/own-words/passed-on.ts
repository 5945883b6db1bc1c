import { isBlank } from '#language/text/line.ts';
import { isFooter } from './footers.ts';
import { fieldOf } from './header-fields.ts';
import { isQuoted, nextWritten, withoutQuoteMarks } from './lines.ts';
import { belowRules, fieldsEnd, nextHeader, quoteHeaderAt } from './quote-headers.ts';
import { domainsOf, linesQuoted, namesUs, type Sent } from './sent-text.ts';
import { withoutSignature } from './signatures.ts';

/** Is the mail that begins at `at` marked to its last word, with an empty line below it? Then somebody's own may follow. */
export const isWhollyMarked = (lines: readonly string[], at: number): boolean => {
  let end = at;
  let isBody = false;
  for (; isQuoted(lines[end] ?? ''); end = nextMarked(lines, end)) {
    const words = withoutQuoteMarks(lines[end] ?? '');
    if (!isBlank(words) && fieldOf(words) === undefined && isBlank(withoutQuoteMarks(lines[end - 1] ?? '')))
      isBody = true;
  }
  return isBody && isBlank(lines[end] ?? '');
};

/** The next line, or that below an empty one if it is marked as well. */
const nextMarked = (lines: readonly string[], at: number): number => {
  const next = nextWritten(lines, at + 1);
  return isQuoted(lines[next] ?? '') ? next : at + 1;
};

/** How many lines the fields take that stand below a mark. */
export const fieldsBelow = (lines: readonly string[], below: number): number => {
  const header = quoteHeaderAt(lines, below);
  return header !== undefined && header.isMark !== true && header.certainty === 'sure' ? header.length : 0;
};

/**
 * Is a mail that is not ours passed on below the mark and fields that stand from `at` to `below`: as a forward, or under
 * nothing but a closing or a name?
 */
export const passesOn = (
  lines: readonly string[],
  { at, below }: Readonly<{ at: number; below: number }>,
  isForward: boolean,
  known: Sent,
): boolean => {
  const text = belowRules(lines, below);
  if (text >= lines.length || isQuoted(lines[text] ?? '') || namesUs(lines.slice(at, below), known)) return false;
  const to = nextHeader(lines, text);
  if (linesQuoted(lines, { from: text, to, header: lines.slice(at, below) }, known).length > 0) return false;
  return isForward || lines.slice(0, at).some((line) => !isBlank(line) && !isQuoted(line) && !isFooter(line, true));
};

/** Of the mail that holds it all: its sender, our addresses that it went to, its subject; '' where not known. */
export type Envelope = Readonly<{ from: string; to: string; subject: string }>;

/** Where a header stands, what is below it, and whether it is the mark of a forward or stands below words of the sender's. */
type Place = Readonly<{ at: number; below: number; isForward: boolean; isSaidAbove: boolean }>;

/**
 * What a mail says that is passed on below a header, of which fields are known; '' where it is a mail of ours, or the one that
 * is answered, or nothing that is not marked.
 */
export const textPassedOn = (lines: readonly string[], place: Place, known: Sent, envelope: Envelope): string => {
  const { at, below, isForward, isSaidAbove } = place;
  const fields = below + fieldsBelow(lines, below);
  const isBare = fields === below && !lines.slice(at, below).some((line) => fieldOf(line) !== undefined);
  const from = isBare ? belowRules(lines, fieldsEnd(lines, below)) : fields;
  const header = lines.slice(at, from);
  const end = nextHeader(lines, from);
  const theirs = new Set(domainsOf(envelope.to));
  const isOurs =
    namesUs(lines.slice(at, end), known) || header.some((line) => domainsOf(line).some((one) => theirs.has(one)));
  const isAnswered = isSaidAbove && !isForward && !isOfAnother(header, envelope.subject);
  if (isOurs || isAnswered || !header.some((line) => fieldOf(line) !== undefined)) return '';
  if (linesQuoted(lines, { from, to: end, header }, known).length > 0) return '';
  return withoutSignature(lines.slice(from, end).filter((line) => !isQuoted(line)))
    .join('\n')
    .trim();
};

/** Does a header name a sender, and a subject that is not the one of the answer to it? */
const isOfAnother = (header: readonly string[], subject: string): boolean => {
  const [about] = header.filter((line) => fieldOf(line) === 'subject');
  const isWhole = about !== undefined && header.some((line) => fieldOf(line) === 'from');
  return isWhole && (FORWARD.test(subject) || bare(about.slice(about.search(/[:：]/) + 1)) !== bare(subject));
};

const FORWARD = /^(?:fwd?|wg|tr|rv|i|enc|doorst)\s?:/i;
const bare = (subject: string): string =>
  subject
    .toLowerCase()
    .replace(/^(?:[\s*_]*\p{L}{1,8}(?:\[\d+\])?\s?[:：])+/u, '')
    .replace(/[*_\s]+/g, ' ')
    .trim();
