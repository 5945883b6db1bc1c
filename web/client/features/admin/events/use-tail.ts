import { useEffect, useState } from 'react';
import { type EventSummary, eventTail } from '#web/contract/admin/events.ts';
import { useApi } from '../../../shared/api/api-context.ts';
import { withQuery } from '../admin-reads.ts';

export const LOOK_EVERY_MS = 2000;
/** So many rows stay on the page; older ones leave it at the bottom. */
const MAX_ROWS = 300;
const TAIL = '/api/admin/events/tail';

type Seen = Readonly<{ rows: readonly EventSummary[] | undefined; error: unknown; behind: number }>;
const NOTHING_YET: Seen = { rows: undefined, error: undefined, behind: 0 };

/**
 * The newest events that fit, the newest first, and each that comes. A page that cannot be seen asks for nothing. `query` is the
 * query string of the filters.
 */
export const useTail = (query: Readonly<Record<string, string>>) => {
  const api = useApi();
  const path = withQuery(TAIL, query);
  const [seen, setSeen] = useState(NOTHING_YET);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` begins again
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let after = '';
    const look = async (): Promise<void> => {
      let wait = LOOK_EVERY_MS;
      if (document.visibilityState === 'visible')
        try {
          const { events, position, more, behind } = await api.get(withAfter(path, after), eventTail);
          if (isOver) return;
          after = position ?? '';
          if (more) wait = 0;
          setSeen(({ rows = [] }) => ({
            rows: [...events.toReversed(), ...rows].slice(0, MAX_ROWS),
            error: undefined,
            behind,
          }));
        } catch (error) {
          if (!isOver) setSeen((before) => ({ ...before, error }));
        }
      if (!isOver) timer = setTimeout(() => void look(), wait);
    };
    setSeen(NOTHING_YET);
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [api, path, round]);
  return { ...seen, failed: seen.error !== undefined, readAgain: () => setRound((before) => before + 1) };
};

const withAfter = (path: string, after: string): string =>
  after === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ after })}`;
