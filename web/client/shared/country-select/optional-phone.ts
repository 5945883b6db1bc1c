import { phoneTooShort } from '#web/contract/fields.ts';
import { z } from '#web/contract/schema.ts';

/** A number that a form may leave empty. */
export const optionalPhone = z.string().check(
  z.refine((number) => number === '' || number.length >= 10, phoneTooShort),
  z.maxLength(40, phoneTooShort),
);
