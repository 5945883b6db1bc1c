/** `__Host-` cookies: sent to this host alone, never over an insecure line, never to scripts, never from other sites. */
export const SESSION_COOKIE = '__Host-sid';
export const LOGIN_COOKIE = '__Host-login';

const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict';

export const setCookie = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Max-Age=${seconds}; ${ATTRIBUTES}`;

export const dropCookie = (name: string): string => `${name}=; Max-Age=0; ${ATTRIBUTES}`;
