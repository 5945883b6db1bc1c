import { user } from './account.ts';
import { z } from './schema.ts';

// Apart from the requests: the landing page reads these answers, and loads no form.

/** `token` is the session token to keep; for a session token that was only checked, the same one. */
export const signedIn = z.object({ success: z.literal(true), message: z.string(), user, token: z.string() });
export type SignedIn = z.infer<typeof signedIn>;

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
export type LinkOver = z.infer<typeof linkOver>;

/** `POST /api/auth/refresh`, with the bearer token: the token to use from now on. */
export const refreshed = z.object({ success: z.literal(true), token: z.string() });
export type Refreshed = z.infer<typeof refreshed>;

/** `POST /api/auth/logout`, with the bearer token. */
export const loggedOut = z.object({ success: z.literal(true) });
export type LoggedOut = z.infer<typeof loggedOut>;
