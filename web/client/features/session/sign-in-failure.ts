import { linkOver, needsConfirmation } from '#web/contract/auth.ts';
import { ApiError, isRefusal } from '../../shared/api/api-error.ts';
import type { SignInResult } from './session.ts';

/** What an exchange that failed means for whoever wanted it. */
export const whyNot = (error: unknown): Exclude<SignInResult, 'signed-in'> => {
  const body = error instanceof ApiError ? error.body : undefined;
  const asked = needsConfirmation.safeParse(body);
  if (asked.success) return { confirm: asked.data.confirm };
  const over = linkOver.safeParse(body);
  if (over.success) return { over: over.data.link.email };
  return isRefusal(error) ? 'refused' : 'unknown';
};
