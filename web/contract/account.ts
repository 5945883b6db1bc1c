import { z } from './schema.ts';

export const messageFrequency = z.enum(['daily', 'daily-weekdays', 'weekly']);
export type MessageFrequency = z.infer<typeof messageFrequency>;

/** What mails and texts are written in. */
export const language = z.enum(['en', 'de', 'fr', 'es']);
export type Language = z.infer<typeof language>;

export const messageTimePreference = z.enum(['morning', 'afternoon', 'evening']);
export type MessageTimePreference = z.infer<typeof messageTimePreference>;

/** Where a subscription stands; all but `inactive` opens everything. */
export const subscriptionStatus = z.enum(['active', 'cancelled', 'past_due', 'inactive']);

/** `pending` before the first payment, `failed` while one is owed or after it never came. */
export const paymentStatus = z.enum(['pending', 'paid', 'failed']);

/**
 * The signed-in user. `role` and `company` are '' where they are not told, `phoneNumber` is E.164 or null, `timezone` an IANA name, `messageTime` any other hour (`HH:mm`),
 * `messageDays` are the weekdays (0 is Sunday) of weekly check-ins, `messageWeekday` the first of them, and `messageEvery`
 * says whether they come each week (1) or each second one (2). `setupDone`: the first setup was saved; `emailProven`: a
 * link or an answer came back from that address; `wantedEmail` waits for its confirmation. `subscriptionType` is the plan,
 * null without one (as for complimentary accounts). `id` is `userId`, and `createdAt` is
 * `registrationDate`: the specification has both names. `registrationDate` and `lastLogin` are ISO 8601 in UTC; `lastLogin` is
 * null when no sign-in was noted. `aiAllowed` is null where no provider of AI is set. `GET /api/auth/me` answers it bare.
 */
export const user = z.object({
  id: z.number(),
  userId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.string(),
  company: z.string(),
  email: z.string(),
  emailProven: z.boolean(),
  wantedEmail: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  phoneVerified: z.boolean(),
  messageFrequency,
  messageTimePreference,
  messageTime: z.nullable(z.string()),
  messageWeekday: z.number(),
  messageDays: z.array(z.number()),
  messageEvery: z.union([z.literal(1), z.literal(2)]),
  timezone: z.string(),
  language: z.nullable(language),
  aiAllowed: z.nullable(z.boolean()),
  setupDone: z.boolean(),
  subscriptionStatus,
  subscriptionType: z.nullable(z.enum(['monthly', 'yearly'])),
  paymentStatus,
  createdAt: z.string(),
  registrationDate: z.string(),
  lastLogin: z.nullable(z.string()),
});
export type User = z.infer<typeof user>;

/** `DELETE /api/user/account`: with `refund=1` what was paid in the last 14 days is given back in full. */
export const deletionQuery = z.object({ refund: z.optional(z.enum(['0', '1'])) });
