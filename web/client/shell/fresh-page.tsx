import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { currentToast } from '../shared/toasts/toasts.ts';

let isOutdated = false;

/** The server would give another page than this one by now: the next move to another page loads that one whole. */
export const outdatePage = (): void => {
  isOutdated = true;
};

/** A notice that is shown, and what can be undone by it, is not lost to it: then the move after this one does. */
export const FreshPage = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const isDue = isOutdated && shown.current !== pathname && currentToast() === null;
  useLayoutEffect(() => {
    if (isDue) location.reload();
    else shown.current = pathname;
  }, [isDue, pathname]);
  return isDue ? null : children;
};
