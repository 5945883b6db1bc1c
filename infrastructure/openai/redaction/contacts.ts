import { foldText } from '#domain/text.ts';
import { isKnownWord } from './known-words.ts';
import { namesIn } from './names.ts';
import { isFigure, type Kind, PATTERNS } from './patterns.ts';

/** Hides in the lines of a CV how its person is called and reached, and restores it in what comes back. */
interface ContactRedaction {
  hide(lines: readonly string[]): readonly string[];
  /** A text with what the placeholders hide; one that nobody gave out stays. */
  restore(text: string): string;
}

/**
 * For a text in which firms, schools and towns are what is looked for: they stay, and so does every time. Hidden are
 * the names in `people`, those that `lines` give their person, and whatever has the form of an address, a phone number,
 * a link or an id.
 */
export const createContactRedaction = (people: readonly string[], lines: readonly string[]): ContactRedaction => {
  const hidden: Readonly<{ kind: Kind; text: string }>[] = [];
  const numbers = new Map<string, number>();
  const given = lines.flatMap((line) => [...line.matchAll(PLACEHOLDER)].map(([, , number]) => Number(number)));
  const first = Math.max(0, ...given) + 1;
  const mark = (kind: Kind, text: string): string => {
    const number = numbers.get(text) ?? hidden.length;
    if (number === hidden.length) hidden.push({ kind, text });
    numbers.set(text, number);
    return `[${kind}_${first + number}]`;
  };
  const named = patternOf([...people, ...ownNamesIn(lines)]);
  const hide = (line: string): string => {
    const formed = FORMS.reduce(
      (rest, [kind, pattern]) =>
        outside(rest, (part) => part.replace(pattern, (found) => (tells(kind, found) ? mark(kind, found) : found))),
      line,
    );
    return named === null ? formed : outside(formed, (part) => part.replace(named, (found) => mark('PERSON', found)));
  };
  return {
    hide: (all) => all.map(hide),
    restore: (text) =>
      text.replace(PLACEHOLDER, (whole, kind: string, number: string) => {
        const found = hidden[Number(number) - first];
        return found?.kind === kind ? found.text : whole;
      }),
  };
};

const PLACEHOLDER = /\[?\b(PERSON|MAIL|LINK|PHONE|ID|PLACE)_(\d{1,6})\b\]?/gu;
const FORMS = PATTERNS.filter(([kind]) => kind !== 'FIRM');

/** "04.2021", "09/2016", "2019-07-01", "2019". */
const DATE =
  /(?<!\d)(?:\d{1,2}[./-])?\d{1,2} ?[./-] ?(?:19|20)\d{2}(?!\d)|(?<!\d)(?:19|20)\d{2}(?:[./-]\d{1,2}){0,2}(?!\d)/gu;

/**
 * Whether what has such a form is of one person: no time ("Spring 2012", "2019 Cours de cuisine"), no degree ("M.Com"),
 * no short number ("CACES R482").
 */
const tells = (kind: Kind, found: string): boolean => {
  const digits = found.match(/\d/gu)?.length ?? 0;
  if (kind === 'LINK') return !/^(?:\p{L}\.\p{L}+|[\p{L}\d]+\.js)$/iu.test(found);
  if (kind === 'PLACE') return !/^(?:19|20)\d{2}\s|\s(?:19|20)\d{2}\s*$/u.test(found);
  if (kind === 'MAIL') return true;
  if (kind === 'PHONE') return digits >= 7 && !isFigure(found) && /\d/u.test(found.replace(DATE, ''));
  return digits === 0 || digits >= 5;
};

/** A CV names its person on top. */
const TOP_LINES = 8;
const MOST_WORDS = 4;

/**
 * Cells that are a name alone: the first on top of the page, and those that share a word with the first address of a
 * mail.
 */
const ownNamesIn = (lines: readonly string[]): readonly string[] => {
  const mail = foldText(/[^\s<>"']{1,64}@[^\s<>"']{1,80}/u.exec(lines.join('\n'))?.[0] ?? '');
  const isOfMail = (cell: string): boolean =>
    cell.split(/[\s-]+/u).some((word) => word.length >= 4 && mail.includes(foldText(word)));
  const cells = (some: readonly string[]) => some.flatMap((line) => line.split(/[\t|·•]/u)).map((cell) => cell.trim());
  const short = cells(lines).filter((cell) => /^[\p{L}.'’ -]+$/u.test(cell) && cell.split(' ').length <= MOST_WORDS);
  const top = cells(lines.filter((line) => line.trim() !== '').slice(0, TOP_LINES)).find(isPersonAlone);
  const own = [...short.filter(isOfMail), ...(top === undefined ? [] : [top])];
  const parts = own.flatMap((cell) => cell.split(/[\s.]+/u)).filter((part) => !isKnownWord(part.toLowerCase()));
  return [...own, ...parts];
};

const isPersonAlone = (cell: string): boolean =>
  /\p{L} \p{L}/u.test(cell) &&
  namesIn(cell, 'en').some(({ kind, start, end }) => kind === 'PERSON' && start === 0 && end === cell.length);

const MIN_NAME = 3;
const MOST_NAMES = 60;

const patternOf = (names: readonly string[]): RegExp | null => {
  const known = [...new Set(names.map((name) => name.trim()))].filter((name) => name.length >= MIN_NAME);
  if (known.length === 0) return null;
  const any = known
    .slice(0, MOST_NAMES)
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu');
};

/** Changes what is not hidden yet. */
const outside = (text: string, change: (part: string) => string): string =>
  text
    .split(/(\[[A-Z]+_\d+\])/u)
    .map((part) => (/^\[[A-Z]+_\d+\]$/u.test(part) ? part : change(part)))
    .join('');
