import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long may one go on before everybody else has a turn. */
const SLICE_MS = 8;
const LARGE = 256 * 1024;

let began: number | null = null;
let lastLarge: Promise<void> = Promise.resolve();

/**
 * Lets everything else that waits have its turn of the event loop, once a while: whoever reads or makes much asks it
 * between two pieces. Embedded stores answer at once, so that a thousand awaited reads are otherwise one long stop. All who
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

/**
 * Before each step over so many bytes: a large one waits until no other large one is taken in the same turn of the event
 * loop. Each holds it for some milliseconds, and many of them in a row would hold up everyone else.
 */
export const turnBefore = (bytes: number): Promise<void> | undefined => {
  if (bytes < LARGE) return undefined;
  lastLarge = lastLarge.then(() => nextTurn());
  return lastLarge;
};
