import type { Context, Next } from 'koa';
import { checkSession } from '#application/use-cases/sessions.ts';
import { SESSION_COOKIE } from './cookies.ts';
import { ApiError, forbidden, notFound, notSignedIn } from './errors.ts';
import type { ApiParts, Route } from './route.ts';

export type Caller = Readonly<{ userId: number; sessionToken: string | null }>;

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
        throw forbidden('This request came from another site.');
      if (context.get('Content-Length') !== '0' && hasBody(context) && !context.is('application/json'))
        throw new ApiError(415, 'Please send JSON.');
    }
    await next();
  };

const hasBody = (context: Context): boolean =>
  context.get('Content-Length') !== '' || context.get('Transfer-Encoding') !== '';

/**
 * The sandbox shows everyone's mail to whoever can reach it, so it answers to our own names alone: a foreign page whose
 * name was made to point at this machine reads nothing.
 */
export const sandboxByOwnNameOnly =
  (origins: ReadonlySet<string>) =>
  async (context: Context, next: Next): Promise<void> => {
    const hosts = [...origins].map((origin) => new URL(origin).host);
    if (/^\/api\/(outbox|changes)/.test(context.path) && !hosts.includes(context.host)) throw notFound();
    await next();
  };

/** Who calls, as the row's access asks. The cookie alone is good for reading; what changes something needs the bearer token. */
export const callerOf = async (context: Context, parts: ApiParts, { access, method }: Route): Promise<Caller> => {
  if (access === 'sandbox' && !parts.sandbox) throw notFound();
  if (access !== 'session') return { userId: 0, sessionToken: null };
  const bearer = /^Bearer (\S+)$/.exec(context.get('Authorization'))?.[1];
  const token = bearer ?? (method === 'get' ? context.cookies.get(SESSION_COOKIE) : undefined);
  const session = token === undefined ? null : await checkSession(parts, token);
  if (!session || token === undefined) throw notSignedIn();
  return { userId: session.userId, sessionToken: token };
};
