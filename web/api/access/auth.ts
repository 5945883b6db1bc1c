import { createHash, randomBytes } from 'node:crypto';
import { checkSession, countSessions, endSession, renewSession } from '#application/access/sign-in/sessions.ts';
import {
  addressOfLink,
  type Follower,
  linkOf,
  redeemLoginCode,
  redeemLoginLink,
  requestLoginLink,
  requestNewLink,
  type SignedIn,
} from '#application/access/sign-in/sign-in.ts';
import { identityOf } from '#application/accounts/find-account.ts';
import { personOf } from '#application/accounts/find-person.ts';
import { user } from '#web/contract/account.ts';
import { done } from '#web/contract/answers.ts';
import { linkRequest, tokenRequest } from '#web/contract/auth.ts';
import { loggedOut, refreshed, signedIn as signedInAnswer } from '#web/contract/auth-answers.ts';
import {
  dropCookie,
  KNOWN_COOKIE,
  LOGIN_COOKIE,
  SESSION_COOKIE,
  SIGN_UP_COOKIE,
  sessionCookie,
  setCookie,
} from '../cookies.ts';
import { ApiError, notSignedIn } from '../errors.ts';
import { bearerIn } from '../guard.ts';
import { type ApiRequest, route } from '../route.ts';
import { signedInAs, signedInUser } from '../signed-in-user.ts';
import { deviceNameOf } from './device-name.ts';
import { sessionOpened, sessionsHere } from './opened-session.ts';

const LOGIN_SECONDS = 10 * 60;
/** The browser that signed in may ask for the same session again, should the answer be lost. */
const REPEAT_SECONDS = 60;

export const authRoutes = [
  route({
    method: 'post',
    path: '/api/auth/login',
    summary: 'Ask for a login link by mail; answered alike whether the address is known or not',
    answers: { 200: done },
    access: 'public',
    body: linkRequest,
    async handle({ parts, body, network, cookie, words }) {
      const intent = randomBytes(24).toString('base64url');
      const headers = { 'Set-Cookie': setCookie(LOGIN_COOKIE, intent, LOGIN_SECONDS) };
      const asking = { network, intent: intentOf(intent), known: cookie(KNOWN_COOKIE) };
      const afterwards = () =>
        'link' in body ? requestNewLink(parts, body.link, asking) : requestLoginLink(parts, body.email, asking);
      return { body: { success: true, message: words.signIn.linkSent }, headers, afterwards };
    },
  }),
  route({
    method: 'post',
    path: '/api/auth/token',
    summary: 'Exchange a login link, or the code of the same mail, for a session; or check a session',
    answers: { 200: signedInAnswer },
    access: 'public',
    body: tokenRequest,
    async handle(request) {
      const { body } = request;
      const endOthersBut = body.endOthers ? (await sessionsHere(request)).map(({ sessionId }) => sessionId) : undefined;
      if ('code' in body) return signedIn(request, await byCode(request, body, endOthersBut));
      if (body.token.startsWith('session_')) return checked(request, body.token);
      if (body.confirm === false) await askUnlessExpected(request, body.token);
      return signedIn(request, await byLink(request, body.token, endOthersBut));
    },
  }),
  route({
    method: 'get',
    path: '/api/auth/me',
    summary: 'The signed-in user',
    answers: { 200: user },
    access: 'session',
    handle: async ({ parts, userId }) => ({ body: await signedInUser(parts, userId) }),
  }),
  route({
    method: 'post',
    path: '/api/auth/refresh',
    summary: 'A new token for the same session',
    answers: { 200: refreshed },
    access: 'session',
    async handle({ parts, sessionToken }) {
      const token = sessionToken && (await renewSession(parts, sessionToken));
      if (!token) throw notSignedIn();
      const headers = { 'Set-Cookie': sessionCookie(token) };
      return { body: { success: true, token }, headers };
    },
  }),
  route({
    method: 'post',
    path: '/api/auth/logout',
    summary: 'End the session of the bearer token, or of this browser’s cookie, and forget what the browser keeps',
    answers: { 200: loggedOut },
    access: 'public',
    async handle({ parts, header, cookie }) {
      const isOurPage = header('Origin') !== ''; // one that is not ours has not come this far
      await endSession(parts, bearerIn(header('Authorization')) ?? (isOurPage ? cookie(SESSION_COOKIE) : '') ?? '');
      const cookies = [SESSION_COOKIE, LOGIN_COOKIE, SIGN_UP_COOKIE].map(dropCookie);
      return {
        body: { success: true },
        headers: { 'Set-Cookie': cookies, 'Clear-Site-Data': '"cache", "storage"' },
      };
    },
  }),
];

type TokenRequest = ApiRequest<unknown, unknown>;

const intentOf = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url');
/** The cookie of a browser that has asked for a link, as it was given out. */
const loginCookie = ({ cookie }: TokenRequest): string | null =>
  /^[\w-]{32}$/.exec(cookie(LOGIN_COOKIE) ?? '')?.[0] ?? null;
const ownIntent = (request: TokenRequest): string => {
  const given = loginCookie(request);
  return given === null ? '' : intentOf(given);
};

const byLink = async (request: TokenRequest, token: string, endOthersBut: Follower['endOthersBut']) => {
  const follower = { intent: ownIntent(request), device: deviceNameOf(request.header('User-Agent')), endOthersBut };
  const used = await redeemLoginLink(request.parts, token, follower);
  if ('refused' in used) throw await badLink(request, token);
  return used;
};

/** Whoever holds a link that was once sent may have a new one sent to the same address. */
const badLink = async ({ parts }: TokenRequest, token: string): Promise<ApiError> => {
  const email = await addressOfLink(parts, token);
  return new ApiError(
    401,
    ({ signIn }) => signIn.badToken,
    email === null ? {} : { extra: { link: { email: masked(email) } } },
  );
};

/** Answered alike for a wrong code, no such address, and a browser that asked for none. */
const byCode = async (
  request: TokenRequest,
  { email, code }: Readonly<{ email: string; code: string }>,
  endOthersBut: Follower['endOthersBut'],
): Promise<SignedIn> => {
  const { parts, network } = request;
  const typed = { email, code, network, intent: ownIntent(request) };
  const used = await redeemLoginCode(parts, typed, {
    device: deviceNameOf(request.header('User-Agent')),
    endOthersBut,
  });
  if ('refused' in used) throw new ApiError(401, ({ signIn }) => signIn.badCode);
  return used;
};

/**
 * The page posts a link's token by itself only where that is expected: in the browser that asked for it or is signed in to
 * the same account, with no one else signed in there, nor anyone elsewhere who has not proven the address. Otherwise it is
 * told whose it is, and shows a button; the link stays good.
 */
const askUnlessExpected = async (request: TokenRequest, token: string): Promise<void> => {
  const { parts } = request;
  const intent = ownIntent(request);
  const link = await linkOf(parts, token, intent);
  if (!link) throw await badLink(request, token);
  const here = await sessionsHere(request);
  const isOwn = here.some(({ userId }) => userId === link.userId);
  const replaces = here.some(({ userId }) => userId !== link.userId);
  const askedHere = intent !== '' && link.intent === intent;
  const [account, person] = await Promise.all([identityOf(parts, link.userId), personOf(parts, link.userId)]);
  if (!account || !person) throw new ApiError(401, ({ signIn }) => signIn.badToken);
  const otherSessions = await countSessions(parts, link.userId, { but: here.map(({ sessionId }) => sessionId) });
  const unproven = !account.proven;
  if ((askedHere || isOwn) && !replaces && !(unproven && otherSessions > 0)) return;
  throw new ApiError(409, ({ signIn }) => signIn.confirm, {
    extra: { confirm: { email: masked(person.email), otherSessions, unproven, replaces } },
  });
};

/** `s•••@example.com`: enough to know one's own, too little to learn another's. */
const masked = (email: string): string => `${[...email][0]}•••${email.slice(email.lastIndexOf('@'))}`;

const checked = async (request: TokenRequest, token: string) => {
  const session = await checkSession(request.parts, token);
  if (!session) throw new ApiError(401, ({ signIn }) => signIn.badToken);
  return { body: await signedInAs(request, session.userId, token) };
};

const signedIn = async (request: TokenRequest, used: SignedIn) => {
  const asked = loginCookie(request);
  const cookies = [
    ...(await sessionOpened(request, used)),
    ...(asked === null ? [] : [setCookie(LOGIN_COOKIE, asked, REPEAT_SECONDS)]),
  ];
  return { body: await signedInAs(request, used.userId, used.session), headers: { 'Set-Cookie': cookies } };
};
