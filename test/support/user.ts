import type { Achievement } from '#web/contract/achievements.ts';
import type { Outbox, SandboxMail } from '#web/contract/outbox.ts';
import type { Reachable } from './app.ts';
import { eventually } from './eventually.ts';

type ApiResponse<Body> = Readonly<{ status: number; body: Body; headers: Headers }>;

/** Someone with an account, as a browser without a face: signs in by the link and calls the API. */
export const aUser = async (app: Reachable, email = `sub-${crypto.randomUUID()}@example.com`, timezone = 'UTC') => {
  const { userId, loginUrl } = await app.commands['account open']({
    email,
    firstName: 'Sub',
    lastName: 'Scriber',
    timezone,
  });
  const token = new URL(loginUrl).searchParams.get('token') ?? '';
  const signedIn = await call<{ token: string }>(app, 'POST', '/api/auth/token', { token });
  const session = signedIn.body.token;
  return {
    userId,
    email,
    session,
    call: <Body>(method: string, path: string, body?: unknown) => call<Body>(app, method, path, body, session),
    wins: async () => (await call<Achievement[]>(app, 'GET', '/api/achievements', undefined, session)).body,
  };
};

export type User = Awaited<ReturnType<typeof aUser>>;

export const call = async <Body>(
  app: Reachable,
  method: string,
  path: string,
  body?: unknown,
  session?: string,
  headers: Record<string, string> = {},
): Promise<ApiResponse<Body>> => {
  const isFile = body instanceof Uint8Array;
  const response = await fetch(new URL(path, app.web.url), {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' }),
      ...(session ? { Authorization: `Bearer ${session}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isFile ? Buffer.from(body) : JSON.stringify(body) }),
  });
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const answered: unknown = isJson ? await response.json() : await response.text();
  return { status: response.status, body: answered as Body, headers: response.headers };
};

export const outboxOf = async (app: Reachable, email: string): Promise<readonly SandboxMail[]> =>
  (await call<Outbox>(app, 'GET', '/api/outbox')).body.mails.filter(({ to }) => to === email);

/** The newest mail to this address whose subject matches, once it is there. */
export const mailTo = (app: Reachable, email: string, subject: RegExp): Promise<SandboxMail> =>
  eventually(`a mail ${subject}`, async () => (await outboxOf(app, email)).find((mail) => subject.test(mail.subject)));

/** Asks for a check-in and waits for it. */
export const checkInFor = async (app: Reachable, { email }: Pick<User, 'email'>): Promise<SandboxMail> => {
  await app.commands['check-in send']({ email });
  return eventually('the check-in', async () =>
    (await outboxOf(app, email)).find(({ headers }) => headers['reply-to']),
  );
};
