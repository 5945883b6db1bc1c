import { documentTypes } from '#web/contract/documents.ts';
import { useAddressFilters } from '../../shared/lists/address-filters.ts';
import type { Filters } from './use-documents.ts';

/** Which documents are shown: searched, and of one type. */
export const useDocumentFilters = () => {
  const { q, chosen, typed, type, choose, clear } = useAddressFilters(['type']);
  const filters: Filters = { q, type: documentTypes.find((one) => one === chosen('type')) ?? '' };
  return { filters, typed, type, choose: (name: string) => choose('type', name), clear };
};
