import { refreshed, signedIn } from '#web/contract/auth.ts';
import { ApiError, isRefusal } from './api-error.ts';
import type { TokenStore } from './token-store.ts';

/** What checks an answer and gives it its type: a schema of the contract. */
export type Answer<Shape> = Readonly<{ parse(body: unknown): Shape }>;

export type Api = Readonly<{
  get<Shape>(path: string, answer: Answer<Shape>): Promise<Shape>;
  /** Writes are tried once more when no answer came, under the same idempotency key. */
  write<Shape>(method: 'POST' | 'PUT' | 'DELETE', path: string, body: unknown, answer: Answer<Shape>): Promise<Shape>;
  /** Calls of `/api/auth`: tried once, and a 401 is the answer. */
  auth<Shape>(method: 'GET' | 'POST', path: string, body: unknown, answer: Answer<Shape>): Promise<Shape>;
}>;

type Call = Readonly<{ method: string; path: string; body?: unknown; idempotencyKey?: string }>;

/**
 * The calls of section 7: bearer token and cookies with each, JSON only where there is a body. A 401 with a stored
 * token is answered by establishing the token anew, once for all calls that wait, and one retry. Every answer that is
 * no success is thrown as `ApiError`.
 */
export const createApi = (options: {
  fetch: typeof fetch;
  tokens: TokenStore;
  newKey: () => string;
  /** The stored token was refused: nobody is signed in any more. */
  onSessionEnd: () => void;
}): Api => {
  const { tokens } = options;
  let recovering: Promise<boolean> | undefined;

  const send = async ({ method, path, body, idempotencyKey }: Call): Promise<Response> => {
    const headers = new Headers({ Accept: 'application/json' });
    const token = tokens.read();
    if (token !== null) headers.set('Authorization', `Bearer ${token}`);
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
    const content = body === undefined ? null : JSON.stringify(body);
    return options.fetch(path, { method, headers, body: content, credentials: 'include', cache: 'no-store' });
  };

  const auth: Api['auth'] = async (method, path, body, answer) => read(await send({ method, path, body }), answer);

  const establish = async (token: string): Promise<boolean> => {
    try {
      tokens.write((await auth('POST', '/api/auth/token', { token }, signedIn)).token);
      return true;
    } catch (error) {
      if (isRefusal(error)) options.onSessionEnd();
      return false;
    }
  };

  const recover = (): Promise<boolean> => {
    const token = tokens.read();
    if (token === null) return Promise.resolve(false);
    recovering ??= establish(token).finally(() => {
      recovering = undefined;
    });
    return recovering;
  };

  const call = async (request: Call): Promise<Response> => {
    const response = await send(request);
    return response.status === 401 && (await recover()) ? send(request) : response;
  };

  return {
    auth,
    get: async (path, answer) => read(await call({ method: 'GET', path }), answer),
    async write(method, path, body, answer) {
      const request = { method, path, body, ...(method === 'POST' && { idempotencyKey: options.newKey() }) };
      const response = await call(request).catch(() => undefined);
      const answered = response !== undefined && response.status < 502;
      return read(answered ? response : await call(request), answer);
    },
  };
};

const read = async <Shape>(response: Response, answer: Answer<Shape>): Promise<Shape> => {
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  return answer.parse(JSON.parse(text));
};

/** Asks for a fresh token and keeps it. */
export const refreshToken = async (api: Api, tokens: TokenStore): Promise<void> => {
  tokens.write((await api.auth('POST', '/api/auth/refresh', undefined, refreshed)).token);
};
