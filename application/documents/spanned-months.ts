import type { ClaimSource } from '#application/wins/public.ts';
import type { DocumentSources } from './document-writer.ts';

/** The months from the first win to today: a title may name any of them, whichever wins were used. */
export const spannedMonths = ({ wins, today }: DocumentSources): ClaimSource => {
  const days: string[] = [];
  const first = wins.map(({ date }) => date).toSorted()[0] ?? today;
  for (
    let month = first.slice(0, 7);
    month <= today.slice(0, 7) && days.length < MOST_MONTHS;
    month = monthAfter(month)
  )
    days.push(month);
  return { text: '', days, isLasting: true };
};

const MOST_MONTHS = 600;
const monthAfter = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};
