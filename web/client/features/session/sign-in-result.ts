import { linkOver, type NeedsConfirmation, needsConfirmation } from '#web/contract/auth.ts';
import { ApiError, isRefusal } from '../../shared/api/api-error.ts';

// Apart from the session: the first page loads nothing of it.

/** What is asked before a link signs in: whose it is (masked), and how many sessions they have elsewhere. */
export type Asked = Readonly<NeedsConfirmation['confirm']>;
/** How the exchange of a login token ended. `unknown` when the server could not be reached or failed. */
export type SignInResult =
  | 'signed-in'
  | 'refused'
  | 'unknown'
  | Readonly<{ confirm: Asked }>
  /** The link is no longer good, and a new one may be sent to the same address (masked). */
  | Readonly<{ over: string }>;

/** What an exchange that failed means for whoever wanted it. */
export const whyNot = (error: unknown): Exclude<SignInResult, 'signed-in'> => {
  const body = error instanceof ApiError ? error.body : undefined;
  const asked = needsConfirmation.safeParse(body);
  if (asked.success) return { confirm: asked.data.confirm };
  const over = linkOver.safeParse(body);
  if (over.success) return { over: over.data.link.email };
  return isRefusal(error) ? 'refused' : 'unknown';
};
