import { isBlank, isQuoted, linesWithin, plain, withoutQuoteMarks } from './lines.ts';
import { belowRules, fieldsEnd, nextHeader, quoteHeaderAt } from './quote-headers.ts';
import { couldBeOurs, indexed, linesQuoted, linesWeSent, type Sent } from './sent-text.ts';
import { withoutSignature } from './signatures.ts';
import { typedIntoQuotes } from './typed-into-quotes.ts';

const LONG_QUOTE = 60;

/** The torn end of a long quoted line, which lost its mark: it goes on in mid-sentence between two marked lines. */
const isTornQuote = (lines: readonly string[], at: number, known: Sent): boolean => {
  const before = lines[at - 1] ?? '';
  const isTorn = isQuoted(before) && before.length >= LONG_QUOTE && /[\p{L}\p{N},]\s*$/u.test(before);
  const line = plain(lines[at] ?? '');
  return isTorn && /^\p{Ll}/u.test(line) && isQuoted(lines[at + 1] ?? '') && couldBeOurs(line, known);
};

/** "> 100 tests" right below somebody's words, and alone: larger than, not a quote. */
const isComparison = (lines: readonly string[], at: number): boolean => {
  const isBelowWords = at > 0 && !isBlank(lines[at - 1] ?? '') && !isQuoted(lines[at - 1] ?? '');
  return isBelowWords && /^>\s?\d+(?![\d.):])/.test(lines[at] ?? '') && !isQuoted(lines[at + 1] ?? '');
};

/** What is the author's own, cut into stretches where something else stood. */
const stretchesOf = (lines: readonly string[], known: Sent): string[][] => {
  const ours = linesWeSent(lines, known);
  const typed = typedIntoQuotes(lines, known);
  const stretches: string[][] = [[]];
  let at = 0;
  const isMarked = (i: number) => i >= lines.length || isQuoted(lines[i] ?? '') || ours[i] === true;
  while (at < lines.length) {
    const isSaid = stretches.at(-1)?.length !== 0 && isComparison(lines, at);
    const isMine = isSaid || typed.has(at);
    const isForeign = (isQuoted(lines[at] ?? '') && !isMine) || ours[at] === true || isTornQuote(lines, at, known);
    const header = isForeign || isBlank(lines[at] ?? '') ? undefined : quoteHeaderAt(lines, at);
    let below = header ? belowRules(lines, at + header.length) : at;
    let isBelowMarked = header !== undefined && (isMarked(below) || quoteHeaderAt(lines, below) !== undefined);
    if (header?.certainty === 'forward') break;
    if (header?.certainty === 'sure' && !isBelowMarked) {
      const from = header.isMark ? belowRules(lines, fieldsEnd(lines, below)) : below;
      const quoted = linesQuoted(lines, { from, to: nextHeader(lines, from), header: lines.slice(at, from) }, known);
      if (quoted.length === 0 && !isMarked(from)) break;
      for (const line of quoted) ours[line] = true;
      below = from;
      isBelowMarked = true;
    }
    if (isForeign || (header && isBelowMarked)) {
      if (stretches.at(-1)?.length !== 0) stretches.push([]);
      at = header ? below : at + 1;
    } else {
      stretches.at(-1)?.push(typed.has(at) ? withoutQuoteMarks(lines[at] ?? '') : (lines[at] ?? ''));
      at += 1;
    }
  }
  return stretches;
};

/**
 * The author's own words in a reply or forward: without quotes, quote headers, forwarded mails, signatures and mobile
 * footers; what stands between quotes is kept. Whatever is not surely someone else's is kept too.
 *
 * `text` is the plain text of the mail (of it, 64 KB beside the quotes are read); `sent` our own plain texts that it
 * may answer, newest first. The result consists of lines of `text` (without quote marks where
 * somebody typed into a quote), is trimmed, and may be empty. Never throws.
 */
export const ownWords = (text: string, sent: readonly string[]): string => {
  const lines = linesWithin(text);
  return stretchesOf(lines, indexed(sent))
    .map((stretch) => withoutSignature(stretch).join('\n').trim())
    .filter((words) => words !== '')
    .join('\n\n');
};
