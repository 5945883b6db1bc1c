import { createSession } from '#web/client/features/session/session.ts';
import { createApi } from '#web/client/shared/api/api.ts';
import { createTokenStore } from '#web/client/shared/api/token-store.ts';
import type { User } from '#web/contract/account.ts';
import { anAccount, aServer, aStorage, signedInAnswer } from './doubles.ts';

export type Respond = Parameters<typeof aServer>[0];

export const aSession = (
  respond: Respond,
  token: string | null = 'session_a',
  onLeave = () => {},
  askedFirst?: () => Promise<User | null>,
) => {
  const storage = aStorage(token === null ? {} : { authToken: token });
  const tokens = createTokenStore(() => storage);
  const server = aServer(respond);
  const api = createApi({ fetch: server.fetch, tokens, newKey: () => 'key', onSessionEnd: () => session.forget() });
  const session = createSession({ api, tokens, onLeave, ...(askedFirst && { askedFirst }) });
  return {
    session,
    tokens,
    calls: () => server.calls.map(({ method, path }) => `${method} ${path.replace(/_=\d+/, '_')}`),
  };
};

/** A server that knows the tokens `session_a` and `login_a`, and makes each into the next of Ada's. */
export const knowing: Respond = ({ path, body, headers }) => {
  if (path === '/api/auth/token') {
    const { token } = JSON.parse(String(body)) as { token: string };
    if (token === 'session_a') return { body: signedInAnswer('session_a') };
    if (token === 'login_a') return { body: signedInAnswer('session_b') };
    return { status: 401, body: { success: false, message: 'Invalid or expired token.' } };
  }
  if (headers.get('authorization') === null) return { status: 401, body: {} };
  if (path === '/api/auth/refresh') return { body: { success: true, token: 'session_fresh' } };
  return { body: path.startsWith('/api/auth/me') ? anAccount : { success: true } };
};

/** Leaves no timer behind. */
export const ending = async (t: { teardown(undo: () => void): void }, { session }: ReturnType<typeof aSession>) =>
  t.teardown(() => session.forget());
