import type { User } from '#web/contract/account.ts';
import { firstName, lastName, phoneCountry, preferences } from '#web/contract/fields.ts';
import type { ProfileChange } from '#web/contract/profile.ts';
import { z } from '#web/contract/schema.ts';
import { optionalPhone } from '../../shared/country-select/dialled.ts';

/** What the form holds: names and preferences are required, the phone number may stay empty. */
export const setupForm = z.object({
  firstName,
  lastName,
  email: z.string(),
  phoneNumber: optionalPhone,
  phoneCountry,
  messageFrequency: preferences.messageFrequency,
  messageTimePreference: preferences.messageTimePreference,
  timezone: preferences.timezone,
});

type Setup = z.infer<typeof setupForm>;

/** The form as it opens: what sign-up knows, and preferences that fit most. */
export const setupOf = (user: User, zone: string, country: string): Setup => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phoneNumber: user.phoneNumber ?? '',
  phoneCountry: country,
  ...firstChoice,
  timezone: zone,
});

/** What is saved: a number that was not touched is not sent, as a new one would have to be verified again. */
export const changeOf = (user: User, setup: Setup): ProfileChange => {
  const { email: _, phoneNumber: number, phoneCountry: country, ...rest } = setup;
  const touched = number !== (user.phoneNumber ?? '');
  const phone = touched ? { phoneNumber: number, ...(number !== '' && { phoneCountry: country }) } : {};
  return { ...rest, ...phone, setupDone: true };
};

/** What the first setup offers before anything is picked. */
const firstChoice = { messageFrequency: 'daily-weekdays', messageTimePreference: 'afternoon' } as const;
