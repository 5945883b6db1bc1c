import { user } from './account.ts';
import { z } from './schema.ts';

// Apart from the requests: the landing page reads these answers, and loads no form.

/** `token` is the session token to keep; for a session token that was only checked, the same one. */
export const signedIn = z.object({ success: z.literal(true), message: z.string(), user, token: z.string() });

export type SignedIn = z.infer<typeof signedIn>;

/** `POST /api/auth/refresh`, with the bearer token: the token to use from now on. */
export const refreshed = z.object({ success: z.literal(true), token: z.string() });

/** `POST /api/auth/logout`, with the bearer token. */
export const loggedOut = z.object({ success: z.literal(true) });
