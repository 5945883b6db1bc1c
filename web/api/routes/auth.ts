import { createHash, randomBytes } from 'node:crypto';
import { accountOf, personOf } from '#application/use-cases/find-account.ts';
import { checkSession, endSession, openSession, renewSession } from '#application/use-cases/sessions.ts';
import { linkOf, redeemLoginLink, requestLoginLink } from '#application/use-cases/sign-in.ts';
import { loginRequest, tokenRequest } from '#web/contract/auth.ts';
import { dropCookie, LOGIN_COOKIE, SESSION_COOKIE, setCookie } from '../cookies.ts';
import { ApiError, notSignedIn } from '../errors.ts';
import { presentUser } from '../present.ts';
import { type ApiParts, type ApiRequest, route } from '../route.ts';

const SESSION_SECONDS = 14 * 24 * 60 * 60;
const LOGIN_SECONDS = 10 * 60;
const LINK_SENT = 'If there is an account for this address, a login link is on its way.';
const BAD_TOKEN = 'Invalid or expired token. Please try again.';

export const authRoutes = [
  route({
    method: 'post',
    path: '/api/auth/login',
    access: 'public',
    body: loginRequest,
    async handle({ parts, body, network }) {
      const intent = randomBytes(24).toString('base64url');
      const headers = { 'Set-Cookie': setCookie(LOGIN_COOKIE, intent, LOGIN_SECONDS) };
      const afterwards = () => requestLoginLink(parts, body.email, { network, intent: intentOf(intent) });
      return { body: { success: true, message: LINK_SENT }, headers, afterwards };
    },
  }),
  route({
    method: 'post',
    path: '/api/auth/token',
    access: 'public',
    body: tokenRequest,
    async handle(request) {
      const { parts, body } = request;
      if (body.token.startsWith('session_')) return checked(parts, body.token);
      if (body.confirm === false) await askUnlessExpected(request, body.token);
      const used = await redeemLoginLink(parts, body.token);
      if ('refused' in used) throw new ApiError(401, BAD_TOKEN);
      const token = await openSession(parts, used.userId);
      return signedIn(parts, used.userId, token, [
        setCookie(SESSION_COOKIE, token, SESSION_SECONDS),
        dropCookie(LOGIN_COOKIE),
      ]);
    },
  }),
  route({
    method: 'get',
    path: '/api/auth/me',
    access: 'session',
    handle: async ({ parts, userId }) => ({ body: await userOf(parts, userId) }),
  }),
  route({
    method: 'post',
    path: '/api/auth/refresh',
    access: 'session',
    async handle({ parts, sessionToken }) {
      const token = sessionToken && (await renewSession(parts, sessionToken));
      if (!token) throw notSignedIn();
      const headers = { 'Set-Cookie': setCookie(SESSION_COOKIE, token, SESSION_SECONDS) };
      return { body: { success: true, token }, headers };
    },
  }),
  route({
    method: 'post',
    path: '/api/auth/logout',
    access: 'session',
    async handle({ parts, sessionToken }) {
      if (sessionToken) await endSession(parts, sessionToken);
      const headers = { 'Set-Cookie': dropCookie(SESSION_COOKIE), 'Clear-Site-Data': '"storage"' };
      return { body: { success: true }, headers };
    },
  }),
];

const intentOf = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url');

/**
 * The page posts a link's token by itself only where that is expected: in the browser that asked for it, and with no one
 * else signed in there. Elsewhere it is told whose it is, and shows a button; the link stays good.
 */
const askUnlessExpected = async (request: ApiRequest<unknown, unknown>, token: string): Promise<void> => {
  const { parts } = request;
  const link = await linkOf(parts, token);
  if (!link) throw new ApiError(401, BAD_TOKEN);
  const cookie = request.cookie(LOGIN_COOKIE);
  const session = await checkSession(parts, request.cookie(SESSION_COOKIE) ?? '');
  const askedHere = cookie !== undefined && link.intent === intentOf(cookie);
  if (askedHere && (session === null || session.userId === link.userId)) return;
  const person = await personOf(parts, link.userId);
  if (!person) throw new ApiError(401, BAD_TOKEN);
  throw new ApiError(409, 'Please confirm that you want to sign in.', {
    extra: { confirm: { email: masked(person.email) } },
  });
};

/** `s•••@example.com`: enough to know one's own, too little to learn another's. */
const masked = (email: string): string => `${[...email][0]}•••${email.slice(email.lastIndexOf('@'))}`;

const checked = async (parts: ApiParts, token: string) => {
  const session = await checkSession(parts, token);
  if (!session) throw new ApiError(401, BAD_TOKEN);
  return signedIn(parts, session.userId, token, []);
};

const signedIn = async (parts: ApiParts, userId: number, token: string, cookies: readonly string[]) => ({
  body: { success: true, message: 'You are signed in.', user: await userOf(parts, userId), token },
  headers: cookies.length > 0 ? { 'Set-Cookie': cookies } : {},
});

/** Read from the account's own stream: right after a sign-up a read model may not know it yet. */
const userOf = async (parts: ApiParts, userId: number) => {
  const [account, person] = await Promise.all([accountOf(parts, userId), personOf(parts, userId)]);
  if (!account || !person) throw notSignedIn();
  return presentUser(userId, account.timezone, person);
};
