import { z } from './schema.ts';

export const messageFrequency = z.enum(['daily', 'daily-weekdays', 'weekly']);
export type MessageFrequency = z.infer<typeof messageFrequency>;

export const messageTimePreference = z.enum(['morning', 'afternoon', 'evening']);
export type MessageTimePreference = z.infer<typeof messageTimePreference>;

/** The signed-in user. `phoneNumber` is E.164 or null, `timezone` an IANA name. `GET /api/auth/me` answers it bare. */
export const user = z.object({
  userId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.nullable(z.string()),
  messageFrequency,
  messageTimePreference,
  timezone: z.string(),
});
export type User = z.infer<typeof user>;
