import { isBlank } from '#language/text/line.ts';
import { withHeadersApart } from './headers-on-lines.ts';
import { boundedLines, isQuoted } from './lines.ts';
import { quoteHeaderAt } from './quote-headers.ts';

/** So many lines below the last of somebody's words may be their signature. */
const MOST_SIGNED = 15;

/**
 * What its author says in the parts of a mail that are too long to be read; nothing where those parts are quoted. `words`
 * are what was found in the rest, `rest` is text that stands behind all of it.
 */
export const wordsBeyond = (text: string, words: string, rest = ''): readonly string[] => {
  const { within, long, behind } = boundedLines(text);
  if (long.length + behind.length === 0 && rest === '') return [];
  const isOwn = (at: number): boolean => couldGoOn(within.slice(0, at), words);
  const header = behind.findIndex((_, at) => quoteHeaderAt(behind, at) !== undefined);
  const isOwnBehind = isOwn(within.length);
  const beyond = [
    ...long.filter(({ at }) => isOwn(at)).map(({ line }) => line),
    ...(isOwnBehind ? behind.slice(0, header < 0 ? behind.length : header) : []),
  ].filter((line) => !isQuoted(line));
  const last = [...within, ...behind].findLast((line) => !isBlank(line)) ?? '';
  const isOwnRest = isOwnBehind && header < 0 && !isQuoted(last); // a quote may have been cut in two
  return [beyond.join('\n').trim(), isOwnRest ? rest.trim() : ''].filter((part) => part !== '');
};

/** Below these lines its author may well go on: they end in marked quotes, hold no quote without marks, or end in words. */
const couldGoOn = (lines: readonly string[], words: string): boolean =>
  isQuoted(lines.findLast((line) => !isBlank(line)) ?? '>') || !hasHeader(lines, 0) || endsIn(lines, words);

const hasHeader = (lines: readonly string[], from: number): boolean =>
  lines.some((_, at) => at >= from && quoteHeaderAt(lines, at) !== undefined);

/** Nothing but a signature stands below the words. */
const endsIn = (text: readonly string[], words: string): boolean => {
  const lines = withHeadersApart(text);
  const last = words.slice(words.lastIndexOf('\n') + 1).trim();
  const at = words === '' ? -1 : lines.findLastIndex((line) => line.trim() === last);
  const below = lines.slice(at + 1).filter((line) => !isBlank(line));
  return at >= 0 && below.length <= MOST_SIGNED && !below.some(isQuoted) && !hasHeader(lines, at + 1);
};
