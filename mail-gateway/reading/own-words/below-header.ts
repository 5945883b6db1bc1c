import { isBlank, plain } from '#language/text/line.ts';
import { fieldOf, isToSeveral } from './header-fields.ts';
import { domainsOf, namesUs, type Sent } from './sent-text.ts';
import { withoutSignature } from './signatures.ts';

/** What is known of a quote header below which stands unmarked text that is not of any mail of ours we know. */
type Unquoted = Readonly<{
  /** The header's lines, fields included. */
  header: readonly string[];
  isForward: boolean;
  /** The lines below it, up to the next header. */
  below: readonly string[];
  /** Somebody's own words stand above it. */
  isSaidAbove: boolean;
}>;

const isIndented = (lines: readonly string[]): boolean =>
  lines.every((line) => isBlank(line) || /^(?: {4}|\t)/.test(line));

const namesOf = (lines: readonly string[]): string[] =>
  lines
    .join(' ')
    .toLowerCase()
    .replace(/\S*@\S*/g, ' ')
    .match(/\p{L}{2,}/gu) ?? [];

const GREETING =
  /^(?:hi|hey|hello|dear|hallo|liebe[rs]?|guten \p{L}+|moin|bonjour|salut|chère?|hola|ciao|olá|oi|beste|hej|hei|cześć|ahoj|thank you|thanks|danke|merci),?\s+(\p{L}{2,})/u;
const FIRST_LINES = 4;
/** Somebody may give one link of their correspondent's; a mail of its sender's gives several. */
const OFTEN = 2;

/** Does the text below greet whom the header says the mail went to, or give addresses or links of its sender's? */
const isOfItsSender = (header: readonly string[], below: readonly string[]): boolean => {
  const to = header.filter((line) => fieldOf(line) === 'to');
  const others = header.filter((line) => !to.includes(line));
  const names = new Set(namesOf(to).filter((name) => !namesOf(others).includes(name)));
  const first = below.filter((line) => !isBlank(line)).slice(0, FIRST_LINES);
  if (first.some((line) => names.has(GREETING.exec(plain(line.slice(0, 100)).toLowerCase())?.[1] ?? ''))) return true;
  const theirs = new Set(to.flatMap(domainsOf));
  const senders = new Set(others.flatMap(domainsOf).filter((domain) => !theirs.has(domain)));
  const naming = withoutSignature(below).filter((line) => domainsOf(line).some((domain) => senders.has(domain)));
  return naming.length >= OFTEN;
};

/**
 * Did the author delete the quote and leave its header, so that what stands below it is their own? Surely so where the
 * header names us and nothing below does; otherwise only where they would have said nothing else, and nothing shows that
 * it is the answered mail, or one passed on. A quote too much costs a line, a lost word costs trust.
 */
export const isOwnBelow = ({ header, isForward, below, isSaidAbove }: Unquoted, known: Sent): boolean => {
  if (isForward || isIndented(below)) return false;
  if (namesUs(header, known)) return !namesUs(below, known);
  return !isSaidAbove && !isToSeveral(header) && !isOfItsSender(header, below);
};
