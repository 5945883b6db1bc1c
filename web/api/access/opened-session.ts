import { afterSignIn } from '#application/access/sign-in/known-browsers.ts';
import { checkSession, endSessionOf, type KnownSession } from '#application/access/sign-in/sessions.ts';
import type { SignedIn } from '#application/access/sign-in/sign-in.ts';
import { accountOf } from '#application/accounts/find-account.ts';
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
  const owner = await accountOf(parts, userId);
  const known = owner?.proven ? afterSignIn(parts, cookie(KNOWN_COOKIE), owner.addressName) : null;
  return [sessionCookie(session), ...(known === null ? [] : [setCookie(KNOWN_COOKIE, known, KNOWN_SECONDS)])];
};

/** In this order: many browsers name others as well, the one they are first. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const LONGEST = 1000;

/** What a browser is called where its owner sees it, of its User-Agent: `Firefox on Linux`; '' when it says neither. */
export const deviceNameOf = (userAgent: string): string => {
  const given = userAgent.slice(0, LONGEST);
  const find = (names: typeof BROWSERS) => names.find(([sign]) => sign.test(given))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? '';
};
