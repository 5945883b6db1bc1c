import { lazy, Suspense, useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { guardLeaving } from './guard-leaving.ts';
import { useAnyUnsaved } from './unsaved.ts';

const LeaveDialog = lazy(() => import('./leave-dialog.tsx'));

/**
 * On a page with forms: leaving it while something is changed and not saved is asked about. A page that goes by itself, as
 * when its user signs out, takes the held move with it. Where what is typed `isKept`, closing and reloading are let be;
 * `onLeave` is told when it may go.
 */
export const AskBeforeLeaving = ({ isKept = false, onLeave }: { isKept?: boolean; onLeave?: () => void }) => {
  const unsaved = useAnyUnsaved();
  const { navigator } = useContext(NavigationContext);
  const held = useRef<() => void>(undefined);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (goOn: () => void): void => {
      held.current = goOn;
      setOpen(true);
    };
    return guardLeaving(navigator, ask, { closing: !isKept });
  }, [unsaved, navigator, isKept]);
  useEffect(() => () => held.current?.(), []);
  const stay = (): void => {
    held.current = undefined;
    setOpen(false);
  };
  const leave = (): void => {
    const goOn = held.current;
    stay();
    onLeave?.();
    goOn?.();
  };
  return <Suspense>{open && <LeaveDialog onStay={stay} onLeave={leave} />}</Suspense>;
};
