import { z } from '../schema.ts';
import { idInQuery, moment, nextCursor, pageQuery, reason } from './common.ts';

/**
 * What one kind of work needs, and how much of it there is. `atOnce` bounds what one process does; `running` and `paused` are of
 * the process that answers, null where that does no work. `due` could begin now, `later` waits for its time, `blocked` for other
 * work, `parked` for an operator. `oldestDueAt`: since when the first in the queue could have begun.
 */
export const pool = z.object({
  name: z.string(),
  atOnce: z.number(),
  running: z.nullable(z.number()),
  paused: z.nullable(z.boolean()),
  due: z.number(),
  later: z.number(),
  blocked: z.number(),
  parked: z.number(),
  oldestDueAt: z.nullable(z.string()),
});
export type Pool = z.infer<typeof pool>;

/** `GET /api/admin/pools` */
export const poolList = z.object({ success: z.literal(true), pools: z.array(pool) });
export type PoolList = z.infer<typeof poolList>;

/**
 * A job. `reaction` is its kind, `waitsFor` names what blocks it, `until` is when it is tried next ('' for at once), `code` what it
 * failed with last; `openedAt` is when it was asked for. `causationId` is the event that asked, `correlationId` that of the mail,
 * call or turn which it all began with. `userId` 0: it is no user's.
 */
export const job = z.object({
  id: z.string(),
  state: z.enum(['open', 'running', 'blocked', 'parked']),
  reaction: z.string(),
  userId: z.number(),
  pool: z.string(),
  stream: z.string(),
  waitsFor: z.array(z.string()),
  until: z.string(),
  attempts: z.number(),
  code: z.string(),
  openedAt: z.string(),
  correlationId: z.string(),
  causationId: z.nullable(z.string()),
  actor: z.string(),
});
export type Job = z.infer<typeof job>;

const filter = {
  reaction: z.optional(z.string()),
  pool: z.optional(z.string()),
  /** What it failed with last. */
  code: z.optional(z.string()),
  /** Asked for then or before (ISO 8601, UTC). */
  before: z.optional(moment),
};

/**
 * `GET /api/admin/jobs`: oldest first; the parked ones unless a state or a user is named. `running`: those that the process which
 * answers is at, all on one page.
 */
export const jobsQuery = z.object({
  state: z.optional(z.enum(['open', 'running', 'blocked', 'parked'])),
  userId: z.optional(idInQuery),
  ...filter,
  ...pageQuery,
});
export const jobList = z.object({ success: z.literal(true), jobs: z.array(job), nextCursor });
export type JobList = z.infer<typeof jobList>;

/** `POST /api/admin/jobs/retry` and `/discard`: every parked job that fits; all of them where nothing is named. */
export const manyJobs = z.strictObject({ ...filter, userId: z.optional(z.number().check(z.int())), reason });
export type ManyJobs = z.infer<typeof manyJobs>;

/** So many were changed; `more`: others fit too, ask again. */
export const manyJobsDone = z.object({
  success: z.literal(true),
  message: z.string(),
  changed: z.number(),
  more: z.boolean(),
});
export type ManyJobsDone = z.infer<typeof manyJobsDone>;
