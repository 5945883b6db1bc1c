import { language, type User } from '#web/contract/account.ts';
import { company, emailField, firstName, lastName, phoneCountry, role } from '#web/contract/fields.ts';
import type { ProfileChange } from '#web/contract/profile.ts';
import { z } from '#web/contract/schema.ts';
import { optionalPhone } from '../../shared/country-select/dialled.ts';

/** The fields of each row. `auto` is the language that its user writes in. */
const fields = {
  name: { firstName, lastName },
  work: { role, company },
  email: { email: emailField() },
  phone: { phoneNumber: optionalPhone, phoneCountry },
  language: { language: z.enum(['auto', ...language.options]) },
  ai: { ai: z.enum(['on', 'off']) },
} as const;
export type PersonRow = keyof typeof fields;

const { name, work, email, phone, language: mails, ai } = fields;
/** What the form of all rows holds. */
export const personForm = z.object({ ...name, ...work, ...email, ...phone, ...mails, ...ai });
export type PersonValues = z.infer<typeof personForm>;

/** What the form of one row holds. */
export const rowForms = {
  name: z.object(name),
  work: z.object(work),
  email: z.object(email),
  phone: z.object(phone),
  language: z.object(mails),
  ai: z.object(ai),
} as const;

/** The form as it opens. `country` is where the number is from. */
export const valuesOf = (user: User, country: string): PersonValues => ({
  firstName: user.firstName,
  lastName: user.lastName,
  role: user.role,
  company: user.company,
  email: user.email,
  phoneNumber: user.phoneNumber ?? '',
  phoneCountry: country,
  language: user.language ?? 'auto',
  ai: user.aiAllowed === false ? 'off' : 'on',
});

/** What differs and nothing else: what was changed elsewhere meanwhile stays. */
export const changeOf = (user: User, values: Partial<PersonValues>): ProfileChange => {
  const { phoneNumber, phoneCountry: country, language, ai, ...rest } = values;
  const wanted: Partial<User> = {
    ...rest,
    ...(language !== undefined && { language: language === 'auto' ? null : language }),
    ...(ai !== undefined && user.aiAllowed !== null && { aiAllowed: ai === 'on' }),
  };
  const before = new Map<string, unknown>(Object.entries(user));
  const changed = Object.entries(wanted).filter(([field, value]) => value !== before.get(field));
  return { ...Object.fromEntries(changed), ...phoneChange(user, phoneNumber, country) };
};

const phoneChange = (user: User, phoneNumber?: string, country?: string): ProfileChange => {
  if (phoneNumber === undefined || phoneNumber === (user.phoneNumber ?? '')) return {};
  return phoneNumber === '' || country === undefined ? { phoneNumber } : { phoneNumber, phoneCountry: country };
};
