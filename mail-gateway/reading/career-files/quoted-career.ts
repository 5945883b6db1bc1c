import type { QuotedFact, Quotes } from '#application/documents/career/ai-career-reader.ts';
import type { ReadCareer } from '#application/documents/career/career-import.ts';
import type { CareerWords } from '#domain/documents/career.ts';
import { boundCareer } from './bounded-career.ts';
import { withoutHyphen } from './cv-text/hyphens.ts';
import { type Singles, timeIn } from './cv-text/times.ts';

/** In lines, between the quotes of one field. */
const FARTHEST = 4;

/**
 * The facts that a model quoted from the `lines` of a CV. A field holds only words that stand in the cell of the line
 * they are said to stand in, whole words, as the CV spells them; else it is empty. A fact without a name is dropped.
 * Times are read from their words here.
 */
export const careerOfQuotes = (lines: readonly string[], quoted: readonly QuotedFact[]): ReadCareer => {
  const facts = quoted.map((fact) => factOf(fact, (quotes) => wordsOf(lines, quotes)));
  return boundCareer({ source: 'text', facts: facts.filter(isNamed), lines });
};

const factOf = (fact: QuotedFact, said: (quotes: Quotes) => string): CareerWords => {
  const timeOf = (quotes: Quotes, singles: Singles) => timeIn(said(quotes), singles)?.time ?? { from: '', to: '' };
  switch (fact.kind) {
    case 'position': {
      const { kind, title, employer, place, time } = fact;
      return { kind, title: said(title), employer: said(employer), place: said(place), ...timeOf(time, 'both') };
    }
    case 'education': {
      const { kind, title, school, place, time } = fact;
      return { kind, title: said(title), school: said(school), place: said(place), ...timeOf(time, 'end') };
    }
    case 'certificate': {
      const { from, to } = timeOf(fact.time, 'both');
      return { kind: fact.kind, title: said(fact.title), issuer: said(fact.issuer), issued: from || (to ?? '') };
    }
    case 'language':
      return { kind: fact.kind, name: said(fact.name), level: said(fact.level) };
    case 'skill':
      return { kind: fact.kind, name: said(fact.name) };
  }
};

const isNamed = (fact: CareerWords): boolean => {
  switch (fact.kind) {
    case 'position':
      return fact.title !== '' || fact.employer !== '';
    case 'education':
      return fact.title !== '' || fact.school !== '';
    case 'certificate':
      return fact.title !== '';
    case 'link':
      return true;
    default:
      return fact.name !== '';
  }
};

/** '' where one of them stands elsewhere, or far from the one before. */
const wordsOf = (lines: readonly string[], quotes: Quotes): string => {
  const isFit = quotes.every(({ line, words }, at) => {
    const before = quotes[at - 1]?.line ?? line;
    return Math.abs(line - before) <= FARTHEST && standsIn(lines[line] ?? '', words);
  });
  return isFit
    ? quotes
        .map(({ words }) => bare(words))
        .reduce(withoutHyphen, '')
        .trim()
    : '';
};

const bare = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** As whole words of one cell. */
const standsIn = (line: string, words: string): boolean => {
  const sought = bare(words);
  return sought !== '' && line.split('\t').some((cell) => hasWhole(bare(cell), sought));
};

const hasWhole = (cell: string, sought: string): boolean => {
  for (let at = cell.indexOf(sought); at !== -1; at = cell.indexOf(sought, at + 1)) {
    const [before, behind] = [cell.slice(0, at), cell.slice(at + sought.length)];
    const isCut = /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(sought);
    const isCutBehind = /[\p{L}\p{N}]$/u.test(sought) && /^[\p{L}\p{N}]/u.test(behind);
    if (!isCut && !isCutBehind) return true;
  }
  return false;
};
