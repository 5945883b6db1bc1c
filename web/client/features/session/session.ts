import { type User, user as userSchema } from '#web/contract/account.ts';
import { loggedOut, needsConfirmation, type SignedIn, signedIn } from '#web/contract/auth.ts';
import { type Api, refreshToken } from '../../shared/api/api.ts';
import { ApiError, isRefusal } from '../../shared/api/api-error.ts';
import type { TokenStore } from '../../shared/api/token-store.ts';

export type SessionState =
  | Readonly<{ status: 'loading' }>
  | Readonly<{ status: 'signed-in'; user: User }>
  /** `ended` says that a session that was good is no more, so that people can be told. */
  | Readonly<{ status: 'signed-out'; ended: boolean }>;

/** How the exchange of a login token ended. `unknown` when the server could not be reached or failed. */
export type SignInResult = 'signed-in' | 'refused' | 'unknown' | Readonly<{ confirm: string }>;

export type Session = ReturnType<typeof createSession>;

const refreshEvery = 10 * 60 * 1000;
const loadingLimit = 5000;
const signedOut: SessionState = { status: 'signed-out', ended: false };

/** Who is signed in, as section 4 of the specification has it. Failures here lead to the signed-out state. */
export const createSession = ({ api, tokens }: { api: Api; tokens: TokenStore }) => {
  let state: SessionState = { status: 'loading' };
  let refreshing: ReturnType<typeof setInterval> | undefined;
  let starting: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  const enter = (next: SessionState): void => {
    state = next;
    clearInterval(refreshing);
    if (next.status === 'signed-in') refreshing = setInterval(refresh, refreshEvery);
    for (const listener of listeners) listener();
  };

  /** A failed refresh is only logged: the session goes on. */
  const refresh = (): Promise<void> =>
    refreshToken(api, tokens).catch((error) => console.warn('The session could not be refreshed.', error));

  const exchange = (token: string, confirm?: boolean): Promise<SignedIn> =>
    api.auth('POST', '/api/auth/token', { token, ...(confirm !== undefined && { confirm }) }, signedIn);

  const readUser = async (): Promise<User> => {
    const path = (retry: string) => `/api/auth/me?_=${Date.now()}${retry}`;
    try {
      return await api.auth('GET', path(''), undefined, userSchema);
    } catch {
      return api.auth('GET', path('&retry=true'), undefined, userSchema);
    }
  };

  const verified = async (token: string): Promise<User> => {
    const { token: kept } = await exchange(token);
    if (tokens.read() === token) tokens.write(kept);
    return readUser();
  };

  const findUser = async (): Promise<void> => {
    const token = tokens.read();
    if (token === null) return enter(signedOut);
    const limit = setTimeout(endLoading, loadingLimit);
    const user = await verified(token).catch(() => undefined);
    clearTimeout(limit);
    if (user) enter({ status: 'signed-in', user });
    else if (state.status === 'loading') enter(signedOut);
  };

  /** Loading never lasts: after five seconds the token itself is asked for its user, else it ends. */
  const endLoading = async (): Promise<void> => {
    const token = tokens.read();
    const answer = token === null ? undefined : await exchange(token).catch(() => undefined);
    if (state.status === 'loading') enter(answer ? { status: 'signed-in', user: answer.user } : signedOut);
  };

  return {
    state: (): SessionState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hasToken: (): boolean => tokens.read() !== null,
    storedToken: (): string | null => tokens.read(),

    /** Finds out who is signed in, once, when the page opens. */
    start(): Promise<void> {
      starting ??= findUser();
      return starting;
    },

    /** Checks the stored token again; only good news changes anything. */
    async check(): Promise<'signed-in' | 'refused' | 'unknown'> {
      const token = tokens.read();
      if (token === null) return 'refused';
      try {
        const { user } = await exchange(token);
        if (tokens.read() === null) return 'refused';
        if (state.status !== 'signed-in' || state.user.userId !== user.userId) enter({ status: 'signed-in', user });
        return 'signed-in';
      } catch (error) {
        return isRefusal(error) ? 'refused' : 'unknown';
      }
    },

    /**
     * Exchanges a token for a session and keeps it; `confirm` says that a person pressed the button that asks. Nobody
     * is shown as signed in before `arrive` is called.
     */
    async signIn(token: string, confirm: boolean): Promise<SignInResult> {
      await starting; // else its answer about an older token could come last
      try {
        tokens.write((await exchange(token, confirm)).token);
      } catch (error) {
        const asked = error instanceof ApiError ? needsConfirmation.safeParse(error.body) : undefined;
        if (asked?.success) return { confirm: asked.data.confirm.email };
        return isRefusal(error) ? 'refused' : 'unknown';
      }
      return 'signed-in';
    },

    /** Reads the user of the token just kept, and asks for a fresh token. Without a user the token goes again. */
    async arrive(): Promise<boolean> {
      try {
        const user = await readUser();
        await refresh();
        enter({ status: 'signed-in', user });
        return true;
      } catch {
        tokens.clear();
        enter(signedOut);
        return false;
      }
    },

    /** The stored token is good for nothing any more. */
    forget(): void {
      tokens.clear();
      enter({ status: 'signed-out', ended: state.status === 'signed-in' });
    },

    async signOut(): Promise<void> {
      const told = api.auth('POST', '/api/auth/logout', undefined, loggedOut).catch(() => undefined);
      tokens.clear();
      enter(signedOut);
      await told;
    },
  };
};
