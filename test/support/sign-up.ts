import type { Registered } from '#web/contract/sign-up.ts';
import type { Reachable } from './app.ts';
import { call } from './user.ts';

type Web = Pick<Reachable, 'web'>;

export const aRegistration = (email = `sub-${crypto.randomUUID()}@example.com`) => ({
  firstName: 'Sub',
  lastName: 'Scriber',
  email,
  phoneNumber: '2025550123',
  plan: 'monthly',
  terms: true,
});

export const cookieOf = (headers: Headers, name: string): string =>
  headers
    .getSetCookie()
    .find((one) => one.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';

/** A browser without a face that signs up: what it was answered, and the cookie that it keeps. */
export const signUp = async (
  app: Reachable,
  more: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
) => {
  const registration = { ...aRegistration(), ...more };
  const answer = await call<Registered>(app, 'POST', '/api/auth/register', registration, undefined, headers);
  return { ...answer, email: registration.email, cookie: cookieOf(answer.headers, '__Host-signup') };
};

/** A page as a browser without scripts meets it; it follows nothing by itself. */
export const visit = async (app: Web, url: string) => {
  const response = await fetch(new URL(url, app.web.url), { redirect: 'manual' });
  const location = response.headers.get('Location');
  return { status: response.status, headers: response.headers, location, text: await response.text() };
};

/** Sends the one form of a page, as it stands or by one of its buttons. */
export const sendForm = async (app: Web, page: string, outcome?: string) => {
  const response = await fetch(new URL(page, app.web.url), {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: app.web.url, 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams(outcome ? { outcome } : {}),
  });
  return { status: response.status, location: response.headers.get('Location') ?? '', text: await response.text() };
};

/** Pays at the checkout that a sign-up goes on to. */
export const payFor = async (app: Web, { body }: Readonly<{ body: Registered }>, outcome?: string) => {
  const { location } = await visit(app, body.checkoutUrl);
  return sendForm(app, location ?? '', outcome);
};

type Token = Readonly<{ success: boolean; token?: string; message: string }>;
export const asksForToken = (
  app: Reachable,
  { email, cookie }: Readonly<{ email: string; cookie: string }>,
  headers: Readonly<Record<string, string>> = {},
) =>
  call<Token>(app, 'GET', `/api/auth/get-token-by-email?email=${encodeURIComponent(email)}`, undefined, undefined, {
    ...(cookie ? { Cookie: cookie } : {}),
    ...headers,
  });
