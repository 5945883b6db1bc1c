import { user } from './account.ts';
import { z } from './schema.ts';

const emailAddress = z
  .string('Valid email address is required')
  .check(
    z.trim(),
    z.email({ pattern: z.regexes.unicodeEmail, error: 'Valid email address is required' }),
    z.maxLength(254, 'Valid email address is required'),
  );

/** `POST /api/auth/login`. Answered alike, `done`, whether the address is known or not. */
export const loginRequest = z.strictObject({ email: emailAddress });
export type LoginRequest = z.infer<typeof loginRequest>;

/**
 * `POST /api/auth/token`. `token` is one from a login link, which is used up and becomes a session, or a session
 * token, which is only checked. A page that posts a link's token by itself says `confirm: false` and may get
 * `needsConfirmation`; `true`, or nothing from a script, says that a person wants it.
 */
export const tokenRequest = z.strictObject({
  token: z.string().check(z.minLength(1, 'No authentication token provided')),
  confirm: z.optional(z.boolean()),
});
export type TokenRequest = z.infer<typeof tokenRequest>;

/** `token` is the session token to keep; for a session token that was only checked, the same one. */
export const signedIn = z.object({ success: z.literal(true), message: z.string(), user, token: z.string() });
export type SignedIn = z.infer<typeof signedIn>;

/**
 * 409, to `confirm: false`: the link is good and not used up, but was opened in a browser that did not ask for it (a mail scanner, another
 * device) or that has a live session of someone else. The page shows the masked address and one button, which posts
 * the token again with `confirm: true`.
 */
export const needsConfirmation = z.object({
  success: z.literal(false),
  message: z.string(),
  confirm: z.object({ email: z.string() }),
});
export type NeedsConfirmation = z.infer<typeof needsConfirmation>;

/** `POST /api/auth/refresh`, with the bearer token: the token to use from now on. */
export const refreshed = z.object({ success: z.literal(true), token: z.string() });
export type Refreshed = z.infer<typeof refreshed>;

/** `POST /api/auth/logout`, with the bearer token. */
export const loggedOut = z.object({ success: z.literal(true) });
export type LoggedOut = z.infer<typeof loggedOut>;
