import { messageFrequency, messageTimePreference } from './account.ts';
import { z } from './schema.ts';

const notAnAddress = 'Invalid email address';
const LONGEST_ADDRESS = 254;

/** One address that mail can be sent to: no quotes, comments or controls; letters of every script. */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~\u00a1-\uffff-]{1,64}@[a-zA-Z0-9\u00a1-\uffff](?:[a-zA-Z0-9.\u00a1-\uffff-]{0,251}[a-zA-Z0-9\u00a1-\uffff])?$/;
const DOMAIN = /@[\p{L}\p{M}\p{N}.-]+$/u;

/** A mail address, with the words that the form says when it is none. */
export const emailField = (message: string = notAnAddress) =>
  z.string(message).check(
    z.trim(),
    z.maxLength(LONGEST_ADDRESS, message),
    z.regex(ADDRESS, message),
    z.refine((address) => DOMAIN.test(address) && address.isWellFormed(), message),
  );

const nameField = (required: string) =>
  z.string(required).check(z.trim(), z.minLength(1, required), z.maxLength(100, 'Please use at most 100 characters'));
export const firstName = nameField('First name is required');
export const lastName = nameField('Last name is required');

const positionField = z
  .string('Please use at most 100 characters')
  .check(z.trim(), z.maxLength(100, 'Please use at most 100 characters'));
/** What somebody works as, and where; '' where it is not told. */
export const role = positionField;
export const company = positionField;

export const phoneTooShort = 'Phone number must be at least 10 digits';
/** As it was typed or as digits; the country is read from `phoneCountry` (ISO 3166, two letters). */
export const phoneNumber = z
  .string(phoneTooShort)
  .check(z.trim(), z.minLength(10, phoneTooShort), z.maxLength(40, 'Please enter one phone number'));
export const phoneCountry = z
  .string('Please choose a country')
  .check(z.regex(/^[A-Za-z]{2}$/, 'Please choose a country'));

export const planType = z.enum(['monthly', 'yearly'], 'Please choose a plan');
export type PlanType = z.infer<typeof planType>;

/** Digits as people write them down: blanks and dashes between them say nothing. */
export const codeAsTyped = z.overwrite<string>((typed) => typed.normalize('NFKC').replace(/[\s\p{Dash}\p{Cf}]/gu, ''));

/** Codes are compared without letter case, blanks around them aside. */
export const couponCode = z
  .string('Please enter a coupon code to verify.')
  .check(z.trim(), z.maxLength(100, 'This coupon code is invalid or expired.'));

export const someDay = 'Please choose at least one day of the week';
export const timeOfDay = 'Please give a time of day';
const weekday = z.number(someDay).check(z.int(someDay), z.minimum(0, someDay), z.maximum(6, someDay));
const zone = 'Please choose a time zone';
/** When check-ins come. Any IANA zone is accepted; the server knows which there are. */
export const preferences = {
  messageFrequency,
  messageTimePreference,
  messageTime: z.optional(z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeOfDay)))),
  messageWeekday: z.optional(weekday),
  messageDays: z.optional(z.array(weekday, someDay).check(z.minLength(1, someDay), z.maxLength(7, someDay))),
  messageEvery: z.optional(z.union([z.literal(1), z.literal(2)], 'Please choose every week or every second week')),
  timezone: z.string(zone).check(z.minLength(1, zone), z.maxLength(64, zone)),
} as const;
