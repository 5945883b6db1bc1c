import { useAddressFilters } from '../../shared/lists/address-filters.ts';
import type { Filters } from './read-pages.ts';

/** Which wins are shown: searched, of one category, of one skill, of one day, or from a day back. */
export const useFilters = () => {
  const { q, chosen, typed, type, choose, clear } = useAddressFilters(['category', 'skill', 'date', 'until']);
  const filters: Required<Filters> = {
    q,
    category: chosen('category'),
    skill: chosen('skill'),
    date: dayIn(chosen('date')),
    until: dayIn(chosen('until')),
  };
  return {
    filters,
    typed,
    type,
    choose: (category: string) => choose('category', category),
    chooseUntil: (day: string) => choose('until', day),
    clearSkill: () => choose('skill', ''),
    clearDate: () => choose('date', ''),
    clear,
  };
};

/** Whatever else stands in the address is no day. */
const dayIn = (words: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(words) && !Number.isNaN(Date.parse(words)) ? words : '';
