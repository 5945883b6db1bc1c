import type { AlarmClock } from '../ports/clock.ts';

/** After a round that failed, and at least between two while mail comes in. */
const PAUSE_MS = 250;

type Options = Readonly<{ isCalm: () => boolean; onError: (error: unknown) => void }>;

/**
 * One round after the other: when asked for, once for all who ask while one runs, and again at the moment that `nextAt`
 * names. While mail comes in, looking for work as often as it changes would take the time that mail needs.
 */
export const createRounds = (
  clock: AlarmClock,
  round: () => Promise<void>,
  nextAt: () => number,
  { isCalm, onError }: Options,
) => {
  let current: Promise<void> = Promise.resolve();
  let isAsked = false;
  let stopped = false;
  let lastAt = Number.NEGATIVE_INFINITY;
  let pause: NodeJS.Timeout | null = null;
  let callOff = () => {};

  const nextAfterPause = () => {
    if (!stopped)
      pause ??= setTimeout(() => {
        pause = null;
        next();
      }, PAUSE_MS);
  };

  const run = async () => {
    if (!isAsked || stopped) return;
    if (!isCalm() && performance.now() - lastAt < PAUSE_MS) return nextAfterPause();
    lastAt = performance.now();
    isAsked = false;
    callOff();
    try {
      await round();
      if (!stopped) callOff = clock.ringAt(nextAt(), next);
    } catch (error) {
      onError(error);
      nextAfterPause();
    }
  };

  function next() {
    isAsked = true;
    current = current.then(run);
  }

  return {
    next,
    hasStopped: () => stopped,
    /** Resolves when the one that runs has ended. */
    async stop() {
      stopped = true;
      await current;
      callOff();
      if (pause) clearTimeout(pause);
    },
  };
};
