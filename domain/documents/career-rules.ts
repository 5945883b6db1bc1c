import { isPublicPage } from '#domain/links.ts';
import { foldText } from '#domain/text.ts';
import type { CareerFact } from './career.ts';
import { isCareerMonth, isInOrder, mayOverlap } from './career-months.ts';

export const MOST_CAREER_FACTS = 300;
export const LONGEST_CAREER_LINE = 200;
const LONGEST_LINK = 500;
/** As the role and company of a profile may have: there they stand too. */
const LONGEST_OF_POSITION = 100;

/** What a fact says, apart from which one it is. */
export type CareerWords = CareerFact extends infer Fact ? (Fact extends CareerFact ? Omit<Fact, 'id'> : never) : never;

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
    if (value.length > longestOf(words.is, field)) return { field, why: 'too-long' };
    if (/[\p{Cc}\u2028\u2029]/u.test(value) || !value.isWellFormed()) return { field, why: 'not-a-line' };
  }
  return null;
};

/** In characters. */
export const longestOf = (is: CareerFact['is'], field: string): number => {
  if (field === 'url') return LONGEST_LINK;
  return is === 'position' && (field === 'title' || field === 'employer') ? LONGEST_OF_POSITION : LONGEST_CAREER_LINE;
};

/** Of two names that can stand for the whole, one is enough. */
const missingIn = (words: CareerWords): CareerProblem | null => {
  const isEmpty = (...values: readonly string[]): boolean => values.every((value) => value.trim() === '');
  switch (words.is) {
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
  if (words.is === 'certificate') return isMonthOrNone(words.at) ? null : { field: 'at', why: 'no-month' };
  if (words.is !== 'position' && words.is !== 'education') return null;
  if (!isMonthOrNone(words.from)) return { field: 'from', why: 'no-month' };
  if (words.to !== null && !isMonthOrNone(words.to)) return { field: 'to', why: 'no-month' };
  return isInOrder(words) ? null : { field: 'to', why: 'ends-before-it-began' };
};

const isMonthOrNone = (month: string): boolean => month === '' || isCareerMonth(month);

/** It stands in documents that strangers open: it leads to a page of the web, and holds no password. */
const linkProblem = (words: CareerWords): CareerProblem | null =>
  words.is !== 'link' || isPublicPage(words.url) ? null : { field: 'url', why: 'no-link' };

/** Its letters and numbers; a name that has none, an emoji, is what it is. */
const foldedName = (text: string): string => {
  const folded = foldText(text);
  return folded.replace(/[^\p{L}\p{N}+#]+/gu, ' ').trim() || folded;
};
const isSame = (one: string, other: string): boolean => foldedName(one) === foldedName(other);
const agree = (one: string, other: string): boolean => one === '' || other === '' || isSame(one, other);

/** Both tell of the same thing: the same names, and times that do not part them. What one leaves out, the other may say. */
export const tellSame = (one: CareerWords, other: CareerWords): boolean => {
  switch (one.is) {
    case 'position':
      if (other.is !== 'position' || !mayOverlap(one, other)) return false;
      return isSame(one.title, other.title) && isSame(one.employer, other.employer);
    case 'education':
      if (other.is !== 'education' || !mayOverlap(one, other)) return false;
      return isSame(one.title, other.title) && isSame(one.school, other.school);
    case 'certificate':
      return other.is === 'certificate' && isSame(one.title, other.title) && agree(one.issuer, other.issuer);
    case 'language':
      return other.is === 'language' && isSame(one.name, other.name);
    case 'link':
      return other.is === 'link' && pageOf(one.url) === pageOf(other.url);
    case 'skill':
      return other.is === 'skill' && isSame(one.name, other.name);
  }
};

const pageOf = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/+$/, '');

/** Says all that the other says, and nothing else. */
export const sayEqual = (one: CareerWords, other: CareerWords): boolean =>
  JSON.stringify(wordsOf(one)) === JSON.stringify(wordsOf(other));

/** The fields of a fact, picked one by one and in this order. */
export const wordsOf = (fact: CareerWords): CareerWords => {
  switch (fact.is) {
    case 'position': {
      const { is, employer, title, place, from, to } = fact;
      return { is, employer, title, place, from, to };
    }
    case 'education': {
      const { is, school, title, place, from, to } = fact;
      return { is, school, title, place, from, to };
    }
    case 'certificate': {
      const { is, title, issuer, at } = fact;
      return { is, title, issuer, at };
    }
    case 'language':
      return { is: fact.is, name: fact.name, level: fact.level };
    case 'link':
      return { is: fact.is, label: fact.label, url: fact.url };
    case 'skill':
      return { is: fact.is, name: fact.name };
  }
};
