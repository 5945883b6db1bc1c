import { language, user } from './account.ts';
import { done } from './answers.ts';
import { company, emailField, firstName, lastName, phoneCountry, phoneNumber, preferences, role } from './fields.ts';
import { z } from './schema.ts';

/**
 * `GET /api/user/profile` answers the bare `user`. `PUT`: what is given is changed, the rest stays. An empty `phoneNumber` takes the number away; a new
 * one is unverified until its code is typed. A new `email` counts once the link sent there is followed; once the address is
 * proven it needs a sign-in within the last 15 minutes, else 403. `messageDays` stands over `messageWeekday`, which
 * alone means that one day; `messageWeekOf` is a date in a week that has check-ins, where every second one has. `language` is what mails and texts are written in, null: as the
 * user writes. `aiAllowed`: a provider of AI may read and write with their wins. An empty `role` or `company` takes
 * it away. `setupDone: true` finishes the first setup. Answers `profileSaved`.
 */
export const profileChange = z.strictObject({
  firstName: z.optional(firstName),
  lastName: z.optional(lastName),
  role: z.optional(role),
  company: z.optional(company),
  email: z.optional(emailField()),
  phoneNumber: z.optional(z.nullable(z.union([z.literal(''), phoneNumber]))),
  phoneCountry: z.optional(phoneCountry),
  messageFrequency: z.optional(preferences.messageFrequency),
  messageTimePreference: z.optional(preferences.messageTimePreference),
  messageTime: preferences.messageTime,
  messageWeekday: preferences.messageWeekday,
  messageDays: preferences.messageDays,
  messageEvery: preferences.messageEvery,
  messageWeekOf: preferences.messageWeekOf,
  timezone: z.optional(preferences.timezone),
  language: z.optional(z.nullable(language)),
  aiAllowed: z.optional(z.boolean()),
  setupDone: z.optional(z.literal(true)),
});
export type ProfileChange = z.infer<typeof profileChange>;

export const profileSaved = z.object({ success: z.literal(true), message: z.string(), profile: user });
export type ProfileSaved = z.infer<typeof profileSaved>;

/** `POST /api/user/address/confirm {token}`: what the page that the mail leads to posts. Answers `done`. */
export const addressConfirmation = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) });

/** `GET /api/user/sessions`: where the account is signed in. `device` is a name made of the browser's own; times ISO 8601. */
export const sessionList = z.object({
  success: z.literal(true),
  sessions: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      openedAt: z.string(),
      usedAt: z.string(),
      current: z.boolean(),
    }),
  ),
});
export type SessionList = z.infer<typeof sessionList>;

/** `DELETE /api/user/sessions/{id}` and `POST /api/user/sessions/end-others`, which leaves the one it is called with. */
export const sessionsEnded = done;

/** `GET /api/user/passkeys`. */
export const passkeyList = z.object({
  success: z.literal(true),
  passkeys: z.array(z.object({ id: z.string(), label: z.string(), addedAt: z.string() })),
});
export type PasskeyList = z.infer<typeof passkeyList>;
