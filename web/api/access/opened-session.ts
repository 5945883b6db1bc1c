import { afterSignIn } from '#application/access/sign-in/known-browsers.ts';
import { checkSession, endSessionOf, type KnownSession } from '#application/access/sign-in/sessions.ts';
import type { SignedIn } from '#application/access/sign-in/sign-in.ts';
import { identityOf } from '#application/accounts/find-account.ts';
import { KNOWN_COOKIE, KNOWN_SECONDS, SESSION_COOKIE, sessionCookie, setCookie } from '../cookies.ts';
import { bearerIn } from '../guard.ts';
import type { ApiRequest } from '../route.ts';

type Asking = Pick<ApiRequest<unknown, unknown>, 'parts' | 'cookie' | 'header'>;

/** The sessions that the browser of a request has: that of its cookie, and that of the token which its page sends. */
export const sessionsHere = async ({ parts, cookie, header }: Asking): Promise<readonly KnownSession[]> => {
  const tokens = new Set([cookie(SESSION_COOKIE), bearerIn(header('Authorization'))]);
  const sessions: KnownSession[] = [];
  for (const token of tokens) {
    const session = token === undefined ? null : await checkSession(parts, token);
    if (session && !sessions.some(({ sessionId }) => sessionId === session.sessionId)) sessions.push(session);
  }
  return sessions;
};

/**
 * One session a browser: the one that was just opened takes the place of those it had, which end. The cookies that go out
 * with it: the session, and, once its address is proven, that this browser knows the account.
 */
export const sessionOpened = async (request: Asking, { userId, session }: SignedIn): Promise<readonly string[]> => {
  const { parts, cookie } = request;
  const opened = await checkSession(parts, session);
  for (const before of await sessionsHere(request))
    if (before.sessionId !== opened?.sessionId) await endSessionOf(parts, before.userId, before.sessionId);
  const owner = await identityOf(parts, userId);
  const known = owner?.proven ? afterSignIn(parts, cookie(KNOWN_COOKIE), owner.addressName) : null;
  return [sessionCookie(session), ...(known === null ? [] : [setCookie(KNOWN_COOKIE, known, KNOWN_SECONDS)])];
};
