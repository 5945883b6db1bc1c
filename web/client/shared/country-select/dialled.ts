import { phoneTooShort } from '#web/contract/fields.ts';
import { z } from '#web/contract/schema.ts';
import type { FormSchema } from '../forms/field-errors.ts';

const fewestDigits = 10;

/**
 * A number as it is sent: its digits, with a leading + kept. What is too short to be told from a part of a number, as
 * whole numbers of some small countries are, gets the country's calling code in front where that is known.
 */
export const dialled = (typed: string, callingCode?: string): string => {
  const plain = typed.normalize('NFKC').trim();
  if (LINK.test(plain)) return plain;
  const digits = plain.replace(/\D/g, '');
  if (plain.startsWith('+')) return `+${digits}`;
  const short = digits.length > 0 && digits.length < fewestDigits;
  return short && callingCode !== undefined && callingCode !== '1' ? `+${callingCode}${digits}` : digits;
};

/** A link to call a number is sent as it is: the server knows its forms. */
const LINK = /^(?:tel|sms|callto):/i;

type CallingCodeOf = (country: string | undefined) => string | undefined;
type WithPhone = Readonly<{ phoneNumber?: string; phoneCountry?: string }>;

/** A schema of the contract over values whose `phoneNumber` is as it will be sent. */
export const dialledIn = <Values>(schema: FormSchema<Values>, callingCodeOf: CallingCodeOf): FormSchema<Values> => ({
  safeParse(values, words) {
    const { phoneNumber = '', phoneCountry } = values as WithPhone;
    const number = dialled(phoneNumber, callingCodeOf(phoneCountry));
    return schema.safeParse({ ...(values as object), phoneNumber: number }, words);
  },
});

/** A number out of an address, where an unescaped + has become a blank. */
export const phoneInAddress = (value: string | null): string => (value ?? '').replace(/^ /, '+').trim();

/** A number that a form may leave empty. */
export const optionalPhone = z.string().check(
  z.refine((number) => number === '' || number.length >= 10, phoneTooShort),
  z.maxLength(40, phoneTooShort),
);
