import type { User } from '#web/contract/account.ts';
import { language, messageTimePreference } from '#web/contract/account.ts';
import { company, emailField, firstName, lastName, phoneCountry, preferences, role } from '#web/contract/fields.ts';
import type { ProfileChange } from '#web/contract/profile.ts';
import { z } from '#web/contract/schema.ts';
import { optionalPhone } from '../../shared/country-select/dialled.ts';
import { copy } from './copy.ts';

const anHour = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * What the form holds. `messageDays` are those of weekly check-ins, with commas between (0 is Sunday); `time` is one of
 * the usual three, or `other` with its hour in `messageTime` (`HH:mm`); `auto` is the language that its user writes in.
 */
export const profileForm = z
  .object({
    firstName,
    lastName,
    role,
    company,
    email: emailField(),
    phoneNumber: optionalPhone,
    phoneCountry,
    messageFrequency: preferences.messageFrequency,
    messageDays: z.string(copy.dayMissing).check(z.minLength(1, copy.dayMissing)),
    messageEvery: z.enum(['1', '2']),
    time: z.enum([...messageTimePreference.options, 'other']),
    messageTime: z.string(),
    timezone: preferences.timezone,
    language: z.enum(['auto', ...language.options]),
  })
  .check(
    z.refine(({ time, messageTime }) => time !== 'other' || anHour.test(messageTime), {
      path: ['messageTime'],
      error: copy.hourMissing,
    }),
  );
type ProfileValues = z.infer<typeof profileForm>;

/** The form as it opens. `country` is where the number is from. */
export const valuesOf = (user: User, country: string): ProfileValues => ({
  firstName: user.firstName,
  lastName: user.lastName,
  role: user.role,
  company: user.company,
  email: user.email,
  phoneNumber: user.phoneNumber ?? '',
  phoneCountry: country,
  messageFrequency: user.messageFrequency,
  messageDays: user.messageDays.join(','),
  messageEvery: user.messageEvery === 2 ? '2' : '1',
  time: user.messageTime === null ? user.messageTimePreference : 'other',
  messageTime: user.messageTime ?? '',
  timezone: user.timezone,
  language: user.language ?? 'auto',
});

/** What differs and nothing else: what was changed elsewhere meanwhile stays. */
export const changeOf = (user: User, values: ProfileValues): ProfileChange => {
  const {
    time,
    messageTime,
    messageDays,
    messageEvery,
    phoneNumber,
    phoneCountry: country,
    language,
    ...rest
  } = values;
  const wanted: Partial<User> = {
    ...rest,
    messageEvery: messageEvery === '2' ? 2 : 1,
    language: language === 'auto' ? null : language,
    ...(time === 'other' ? { messageTime } : { messageTime: null, messageTimePreference: time }),
  };
  const before = new Map<string, unknown>(Object.entries(user));
  const changed = Object.entries(wanted).filter(([name, value]) => value !== before.get(name));
  const phone = phoneNumber === '' ? { phoneNumber } : { phoneNumber, phoneCountry: country };
  return {
    ...Object.fromEntries(changed),
    ...daysChanged(user, messageDays),
    ...(phoneNumber !== (user.phoneNumber ?? '') && phone),
  };
};

const daysChanged = ({ messageDays }: User, wanted: string): ProfileChange =>
  wanted === messageDays.join(',') ? {} : { messageDays: wanted.split(',').map(Number) };
