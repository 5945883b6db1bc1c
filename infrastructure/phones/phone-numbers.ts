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
const DIGITS = /^\+?[\p{Nd}\s().\-‐-―−/]+$/u;
const TEN_DIGITS = /^\P{Nd}*(?:\p{Nd}\P{Nd}*){10}$/u;
/** Marks that turn the direction of writing, which come along when a number is copied. */
const DIRECTIONS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Reads numbers by the full metadata: only that knows what kind of line a number is. */
export const phoneNumbers: PhoneNumbers = {
  read(text, country) {
    const typed = text.normalize('NFKC').replace(DIRECTIONS, '').trim();
    const parsed = DIGITS.test(typed) ? parse(typed, country?.toUpperCase() ?? null) : undefined;
    if (!parsed?.isValid() || parsed.ext || !parsed.country) return 'no-number';
    if (COSTLY.includes(parsed.getType())) return 'costly';
    return { number: parsed.number, country: parsed.country, prefix: parsed.countryCallingCode };
  },
};

const parse = (text: string, country: string | null): PhoneNumber | undefined => {
  if (text.startsWith('+')) return parsePhoneNumberFromString(text);
  if (country !== null) return isSupportedCountry(country) ? parsePhoneNumberFromString(text, country) : undefined;
  return TEN_DIGITS.test(text) ? parsePhoneNumberFromString(text, 'US') : undefined;
};
