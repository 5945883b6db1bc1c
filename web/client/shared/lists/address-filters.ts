import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const TYPING_PAUSE_MS = 250;

/**
 * The filters of a list stand in the address, so that coming back finds them as they were: what is searched (`q`), which
 * applies a short pause after it was typed, and what is chosen under these names.
 */
export const useAddressFilters = <Name extends string>(names: readonly Name[]) => {
  const [query, setQuery] = useSearchParams();
  const q = query.get('q') ?? '';
  const [typed, setTyped] = useState(q);
  useEffect(() => {
    const words = typed.trim();
    if (words === q) return;
    const apply = (): void => setQuery((before) => withPart(before, 'q', words), { replace: true });
    const timer = setTimeout(apply, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, q, setQuery]);
  return {
    q,
    chosen: (name: Name): string => query.get(name) ?? '',
    typed,
    type: setTyped,
    choose: (name: Name, value: string): void => setQuery((before) => withPart(before, name, value), { replace: true }),
    clear: (): void => {
      setTyped('');
      setQuery((before) => ['q', ...names].reduce((left, name) => withPart(left, name, ''), before), { replace: true });
    },
  };
};

/** The same address with this part, or without it where the value is ''. */
export const withPart = (query: URLSearchParams, name: string, value: string): URLSearchParams => {
  const next = new URLSearchParams(query);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
};
