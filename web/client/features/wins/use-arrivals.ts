import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { WinList } from './read-pages.ts';

const settling = { duration: 300, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' };

/**
 * Lets wins settle in that arrive at the top of a list already shown: the new ones sink into place, the others glide
 * down from where they stood. Nothing moves for those who asked for less motion.
 */
export const useArrivals = (container: RefObject<HTMLElement | null>, list: WinList | undefined): void => {
  const shown = useRef<{ filters: string; tops: ReadonlyMap<string, number> }>(undefined);
  useLayoutEffect(() => {
    if (!container.current || !list) return;
    const cards = [...container.current.querySelectorAll<HTMLElement>('[data-win]')];
    const filters = JSON.stringify(list.filters);
    const before = shown.current;
    const tops = new Map(cards.map((card) => [card.dataset.win ?? '', card.offsetTop]));
    shown.current = { filters, tops };
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const arrived = before?.filters === filters && before.tops.size > 0 && !before.tops.has(list.wins[0]?.id ?? '');
    if (arrived && !still) for (const card of cards) settle(card, before.tops.get(card.dataset.win ?? ''));
  }, [container, list]);
};

const settle = (card: HTMLElement, topBefore: number | undefined): void => {
  if (topBefore === undefined) card.animate([{ opacity: 0, transform: 'translateY(-16px)' }, {}], settling);
  else card.animate([{ transform: `translateY(${topBefore - card.offsetTop}px)` }, {}], settling);
};
