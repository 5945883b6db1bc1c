import { type RefObject, useLayoutEffect, useRef } from 'react';
import { keyOfFilters, type WinList } from './read-pages.ts';

const settling = { duration: 300, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' };
const falling = { opacity: 0, transform: 'translateY(-16px)' };

/** Of a long list only these may be in sight. */
const MOST_MOVED = 30;

/**
 * Lets wins settle in that arrive at the top of a list already shown: the new ones sink into place, the others glide
 * down from where they stood. Nothing moves for those who asked for less motion.
 */
export const useArrivals = (container: RefObject<HTMLElement | null>, list: WinList): void => {
  const shown = useRef<{ filters: string; tops: ReadonlyMap<string, number> }>(undefined);
  useLayoutEffect(() => {
    if (!container.current) return;
    const rows = firstRows(container.current);
    const top = container.current.getBoundingClientRect().top;
    const topOf = (row: HTMLElement): number => row.getBoundingClientRect().top - top;
    const filters = keyOfFilters(list.filters);
    const before = shown.current;
    const tops = new Map(rows.map((row) => [row.dataset.win ?? '', topOf(row)]));
    shown.current = { filters, tops };
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const newest = list.wins[0]?.id ?? '';
    const arrived = before?.filters === filters && before.tops.size > 0 && !before.tops.has(newest);
    if (arrived && !still)
      for (const [id, now] of tops) {
        const was = before.tops.get(id);
        const row = rows.find(({ dataset }) => dataset.win === id);
        row?.animate([was === undefined ? falling : { transform: `translateY(${was - now}px)` }, {}], settling);
      }
  }, [container, list]);
};

const firstRows = (container: HTMLElement): readonly HTMLElement[] => {
  const rows: HTMLElement[] = [];
  for (const month of container.children) {
    rows.push(...month.querySelectorAll<HTMLElement>('[data-win]'));
    if (rows.length >= MOST_MOVED) break;
  }
  return rows.slice(0, MOST_MOVED);
};
