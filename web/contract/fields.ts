import { messageFrequency, messageTimePreference } from './account.ts';
import { said, z } from './schema.ts';

const noAddress = said('noAddress');
const LONGEST_ADDRESS = 254;

/** One address that mail can be sent to: no quotes, comments or controls; letters of every script. */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~\u00a1-\uffff-]{1,64}@[a-zA-Z0-9\u00a1-\uffff](?:[a-zA-Z0-9.\u00a1-\uffff-]{0,251}[a-zA-Z0-9\u00a1-\uffff])?$/;
const DOMAIN = /@[\p{L}\p{M}\p{N}.-]+$/u;

/** A mail address, with the words that the form says when it is none. */
export const emailField = (message: string = noAddress) =>
  z.string(message).check(
    z.trim(),
    z.maxLength(LONGEST_ADDRESS, message),
    z.regex(ADDRESS, message),
    z.refine((address) => DOMAIN.test(address) && address.isWellFormed(), message),
  );

const nameField = (required: string) => z.string(required).check(z.trim(), z.minLength(1, required), z.maxLength(100));
export const firstName = nameField(said('firstNameMissing'));
export const lastName = nameField(said('lastNameMissing'));

const positionField = z.string().check(z.trim(), z.maxLength(100));
/** What somebody works as, and where; '' where it is not told. */
export const role = positionField;
export const company = positionField;

export const phoneTooShort = said('phoneTooShort');
/** As it was typed or as digits; the country is read from `phoneCountry` (ISO 3166, two letters). */
export const phoneNumber = z
  .string(phoneTooShort)
  .check(z.trim(), z.minLength(10, phoneTooShort), z.maxLength(40, said('onePhone')));
const noCountry = said('countryMissing');
export const phoneCountry = z.string(noCountry).check(z.regex(/^[A-Za-z]{2}$/, noCountry));

export const planType = z.enum(['monthly', 'yearly'], said('planMissing'));
export type PlanType = z.infer<typeof planType>;

/** Digits as people write them down: blanks and dashes between them say nothing. */
export const codeAsTyped = z.overwrite<string>((typed) => typed.normalize('NFKC').replace(/[\s\p{Dash}\p{Cf}]/gu, ''));

/** Codes are compared without letter case, blanks around them aside. */
export const couponCode = z.string(said('couponMissing')).check(z.trim(), z.maxLength(100, said('badCoupon')));

export const someDay = said('someDay');
export const timeOfDay = said('timeOfDay');
const weekday = z.number(someDay).check(z.int(someDay), z.minimum(0, someDay), z.maximum(6, someDay));
const zone = said('zoneMissing');
const someWeek = said('weekOfCheckIns');
/** When check-ins come. Any IANA zone is accepted; the server knows which there are. */
export const preferences = {
  messageFrequency,
  messageTimePreference,
  messageTime: z.optional(z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeOfDay)))),
  messageWeekday: z.optional(weekday),
  messageDays: z.optional(z.array(weekday, someDay).check(z.minLength(1, someDay), z.maxLength(7, someDay))),
  messageEvery: z.optional(z.union([z.literal(1), z.literal(2)], said('everyWhichWeek'))),
  messageWeekOf: z.optional(z.iso.date(someWeek)),
  timezone: z.string(zone).check(z.minLength(1, zone), z.maxLength(64, zone)),
} as const;
