import type { Language } from '#domain/facts.ts';
import { isKnownWord, KEPT, TITLES } from './known-words.ts';
import { namesIn } from './names.ts';
import { isFigure, type Kind, PATTERNS } from './patterns.ts';

/** What leaves us of people's words, and what comes back. One serves one call: what it hid stands nowhere else. */
interface Redaction {
  /** The texts with names, firms, places, addresses, phones, links and ids as placeholders, the same for the same. */
  hide(texts: readonly string[]): readonly string[];
  /** A text with what the placeholders hide; one that nobody gave out stays, and no check lets it pass. */
  restore(text: string): string;
}

type Hidden = Readonly<{ kind: Kind; text: string }>;

const NAMES = ['PERSON', 'NAME'] as const;
const MIN_PART = 3;

const OPEN = '\uE000';
const CLOSE = '\uE001';
const PLACEHOLDER = /\[?\b(NAME|PERSON|FIRM|MAIL|LINK|PHONE|ID|PLACE)_(\d{1,6})\b\]?/gu;

/**
 * `known` are words that are hidden however they are written: the user's own names and addresses. So are the `firms` and `places` of
 * their career, as what they are.
 */
export const createRedaction = (
  known: readonly string[],
  language: Language | null,
  { firms = [], places = [] }: Readonly<{ firms?: readonly string[]; places?: readonly string[] }> = {},
): Redaction => {
  const hidden: Hidden[] = [];
  const numbers = new Map<string, number>();
  let first = 1;

  const mark = (kind: Kind, text: string): string => {
    const key = `${kind} ${text}`;
    const number = numbers.get(key) ?? hidden.length;
    if (number === hidden.length) {
      numbers.set(key, number);
      hidden.push({ kind, text });
    }
    return `${OPEN}${number}${CLOSE}`;
  };

  const byForm = (text: string): string =>
    PATTERNS.reduce(
      (rest, [kind, pattern]) =>
        outside(rest, (part) => part.replace(pattern, (found) => (isFigure(found) ? found : mark(kind, found)))),
      hideKnown(text),
    );

  const hideKnown = (text: string): string => {
    const all = [
      ['PERSON', known],
      ['FIRM', firms.flatMap(withItsParts)],
      ['PLACE', places.flatMap(withItsParts)],
    ] as const;
    return all.reduce(
      (rest, [kind, words]) => outside(rest, (part) => withKnown(part, words, (found) => mark(kind, found))),
      text,
    );
  };

  const byName = (text: string): string =>
    outside(text, (part) => {
      let rest = '';
      let from = 0;
      for (const { start, end, kind } of namesIn(part, language ?? 'en')) {
        rest += part.slice(from, start) + mark(kind, part.slice(start, end));
        from = end;
      }
      return rest + part.slice(from);
    });

  /** A name that was known by its capital or its title is one elsewhere too; one that is also a word only with its capital. */
  const again = (text: string): string =>
    NAMES.reduce((rest, name) => {
      const parts = hidden.filter(({ kind }) => kind === name).flatMap(({ text: found }) => found.split(/[\s.]+/));
      const long = [...new Set(parts)].filter((part) => part.length >= MIN_PART);
      const isWord = (part: string): boolean => isKnownWord(part.toLowerCase());
      const anyCase = long.filter((part) => !isWord(part));
      const sameCase = new Set(
        long.filter((part) => isWord(part) && !TITLES.has(part.toLowerCase()) && !KEPT.has(part.toLowerCase())),
      );
      const marked = outside(rest, (part) => withKnown(part, anyCase, (found) => mark(name, found)));
      return outside(marked, (part) =>
        withKnown(part, [...sameCase], (found) => (sameCase.has(found) ? mark(name, found) : found)),
      );
    }, text);

  const shown = (text: string): string =>
    text.replace(/\uE000(\d+)\uE001/gu, (_, number: string) => {
      const { kind } = hidden[Number(number)] ?? { kind: 'NAME' };
      return `[${kind}_${first + Number(number)}]`;
    });

  return {
    hide(texts) {
      const highest = texts.flatMap((text) => [...text.matchAll(PLACEHOLDER)].map(([, , number]) => Number(number)));
      if (hidden.length === 0) first = Math.max(0, ...highest.filter((number) => number < 900_000)) + 1;
      const marked = texts.map((text) => byName(byForm(text.replace(/[\uE000\uE001]/gu, ' '))));
      return marked.map((text) => shown(again(text)));
    },
    restore: (text) =>
      text.replace(PLACEHOLDER, (whole, kind: string, number: string) => {
        const found = hidden[Number(number) - first];
        return found?.kind === kind ? found.text : whole;
      }),
  };
};

/** "Siemens AG" is "Siemens" elsewhere; what is an ordinary word is none. */
const withItsParts = (name: string): readonly string[] => [
  name,
  ...name.split(/[\s,.]+/u).filter((part) => part.length >= MIN_PART && !isKnownWord(part.toLowerCase())),
];

/** Changes what is not hidden yet. */
const outside = (text: string, change: (part: string) => string): string =>
  text
    .split(/(\uE000\d+\uE001)/u)
    .map((part) => (part.startsWith(OPEN) ? part : change(part)))
    .join('');

const MOST_KNOWN = 400;

const withKnown = (text: string, known: readonly string[], mark: (found: string) => string): string => {
  const words = known.map((word) => word.trim()).filter((word) => word.length >= 2);
  if (words.length === 0) return text;
  const any = words
    .slice(0, MOST_KNOWN)
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('|');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu'), mark);
};
