import { useAddressFilters } from '../../shared/lists/address-filters.ts';
import type { Filters } from './read-pages.ts';

/** Which wins are shown: searched, of one category, and of one skill. */
export const useFilters = () => {
  const { q, chosen, typed, type, choose, clear } = useAddressFilters(['category', 'skill']);
  const filters: Filters = { q, category: chosen('category'), skill: chosen('skill') };
  return {
    filters,
    typed,
    type,
    choose: (category: string) => choose('category', category),
    clearSkill: () => choose('skill', ''),
    clear,
  };
};
