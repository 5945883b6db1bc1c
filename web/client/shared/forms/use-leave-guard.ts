import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * While `isOn`, whoever is about to leave the page by a link of it or by the browser's Back is asked first: `isAsking` until
 * `stay` or `leave`. `ask` does the same for a button. Reloading and closing the window are let be: what is typed is kept.
 */
export const useLeaveGuard = (isOn: boolean) => {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<{ go: () => void }>();
  const guarded = useRef(isOn);
  guarded.current = isOn;
  /** Asks before `go`, or goes where there is nothing to lose. */
  const ask = useCallback((go: () => void): void => {
    if (guarded.current) setWanted({ go });
    else go();
  }, []);
  useEffect(() => {
    if (!isOn) return;
    const onClick = (event: MouseEvent): void => {
      const path = pathOfLink(event);
      if (path === undefined || !guarded.current) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted({ go: () => navigate(path) });
    };
    const stopWatching = watchBack(() => guarded.current, setWanted);
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('click', onClick, true);
      stopWatching();
    };
  }, [isOn, navigate]);
  return {
    isAsking: wanted !== undefined,
    ask,
    stay: () => setWanted(undefined),
    leave: (): void => {
      guarded.current = false;
      setWanted(undefined);
      wanted?.go();
    },
  };
};

/** Where a click leads within the app, if it does. */
const pathOfLink = (event: MouseEvent): string | undefined => {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return undefined;
  const link = target.closest('a');
  if (!link || link.origin !== location.origin || link.target === '_blank' || link.hasAttribute('download'))
    return undefined;
  const { pathname, search, hash } = link;
  return pathname === location.pathname && hash !== '' ? undefined : pathname + search + hash;
};

/** The router numbers the entries of the window's history. */
const placeIn = (state: unknown): number | undefined => {
  const place = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined;
  return typeof place === 'number' ? place : undefined;
};

/**
 * Back and Forward have happened when they are heard of: the window goes to where it was, unseen by the router, until
 * somebody has decided.
 */
const watchBack = (isGuarded: () => boolean, onWanted: (wanted: { go: () => void }) => void): (() => void) => {
  const here = placeIn(history.state);
  let isReturning = false;
  const onPop = (event: PopStateEvent): void => {
    const there = placeIn(event.state);
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    if (!isGuarded() || here === undefined || there === undefined || here === there) return;
    event.stopImmediatePropagation();
    isReturning = true;
    history.go(here - there);
    onWanted({ go: () => history.go(there - here) });
  };
  addEventListener('popstate', onPop, true);
  return () => removeEventListener('popstate', onPop, true);
};
