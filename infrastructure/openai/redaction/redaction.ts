import type { Language } from '#domain/facts.ts';
import type { KnownNames } from '#domain/known-names.ts';
import {
  GIVEN_NAMES,
  GIVEN_NAMES_AND_WORDS,
  GIVEN_NAMES_IN_CAPITALS,
  isKnownWord,
  KEPT,
  PARTICLES,
  TITLES,
} from './known-words.ts';
import { namesIn } from './names.ts';
import { isFigure, type Kind, PATTERNS } from './patterns.ts';
import { isDeed } from './word-kind.ts';

/** Hides parts of people's words before they leave us, and restores them in what comes back. One serves one call: its names stand nowhere else. */
interface Redaction {
  /** The texts with names, firms, places, addresses, phones, links and ids as placeholders, the same for the same. */
  hide(texts: readonly string[]): readonly string[];
  /** A text with what the placeholders hide; one that nobody gave out stays, and no check lets it pass. */
  restore(text: string): string;
}

/** `leader` is the place of the first form of the same name, `form` tells the later ones apart: "" for the first, then "b". */
type Hidden = Readonly<{ kind: Kind; text: string; leader: number; form: string }>;

const NAMES = ['PERSON', 'NAME'] as const;
const MIN_PART = 3;

const OPEN = '\uE000';
const CLOSE = '\uE001';
const PLACEHOLDER = /\[?\b(NAME|PERSON|FIRM|MAIL|LINK|PHONE|ID|PLACE)_(\d{1,6})([b-z]?)\b\]?/gu;

/**
 * What is known is hidden however it is written: the user's own names and addresses, and the firms and places of their career, as
 * what they are.
 */
export const createRedaction = ({ people, firms, places }: KnownNames, language: Language | null): Redaction => {
  const hidden: Hidden[] = [];
  const numbers = new Map<string, number>();
  let first = 1;

  const mark = (kind: Kind, text: string): string => {
    const number = numbers.get(text) ?? hidden.length;
    if (number === hidden.length) {
      numbers.set(text, number);
      hidden.push({ kind, text, ...formOf(kind, text, number) });
    }
    return `${OPEN}${number}${CLOSE}`;
  };

  const formOf = (kind: Kind, text: string, number: number): Pick<Hidden, 'leader' | 'form'> => {
    const same = hidden.find((one) => one.kind === kind && isSameName(one.text, text));
    const forms = same ? hidden.filter(({ leader }) => leader === same.leader).length : 0;
    const form = FORMS[forms] ?? '';
    return same && form !== '' ? { leader: same.leader, form } : { leader: number, form: '' };
  };

  const knownPatterns = [
    ['PERSON', patternOf(people)],
    ['FIRM', patternOf(firms.flatMap(withItsParts))],
    ['PLACE', patternOf(places.flatMap(withItsParts))],
  ] as const;

  const byForm = (text: string): string =>
    PATTERNS.reduce(
      (rest, [kind, pattern]) =>
        outside(rest, (part) => part.replace(pattern, (found) => (isFigure(found) ? found : mark(kind, found)))),
      hideKnown(text),
    );

  const hideKnown = (text: string): string =>
    knownPatterns.reduce(
      (rest, [kind, pattern]) => outside(rest, (part) => replaced(part, pattern, (found) => mark(kind, found))),
      text,
    );

  const byName = (text: string, pairs: ReadonlySet<string>): string =>
    outside(text, (part) => {
      let rest = '';
      let from = 0;
      for (const { start, end, kind } of namesIn(part, language ?? 'en')) {
        if (isWordElsewhere(part, { start, end }, pairs)) continue;
        rest += part.slice(from, start) + mark(kind, part.slice(start, end));
        from = end;
      }
      return rest + part.slice(from);
    });

  /** "Black market" is nobody's where another text has "black market"; "Rose said" is somebody all the same. */
  const isWordElsewhere = (
    text: string,
    { start, end }: Readonly<{ start: number; end: number }>,
    pairs: ReadonlySet<string>,
  ): boolean => {
    const plain = text.slice(start, end).toLowerCase();
    const next = NEXT.exec(text.slice(end, end + LONGEST_WORD))?.[1]?.toLowerCase() ?? '';
    const isThing = next.length >= MIN_THING && !BETWEEN.has(next) && !isDeed(next, language ?? 'en');
    return isThing && isKnownWord(plain) && !isGivenName(plain) && pairs.has(`${plain} ${next}`);
  };

  /** Finds the names of one kind again, or parts of them, wherever they stand. */
  const foundAgain = (name: Kind) => {
    const parts = hidden.filter(({ kind }) => kind === name).flatMap(({ text }) => partsOf(text));
    const long = [...new Set(parts)].filter((part) => part.length >= MIN_PART);
    const isWord = (part: string): boolean => isKnownWord(part.toLowerCase());
    const isNoName = (part: string): boolean => TITLES.has(part.toLowerCase()) || KEPT.has(part.toLowerCase());
    const sameCase = new Set(long.filter((part) => isWord(part) && !isNoName(part)));
    return {
      name,
      sameCase,
      anyCasePattern: patternOf(long.filter((part) => !isWord(part))),
      sameCasePattern: patternOf([...sameCase]),
    };
  };

  /** A name that was known by its capital or its title is one elsewhere too; one that is also a word only with its capital. */
  const again = (text: string, found: readonly ReturnType<typeof foundAgain>[]): string =>
    found.reduce((rest, { name, sameCase, anyCasePattern, sameCasePattern }) => {
      const marked = outside(rest, (part) => replaced(part, anyCasePattern, (word) => mark(name, word)));
      return outside(marked, (part) =>
        replaced(part, sameCasePattern, (word) => (sameCase.has(word) ? mark(name, word) : word)),
      );
    }, text);

  const shown = (text: string): string =>
    text.replace(/\uE000(\d+)\uE001/gu, (_, number: string) => {
      const { kind, leader, form } = hidden[Number(number)] ?? { kind: 'NAME', leader: Number(number), form: '' };
      return `[${kind}_${first + leader}${form}]`;
    });

  return {
    hide(texts) {
      const highest = texts.flatMap((text) => [...text.matchAll(PLACEHOLDER)].map(([, , number]) => Number(number)));
      if (hidden.length === 0) first = Math.max(0, ...highest.filter((number) => number < 900_000)) + 1;
      const pairs = smallPairsIn(texts);
      const marked = texts.map((text) => {
        const formed = byForm(text.replace(/[\uE000\uE001]/gu, ' '));
        return isOfAnother(text, texts) ? formed : byName(formed, pairs);
      });
      const found = NAMES.map(foundAgain);
      return marked.map((text) => shown(again(text, found)));
    },
    restore: (text) =>
      text.replace(PLACEHOLDER, (whole, kind: string, number: string, form: string) => {
        const leader = Number(number) - first;
        const found = hidden.find((one) => one.leader === leader && one.form === form);
        return found?.kind === kind ? asNamed(found) : whole;
      }),
  };
};

const FORMS = ' bcdefghijk'.split('');

/** "Teresa", "teresa" and "Teresa V", "Harlan-Voss" and "Harlan-Voss Supply": one begins or ends with the whole other. */
const isSameName = (one: string, other: string): boolean => {
  const [short = [], long = []] = [one, other]
    .map((name) => name.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [])
    .sort((a, b) => a.length - b.length);
  const isAt = (from: number) => short.every((word, at) => word === long[from + at]);
  return short.length > 0 && (isAt(0) || isAt(long.length - short.length));
};

/** A hurried note has "teresa"; written out she has her capital. */
const asNamed = ({ kind, text }: Hidden): string =>
  kind === 'PERSON' && text === text.toLowerCase()
    ? text.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : text;

const NEXT = /^ ([\p{L}\p{M}]+)/u;
const LONGEST_WORD = 40;
const MIN_THING = 4;
/** Behind somebody who is thanked or met in small letters stands one of these as often. */
const BETWEEN = new Set(
  `with from about into over this that when after before then today during because und für mit nach über heute wegen beim dann avec pour
  dans chez après avant para como desde hasta sobre`.split(/\s+/u),
);
const isGivenName = (plain: string): boolean =>
  GIVEN_NAMES.has(plain) || GIVEN_NAMES_IN_CAPITALS.has(plain) || GIVEN_NAMES_AND_WORDS.has(plain);

/** One or two words that another text of the call has beside others are known by their place there. */
const isOfAnother = (text: string, texts: readonly string[]): boolean => {
  if (text.length > LONGEST_WORD || !ONE_OR_TWO.test(text)) return false;
  const whole = patternOf([text], 'u');
  return whole !== null && texts.some((other) => other.length > text.length && whole.test(other));
};
const ONE_OR_TWO = /^\S+(?: \S+)?$/u;

/** Words in small letters, each with the one behind it. */
const smallPairsIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/(?<![\p{L}\p{M}])(\p{Ll}[\p{L}\p{M}]*)(?= ([\p{L}\p{M}]+))/gu)].map(
        ([, small, next]) => `${small} ${next?.toLowerCase()}`,
      ),
    ),
  );

/** Without its last word, where more than one is left. */
const shorterOf = (head: string, name: string): readonly string[] => {
  const words = head.split(/\s+/u);
  return [...(head === name ? [] : [head]), ...(words.length > 2 ? [words.slice(0, -1).join(' ')] : [])];
};

/** "Siemens AG" is "Siemens" elsewhere, "Carr Beck Academy, Leeds" is "Carr Beck"; what is an ordinary word is none. */
const withItsParts = (name: string): readonly string[] => [
  name,
  ...shorterOf(name.split(',')[0]?.trim() ?? '', name),
  ...name.split(/[\s,.]+/u).filter((part) => part.length >= MIN_PART && !isKnownWord(part.toLowerCase())),
];

/** Without the articles and prepositions between them: "Anna van der Berg" hides no "der" elsewhere. */
const partsOf = (name: string): readonly string[] => {
  const parts = name.split(/[\s.]+/u);
  return parts.filter((part) => parts.length === 1 || !PARTICLES.has(part));
};

/** Changes what is not hidden yet. */
const outside = (text: string, change: (part: string) => string): string =>
  text
    .split(/(\uE000\d+\uE001)/u)
    .map((part) => (part.startsWith(OPEN) ? part : change(part)))
    .join('');

const MOST_KNOWN = 400;

/** Made once for all parts of all texts: making it for each would take as long as its words times the parts. */
const patternOf = (known: readonly string[], flags = 'giu'): RegExp | null => {
  const words = known.map((word) => word.trim()).filter((word) => word.length >= 2);
  if (words.length === 0) return null;
  const any = words
    .slice(0, MOST_KNOWN)
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, flags);
};

const replaced = (text: string, pattern: RegExp | null, mark: (found: string) => string): string =>
  pattern === null ? text : text.replace(pattern, mark);
