import { isPublicPage } from '#domain/links.ts';
import { foldText } from '#domain/text.ts';
import type { CareerFact, CareerWords } from './career.ts';
import { isCareerMonth, isInOrder, type MonthRange, monthRange, rangesOverlap } from './career-months.ts';

export const MOST_CAREER_FACTS = 300;
export const LONGEST_CAREER_LINE = 200;
const LONGEST_LINK = 500;
/** As the role and company of a profile may have: there they stand too. */
const LONGEST_OF_POSITION = 100;

/** What is wrong with a fact, and in which of its fields. */
export type CareerProblem = Readonly<{
  field: string;
  why: 'missing' | 'too-long' | 'not-a-line' | 'no-month' | 'ends-before-it-began' | 'no-link';
}>;

/** Null for what can be kept. */
export const problemIn = (words: CareerWords): CareerProblem | null =>
  lineProblem(words) ?? missingIn(words) ?? monthProblem(words) ?? linkProblem(words);

const lineProblem = (words: CareerWords): CareerProblem | null => {
  for (const [field, value] of Object.entries(words)) {
    if (value === null) continue;
    if (value.length > longestOf(words.kind, field)) return { field, why: 'too-long' };
    if (/[\p{Cc}\u2028\u2029]/u.test(value) || !value.isWellFormed()) return { field, why: 'not-a-line' };
  }
  return null;
};

/** In characters. */
export const longestOf = (kind: CareerFact['kind'], field: string): number => {
  if (field === 'url') return LONGEST_LINK;
  return kind === 'position' && (field === 'title' || field === 'employer') ? LONGEST_OF_POSITION : LONGEST_CAREER_LINE;
};

/** Of two names that can stand for the whole, one is enough. */
const missingIn = (words: CareerWords): CareerProblem | null => {
  const isEmpty = (...values: readonly string[]): boolean => values.every((value) => value.trim() === '');
  switch (words.kind) {
    case 'position':
      return isEmpty(words.title, words.employer) ? { field: 'title', why: 'missing' } : null;
    case 'education':
      return isEmpty(words.school, words.title) ? { field: 'school', why: 'missing' } : null;
    case 'certificate':
      return isEmpty(words.title) ? { field: 'title', why: 'missing' } : null;
    case 'link':
      return isEmpty(words.url) ? { field: 'url', why: 'missing' } : null;
    case 'language':
    case 'skill':
      return isEmpty(words.name) ? { field: 'name', why: 'missing' } : null;
  }
};

const monthProblem = (words: CareerWords): CareerProblem | null => {
  if (words.kind === 'certificate') return isMonthOrNone(words.issued) ? null : { field: 'issued', why: 'no-month' };
  if (words.kind !== 'position' && words.kind !== 'education') return null;
  if (!isMonthOrNone(words.from)) return { field: 'from', why: 'no-month' };
  if (words.to !== null && !isMonthOrNone(words.to)) return { field: 'to', why: 'no-month' };
  return isInOrder(words) ? null : { field: 'to', why: 'ends-before-it-began' };
};

const isMonthOrNone = (month: string): boolean => month === '' || isCareerMonth(month);

/** It stands in documents that strangers open: it leads to a page of the web, and holds no password. */
const linkProblem = (words: CareerWords): CareerProblem | null =>
  words.kind !== 'link' || isPublicPage(words.url) ? null : { field: 'url', why: 'no-link' };

/** One character may stand for 18 letters. A name of such characters is compared as it is, so that it costs no more than others. */
const MAX_GROWTH = 3;

/** Its letters and numbers; a name that has none, an emoji, is what it is. */
const foldedName = (text: string): string => {
  if (text.normalize('NFKD').length > text.length * MAX_GROWTH) return text.toLowerCase();
  const folded = foldText(text);
  return folded.replace(/[^\p{L}\p{N}+#]+/gu, ' ').trim() || folded;
};

/** What makes two facts the same one, folded once: its key, when it was, and who issued it ('' where nobody is named). */
type Identity = Readonly<{ key: string; time: MonthRange; issuer: string }>;

const ANY_TIME: MonthRange = { start: 0, end: Number.POSITIVE_INFINITY };

const identityOf = (words: CareerWords): Identity => {
  const of = (names: readonly string[], time = ANY_TIME, issuer = ''): Identity => ({
    key: [words.kind, ...names].join('\n'),
    time,
    issuer,
  });
  switch (words.kind) {
    case 'position':
      return of([foldedName(words.title), foldedName(words.employer)], monthRange(words));
    case 'education':
      return of([foldedName(words.title), foldedName(words.school)], monthRange(words));
    case 'certificate':
      return of([foldedName(words.title)], ANY_TIME, foldedName(words.issuer));
    case 'link':
      return of([pageOf(words.url)]);
    case 'language':
    case 'skill':
      return of([foldedName(words.name)]);
  }
};

const agree = (one: Identity, other: Identity): boolean =>
  rangesOverlap(one.time, other.time) && (one.issuer === '' || other.issuer === '' || one.issuer === other.issuer);

/** Both tell of the same thing: the same names, and times that do not part them. What one leaves out, the other may say. */
export const tellSame = (one: CareerWords, other: CareerWords): boolean => {
  const [first, second] = [identityOf(one), identityOf(other)];
  return first.key === second.key && agree(first, second);
};

/** Facts by their folded names: finding a duplicate among hundreds folds no name but the one looked for. */
export type FactIndex<Fact> = Readonly<{
  add(fact: Fact): void;
  /** The first fact added that tells the same and passes `isMeant`, or undefined. */
  find(words: CareerWords, isMeant?: (fact: Fact) => boolean): Fact | undefined;
}>;

export const createFactIndex = <Fact extends CareerWords>(): FactIndex<Fact> => {
  const byKey = new Map<string, Readonly<{ fact: Fact; identity: Identity }>[]>();
  return {
    add(fact) {
      const identity = identityOf(fact);
      const alike = byKey.get(identity.key);
      if (alike) alike.push({ fact, identity });
      else byKey.set(identity.key, [{ fact, identity }]);
    },
    find(words, isMeant = () => true) {
      const identity = identityOf(words);
      const alike = byKey.get(identity.key);
      return alike?.find((other) => agree(other.identity, identity) && isMeant(other.fact))?.fact;
    },
  };
};

const pageOf = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/(?<!\/)\/+$/, '');

/** Says all that the other says, and nothing else. */
export const sayEqual = (one: CareerWords, other: CareerWords): boolean =>
  JSON.stringify(wordsOf(one)) === JSON.stringify(wordsOf(other));

/** The fields of a fact, picked one by one and in this order. */
export const wordsOf = (fact: CareerWords): CareerWords => {
  switch (fact.kind) {
    case 'position': {
      const { kind, employer, title, place, from, to } = fact;
      return { kind, employer, title, place, from, to };
    }
    case 'education': {
      const { kind, school, title, place, from, to } = fact;
      return { kind, school, title, place, from, to };
    }
    case 'certificate': {
      const { kind, title, issuer, issued } = fact;
      return { kind, title, issuer, issued };
    }
    case 'language':
      return { kind: fact.kind, name: fact.name, level: fact.level };
    case 'link':
      return { kind: fact.kind, label: fact.label, url: fact.url };
    case 'skill':
      return { kind: fact.kind, name: fact.name };
  }
};
