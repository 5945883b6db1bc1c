import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { firstInSight, useKeptPlace, usePlaceRestored } from './kept-place.ts';
import { areNone } from './read-pages.ts';
import { all, amongShown, begin, extended, noSelection, type Selection, toggled } from './selection.ts';
import { useFilters } from './use-filters.ts';
import { useWinChanges } from './use-win-changes.ts';
import { useWins } from './use-wins.ts';

/** While there are so few, what Cairn made of each is seen without a click. */
const SO_FEW = 3;
const NONE: readonly never[] = [];

/** All that the list of wins knows: what is asked, read, open, chosen and under way. */
export const useJournal = () => {
  const asked = useFilters();
  const { kept, now } = useKeptPlace();
  const read = useWins(asked.filters, kept?.pages ?? 1);
  const drawn = useDeferredValue(read.list); // rows that come are drawn piece by piece: what is done meanwhile does not wait
  const { list, ...changes } = useWinChanges(drawn ?? read.list);
  const container = useRef<HTMLDivElement>(null);
  const { open, toggle } = useOpen(list, kept?.open ?? null);
  const [selection, setSelection] = useState<Selection>(noSelection);
  const shown = list?.wins ?? NONE;

  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
    now.current = () => ({ pages: read.pages, open: [...open], at: firstInSight(container.current) });
  });
  usePlaceRestored(kept?.at ?? null, list !== undefined);

  const select = useCallback((id: string, range: boolean): void => {
    setSelection((before) =>
      range
        ? extended(
            before,
            id,
            latest.current.map((win) => win.id),
          )
        : toggled(before, id),
    );
  }, []);
  const choosing = useMemo(
    () => ({
      begin: () => setSelection(begin),
      all: () => setSelection(all(latest.current.map(({ id }) => id))),
      end: () => setSelection(noSelection),
    }),
    [],
  );
  useEscape(selection.isOn, choosing.end);
  const selected = useMemo(() => amongShown(selection, shown), [selection, shown]);
  const startAt = kept?.at?.id ?? null;
  return { asked, read, list, changes, container, startAt, open, toggle, selection, selected, select, choosing };
};

/** Escape ends choosing, wherever the focus is; one that closes a menu or a dialog is theirs. */
const useEscape = (isOn: boolean, end: () => void): void => {
  useEffect(() => {
    if (!isOn) return;
    const onKey = ({ key, defaultPrevented, target }: KeyboardEvent): void => {
      const isTheirs = defaultPrevented || (target instanceof Element && target.closest('[role=dialog]') !== null);
      if (key === 'Escape' && !isTheirs) end();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn, end]);
};

/** Which wins are open. Those of somebody who has but a few open by themselves, when they are first seen. */
const useOpen = (list: ReturnType<typeof useWinChanges>['list'], kept: readonly string[] | null) => {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(kept));
  const [seen, setSeen] = useState<ReadonlySet<string> | null>(null);
  const toggle = useCallback(
    (id: string): void =>
      setOpen((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  if (list && list.total <= SO_FEW && areNone(list.filters)) {
    const fresh = list.wins.filter(({ id }) => !seen?.has(id)).map(({ id }) => id);
    const isFound = seen === null && kept !== null; // as they were left
    if (fresh.length > 0) setSeen(new Set([...(seen ?? []), ...fresh]));
    if (fresh.length > 0 && !isFound) setOpen(new Set([...open, ...fresh]));
  }
  return { open, toggle };
};
