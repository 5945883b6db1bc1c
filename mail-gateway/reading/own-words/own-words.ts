import { isBlank, plain } from '#language/text/line.ts';
import { headerAboveOurs } from './above-our-quote.ts';
import { isOwnBelow } from './below-header.ts';
import { withoutWarning } from './disclaimers.ts';
import { isFooter } from './footers.ts';
import { withHeadersApart } from './headers-on-lines.ts';
import { isQuoted, linesWithin, nextWritten, withoutQuoteMarks } from './lines.ts';
import { withCommonMarks } from './name-marks.ts';
import { type Envelope, fieldsBelow, isWhollyMarked, passesOn, textPassedOn } from './passed-on.ts';
import { belowRules, fieldsEnd, nextHeader, quoteHeaderAt } from './quote-headers.ts';
import { saidInSignature } from './said-in-signature.ts';
import { couldBeOurs, indexed, linesQuoted, linesWeSent, type Sent } from './sent-text.ts';
import { apartFromSignature, withoutSignature } from './signatures.ts';
import { itemsMarked, typedIntoQuotes } from './typed-into-quotes.ts';

const LONG_QUOTE = 60;

/** The torn end of a long quoted line, which lost its mark: it goes on in mid-sentence between two marked lines. */
const isTornQuote = (lines: readonly string[], at: number, known: Sent): boolean => {
  const before = lines[at - 1] ?? '';
  const isTorn = isQuoted(before) && before.length >= LONG_QUOTE && /[\p{L}\p{N},]\s*$/u.test(before);
  const line = plain(lines[at] ?? '');
  return isTorn && /^\p{Ll}/u.test(line) && isQuoted(lines[at + 1] ?? '') && couldBeOurs(line, known);
};

const LARGER = /^>\s?\d+(?![\d.):])/;

/** "> 100 tests" right below somebody's words or first of all, and alone: larger than, not a quote. */
const isComparison = (lines: readonly string[], at: number, isFirst: boolean): boolean => {
  const isBelowWords = at > 0 && !isBlank(lines[at - 1] ?? '') && !isQuoted(lines[at - 1] ?? '');
  const isOne = LARGER.test(lines[at] ?? '') && !isQuoted(lines[at + 1] ?? '');
  return isOne && (isFirst || isBelowWords);
};

/** Marked with a bar, as a few clients do below their header; a table has more of them. */
const isBarred = (line: string): boolean => /^\s{0,3}\|(?:\s[^|]*)?$/.test(line);

/** The stretches written so far, and whether anything is said in them. */
const collected = () => {
  const stretches: string[][] = [[]];
  let looked = 0;
  let isSaid = false;
  return {
    stretches,
    add: (line: string) => stretches.at(-1)?.push(line),
    close: () => {
      if (stretches.at(-1)?.length !== 0) stretches.push([]);
    },
    isEmpty: () => stretches.at(-1)?.length === 0,
    saysSomething: (): boolean => {
      for (; !isSaid && looked < stretches.length; looked += 1)
        isSaid = withoutSignature(stretches[looked] ?? []).length > 0;
      looked = Math.max(0, stretches.length - 1);
      return isSaid;
    },
  };
};

/** What the lines from `at` on are: a quote header that goes, with all above `next`; the end of the own words; or none. */
type Step = Readonly<{ kind: 'header'; next: number }> | Readonly<{ kind: 'end' }> | undefined;

const headerStep = (
  lines: readonly string[],
  at: number,
  { ours, known, isSaidAbove }: Readonly<{ ours: boolean[]; known: Sent; isSaidAbove: () => boolean }>,
): Step => {
  const header = quoteHeaderAt(lines, at);
  if (!header) return undefined;
  const isMarked = (i: number) => isQuoted(lines[i] ?? '') || ours[i] === true;
  const below = belowRules(lines, at + header.length);
  if (header.certainty === 'forward')
    return isWhollyMarked(lines, below) ? { kind: 'header', next: below } : { kind: 'end' };
  const isTwiceBarred = isBarred(lines[below] ?? '') && isBarred(lines[below + 1] ?? '');
  if (header.certainty === 'bare' && !isMarked(below) && !isTwiceBarred) return undefined;
  for (let i = below; isBarred(lines[i] ?? ''); i += 1) ours[i] = true;
  if (header.certainty === 'bare') return { kind: 'header', next: below };
  const isAtEnd = below >= lines.length;
  if (isAtEnd || isMarked(below)) return { kind: 'header', next: below };
  if (header.certainty !== 'sure') return header.isClients ? { kind: 'header', next: below } : undefined;
  const fields = header.isMark ? fieldsBelow(lines, below) : 0;
  if (fields > 0 && passesOn(lines, { at, below: below + fields }, header.isForward === true, known))
    return { kind: 'end' };
  if (quoteHeaderAt(lines, below)) return { kind: 'header', next: below };
  const from = header.isMark ? belowRules(lines, fieldsEnd(lines, below)) : below;
  const to = nextHeader(lines, from);
  const quoted = linesQuoted(lines, { from, to, header: lines.slice(at, from) }, known);
  for (const line of quoted) ours[line] = true;
  if (quoted.length > 0 || isMarked(from)) return { kind: 'header', next: from };
  const unquoted = {
    header: lines.slice(at, below),
    isForward: header.isForward === true,
    below: lines.slice(below, to),
    isSaidAbove: isSaidAbove(),
  };
  return isOwnBelow(unquoted, known) ? { kind: 'header', next: below } : { kind: 'end' };
};

/**
 * What is the author's own, cut into stretches where something else stood, and where the header stands below which nothing is
 * theirs.
 */
const stretchesOf = (lines: readonly string[], known: Sent): Readonly<{ stretches: string[][]; end: number }> => {
  const ours = linesWeSent(lines, known);
  for (const at of headerAboveOurs(lines, ours, known)) ours[at] = true;
  const typed = typedIntoQuotes(lines, known);
  const literal = new Set([...fencedLines(lines), ...promptsIn(lines), ...itemsMarked(lines, known)]);
  const { stretches, add, close, isEmpty, saysSomething } = collected();
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const isFirst = stretches.length === 1 && isEmpty();
    const isMine = ((isFirst || !isEmpty()) && isComparison(lines, at, isFirst)) || typed.has(at) || literal.has(at);
    const isForeign = (isQuoted(line) && !isMine) || ours[at] === true || isTornQuote(lines, at, known);
    const isSilent = isForeign || isBlank(line) || literal.has(at);
    const step = isSilent ? undefined : headerStep(lines, at, { ours, known, isSaidAbove: saysSomething });
    if (step?.kind === 'end') break;
    if (step || isForeign) close();
    else add(typed.has(at) ? withoutQuoteMarks(line) : line);
    at = step ? step.next : at + 1;
  }
  return { stretches, end: at };
};

const NOT_KNOWN: Envelope = { from: '', to: '', subject: '' };

/**
 * The author's own words in a reply or forward: without quotes, quote headers, forwarded mails, signatures and mobile
 * footers; what stands between quotes is kept. Whatever is not surely someone else's is kept too.
 *
 * `text` is the plain text of the mail (of it, 64 KB beside the quotes are read); `sent` our own plain texts that it
 * may answer, newest first. The result consists of lines of `text` (without quote marks where somebody typed into a
 * quote, and without a quote header or a signing name that stands on the line), is trimmed, and may be empty. Never
 * throws.
 */
export const ownWords = (text: string, sent: readonly string[]): string => wordsAndCut(text, sent).words;

/**
 * The same, with what else was cut than quotes of ours, marked quotes, plain signatures and the footers of programs and firms:
 * mails passed on, and what may have been told in a signature.
 */
export const wordsAndCut = (
  text: string,
  sent: readonly string[],
  envelope = NOT_KNOWN,
): Readonly<{ words: string; cut: readonly string[] }> => {
  const lines = withoutFirstFooter(
    withHeadersApart(withMailtoJoined(withCommonMarks(withoutWarning(linesWithin(text))))),
  );
  const known = indexed(sent);
  const { stretches, end } = stretchesOf(lines, known);
  const read = stretches.map(apartFromSignature);
  const said = read.flatMap(({ words, signed }) =>
    signed.toReversed().flatMap((block) => saidInSignature(block, words.at(-1) ?? '', envelope.from)),
  );
  const own = read.map(({ words }) => words.join('\n').trim()).filter((words) => words !== '');
  const header = end < lines.length ? quoteHeaderAt(lines, end) : undefined;
  const place = { at: end, below: belowRules(lines, end + (header?.length ?? 0)) };
  const isForward = header?.isForward === true || header?.certainty === 'forward';
  const passedOn = header
    ? textPassedOn(lines, { ...place, isForward, isSaidAbove: own.length > 0 }, known, envelope)
    : '';
  return { words: own.join('\n\n'), cut: [...said, passedOn].filter((one) => one !== '') };
};

/** Some programs put "Sent from my iPhone" above everything, in a paragraph of its own. */
const withoutFirstFooter = (lines: readonly string[]): readonly string[] => {
  const at = nextWritten(lines, 0);
  const isAlone = isBlank(lines[at + 1] ?? 'x') && nextWritten(lines, at + 1) < lines.length;
  return isAlone && isFooter(lines[at] ?? '', false) ? lines.slice(at + 1) : lines;
};

const FENCE = /^```[\w+#.-]{0,20}$/;

/** The lines of code that somebody set between two fences, the fences too: marks in them are the code's, not a quote's. */
const fencedLines = (lines: readonly string[]): ReadonlySet<number> => {
  const fences = lines.flatMap((line, at) => (line.length < 60 && FENCE.test(plain(line)) ? [at] : []));
  const fenced = new Set<number>();
  for (let pair = 0; pair + 1 < fences.length; pair += 2)
    for (let at = fences[pair] ?? 0; at <= (fences[pair + 1] ?? 0); at += 1) fenced.add(at);
  return fenced;
};

const PROMPT = /^\s{0,3}>>>\s/;

/**
 * Lines that begin with `>>>` above any quote header, where no line has fewer marks: what somebody typed at a prompt, or
 * an arrow. A quote of a quote of a quote stands among the quotes that hold it.
 */
const promptsIn = (lines: readonly string[]): readonly number[] => {
  const found: number[] = [];
  if (!lines.some((line) => PROMPT.test(line))) return found;
  for (const [at, line] of lines.entries()) {
    if (PROMPT.test(line)) found.push(at);
    else if (isQuoted(line)) return [];
    else if (!isBlank(line) && quoteHeaderAt(lines, at)) return found;
  }
  return found;
};

const LONGEST = 400;
const ADDRESS = /^mailto:(?:[^<>@:]{1,80}<)?([^\s<>@]{1,64}@[^\s<>@]{1,255})>?$/i;
const END = /^>\s?(\p{L}[\p{L}\s]{0,30}:)$/u;

/** A header whose address stands on lines of its own, "<", "mailto:anna@example.com", "> wrote:", put on one line. */
const withMailtoJoined = (lines: readonly string[]): readonly string[] => {
  if (!lines.some((line) => line.startsWith('mailto:'))) return lines;
  const joined: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const torn = tornAt(lines, at);
    if (torn) {
      while (joined.length > 0 && isBlank(joined.at(-1) ?? '')) joined.pop();
      joined.push(`${joined.pop() ?? ''} <${torn.address}> ${torn.end}`);
    } else joined.push(lines[at] ?? '');
    at = torn?.last ?? at;
  }
  return joined;
};

const tornAt = (
  lines: readonly string[],
  at: number,
): Readonly<{ address: string; end: string; last: number }> | undefined => {
  if (plain((lines[at] ?? '').slice(0, LONGEST)) !== '<') return undefined;
  const middle = nextWritten(lines, at + 1);
  const last = nextWritten(lines, middle + 1);
  const address = ADDRESS.exec(plain((lines[middle] ?? '').slice(0, LONGEST)))?.[1];
  const end = END.exec(plain((lines[last] ?? '').slice(0, LONGEST)))?.[1];
  return address === undefined || end === undefined ? undefined : { address, end, last };
};
