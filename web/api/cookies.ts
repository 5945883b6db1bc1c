/** `__Host-` cookies: sent to this host alone, never over an insecure line, never to scripts, never from other sites. */
export const SESSION_COOKIE = '__Host-sid';
export const LOGIN_COOKIE = '__Host-login';
/** The browser that began a sign-up: the link token of its id. */
export const SIGN_UP_COOKIE = '__Host-signup';
/** The browser that was asked for a passkey. */
export const PASSKEY_COOKIE = '__Host-passkey';

/** What the browser keeps of the accounts that were signed in there; it stays when they sign out. */
export const KNOWN_COOKIE = '__Host-known';
export const KNOWN_SECONDS = 400 * 24 * 60 * 60;

const SESSION_SECONDS = 14 * 24 * 60 * 60;
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict';

export const setCookie = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Max-Age=${seconds}; ${ATTRIBUTES}`;

/** The session, for as long as it lasts unused. */
export const sessionCookie = (token: string): string => setCookie(SESSION_COOKIE, token, SESSION_SECONDS);

export const dropCookie = (name: string): string => `${name}=; Max-Age=0; ${ATTRIBUTES}`;
