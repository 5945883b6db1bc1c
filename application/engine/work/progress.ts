import type { Clock } from '../ports/clock.ts';
import type { Position } from '../ports/event-store.ts';
import type { PoolName, WorkDocument } from '../ports/work.ts';
import type { Job } from './reaction.ts';

type Settled = Readonly<{ position: Position; closed: boolean; job: Job }>;
type Waiting = Readonly<{ pool: PoolName; until: number; milliseconds: number }>;

/**
 * What one reactor knows of its jobs and the read model does not show yet: those it has settled, until the event that
 * says so is folded and they are no longer found open, and those that wait for something that is away, until then. All
 * of it may be forgotten at any time: jobs are then simply done again.
 */
export const createProgress = (clock: Clock) => {
  const settled = new Map<string, Settled>();
  const waiting = new Map<string, Waiting>();
  const wait = ({ id, pool }: Pick<Job, 'id' | 'pool'>, milliseconds: number) => {
    waiting.set(id, { pool, until: clock.now() + milliseconds, milliseconds });
  };
  return {
    /** Not to be begun now: it waits, or what became of it is not folded yet (the read model is at `folded`). */
    isTaken: (id: string, folded: Position): boolean =>
      (waiting.get(id)?.until ?? 0) > clock.now() || (settled.get(id)?.position ?? '') > folded,
    /** One that was opened anew under the same id is another job. */
    isClosed({ id, opened }: Pick<Job, 'id' | 'opened'>): boolean {
      const known = settled.get(id);
      return known?.closed === true && known.job.opened === opened;
    },
    /** Done, and closed by the event at this position; or failed, and that is written down there. */
    settle(job: Job, position: Position, outcome: 'closed' | 'failed') {
      waiting.delete(job.id);
      settled.set(job.id, { position, closed: outcome === 'closed', job });
    },
    wait,
    /** Twice as long as the last time. */
    waitLonger(job: Pick<Job, 'id' | 'pool'>, first: number, longest: number) {
      const before = waiting.get(job.id)?.milliseconds;
      wait(job, before === undefined ? first : Math.min(before * 2, longest));
    },
    /** When the first of those that wait may be begun again (milliseconds since 1970). */
    firstEnd(): number {
      let first = Number.POSITIVE_INFINITY;
      for (const { until } of waiting.values()) if (until > clock.now() && until < first) first = until;
      return first;
    },
    /**
     * Of one pool, forgets what is folded and was not among the open ones. A look that was cut short (`upTo`) says
     * nothing of those that stand behind the last it saw.
     */
    forget(pool: PoolName, folded: Position, open: ReadonlySet<string>, upTo: JobTimes | null) {
      for (const [id, { position, job }] of settled)
        if (job.pool === pool && position <= folded && !open.has(id) && (upTo === null || isBefore(job, upTo)))
          settled.delete(id);
      for (const [id, one] of waiting)
        if (one.pool === pool && one.until + one.milliseconds < clock.now() && !open.has(id)) waiting.delete(id);
    },
  };
};

export type Progress = ReturnType<typeof createProgress>;

/** What due jobs are ordered by. */
type JobTimes = Pick<WorkDocument, 'until' | 'opened'>;

const isBefore = (one: JobTimes, other: JobTimes): boolean =>
  one.until === other.until ? one.opened < other.opened : one.until < other.until;
