import { type User, user as userSchema } from '#web/contract/account.ts';
import { done } from '#web/contract/answers.ts';
import type { CodeSignIn, LinkRequest, TokenRequest } from '#web/contract/auth.ts';
import { loggedOut, type SignedIn, signedIn } from '#web/contract/auth-answers.ts';
import { type Api, refreshToken } from '../../shared/api/api.ts';
import { isRefusal } from '../../shared/api/api-error.ts';
import type { TokenStore } from '../../shared/api/token-store.ts';
import type { SignInResult } from './sign-in-result.ts';

export type SessionState =
  | Readonly<{ status: 'loading' }>
  | Readonly<{ status: 'signed-in'; user: User }>
  /** `ended` says that a session that was good is no more, so that people can be told. */
  | Readonly<{ status: 'signed-out'; ended: boolean }>;

export type Session = ReturnType<typeof createSession>;

const refreshEvery = 10 * 60 * 1000;
const loadingLimit = 5000;
const signedOut: SessionState = { status: 'signed-out', ended: false };

/** Who is signed in, as section 4 of the specification has it. Failures here lead to the signed-out state. */
export const createSession = (parts: {
  api: Api;
  tokens: TokenStore;
  /** Someone has just signed in, and is shown next. */
  onArrival?: () => void;
  /** Someone signs out themselves; a session that merely ended does not call it. */
  onLeave?: () => void;
  /** Who the stored token is of, null where of nobody, as it was asked for before this script came; undefined where it was not. */
  askedFirst?: () => Promise<User | null | undefined>;
}) => {
  const { api, tokens, onArrival = () => {}, onLeave = () => {}, askedFirst = async () => undefined } = parts;
  let state: SessionState = { status: 'loading' };
  let refreshing: ReturnType<typeof setInterval> | undefined;
  let starting: Promise<void> | undefined;
  let exchanging = 0;
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

  const request = (body: TokenRequest): Promise<SignedIn> => api.auth('POST', '/api/auth/token', body, signedIn);
  const exchange = (token: string, confirm?: boolean): Promise<SignedIn> =>
    request({ token, ...(confirm !== undefined && { confirm }) });

  const keepTokenOf = async (body: TokenRequest): Promise<SignInResult> => {
    await starting; // else its answer about an older token could come last
    exchanging += 1;
    try {
      tokens.write((await request(body)).token);
    } catch (error) {
      return (await import('./sign-in-result.ts')).whyNot(error); // the first page loads without
    } finally {
      exchanging -= 1;
    }
    return 'signed-in';
  };

  const readUser = async (): Promise<User> => {
    const path = (retry: string) => `/api/auth/me?_=${Date.now()}${retry}`;
    try {
      return await api.auth('GET', path(''), undefined, userSchema);
    } catch {
      return api.auth('GET', path('&retry=true'), undefined, userSchema);
    }
  };

  const verified = async (token: string): Promise<User> => {
    const [{ token: kept }, user] = await Promise.all([exchange(token), readUser()]); // one way to the server, not two
    if (tokens.read() === token) tokens.write(kept);
    return user;
  };

  const findUser = async (): Promise<void> => {
    const token = tokens.read();
    if (token === null) return enter(signedOut);
    const limit = setTimeout(endLoading, loadingLimit);
    const first = await askedFirst();
    const user = first === undefined ? await verified(token).catch(() => undefined) : first;
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
     * Exchanges a token for a session and keeps it; `confirm` says that a person pressed the button that asks, `endOthers`
     * that they want to be signed out everywhere else. Nobody is shown as signed in before `arrive` is called.
     */
    signIn: (token: string, confirm: boolean, endOthers = false): Promise<SignInResult> =>
      keepTokenOf({ token, confirm, ...(endOthers && { endOthers }) }),

    /** Has a new link sent to the address that this one was sent to. */
    async sendNewLink(link: string): Promise<void> {
      await api.auth('POST', '/api/auth/login', { link } satisfies LinkRequest, done);
    },

    /** The same with the six digits of the mail that was just sent to this address. */
    signInWithCode: (typed: CodeSignIn): Promise<SignInResult> => keepTokenOf(typed),

    /** Keeps a session token that was given for a payment made in this browser. `arrive` comes next, as after `signIn`. */
    async adopt(token: string): Promise<void> {
      await starting;
      tokens.write(token);
    },

    /** Reads the user of the token just kept, and asks for a fresh token. Without a user the token goes again. */
    async arrive(): Promise<boolean> {
      try {
        const user = await readUser();
        await refresh();
        onArrival();
        enter({ status: 'signed-in', user });
        return true;
      } catch {
        tokens.clear();
        enter(signedOut);
        return false;
      }
    },

    /** The user has changed, as an answer of the server says. */
    update(user: User): void {
      if (state.status === 'signed-in' && state.user.userId === user.userId) enter({ status: 'signed-in', user });
    },

    /** Reads the signed-in user again; what cannot be read changes nothing. */
    async reload(): Promise<void> {
      if (state.status !== 'signed-in') return;
      const user = await readUser().catch(() => undefined);
      if (user && state.status === 'signed-in' && state.user.userId === user.userId)
        enter({ status: 'signed-in', user });
    },

    /**
     * The stored token was refused. While a new one is on its way it may just have been replaced, as a browser has one
     * session; what still needs it asks again.
     */
    refused(): void {
      if (exchanging === 0) this.forget();
    },

    /** The stored token is good for nothing any more. */
    forget(): void {
      tokens.clear();
      enter({ status: 'signed-out', ended: state.status === 'signed-in' });
    },

    async signOut(): Promise<void> {
      const told = api.auth('POST', '/api/auth/logout', undefined, loggedOut).catch(() => undefined);
      tokens.clear();
      onLeave();
      enter(signedOut);
      await told;
    },
  };
};
