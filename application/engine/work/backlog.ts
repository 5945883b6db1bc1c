import { allFound } from '../all-pages.ts';
import type { Clock } from '../ports/clock.ts';
import type { Position } from '../ports/event-store.ts';
import type { ReadModels } from '../ports/read-models.ts';
import { PARTITIONS, type PoolName, WORK, type WorkDocument } from '../ports/work.ts';
import type { Lease } from './leases.ts';
import type { Progress } from './progress.ts';
import type { Job } from './reaction.ts';

const PAGE = 64;
/** Of a lane, the first that is still open is all that matters. */
const LANE_PAGE = 4;
const OLDEST_FIRST = [['opened', 'ascending']] as const;
/** What is due at once stands before what had to wait for its time. */
const LONGEST_DUE_FIRST = [['until', 'ascending'], ...OLDEST_FIRST] as const;
/** What falls due within this is seen by a look already, so that it can be begun to the moment. */
export const AHEAD_MS = 30_000;

type Look = Readonly<{
  pool: PoolName;
  leases: ReadonlyMap<number, Lease>;
  /** Whether a job of one's own may not be begun just now: its reaction is unknown here, or its lane or user is at work. */
  isHindered(job: Job): boolean;
  /** At most so many jobs. */
  room: number;
  /** How far the read model is. */
  folded: Position;
}>;

/** Jobs to begin, and when the next of those that are not due yet is (milliseconds since 1970). */
type Due = Readonly<{ jobs: readonly Job[]; nextAt: number }>;

export const laneOf = ({ reaction, lane }: Pick<Job, 'reaction' | 'lane'>): string => `${reaction} ${lane}`;

/** The open jobs, as the read model `work` has them and one reactor's progress corrects it. */
export const createBacklog = (readModels: ReadModels, clock: Clock, progress: Progress) => {
  /** Nothing older of its lane is still open, blocked or parked. */
  const isFirstInLane = async ({ id, key, lane, reaction }: Job): Promise<boolean> => {
    if (lane === key) return true; // its own
    const inLane = allFound((cursor) =>
      readModels.page(WORK, { filter: { equals: { reaction, lane } }, sort: OLDEST_FIRST, limit: LANE_PAGE, cursor }),
    );
    for await (const one of inLane) {
      if (one.id === id) return true;
      if (!progress.isClosed({ id: one.id, opened: one.document.opened })) return false;
    }
    return false; // closed by now
  };

  return {
    /**
     * The next due jobs of one pool, one a lane, those longest due first: one indexed query. Jobs whose time has not come
     * are not read, however many there are.
     */
    async due({ pool, leases, isHindered, room, folded }: Look): Promise<Due> {
      const now = clock.now();
      const jobs = new Map<string, Job>();
      const found = new Set<string>();
      let nextAt = Number.POSITIVE_INFINITY;
      let upTo: WorkDocument | null = null;
      const filter = dueIn(pool, leases, now + AHEAD_MS);
      const inOrder = allFound((cursor) =>
        readModels.page(WORK, { filter, sort: LONGEST_DUE_FIRST, limit: PAGE, cursor }),
      );
      for await (const { id, document } of inOrder) {
        found.add(id);
        if (document.until > isoOf(now)) {
          nextAt = Date.parse(document.until);
          upTo = document;
          break;
        }
        const lease = leases.get(document.partition);
        if (!lease || progress.isTaken(id, folded)) continue;
        const job = { ...document, id, epoch: lease.epoch };
        if (jobs.has(laneOf(job)) || isHindered(job) || !(await isFirstInLane(job))) continue;
        jobs.set(laneOf(job), job);
        if (jobs.size < room) continue;
        upTo = document;
        break;
      }
      progress.forget(pool, folded, found, upTo);
      return { jobs: [...jobs.values()], nextAt };
    },
  };
};

/** Who holds every partition need not name them. */
const dueIn = (pool: PoolName, leases: ReadonlyMap<number, Lease>, at: number) => ({
  equals: { pool, state: 'open' } as const,
  ...(leases.size === PARTITIONS ? {} : { oneOf: { partition: [...leases.keys()].sort((one, other) => one - other) } }),
  atMost: { until: isoOf(at) },
});

const isoOf = (time: number): string => new Date(time).toISOString();
