import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Filters } from './read-pages.ts';

const typingPause = 250;

/**
 * The filters stand in the address, so that coming back from a win finds them as they were. What is typed applies
 * after a short pause.
 */
export const useFilters = () => {
  const [query, setQuery] = useSearchParams();
  const q = query.get('q') ?? '';
  const category = query.get('category') ?? '';
  const skill = query.get('skill') ?? '';
  const [typed, setTyped] = useState(q);

  useEffect(() => {
    const words = typed.trim();
    if (words === q) return;
    const timer = setTimeout(() => setQuery((before) => withPart(before, 'q', words), { replace: true }), typingPause);
    return () => clearTimeout(timer);
  }, [typed, q, setQuery]);

  const filters: Filters = { q, category, skill };
  return {
    filters,
    typed,
    type: setTyped,
    choose: (chosen: string) => setQuery((before) => withPart(before, 'category', chosen), { replace: true }),
    clearSkill: () => setQuery((before) => withPart(before, 'skill', ''), { replace: true }),
    clear: () => {
      setTyped('');
      setQuery({}, { replace: true });
    },
  };
};

const withPart = (query: URLSearchParams, name: string, value: string): URLSearchParams => {
  const next = new URLSearchParams(query);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
};
