import type { CareerWords } from '#web/contract/career.ts';
import { copy } from './copy.ts';
import { monthInWords } from './months.ts';

/** What a fact is called in its row, and what stands below that. */
export type FactWords = Readonly<{ name: string; detail: string; time: string }>;

export const wordsOf = (fact: CareerWords): FactWords => {
  switch (fact.is) {
    case 'position':
      return {
        name: fact.title || fact.employer,
        detail: joined(fact.title === '' ? '' : fact.employer, fact.place),
        time: timeOf(fact),
      };
    case 'education':
      return {
        name: fact.title || fact.school,
        detail: joined(fact.title === '' ? '' : fact.school, fact.place),
        time: timeOf(fact),
      };
    case 'certificate':
      return { name: fact.title, detail: fact.issuer, time: fact.at === '' ? '' : monthInWords(fact.at) };
    case 'language':
      return { name: fact.name, detail: fact.level, time: '' };
    case 'link':
      return {
        name: fact.label || fact.url.replace(/^https?:\/\/(?:www\.)?/, ''),
        detail: fact.label && fact.url,
        time: '',
      };
    case 'skill':
      return { name: fact.name, detail: '', time: '' };
  }
};

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

const timeOf = ({ from, to }: Readonly<{ from: string; to: string | null }>): string => {
  if (from === '' && (to === '' || to === null)) return copy.timeUnknown;
  const end = to === null ? copy.present : monthInWords(to);
  return [from === '' ? '' : monthInWords(from), end].filter((part) => part !== '').join(' – ');
};
