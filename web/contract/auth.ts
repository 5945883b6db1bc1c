import { codeAsTyped, emailField, phoneCountry } from './fields.ts';
import { said, z } from './schema.ts';

const emailAddress = emailField(said('addressMissing'));

const noToken = said('noToken');
const badToken = said('badToken');
const tokenField = z.string(noToken).check(z.minLength(1, noToken), z.maxLength(200, badToken));

/** The address that a login link is wanted for. */
export const loginRequest = z.strictObject({ email: emailAddress });

/**
 * `POST /api/auth/login`. Answered alike, `done`, whether the address is known or not. Instead of an address, a `link`
 * that is no longer good: a new one goes to the address that one was sent to.
 */
export const linkRequest = z.union([loginRequest, z.strictObject({ link: tokenField })]);

export type LinkRequest = z.infer<typeof linkRequest>;

/** The address that a login link was sent to, and the six digits of the same mail. */
export const codeSignIn = z.strictObject({
  email: emailAddress,
  code: z.string(said('codeMissing')).check(codeAsTyped, z.regex(/^\d{6}$/, said('sixDigits'))),
});

export type CodeSignIn = z.infer<typeof codeSignIn>;

/**
 * `POST /api/auth/token`. `token` is one from a login link, which is used up and becomes a session, or a session
 * token, which is only checked. A page that posts a link's token by itself says `confirm: false` and may get
 * `needsConfirmation`; `true`, or nothing from a script, says that a person wants it. Instead of a token, `email` and the
 * six digits of the same mail: only in the browser that asked for them. A browser has one session: the new one ends that
 * which it had. `endOthers` says to end all other sessions of the user as well; without it they go on. A link that is no
 * longer good is answered `linkOver`.
 */
export const tokenRequest = z.union([
  z.strictObject({
    token: tokenField,
    confirm: z.optional(z.boolean()),
    endOthers: z.optional(z.boolean()),
  }),
  z.extend(codeSignIn, { endOthers: z.optional(z.boolean()) }),
]);

export type TokenRequest = z.infer<typeof tokenRequest>;

/**
 * 409, to `confirm: false`: the link is good and not used up, but was opened in a browser that did not ask for it (a mail
 * scanner, another device) or that has a live session of someone else; or its account, whose address nobody has proven
 * yet, is signed in elsewhere. The page shows the masked address and one button, which posts the token again with
 * `confirm: true`. `otherSessions` are those that `endOthers` would end (at most 200 are counted); `unproven` says that
 * they may be of somebody who signed up with another's address. `replaces`: somebody else is signed in in this browser.
 */
export const needsConfirmation = z.object({
  success: z.literal(false),
  message: z.string(),
  confirm: z.object({ email: z.string(), otherSessions: z.number(), unproven: z.boolean(), replaces: z.boolean() }),
});

export type NeedsConfirmation = z.infer<typeof needsConfirmation>;

/**
 * 401, to a link of ours that was used up or is too old: `link.email` is the address that it was sent to, masked. Its page
 * offers to send a new one there.
 */
export const linkOver = z.object({
  success: z.literal(false),
  message: z.string(),
  link: z.object({ email: z.string() }),
});

const required = said('phoneMissing');
const numberField = z.string(required).check(z.trim(), z.minLength(10, required), z.maxLength(40, required));
const codeRequired = said('phoneCodeMissing');

/** `POST /api/auth/verify`, with the bearer token or the cookie of the sign-up. Answers `done`. Never signs anyone in. */
export const phoneVerification = z.strictObject({
  phoneNumber: numberField,
  phoneCountry: z.optional(phoneCountry),
  code: z.string(codeRequired).check(codeAsTyped, z.minLength(4, codeRequired), z.maxLength(10, codeRequired)),
});

/** `POST /api/auth/resend-code`: the first code too. Answers `done`. */
export const codeRequest = z.strictObject({ phoneNumber: numberField, phoneCountry: z.optional(phoneCountry) });

export type CodeRequest = z.infer<typeof codeRequest>;
