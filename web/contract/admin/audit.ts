import { z } from '../schema.ts';
import { idInQuery, moment, nextCursor, pageQuery } from './common.ts';

/** `open`: it goes on, or was cut off: what it was to do may have been done or not. */
export const auditOutcome = z.enum(['open', 'done', 'refused', 'failed']);

/**
 * `GET /api/admin/audit` and `GET /api/admin/audit.csv`: all that fit what is given. `actor` is as listed
 * (`operator:<account id>` or `operator:cli`).
 */
const auditFilter = {
  actor: z.optional(z.string()),
  action: z.optional(z.string()),
  accountId: z.optional(idInQuery),
  outcome: z.optional(auditOutcome),
  from: z.optional(moment),
  to: z.optional(moment),
};
export const auditQuery = z.object({ ...auditFilter, ...pageQuery });
export const auditCsvQuery = z.object(auditFilter);

/**
 * What an operator did. `accountId` is the account it was about, 0 for none; `targets` are ids of what it was done to, 50 at
 * most of `changed`; `code` says why it was refused or failed; `endedAt` is '' while it is open.
 */
export const auditedAction = z.object({
  id: z.string(),
  at: z.string(),
  endedAt: z.string(),
  actor: z.string(),
  action: z.string(),
  accountId: z.number(),
  targets: z.array(z.string()),
  reason: z.string(),
  outcome: auditOutcome,
  code: z.string(),
  changed: z.number(),
});
export type AuditedAction = z.infer<typeof auditedAction>;

/** Newest first. */
export const auditList = z.object({ success: z.literal(true), actions: z.array(auditedAction), nextCursor });
export type AuditList = z.infer<typeof auditList>;
