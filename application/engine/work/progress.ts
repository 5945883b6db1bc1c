import type { Clock } from '../ports/clock.ts';
import type { Position } from '../ports/event-store.ts';
import type { Job } from './reaction.ts';

type Settled = Readonly<{ position: Position; closed: boolean; opened: Position }>;
type Waiting = Readonly<{ until: number; milliseconds: number }>;

/**
 * What one reactor knows of its jobs and the read model does not show yet: those it has settled, until the event that
 * says so is folded and they are no longer found open, and those that wait for something that is away, until then. All
 * of it may be forgotten at any time: jobs are then simply done again.
 */
export const createProgress = (clock: Clock) => {
  const settled = new Map<string, Settled>();
  const waiting = new Map<string, Waiting>();
  const wait = (id: string, milliseconds: number) => {
    waiting.set(id, { until: clock.now() + milliseconds, milliseconds });
  };
  return {
    /** Not to be begun now: it waits, or what became of it is not folded yet (the read model is at `folded`). */
    isTaken: (id: string, folded: Position): boolean =>
      (waiting.get(id)?.until ?? 0) > clock.now() || (settled.get(id)?.position ?? '') > folded,
    /** One that was opened anew under the same id is another job. */
    isClosed({ id, opened }: Pick<Job, 'id' | 'opened'>): boolean {
      const known = settled.get(id);
      return known?.closed === true && known.opened === opened;
    },
    /** Done, and closed by the event at this position; or failed, and that is written down there. */
    settle({ id, opened }: Job, position: Position, outcome: 'closed' | 'failed') {
      waiting.delete(id);
      settled.set(id, { position, closed: outcome === 'closed', opened });
    },
    wait,
    /** Twice as long as the last time. */
    waitLonger(id: string, first: number, longest: number) {
      const before = waiting.get(id)?.milliseconds;
      wait(id, before === undefined ? first : Math.min(before * 2, longest));
    },
    /** Forgets what is folded and was not among the open ones; a look that was cut short saw only what is older. */
    forget(folded: Position, open: ReadonlySet<string>, seenUpTo: Position | null) {
      for (const [id, { position, opened }] of settled)
        if (position <= folded && (seenUpTo === null || opened < seenUpTo) && !open.has(id)) settled.delete(id);
      for (const [id, { until, milliseconds }] of waiting)
        if (until + milliseconds < clock.now() && !open.has(id)) waiting.delete(id);
    },
  };
};

export type Progress = ReturnType<typeof createProgress>;
