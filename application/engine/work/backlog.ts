import { allFound } from '../all-pages.ts';
import { type Clock, timestamp } from '../ports/clock.ts';
import type { Position } from '../ports/event-store.ts';
import type { Found, ReadModels } from '../ports/read-models.ts';
import { WORK, type WorkDocument } from '../ports/work.ts';
import type { Lease } from './leases.ts';
import type { Progress } from './progress.ts';
import type { Job } from './reaction.ts';

const PAGE = 50;
/** Of a lane, the first that is still open is all that matters. */
const LANE_PAGE = 4;
const MOST_OF_A_USER = 50;
const OLDEST_FIRST = [['opened', 'ascending']] as const;
const LONGEST_DUE_FIRST = [['until', 'ascending'], ...OLDEST_FIRST] as const;

export type Look = Readonly<{
  /** Whose jobs: the reactions that are not paused. */
  reactions: readonly string[];
  leases: ReadonlyMap<number, Lease>;
  busy: ReadonlyMap<number, unknown>;
  /** Jobs of at most so many users. */
  users: number;
}>;
/** Jobs that may be begun, and up to where all that are due at once were seen (null: all there are). */
type Seen = Readonly<{ jobs: readonly Job[]; upTo: Position | null }>;

/** The open jobs, as the read model `work` has them and one reactor's progress corrects it. */
export const createBacklog = (readModels: ReadModels, clock: Clock, progress: Progress) => {
  /** Nothing older of its lane is still open, blocked or parked. */
  const isFirstInLane = async ({ id, lane, reaction }: Job): Promise<boolean> => {
    const inLane = allFound((cursor) =>
      readModels.page(WORK, { filter: { equals: { reaction, lane } }, sort: OLDEST_FIRST, limit: LANE_PAGE, cursor }),
    );
    for await (const one of inLane) {
      if (one.id === id) return true;
      if (!progress.isClosed({ id: one.id, opened: one.document.opened })) return false;
    }
    return false; // closed by now
  };

  /** One reaction's jobs that are due. */
  const dueOf = (reaction: string) => ({
    waiting: allFound((cursor) =>
      readModels.page(WORK, {
        filter: { equals: { state: 'waiting', reaction }, atMost: { until: timestamp(clock) } },
        sort: LONGEST_DUE_FIRST,
        limit: PAGE,
        cursor,
      }),
    ),
    open: allFound((cursor) =>
      readModels.page(WORK, {
        filter: { equals: { state: 'open', reaction } },
        sort: OLDEST_FIRST,
        limit: PAGE,
        cursor,
      }),
    ),
  });

  /** Of these the jobs that are first in their lane or right behind one that is, until enough users have some. */
  const startable = async (
    due: AsyncGenerator<Found<WorkDocument>>,
    look: Look,
    folded: Position,
    found: Set<string>,
  ): Promise<Seen> => {
    const jobs: Job[] = [];
    const users = new Set<number>();
    const lanes = new Set<string>();
    for await (const { id, document } of due) {
      found.add(id);
      const { userId, lane, opened, partition } = document;
      const lease = look.leases.get(partition);
      if (!lease || look.busy.has(userId) || progress.isTaken(id, folded)) continue;
      if (!users.has(userId) && users.size === look.users) return { jobs, upTo: opened };
      const job = { ...document, id, epoch: lease.epoch };
      if (!lanes.has(lane) && !(await isFirstInLane(job))) continue;
      lanes.add(lane);
      users.add(userId);
      jobs.push(job);
    }
    return { jobs, upTo: null };
  };

  return {
    isFirstInLane,
    /**
     * The next due jobs by user, each user's in log order. When the waiting jobs of more users than fit become due
     * together, only those longest due are seen. Jobs whose time has not come are not looked at, however many there are.
     */
    async due(look: Look): Promise<ReadonlyMap<number, readonly Job[]>> {
      if (look.users === 0) return new Map();
      const folded = (await readModels.checkpoint(WORK))?.position ?? '';
      const found = new Set<string>();
      const seen: Seen[] = [];
      for (const reaction of look.reactions) {
        const { waiting, open } = dueOf(reaction);
        const { jobs } = await startable(waiting, look, folded, found);
        seen.push({ jobs, upTo: null }, await startable(open, look, folded, found));
      }
      const ends = seen.flatMap(({ upTo }) => (upTo === null ? [] : [upTo]));
      const upTo = ends.sort()[0] ?? null;
      progress.forget(folded, found, upTo);
      const jobs = seen.flatMap((one) => one.jobs).filter(({ opened }) => upTo === null || opened < upTo);
      return byUser(jobs, look.users);
    },
  };
};

const byUser = (jobs: readonly Job[], users: number): ReadonlyMap<number, readonly Job[]> => {
  const chosen = new Map<number, Job[]>();
  for (const job of jobs.toSorted((one, other) =>
    one.opened < other.opened ? -1 : one.opened > other.opened ? 1 : 0,
  )) {
    const own = chosen.get(job.userId);
    if (own) {
      if (own.length < MOST_OF_A_USER) own.push(job);
    } else if (chosen.size < users) chosen.set(job.userId, [job]);
  }
  return chosen;
};
