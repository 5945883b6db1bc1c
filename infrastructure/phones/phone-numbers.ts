import {
  isSupportedCountry,
  type NumberType,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import type { PhoneNumbers } from '#application/accounts/phone-numbers.ts';

/** What it costs to call or to text these is the callee's to say. */
const COSTLY: readonly (NumberType | undefined)[] = ['PREMIUM_RATE', 'SHARED_COST', 'UAN', 'PERSONAL_NUMBER', 'PAGER'];
/** Digits of any script with what people put between them: nothing else is a number, and no number is picked out of words. */
const DIGITS = /^\+?[\p{Nd}\s().\-‐-―−ー/]+$/u;
const TEN_DIGITS = /^\P{Nd}*(?:\p{Nd}\P{Nd}*){10}$/u;
/** Marks that turn the direction of writing, which come along when a number is copied. */
const DIRECTIONS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Reads numbers by the full metadata: only that knows what kind of line a number is. */
export const phoneNumbers: PhoneNumbers = {
  read(text, country) {
    const typed = outOfLink(text.normalize('NFKC').replace(DIRECTIONS, '').replace(DOTS, ' ').trim());
    const parsed = DIGITS.test(typed) ? parse(typed, country?.toUpperCase() ?? null) : undefined;
    if (!parsed?.isValid() || parsed.ext || !parsed.country) return 'no-number';
    if (COSTLY.includes(parsed.getType())) return 'costly';
    return { number: parsed.number, country: parsed.country, prefix: parsed.countryCallingCode };
  },
};

/** Dots that stand between the digits, or in the middle of them. */
const DOTS = /[·•・‧]/gu;

/** What links and visiting cards hold (RFC 3966): `tel:+1-202-555-0123`, or digits that only hold behind their context. */
const LINK = /^(?:tel|sms|callto):(?:\/\/)?([^;?]*)([;?].*)?$/iu;
const CONTEXT = /;phone-context=(\+[\d().-]+)(?:;|$)/iu;

const outOfLink = (typed: string): string => {
  const [, number, parameters = ''] = LINK.exec(decoded(typed)) ?? [];
  if (number === undefined || /;ext=/iu.test(parameters)) return typed;
  const context = number.startsWith('+') ? undefined : CONTEXT.exec(parameters)?.[1];
  return `${context ?? ''}${number}`.trim();
};

const decoded = (typed: string): string => typed.replace(/%2b/giu, '+').replace(/%20/gu, ' ');

const parse = (text: string, country: string | null): PhoneNumber | undefined => {
  const parsed = asWritten(text, country);
  const mobile = parsed?.countryCallingCode === '52' ? OLD_MOBILE.exec(parsed.nationalNumber)?.[1] : undefined;
  return mobile === undefined ? parsed : parsePhoneNumberFromString(`+52${mobile}`);
};

/** Until 2019 Mexico's mobile numbers had a 1, or 044 or 045 as they were dialled; contacts still hold them so. */
const OLD_MOBILE = /^(?:0?1|0?4[45])(\d{10})$/;

const asWritten = (text: string, country: string | null): PhoneNumber | undefined => {
  if (text.startsWith('+')) return parsePhoneNumberFromString(text);
  if (country !== null) return isSupportedCountry(country) ? parsePhoneNumberFromString(text, country) : undefined;
  return TEN_DIGITS.test(text) ? parsePhoneNumberFromString(text, 'US') : undefined;
};
