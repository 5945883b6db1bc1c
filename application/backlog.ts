import type { Lease } from './leases.ts';
import { type Clock, timestamp } from './ports/clock.ts';
import type { Position } from './ports/event-store.ts';
import type { Filter, Found, ReadModels } from './ports/read-models.ts';
import { WORK, type WorkDocument } from './ports/work.ts';
import type { Job } from './reaction.ts';

const PAGE = 200;
const MOST_OF_A_USER = 50;
const OLDEST_FIRST = [['opened', 'ascending']] as const;

/**
 * The open jobs as one reactor sees them: the read model `work`, and in memory what is done but not folded yet, and what
 * waits for something that is away. Jobs of reactions it does not know are left to those that do.
 */
export const createBacklog = (readModels: ReadModels, clock: Clock, reactions: ReadonlySet<string>) => {
  const settled = new Map<string, Readonly<{ position: Position; closed: boolean; opened: Position }>>();
  const waiting = new Map<string, Readonly<{ until: number; milliseconds: number }>>();

  const folded = async () => (await readModels.checkpoint(WORK))?.position ?? '';
  const isWaiting = (id: string) => (waiting.get(id)?.until ?? 0) > clock.now();
  const wait = (id: string, milliseconds: number) => {
    waiting.set(id, { until: clock.now() + milliseconds, milliseconds });
  };

  /** All that there are, in the order they were asked for. */
  async function* documents(filter: Filter): AsyncGenerator<Found<WorkDocument>> {
    let cursor: string | null = null;
    do {
      const query = { filter, sort: OLDEST_FIRST, limit: PAGE, cursor };
      const page: Awaited<ReturnType<typeof readModels.page<WorkDocument>>> = await readModels.page(WORK, query);
      yield* page.found;
      cursor = page.nextCursor;
    } while (cursor);
  }

  /** Nothing older of its lane is still open, blocked or parked. */
  const isFirstInLane = async ({ id, lane, reaction }: Job): Promise<boolean> => {
    for await (const one of documents({ equals: { lane, reaction } })) {
      if (one.id === id) return true;
      if (!settled.get(one.id)?.closed) return false;
    }
    return false; // closed by now
  };

  /** Forgets what is folded and was not found open; a look that was cut short has seen no more than what is older. */
  const forget = (position: Position, open: ReadonlySet<string>, seenUpTo: Position | null) => {
    for (const [id, done] of settled) {
      const seen = seenUpTo === null || done.opened < seenUpTo;
      if (done.position <= position && seen && !open.has(id)) settled.delete(id);
    }
  };

  const isTaken = (id: string, position: Position) => isWaiting(id) || (settled.get(id)?.position ?? '') > position;

  return {
    /** The next due jobs of at most so many users, none of the busy ones; each user's in log order. */
    async due(
      leases: ReadonlyMap<number, Lease>,
      busy: ReadonlyMap<number, unknown>,
      users: number,
    ): Promise<ReadonlyMap<number, readonly Job[]>> {
      const jobs = new Map<number, Job[]>();
      if (users <= 0) return jobs;
      const position = await folded();
      const lanes = new Set<string>();
      const open = new Set<string>();
      let seenUpTo: Position | null = null;
      for await (const { id, document } of documents({
        equals: { state: 'open' },
        atMost: { until: timestamp(clock) },
      })) {
        const { reaction, lane, userId, partition } = document;
        open.add(id);
        const lease = leases.get(partition);
        if (!lease || !reactions.has(reaction) || busy.has(userId) || isTaken(id, position)) continue;
        const own = jobs.get(userId) ?? [];
        if (own.length === 0 && jobs.size === users) {
          seenUpTo = document.opened;
          break;
        }
        const job = { ...document, id, epoch: lease.epoch };
        const behind = lanes.has(JSON.stringify([reaction, lane])); // behind one that is due as well
        if (own.length >= MOST_OF_A_USER || !(behind || (await isFirstInLane(job)))) continue;
        lanes.add(JSON.stringify([reaction, lane]));
        jobs.set(userId, [...own, job]);
      }
      forget(position, open, seenUpTo);
      return jobs;
    },
    /** It was done, the event that should close it is folded, and it is still open. */
    wasLeftOpen: (id: string): boolean => settled.get(id)?.closed ?? false,
    /** Done, and closed by the event at this position; or failed, and that is written down there. */
    settle({ id, opened }: Job, position: Position, outcome: 'closed' | 'failed') {
      waiting.delete(id);
      settled.set(id, { position, closed: outcome === 'closed', opened });
    },
    wait,
    waitLonger(id: string, first: number, longest: number) {
      const before = waiting.get(id)?.milliseconds;
      wait(id, before === undefined ? first : Math.min(before * 2, longest));
    },
    isFirstInLane,
  };
};
