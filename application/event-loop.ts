import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long may one go on before everybody else has a turn. */
const SLICE_MS = 8;

let began: number | null = null;

/**
 * Lets everything else that waits have its turn, once a while: whoever reads or makes much asks it between two pieces.
 * Embedded stores answer at once, so that a thousand awaited reads are otherwise one long stop of the event loop. All who
 * ask it share one slice.
 */
export const takeTurn = async (): Promise<void> => {
  while (began !== null && performance.now() - began > SLICE_MS) await nextTurn();
  if (began !== null) return;
  began = performance.now();
  setImmediate(() => {
    began = null;
  });
};
