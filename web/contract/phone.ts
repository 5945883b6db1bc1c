import { codeAsTyped, phoneCountry } from './fields.ts';
import { z } from './schema.ts';

const required = 'Phone number is required';
const numberField = z.string(required).check(z.trim(), z.minLength(10, required), z.maxLength(40, required));
const codeRequired = 'Verification code is required';

/** `POST /api/auth/verify`, with the bearer token or the cookie of the sign-up. Answers `done`. Never signs anyone in. */
export const phoneVerification = z.strictObject({
  phoneNumber: numberField,
  phoneCountry: z.optional(phoneCountry),
  code: z.string(codeRequired).check(codeAsTyped, z.minLength(4, codeRequired), z.maxLength(10, codeRequired)),
});
export type PhoneVerification = z.infer<typeof phoneVerification>;

/** `POST /api/auth/resend-code`: the first code too. Answers `done`. */
export const codeRequest = z.strictObject({ phoneNumber: numberField, phoneCountry: z.optional(phoneCountry) });
export type CodeRequest = z.infer<typeof codeRequest>;
