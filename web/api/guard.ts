import type { Context, Next } from 'koa';
import { checkSession, type KnownSession } from '#application/access/sign-in/sessions.ts';
import { SESSION_COOKIE } from './cookies.ts';
import { ApiError, forbidden, notFound, notSignedIn, signInAgain } from './errors.ts';
import { type Access, type ApiParts, type OperatorCaller, type Route, takesForm } from './route.ts';

export type Caller = Readonly<{
  userId: number;
  sessionId: string | null;
  sessionToken: string | null;
  recent: boolean;
  /** Of a call for operators; null of every other. */
  operator: OperatorCaller | null;
}>;

/**
 * What comes from a browser must come from our own pages: an Origin that is not ours, or a request that the browser
 * marks as another site's, changes nothing.
 */
export const sameOriginOnly =
  (origins: ReadonlySet<string>) =>
  async (context: Context, next: Next): Promise<void> => {
    if (context.method !== 'GET' && context.method !== 'HEAD') {
      const origin = context.get('Origin');
      const site = context.get('Sec-Fetch-Site');
      if ((origin !== '' && !origins.has(origin)) || !['', 'same-origin', 'none'].includes(site))
        throw forbidden(({ everywhere }) => everywhere.otherSite);
    }
    await next();
  };

/**
 * A body is JSON, or a file of a type that no form of another site can send; on a page of ours it is a form; what a
 * provider signs is told by its signature. RFC 8058 lets mail programs choose between the two kinds of form.
 */
export const checkBodyType = (context: Context, { access, largestFile }: Route): void => {
  if (access === 'signed' || !hasBody(context)) return;
  if (largestFile > 0) {
    if (!context.is(['application/octet-stream', 'application/pdf', 'image/*']))
      throw new ApiError(415, ({ everywhere }) => everywhere.sendFile);
    return;
  }
  const forms = ['application/x-www-form-urlencoded', ...(access === 'one-click' ? ['multipart/form-data'] : [])];
  if (takesForm(access) && !context.is(forms)) throw new ApiError(415, ({ everywhere }) => everywhere.sendForm);
  if (!takesForm(access) && !context.is('application/json'))
    throw new ApiError(415, ({ everywhere }) => everywhere.sendJson);
};

const hasBody = (context: Context): boolean =>
  !['', '0'].includes(context.get('Content-Length')) || context.get('Transfer-Encoding') !== '';

/**
 * The sandbox shows everyone's mail to whoever can reach it, so it answers to our own names alone: a foreign page whose
 * name was made to point at this machine reads nothing. What a proxy says the name was does not count, as such a page
 * can say it too.
 */
export const sandboxByOwnNameOnly = (origins: ReadonlySet<string>) => {
  const hosts = [...origins].map((origin) => new URL(origin).host);
  return async (context: Context, next: Next): Promise<void> => {
    if (/^\/api\/(outbox|changes)/.test(context.path) && !hosts.includes(context.get('Host'))) throw notFound();
    await next();
  };
};

/**
 * Who calls, as the row's access asks. The cookie alone is good for reading; what changes something needs the bearer
 * token.
 */
export const callerOf = async (context: Context, parts: ApiParts, { access, method }: Route): Promise<Caller> => {
  if (access === 'sandbox' && !parts.sandbox) throw notFound();
  const known = context.state.caller as Caller | undefined; // of a call for operators
  if (known) return known;
  if (!ASKS_FOR_SESSION.has(access)) return NOBODY;
  const { token, session } = await sessionOf(context, parts, method);
  if (!session) {
    if (access === 'link' || access === 'visitor' || (access === 'sign-up' && token === '')) return NOBODY;
    throw notSignedIn();
  }
  const caller = callerBy(parts, token, session);
  if (access === 'recent' && !caller.recent) throw signInAgain();
  return caller;
};

/** The token that a request shows, '' without one, and the session it belongs to. */
export const sessionOf = async (
  context: Context,
  parts: ApiParts,
  method: Route['method'],
): Promise<Readonly<{ token: string; session: KnownSession | null }>> => {
  const bearer = bearerIn(context.get('Authorization'));
  const token = bearer ?? (method === 'get' ? context.cookies.get(SESSION_COOKIE) : undefined);
  return { token: token ?? '', session: token === undefined ? null : await checkSession(parts, token) };
};

export const callerBy = (
  { clock }: Pick<ApiParts, 'clock'>,
  token: string,
  { userId, sessionId, openedAt }: KnownSession,
): Caller => ({ userId, sessionId, sessionToken: token, recent: clock.now() - openedAt <= RECENT_MS, operator: null });

/** The token of an `Authorization` header. */
export const bearerIn = (authorization: string): string | undefined => /^Bearer (\S+)$/.exec(authorization)?.[1];

const ASKS_FOR_SESSION: ReadonlySet<Access> = new Set(['session', 'recent', 'sign-up', 'link', 'visitor']);
const NOBODY: Caller = { userId: 0, sessionId: null, sessionToken: null, recent: false, operator: null };
/** For what cannot be undone. */
const RECENT_MS = 15 * 60_000;
