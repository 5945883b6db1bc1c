import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { documentTypes } from '#web/contract/documents.ts';
import type { Filters } from './use-documents.ts';

const TYPING_PAUSE_MS = 250;

/** The filters stand in the address, so that coming back finds them as they were. What is typed applies after a short pause. */
export const useDocumentFilters = () => {
  const [query, setQuery] = useSearchParams();
  const q = query.get('q') ?? '';
  const type = documentTypes.find((one) => one === query.get('type')) ?? '';
  const [typed, setTyped] = useState(q);
  useEffect(() => {
    const words = typed.trim();
    if (words === q) return;
    const change = (): void => setQuery((before) => withPart(before, 'q', words), { replace: true });
    const timer = setTimeout(change, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, q, setQuery]);
  const filters: Filters = { q, type };
  return {
    filters,
    typed,
    type: setTyped,
    choose: (chosen: string) => setQuery((before) => withPart(before, 'type', chosen), { replace: true }),
    clear: () => {
      setTyped('');
      setQuery((before) => withPart(withPart(before, 'q', ''), 'type', ''), { replace: true });
    },
  };
};

export const withPart = (query: URLSearchParams, name: string, value: string): URLSearchParams => {
  const next = new URLSearchParams(query);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
};
