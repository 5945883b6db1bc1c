import { isBlank } from '#language/text/line.ts';
import { isFooter } from './footers.ts';
import { fieldOf } from './header-fields.ts';
import { isQuoted, linesWithin, nextWritten, withoutQuoteMarks } from './lines.ts';
import { belowRules, nextHeader, quoteHeaderAt } from './quote-headers.ts';
import { indexed, linesQuoted, namesUs, type Sent } from './sent-text.ts';
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

/** What a mail passed on says, of a text without words of its sender's; '' where none is. `sent`: mails of ours. */
export const textPassedOn = (text: string, sent: readonly string[]): string => {
  const lines = linesWithin(text);
  const at = lines.findIndex(
    (line, i) => !isBlank(line) && !isQuoted(line) && quoteHeaderAt(lines, i)?.isMark === true,
  );
  const mark = at < 0 ? undefined : quoteHeaderAt(lines, at);
  if (!mark) return '';
  const fields = belowRules(lines, at + mark.length);
  const below = fields + fieldsBelow(lines, fields);
  if (below === fields || !passesOn(lines, { at, below }, mark.isForward === true, indexed(sent))) return '';
  const body = lines.slice(below, nextHeader(lines, below));
  return withoutSignature(body.filter((line) => !isQuoted(line)))
    .join('\n')
    .trim();
};
