import type { Navigator, To } from 'react-router-dom';
import { hearFirst } from './back-and-forward.ts';

type Moves = Pick<Navigator, 'push' | 'replace'>;

/**
 * Holds every move to another page until it is taken up again: links and calls at the router, Back and Forward at the
 * window, closing it by the browser's own question. `ask` gets what makes the held move. Answers what ends the guard.
 */
export const guardLeaving = (
  router: Moves,
  ask: (goOn: () => void) => void,
  { closing = true }: Readonly<{ closing?: boolean }> = {},
): (() => void) => {
  const { push, replace } = router;
  const here = location.pathname;
  const place = placeInHistory(history.state);
  let reverting = false;
  const held =
    (move: Moves['push']): Moves['push'] =>
    (...to) => {
      if (isHere(to[0], here)) return move.apply(router, to);
      ask(() => {
        end();
        move.apply(router, to);
      });
    };
  /** The address has changed when this comes: it is changed back, unseen by the router. */
  const onMove = (event: PopStateEvent): void => {
    if (reverting) {
      reverting = false;
      event.stopImmediatePropagation();
      return;
    }
    const by = placeInHistory(event.state) - place;
    if (location.pathname === here || Number.isNaN(by) || by === 0) return;
    event.stopImmediatePropagation();
    reverting = true;
    history.go(-by);
    ask(() => {
      end();
      history.go(by);
    });
  };
  const onClose = (event: Event): void => event.preventDefault();
  const end = (): void => {
    Object.assign(router, { push, replace });
    stopHearing();
    removeEventListener('beforeunload', onClose);
  };
  Object.assign(router, { push: held(push), replace: held(replace) });
  const stopHearing = hearFirst(onMove);
  if (closing) addEventListener('beforeunload', onClose);
  return end;
};

/** The router counts its entries. */
const placeInHistory = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : Number.NaN;

const isHere = (to: To, here: string): boolean => {
  const path = typeof to === 'string' ? new URL(to, location.href).pathname : to.pathname;
  return path === undefined || path === '' || path === here;
};
