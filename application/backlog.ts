import type { Lease } from './leases.ts';
import { type Clock, timestamp } from './ports/clock.ts';
import type { Position } from './ports/event-store.ts';
import type { ReadModels } from './ports/read-models.ts';
import { WORK, type WorkDocument } from './ports/work.ts';
import type { Job } from './reaction.ts';

const PAGE = 200;
const SORT = [['opened', 'ascending']] as const;

/**
 * The open jobs as one reactor sees them: the read model `work`, and in memory what is done but not folded yet, and what
 * waits for something that is away.
 */
export const createBacklog = (readModels: ReadModels, clock: Clock) => {
  const settled = new Map<string, Readonly<{ position: Position; closed: boolean }>>();
  const waiting = new Map<string, Readonly<{ until: number; milliseconds: number }>>();

  const folded = async () => (await readModels.checkpoint(WORK))?.position ?? '';
  const isWaiting = (id: string) => (waiting.get(id)?.until ?? 0) > clock.now();
  const wait = (id: string, milliseconds: number) => {
    waiting.set(id, { until: clock.now() + milliseconds, milliseconds });
  };

  /** Pages through all that is due, in the order it was asked for. */
  async function* dueJobs(leases: ReadonlyMap<number, Lease>): AsyncGenerator<Job> {
    let cursor: string | null = null;
    const filter = { equals: { state: 'open' }, atMost: { until: timestamp(clock) } };
    do {
      const page: Awaited<ReturnType<typeof readModels.page<WorkDocument>>> = await readModels.page<WorkDocument>(
        WORK,
        {
          filter,
          sort: SORT,
          limit: PAGE,
          cursor,
        },
      );
      for (const { id, document } of page.found) {
        const lease = leases.get(document.partition);
        if (lease) yield { ...document, id, epoch: lease.epoch };
      }
      cursor = page.nextCursor;
    } while (cursor);
  }

  return {
    /** The next due jobs of at most so many users, none of the busy ones; each user's in log order. */
    async due(
      leases: ReadonlyMap<number, Lease>,
      busy: ReadonlySet<number>,
      users: number,
    ): Promise<ReadonlyMap<number, Job[]>> {
      const jobs = new Map<number, Job[]>();
      if (users <= 0) return jobs;
      const position = await folded();
      for await (const job of dueJobs(leases)) {
        const done = settled.get(job.id);
        if (busy.has(job.userId) || isWaiting(job.id) || (done && done.position > position)) continue;
        const known = jobs.get(job.userId);
        if (known) known.push(job);
        else if (jobs.size < users) jobs.set(job.userId, [job]);
        else break;
      }
      for (const [id, done] of settled) if (done.position <= position && !isAmong(jobs, id)) settled.delete(id);
      return jobs;
    },
    /** It was done, the event that should close it is folded, and it is still open. */
    wasLeftOpen: (id: string): boolean => settled.get(id)?.closed ?? false,
    /** Done, and closed by the event at this position; or failed, and that is written down there. */
    settle(id: string, position: Position, outcome: 'closed' | 'failed') {
      waiting.delete(id);
      settled.set(id, { position, closed: outcome === 'closed' });
    },
    wait,
    waitLonger(id: string, first: number, longest: number) {
      const before = waiting.get(id)?.milliseconds;
      wait(id, before === undefined ? first : Math.min(before * 2, longest));
    },
    /** Nothing older of its lane is still open, blocked or parked. */
    async isFirstInLane({ id, lane, reaction }: Job): Promise<boolean> {
      const filter = { equals: { lane, reaction } };
      const { found } = await readModels.page<WorkDocument>(WORK, { filter, sort: SORT, limit: 8 });
      const first = found.find((one) => !settled.has(one.id) || one.id === id);
      return first === undefined || first.id === id;
    },
  };
};

const isAmong = (jobs: ReadonlyMap<number, readonly Job[]>, id: string): boolean =>
  [...jobs.values()].some((own) => own.some((job) => job.id === id));
