import { isNameLike, withoutClosing } from '#language/text/closings.ts';
import { isBlank, plain } from '#language/text/line.ts';
import { withoutDisclaimer, withoutFirmBelowDots } from './disclaimers.ts';
import { isFooter } from './footers.ts';
import { isRule, trimBlank } from './lines.ts';
import { isSignatureBelow, leadsIn, withoutSignatureBlock } from './signature-block.ts';

const MOST_LINES = 15;
const MOST_ROUNDS = 8;

const KINDS = {
  email: /^\W*(?:[\p{L}-]{1,8}[.:]\s*)?[^\s@|]+@[^\s@|]+\.\p{L}{2,}\W*$/u,
  phone: /^[^\p{L}\d+(]*(?:\p{L}{1,10}[.:]?\s*)?[+(]*\d(?:[\s()./-]*\d){6,15}(?:\s*(?:x|ext\.?)\s*\d{1,6})?$/iu,
  web: /^\W*(?:\p{L}{1,8}:\s+)?(?:https?:\/\/|www\.)\S+$/iu,
  handle: /^@[\w.]{2,30}$/,
} as const;
type Kind = keyof typeof KINDS;

const DATE_FIRST = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/;

/** What kind of contact details a line gives, and nothing else. */
const contactsIn = (line: string): Kind[] =>
  plain(line.slice(0, 200))
    .split('|')
    .map((part) => part.trim())
    .filter((part) => !DATE_FIRST.test(part))
    .flatMap((part) => (Object.keys(KINDS) as Kind[]).filter((kind) => KINDS[kind].test(part)));

const isListItem = (line: string): boolean => /^\s*(?:[-*•·]\s|\d+[.)]\s|#)/u.test(line);
const isSentence = (line: string): boolean =>
  plain(line)
    .split(' | ')
    .some((part) => {
      const words = part.split(/\s+/).length;
      return words > 12 || (words >= 5 && /[.!?。…:]$/u.test(part));
    });

const written = (lines: readonly string[]): readonly string[] => lines.filter((line) => !isBlank(line));

/** Few short lines, none of them a sentence or an item of a list. */
const couldSign = (lines: readonly string[], most: number): boolean => {
  const all = written(lines);
  return (
    all.length > 0 &&
    all.length <= most &&
    !all.some((line) => line.length > 100 || isListItem(line) || isSentence(line))
  );
};

const hasAddress = (lines: readonly string[]): boolean =>
  lines.some((line) => contactsIn(line).some((kind) => kind !== 'web'));

/** The standard's delimiter: two dashes and a space. A converter may have made a hard space of it. */
const isDelimiter = (line: string): boolean => /^--[ \u00a0]$/.test(line);

/** "-Paul" above the dashes: a motto of few lines is all that may stand below. */
const isSignedAbove = (lines: readonly string[], at: number): boolean =>
  /^[-–—~]{1,2}\s?\p{Lu}\p{L}{1,20}$/u.test(plain(written(lines.slice(0, at)).at(-1) ?? ''));
const MOST_OF_MOTTO = 2;

const startsSignature = (lines: readonly string[], at: number, dashes: number): boolean => {
  const line = lines[at] ?? '';
  const below = lines.slice(at + 1);
  if (isDelimiter(line)) return true;
  if (leadsIn(written(lines.slice(0, at)).at(-1) ?? '', below)) return false;
  if (plain(line) === '--' && dashes === 1) {
    const isClose = at === 0 || !isBlank(below[0] ?? '');
    if (isSignatureBelow(below) || (isSignedAbove(lines, at) && below.length <= MOST_OF_MOTTO)) return true;
    const isNamed = isNameLike(written(below)[0] ?? '');
    return couldSign(below, 8) && (isClose || isNamed || hasAddress(below));
  }
  return isRule(line) && ((couldSign(below, MOST_LINES) && hasAddress(below)) || isSignatureBelow(below));
};

/** Without what stands below `-- `, or below another rule where it gives addresses and says nothing. */
const withoutDelimited = (lines: readonly string[]): readonly string[] => {
  const dashes = lines.filter((line) => plain(line) === '--').length;
  const near = lines.length - 2 * MOST_LINES;
  const at = lines.findIndex(
    (line, i) => isDelimiter(line) || (i >= near && isRule(line) && startsSignature(lines, i, dashes)),
  );
  return at < 0 ? lines : lines.slice(0, at);
};

const withoutFooter = (lines: readonly string[]): readonly string[] => {
  const last = lines.length - 1;
  return last >= 0 && isFooter(lines[last] ?? '', last === 0 || isBlank(lines[last - 1] ?? ''))
    ? lines.slice(0, last)
    : lines;
};

const DASH_AND_NAME = /^[-–—~]{1,2}\s?(?=\p{Lu}\S+ \p{Lu})/u;

/** Some programs put their line on top, and some above a quote whose header is not known. */
const withoutFooterAbove = (lines: readonly string[]): readonly string[] => {
  const near = lines.length - MOST_LINES;
  const isAbove = (at: number) => (at === 0 || at >= near) && isBlank(lines[at + 1] ?? '');
  const at = lines.findIndex((line, i) => i < lines.length - 1 && isAbove(i) && isFooter(line, false));
  return at < 0 ? lines : trimBlank(lines.toSpliced(at, 1));
};

/** Without the address below "-John Doe": here one kind of contact details is enough; the name is something said. */
const withoutAddressBelowName = (lines: readonly string[]): readonly string[] => {
  const near = Math.max(0, lines.length - 5);
  const at = lines.findIndex((line, i) => i >= near && DASH_AND_NAME.test(plain(line.slice(0, 100))));
  if (at < 1) return lines;
  const below = written(lines.slice(at + 1));
  const isSigned = below.length > 0 && below.every((line) => contactsIn(line).length > 0);
  return isSigned && isNameLike(plain(lines[at] ?? '').replace(DASH_AND_NAME, '')) ? lines.slice(0, at + 1) : lines;
};

const withoutRule = (lines: readonly string[]): readonly string[] =>
  isRule(lines.at(-1) ?? '') ? lines.slice(0, -1) : lines;

/** What programs and firms put below somebody's words. */
const FOOTERS = [withoutRule, withoutDisclaimer, withoutFirmBelowDots, withoutFooter];
const SIGNATURES = [withoutDelimited, withoutSignatureBlock, withoutAddressBelowName, withoutClosing];

/**
 * A stretch of somebody's words without mobile footer, signature and parting formula at its end; `signed` are the blocks
 * that were cut as signatures, the last first.
 */
export const apartFromSignature = (
  stretch: readonly string[],
): Readonly<{ words: readonly string[]; signed: readonly (readonly string[])[] }> => {
  let words = withoutFooterAbove(trimBlank(stretch));
  const signed: (readonly string[])[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = words;
    for (const cut of FOOTERS) words = trimBlank(cut(words));
    for (const cut of SIGNATURES) {
      const left = cut(words);
      if (left.length < words.length) signed.push(words.slice(left.length));
      words = trimBlank(left);
    }
    if (words.length === before.length && words.at(-1) === before.at(-1)) break;
  }
  return { words, signed };
};

/** The same stretch, for those who need no more than its words. */
export const withoutSignature = (stretch: readonly string[]): readonly string[] => apartFromSignature(stretch).words;
