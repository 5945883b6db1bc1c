import { setImmediate } from 'node:timers/promises';
import { pause } from '#application/engine/pause.ts';
import { unavailable } from '#application/engine/ports/fault.ts';
import { refusal, whyAway } from './faults.ts';

const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 1000;

/** Pauses between tries, growing and never quite alike, so that many do not come back at once. Each ends with the signal. */
export const growingPause = (signal: AbortSignal, longest = LONGEST_PAUSE): (() => Promise<void>) => {
  let next = FIRST_PAUSE;
  return () => {
    const ms = next * (0.5 + Math.random());
    next = Math.min(next * 2, longest);
    return pause(ms, signal);
  };
};

type Patience = Readonly<{ stream: string; ms: number; closed: AbortSignal }>;

/**
 * Repeats what ends without an answer for that many milliseconds, then it is `unavailable`. Everything repeated here
 * may be: reads, and appends with the same ids at the same revision.
 */
export const patiently = async <Result>(
  { stream, ms, closed }: Patience,
  attempt: () => Promise<Result>,
): Promise<Result> => {
  const pauseLonger = growingPause(closed);
  const end = performance.now() + ms;
  for (;;) {
    if (closed.aborted) throw unavailable('the closed event store');
    // When a call fails, the client closes its channel a few microtasks later, and an append started in between would
    // throw where nobody can catch it. A turn of the event loop lets that pass first.
    await setImmediate();
    try {
      return await attempt();
    } catch (error) {
      const refused = refusal(error, stream);
      if (refused) throw refused;
      if (performance.now() >= end) throw unavailable('EventStoreDB', error, whyAway(error));
    }
    await pauseLonger();
  }
};
