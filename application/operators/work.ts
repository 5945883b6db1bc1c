import { filteredPage } from '#application/engine/filtered-page.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Page, PageWanted, ReadModels } from '#application/engine/ports/read-models.ts';
import { type PoolName, WORK, type WorkDocument } from '#application/engine/ports/work.ts';
import { discardJob, retryJob } from '#application/engine/work/parked-jobs.ts';
import { POOLS } from '#application/engine/work/pools.ts';
import type { Services } from '#application/services.ts';
import { isRefusal, refuse } from '#domain/decider.ts';
import { actAsOperator, type OperatorName } from './operator-action.ts';
import type { OperatorParts } from './parts.ts';

/**
 * One pool. `atOnce` bounds what one process does of it; `running` and `paused` are of all workers, null where none runs. `due` could be begun now, `later` waits for its time. `oldestDueAt` is when the job that stands first
 * in the queue was asked for, or when its time came.
 */
export type ListedPool = Readonly<{
  name: PoolName;
  atOnce: number;
  running: number | null;
  paused: boolean | null;
  due: number;
  later: number;
  blocked: number;
  parked: number;
  oldestDueAt: string | null;
}>;

const LONGEST_DUE_FIRST = [
  ['until', 'ascending'],
  ['opened', 'ascending'],
] as const;

export const listPools = async (
  services: Pick<Services, 'readModels' | 'clock'>,
  { workNow }: Pick<OperatorParts, 'workNow'>,
): Promise<readonly ListedPool[]> => {
  const here = new Map((await workNow())?.pools.map((pool) => [pool.name, pool]));
  return Promise.all(
    (Object.keys(POOLS) as PoolName[]).map(async (name) => {
      const own = here.get(name);
      const queue = await queueOf(services, name);
      return { name, atOnce: POOLS[name].atOnce, running: own?.running ?? null, paused: own?.paused ?? null, ...queue };
    }),
  );
};

const queueOf = async ({ readModels, clock }: Pick<Services, 'readModels' | 'clock'>, pool: PoolName) => {
  const now = timestamp(clock);
  const counted = (state: WorkDocument['state']) => readModels.count(WORK, { equals: { pool, state } });
  const [open, blocked, parked, due, { found }] = await Promise.all([
    counted('open'),
    counted('blocked'),
    counted('parked'),
    readModels.count(WORK, { equals: { pool, state: 'open' }, atMost: { until: now } }),
    readModels.page(WORK, { filter: { equals: { pool, state: 'open' } }, sort: LONGEST_DUE_FIRST, limit: 1 }),
  ]);
  const first = found[0]?.document;
  const since = first && (first.until || first.openedAt);
  return { due, later: open - due, blocked, parked, oldestDueAt: since && since <= now ? since : null };
};

/** Which jobs; `code` is what they failed with last, `before` when they were asked for at the latest (ISO 8601). */
export type JobsWanted = Readonly<{
  state?: ListedJob['state'] | undefined;
  reaction?: string | undefined;
  pool?: string | undefined;
  code?: string | undefined;
  userId?: number | undefined;
  before?: string | undefined;
}>;

/** `state` is `running` while a worker does it. */
export type ListedJob = Readonly<{ id: string; state: WorkDocument['state'] | 'running' }> &
  Pick<
    WorkDocument,
    'reaction' | 'userId' | 'pool' | 'waitsFor' | 'until' | 'attempts' | 'reason' | 'openedAt' | 'origin' | 'stream'
  >;

type Parts = Pick<Services, 'log' | 'readModels' | 'clock'> & Pick<OperatorParts, 'workNow'>;

/** Oldest first where a state or nothing is asked for, else those of one user. */
export const listJobs = async (
  { readModels, workNow }: Pick<Parts, 'readModels' | 'workNow'>,
  { limit, cursor = null, state, ...narrowed }: JobsWanted & PageWanted,
): Promise<Readonly<{ jobs: readonly ListedJob[]; nextCursor: string | null }>> => {
  if (state === 'running') return { jobs: await runningJobs({ readModels, workNow }, narrowed), nextCursor: null };
  const wanted = { ...narrowed, state };
  const { found, nextCursor } = await filteredPage((most, from) => pageOf(readModels, wanted, most, from), {
    limit,
    cursor,
    matches: (job) => fits(job, wanted),
    isBeyond: ({ openedAt }) => wanted.userId === undefined && wanted.before !== undefined && openedAt > wanted.before,
  });
  const running = new Set((await workNow())?.running);
  return { jobs: found.map(({ id, document }) => listed(id, document, running)), nextCursor };
};

/** The work of all processes now: never more than their pools do at once. */
const runningJobs = async (
  parts: Pick<Parts, 'readModels' | 'workNow'>,
  wanted: JobsWanted,
): Promise<readonly ListedJob[]> => {
  const ids = (await parts.workNow())?.running ?? [];
  const found = await Promise.all(ids.map(async (id) => ({ id, document: await parts.readModels.get(WORK, id) })));
  return found
    .flatMap(({ id, document }) => (document && fits(document, wanted) ? [listed(id, document, new Set(ids))] : []))
    .sort((one, other) => (one.openedAt < other.openedAt ? -1 : 1));
};

/** Null for a job that is done, or was never asked for. */
export const showJob = async (
  { readModels, workNow }: Pick<Parts, 'readModels' | 'workNow'>,
  id: string,
): Promise<ListedJob | null> => {
  const job = await readModels.get(WORK, id);
  return job && listed(id, job, new Set((await workNow())?.running));
};

const listed = (id: string, job: WorkDocument, running: ReadonlySet<string>): ListedJob => {
  const { reaction, userId, pool, waitsFor, until, attempts, reason, openedAt, origin, stream } = job;
  const state = running.has(id) ? 'running' : job.state;
  return { id, state, reaction, userId, pool, waitsFor, until, attempts, reason, openedAt, origin, stream };
};

const pageOf = (
  readModels: ReadModels,
  { state = 'parked', userId }: Readonly<{ state?: WorkDocument['state'] | undefined; userId?: number | undefined }>,
  limit: number,
  cursor: string | null,
): Promise<Page<WorkDocument>> =>
  userId === undefined
    ? readModels.page(WORK, { filter: { equals: { state } }, sort: [['opened', 'ascending']], limit, cursor })
    : readModels.page(WORK, { filter: { equals: { userId } }, sort: [], limit, cursor });

const fits = (job: WorkDocument, { state, reaction, pool, code, userId, before }: JobsWanted): boolean =>
  (state === undefined || job.state === state) &&
  (reaction === undefined || job.reaction === reaction) &&
  (pool === undefined || job.pool === pool) &&
  (code === undefined || job.reason === code) &&
  (userId === undefined || job.userId === userId) &&
  (before === undefined || job.openedAt <= before);

type Doing = Readonly<{ by: OperatorName; reason: string }>;

/** Sends a parked job round again. */
export const retryParked = (parts: Parts, { id, by, reason }: Doing & Readonly<{ id: string }>) =>
  oneJob(parts, { id, by, reason, action: 'job.retry' }, () => retryJob(parts, id, by));

/** Gives a job up that is parked, or blocked by one that was given up. */
export const discardParked = (parts: Parts, { id, by, reason }: Doing & Readonly<{ id: string }>) =>
  oneJob(parts, { id, by, reason, action: 'job.discard' }, () => discardJob(parts, id, by));

const oneJob = async (
  parts: Parts,
  { id, ...doing }: Doing & Readonly<{ id: string; action: string }>,
  work: () => ReturnType<typeof retryJob>,
) => {
  const job = await parts.readModels.get(WORK, id);
  if (!job) return refuse('no-such-job');
  return actAsOperator(parts, { ...doing, accountId: job.userId || null, targets: [id] }, async () => {
    const done = await work();
    return isRefusal(done) ? refuse(done.refused) : { changed: 1 };
  });
};

/** So many are changed by one call. */
const MOST_AT_ONCE = 1000;

type Many = Doing & Omit<JobsWanted, 'state'>;
type ManyDone = Readonly<{ changed: number; more: boolean }>;

/** Every parked job that fits, or as many as one call changes; `more` says that there are others. */
export const retryAllParked = (parts: Parts, { by, reason, ...wanted }: Many) =>
  actAsOperator(parts, { by, reason, action: 'jobs.retry', ...about(wanted) }, () =>
    eachParked(parts, wanted, (id) => retryJob(parts, id, by)),
  );

export const discardAllParked = (parts: Parts, { by, reason, ...wanted }: Many) =>
  actAsOperator(parts, { by, reason, action: 'jobs.discard', ...about(wanted) }, () =>
    eachParked(parts, wanted, (id) => discardJob(parts, id, by)),
  );

const about = ({ userId, reaction, pool, code }: Omit<JobsWanted, 'state'>) => ({
  accountId: userId ?? null,
  targets: [reaction, pool, code].filter((given) => given !== undefined),
});

const eachParked = async (
  parts: Parts,
  wanted: Omit<JobsWanted, 'state'>,
  work: (id: string) => ReturnType<typeof retryJob>,
): Promise<ManyDone> => {
  let changed = 0;
  let cursor: string | null = null;
  do {
    const page = await listJobs(parts, { ...wanted, state: 'parked', limit: 100, cursor });
    for (const { id } of page.jobs) if (!isRefusal(await work(id))) changed += 1;
    cursor = page.nextCursor;
  } while (cursor !== null && changed < MOST_AT_ONCE);
  return { changed, more: cursor !== null };
};
