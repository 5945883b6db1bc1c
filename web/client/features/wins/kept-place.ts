import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { z } from '#web/contract/schema.ts';

const place = z.object({
  pages: z.number(),
  open: z.array(z.string()),
  /** The first win in sight, and how far below the window's upper edge it stands. */
  at: z.nullable(z.object({ id: z.string(), top: z.number() })),
});
type Place = z.infer<typeof place>;

const keyOf = (locationKey: string): string => `wins place ${locationKey}`;

/**
 * Where somebody was in the list, what was open and how much was read: kept for this entry of the window's history when the
 * page is left, so that Back and a reload find it. It names wins by their ids alone.
 */
export const useKeptPlace = () => {
  const { key } = useLocation();
  const [kept] = useState(() => read(key));
  const now = useRef<() => Place>(() => ({ pages: 1, open: [], at: null }));
  const latestKey = useRef(key);
  useLayoutEffect(() => {
    latestKey.current = key;
  }, [key]);
  useLayoutEffect(() => {
    const save = (): void => write(latestKey.current, now.current());
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      save();
    };
  }, []);
  return { kept, now };
};

/** Once the list is there for the first time, what was in sight comes back to where it was. */
export const usePlaceRestored = (at: Place['at'], isThere: boolean): void => {
  const done = useRef(false);
  useEffect(() => {
    if (!isThere || done.current) return;
    done.current = true;
    if (at === null) return;
    bringTo(at);
    requestAnimationFrame(() => bringTo(at)); // what came near meanwhile has its real height now
  }, [at, isThere]);
};

const bringTo = ({ id, top }: NonNullable<Place['at']>): void => {
  const row = document.querySelector(`[data-win="${CSS.escape(id)}"]`);
  if (row) scrollBy({ top: row.getBoundingClientRect().top - top, behavior: 'instant' });
};

/** The first win whose end is in sight. Months that are far away are passed without a look at their wins. */
export const firstInSight = (list: Element | null): Place['at'] => {
  const endsBelow = (part: Element): boolean => part.getBoundingClientRect().bottom > 0;
  const month = [...(list?.children ?? [])].find(endsBelow);
  const row = [...(month?.querySelectorAll('[data-win]') ?? [])].find(endsBelow);
  const id = row?.getAttribute('data-win') ?? null;
  return row && id !== null ? { id, top: row.getBoundingClientRect().top } : null;
};

const read = (locationKey: string): Place | null => {
  try {
    const kept = sessionStorage.getItem(keyOf(locationKey));
    return kept === null ? null : (place.safeParse(JSON.parse(kept)).data ?? null);
  } catch {
    return null; // blocked: the list begins at its top
  }
};

const write = (locationKey: string, there: Place): void => {
  try {
    sessionStorage.setItem(keyOf(locationKey), JSON.stringify(there));
  } catch {
    // Blocked: the next visit begins at the top.
  }
};
