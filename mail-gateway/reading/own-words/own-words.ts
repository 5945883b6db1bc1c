import { attributionAt } from './attributions.ts';
import { headerBlockAt } from './header-fields.ts';
import { isBlank, isQuoted, linesWithin, nextWritten, plain } from './lines.ts';
import { markAt } from './marks.ts';
import { linesWeSent } from './sent-text.ts';
import { withoutSignature } from './signatures.ts';

/** The lines a client put above a quote. `certainty` says whether to believe it where no marked quote follows. */
type QuoteHeader = Readonly<{ length: number; certainty: 'forward' | 'sure' | 'likely' }>;

const quoteHeaderAt = (lines: readonly string[], at: number): QuoteHeader | undefined => {
  const mark = markAt(lines, at);
  if (mark) return { length: 1, certainty: mark === 'forward' ? 'forward' : 'sure' };
  const block = headerBlockAt(lines, at);
  if (block > 0) return { length: block, certainty: 'sure' };
  return attributionAt(lines, at);
};

const LONG_QUOTE = 60;

/** The torn end of a long quoted line, which lost its mark: it goes on in mid-sentence between two marked lines. */
const isTornQuote = (lines: readonly string[], at: number): boolean => {
  const before = lines[at - 1] ?? '';
  const isTorn = isQuoted(before) && before.length >= LONG_QUOTE && /[\p{L}\p{N},]\s*$/u.test(before);
  return isTorn && /^\p{Ll}/u.test(plain(lines[at] ?? '')) && isQuoted(lines[at + 1] ?? '');
};

/** "> 100 tests" right below somebody's words, and alone: larger than, not a quote. */
const isComparison = (lines: readonly string[], at: number): boolean => {
  const isBelowWords = at > 0 && !isBlank(lines[at - 1] ?? '') && !isQuoted(lines[at - 1] ?? '');
  return isBelowWords && /^>\s?\d+(?![\d.):])/.test(lines[at] ?? '') && !isQuoted(lines[at + 1] ?? '');
};

/** What is the author's own, cut into stretches where something else stood. */
const stretchesOf = (lines: readonly string[], ours: readonly boolean[]): string[][] => {
  const stretches: string[][] = [[]];
  let at = 0;
  const isMarked = (i: number) => i >= lines.length || isQuoted(lines[i] ?? '') || ours[i] === true;
  while (at < lines.length) {
    const isSaid = stretches.at(-1)?.length !== 0 && isComparison(lines, at);
    const isForeign = (isQuoted(lines[at] ?? '') && !isSaid) || ours[at] === true || isTornQuote(lines, at);
    const header = isForeign || isBlank(lines[at] ?? '') ? undefined : quoteHeaderAt(lines, at);
    const below = header ? nextWritten(lines, at + header.length) : at;
    const isBelowMarked = header !== undefined && (isMarked(below) || quoteHeaderAt(lines, below) !== undefined);
    if (header?.certainty === 'forward' || (header?.certainty === 'sure' && !isBelowMarked)) break;
    if (isForeign || (header && isBelowMarked)) {
      if (stretches.at(-1)?.length !== 0) stretches.push([]);
      at = header ? below : at + 1;
    } else {
      stretches.at(-1)?.push(lines[at] ?? '');
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
 * may answer, newest first. The result consists of lines of `text`, is trimmed, and may be empty. Never throws.
 */
export const ownWords = (text: string, sent: readonly string[]): string => {
  const lines = linesWithin(text);
  return stretchesOf(lines, linesWeSent(lines, sent))
    .map((stretch) => withoutSignature(stretch).join('\n').trim())
    .filter((words) => words !== '')
    .join('\n\n');
};
