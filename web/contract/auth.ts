import { emailField } from './fields.ts';
import { z } from './schema.ts';

const emailAddress = emailField('Valid email address is required');

/** `POST /api/auth/login`. Answered alike, `done`, whether the address is known or not. */
export const loginRequest = z.strictObject({ email: emailAddress });
export type LoginRequest = z.infer<typeof loginRequest>;

/** The address that a login link was sent to, and the six digits of the same mail. */
export const codeSignIn = z.strictObject({
  email: emailAddress,
  code: z.string('Please enter the code').check(z.trim(), z.regex(/^\d{6}$/, 'Please enter the six digits')),
});
export type CodeSignIn = z.infer<typeof codeSignIn>;

/**
 * `POST /api/auth/token`. `token` is one from a login link, which is used up and becomes a session, or a session
 * token, which is only checked. A page that posts a link's token by itself says `confirm: false` and may get
 * `needsConfirmation`; `true`, or nothing from a script, says that a person wants it. Instead of a token, `email` and the
 * six digits of the same mail: only in the browser that asked for them. `endOthers` says to end all other sessions of
 * the user once this one is open, but that of this browser's own cookie; without it they go on.
 */
export const tokenRequest = z.union([
  z.strictObject({
    token: z
      .string('No authentication token provided')
      .check(
        z.minLength(1, 'No authentication token provided'),
        z.maxLength(200, 'Invalid or expired token. Please try again.'),
      ),
    confirm: z.optional(z.boolean()),
    endOthers: z.optional(z.boolean()),
  }),
  z.extend(codeSignIn, { endOthers: z.optional(z.boolean()) }),
]);
export type TokenRequest = z.infer<typeof tokenRequest>;

export {
  type LoggedOut,
  loggedOut,
  type NeedsConfirmation,
  needsConfirmation,
  type Refreshed,
  refreshed,
  type SignedIn,
  signedIn,
} from './auth-answers.ts';
