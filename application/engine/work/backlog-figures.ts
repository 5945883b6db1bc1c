import type { Clock } from '../ports/clock.ts';
import type { ReadModels } from '../ports/read-models.ts';
import { type PoolName, WORK } from '../ports/work.ts';
import { POOLS } from './pools.ts';

/** The backlog of one pool. `oldestDueAt` is since when the longest due job is due (milliseconds since 1970), null when none is. */
export type PoolFigures = Readonly<{
  pool: PoolName;
  due: number;
  scheduled: number;
  blocked: number;
  parked: number;
  oldestDueAt: number | null;
}>;

/** How much work waits in each pool, counted by the store. */
export const backlogFigures = async (readModels: ReadModels, clock: Clock): Promise<readonly PoolFigures[]> => {
  const now = new Date(clock.now()).toISOString();
  const pools = Object.keys(POOLS) as PoolName[];
  return Promise.all(pools.map((pool) => figuresOf(readModels, pool, now)));
};

const figuresOf = async (readModels: ReadModels, pool: PoolName, now: string): Promise<PoolFigures> => {
  const byState = await readModels.spreadBy(WORK, { equals: { pool } }, { by: 'state', over: 'until', beyond: [now] });
  const open = byState.get('open');
  const scheduled = open?.beyond[0] ?? 0;
  const due = (open?.count ?? 0) - scheduled;
  return {
    pool,
    due,
    scheduled,
    blocked: byState.get('blocked')?.count ?? 0,
    parked: byState.get('parked')?.count ?? 0,
    oldestDueAt: due === 0 ? null : await oldestDueAt(readModels, pool, now),
  };
};

/** Jobs that are due at once stand before those that had to wait for their time. */
const oldestDueAt = async (readModels: ReadModels, pool: PoolName, now: string): Promise<number | null> => {
  const { found } = await readModels.page(WORK, {
    filter: { equals: { pool, state: 'open' }, atMost: { until: now } },
    sort: [
      ['until', 'ascending'],
      ['opened', 'ascending'],
    ],
    limit: 1,
  });
  const oldest = found[0]?.document;
  return oldest ? Date.parse(oldest.until || oldest.openedAt) : null;
};
