import { z } from '../schema.ts';
import { idInQuery, nextCursor, pageQuery, reason } from './common.ts';

const mailEnd = z.enum([
  'reading',
  'understood',
  'unreadable',
  'automatic',
  'bounce',
  'held',
  'waiting',
  'role',
  'disowned',
  'let-go',
  'refused',
]);

/**
 * A mail that came, and how it ended (the README says when each of them is met). `reason` is a code. `userId` 0 and an empty
 * `id`: it was refused, and nothing of it is kept. Its words are never shown, only how long it is (`size`, in bytes).
 */
export const mailIn = z.object({
  id: z.string(),
  at: z.string(),
  userId: z.number(),
  end: mailEnd,
  reason: z.string(),
  size: z.number(),
  wins: z.number(),
  requests: z.number(),
  files: z.number(),
});
export type MailIn = z.infer<typeof mailIn>;

/** `GET /api/admin/mails/in`, newest first. */
export const mailsInQuery = z.object({ end: z.optional(mailEnd), userId: z.optional(idInQuery), ...pageQuery });
export const mailsIn = z.object({ success: z.literal(true), mails: z.array(mailIn), nextCursor });
export type MailsIn = z.infer<typeof mailsIn>;

const sentState = z.enum(['waiting', 'sent', 'refused', 'uncertain', 'expired']);

/** A mail of ours. `uncertain`: the relay fell silent once it had it. `code` is the relay's, or what a report said since. */
export const mailOut = z.object({
  id: z.string(),
  at: z.string(),
  userId: z.number(),
  kind: z.string(),
  state: sentState,
  code: z.string(),
});
export type MailOut = z.infer<typeof mailOut>;

/** `GET /api/admin/mails/out`, newest first. */
export const mailsOutQuery = z.object({
  state: z.optional(sentState),
  kind: z.optional(z.string()),
  userId: z.optional(idInQuery),
  ...pageQuery,
});
export const mailsOut = z.object({ success: z.literal(true), mails: z.array(mailOut), nextCursor });
export type MailsOut = z.infer<typeof mailsOut>;

/** A mail to postmaster, abuse, support or security: these are operators' to read. */
export const roleMail = z.object({
  id: z.string(),
  at: z.string(),
  role: z.string(),
  from: z.string(),
  subject: z.string(),
  size: z.number(),
  isAutomatic: z.boolean(),
  answers: z.number(),
});
export type RoleMail = z.infer<typeof roleMail>;

/** `GET /api/admin/mails/role`, newest first. */
export const roleMailQuery = z.object(pageQuery);
export const roleMails = z.object({ success: z.literal(true), mails: z.array(roleMail), nextCursor });
export type RoleMails = z.infer<typeof roleMails>;

/**
 * `GET /api/admin/mails/role/{id}` and `POST /api/admin/mails/{id}/read`: its text; '' where it has none that can be shown.
 * The second is for a mail that its owner was asked about and released, and stands in the audit.
 */
export const mailText = z.object({ success: z.literal(true), text: z.string() });
export type MailText = z.infer<typeof mailText>;

/** `POST /api/admin/mails/role/{id}/answer` */
export const roleAnswer = z.strictObject({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(6000)),
  reason,
});
export type RoleAnswer = z.infer<typeof roleAnswer>;

/** `GET /api/admin/mails/refusals`: mails of the last day that others refused because of us, the most frequent code first. */
export const policyRefusals = z.object({
  success: z.literal(true),
  mails: z.number(),
  accounts: z.number(),
  isAlarm: z.boolean(),
  codes: z.array(z.object({ code: z.string(), mails: z.number(), accounts: z.number(), lastAt: z.string() })),
});
export type PolicyRefusals = z.infer<typeof policyRefusals>;

/** `GET /api/admin/mails/dns`: `unknown`, the DNS did not answer. */
export const dnsHealth = z.object({
  success: z.literal(true),
  records: z.array(
    z.object({
      type: z.enum(['MX', 'TXT']),
      name: z.string(),
      wanted: z.string(),
      found: z.array(z.string()),
      state: z.enum(['right', 'missing', 'other', 'unknown']),
    }),
  ),
});
export type DnsHealth = z.infer<typeof dnsHealth>;
