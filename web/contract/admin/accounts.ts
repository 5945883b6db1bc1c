import { messageFrequency, messageTimePreference, paymentStatus, subscriptionStatus } from '../account.ts';
import { noneBecause, pauseReason } from '../check-ins.ts';
import { emailField, planType } from '../fields.ts';
import { z } from '../schema.ts';
import { acted, reason } from './common.ts';

/** `POST /api/admin/accounts/find`: the address stands in the body, so that no log of addresses holds it. */
export const accountSearch = z.strictObject({ email: emailField() });
export type AccountSearch = z.infer<typeof accountSearch>;

/** 404 where no account has that address. */
export const accountFound = z.object({ success: z.literal(true), userId: z.number() });
export type AccountFound = z.infer<typeof accountFound>;

const charge = z.object({
  amount: z.number(),
  currency: z.string(),
  paidAt: z.string(),
  state: z.enum(['paid', 'given-back', 'failed', 'disputed']),
});

/** An account that is open, in times, counts and codes. No name, address, number or word of its owner is in it. */
export const openAccount = z.object({
  userId: z.number(),
  openedAt: z.string(),
  addressProven: z.boolean(),
  setupDone: z.boolean(),
  complimentary: z.boolean(),
  phone: z.enum(['none', 'unverified', 'verified']),
  passkeys: z.number(),
  language: z.nullable(z.string()),
  lastLogin: z.nullable(z.string()),
  sessions: z.array(z.object({ openedAt: z.string(), usedAt: z.string() })),
  billing: z.object({
    status: subscriptionStatus,
    plan: z.nullable(planType),
    payment: paymentStatus,
    periodEnd: z.nullable(z.string()),
    accessUntil: z.nullable(z.string()),
    /** In cents, newest first; null while the payment provider is away. */
    charges: z.nullable(z.array(charge)),
  }),
  schedule: z.object({
    frequency: messageFrequency,
    time: messageTimePreference,
    hour: z.nullable(z.string()),
    days: z.array(z.number()),
    every: z.number(),
    timezone: z.string(),
    /** The next five check-ins (ISO 8601), or why there are none. */
    next: z.array(z.object({ date: z.string(), at: z.string() })),
    none: z.nullable(noneBecause),
    pause: z.nullable(z.object({ from: z.nullable(z.string()), until: z.nullable(z.string()), reason: pauseReason })),
  }),
  /** Whether its address takes mail; how many mails it did not take since it was last proven, of the last twenty failures. */
  delivery: z.object({ undeliverable: z.boolean(), softFailures: z.number(), byText: z.boolean() }),
  /** `bytes`: what its mails and the files with its wins take; `isAll` false where there are more than were added up. */
  stored: z.object({
    wins: z.number(),
    documents: z.number(),
    mailsIn: z.number(),
    mailsOut: z.number(),
    bytes: z.object({ mails: z.number(), files: z.number(), isAll: z.boolean() }),
  }),
});
export type OpenAccount = z.infer<typeof openAccount>;

/** `GET /api/admin/accounts/{id}`: `closed` while it is being deleted, `account` is null then. 404 once it is. */
export const shownAccount = z.object({
  success: z.literal(true),
  state: z.enum(['open', 'closed']),
  account: z.nullable(openAccount),
});
export type ShownAccount = z.infer<typeof shownAccount>;

/** `POST /api/admin/accounts/{id}/pause`: until that local date, or until they are resumed (null). */
export const pauseRequest = z.strictObject({ until: z.nullable(z.iso.date()), reason });
export type PauseRequest = z.infer<typeof pauseRequest>;

/** `POST /api/admin/accounts/{id}/give-month`: the next payment is due then. */
export const monthGiven = z.extend(acted, { until: z.string() });
export type MonthGiven = z.infer<typeof monthGiven>;

/** `POST /api/admin/accounts/{id}/erase`: nothing is erased before `confirmation` is sent back, until then. */
export const erasurePrepared = z.extend(acted, { confirmation: z.string(), endsAt: z.string() });
export type ErasurePrepared = z.infer<typeof erasurePrepared>;

/** `POST /api/admin/accounts/{id}/erase/confirm` */
export const erasureConfirmed = z.strictObject({ confirmation: z.string(), reason });
export type ErasureConfirmed = z.infer<typeof erasureConfirmed>;
