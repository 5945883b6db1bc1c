import { z } from '../schema.ts';
import { pool } from './work.ts';

/**
 * What happened, by name: one number for each step of time, the oldest first. `from` is the first hour (ISO 8601) or day. Names:
 * `account.opened`, `account.closed`; `subscription.started`, `subscription.ended`, `payment.failed`, `refund.issued`;
 * `check-in.sent`, `check-in.skipped.<reason>`, `check-in.cancelled.<reason>`; `mail-in` and `mail-in.<end>`; `mail-out` and
 * `mail-out.sent`, `.refused`, `.uncertain`, `.expired`, `.bounced.<kind>`; `win`, `win.analysed`, `document`, `insight`;
 * `written.ai`, `written.plain`, `ai.fallback.<reason>`; `job.failed`, `job.parked`, `job.parked.<code>`, `job.retried`,
 * `job.discarded`; `error` and `outage` that were logged. A name that was not met is missing.
 */
const series = z.object({ from: z.string(), counts: z.record(z.string(), z.array(z.number())) });

const bytes = z.nullable(z.number());

/**
 * `GET /api/admin/overview`. `subscribers` counts subscriptions by state, and accounts that pay nothing or have not proven their
 * address. `sizes` are bytes on disk, null where it is not known. `errors` are what was logged as one in 24 hours and 30 days, the most
 * frequent first; an outage is a store or provider that was away. `hours` are the last 24, this one the last; `days` the last 30, today the last (UTC).
 */
export const overview = z.object({
  success: z.literal(true),
  at: z.string(),
  subscribers: z.object({
    active: z.number(),
    ending: z.number(),
    pastDue: z.number(),
    ended: z.number(),
    complimentary: z.number(),
    unproven: z.number(),
  }),
  checkIns: z.object({ dueNow: z.number(), dueInADay: z.number() }),
  waitingMails: z.object({ held: z.number(), waiting: z.number() }),
  pools: z.array(pool),
  readModels: z.array(
    z.object({ name: z.string(), lag: z.number(), stopped: z.nullable(z.string()), isBuilt: z.boolean() }),
  ),
  stores: z.array(z.object({ store: z.string(), ok: z.boolean(), ms: z.number(), code: z.string() })),
  sizes: z.object({
    log: bytes,
    archive: bytes,
    readModels: bytes,
    disk: z.nullable(z.object({ free: z.number(), size: z.number() })),
  }),
  damagedEvents: z.number(),
  errors: z.array(z.object({ what: z.string(), isOutage: z.boolean(), day: z.number(), month: z.number() })),
  hours: series,
  days: series,
});
export type Overview = z.infer<typeof overview>;
