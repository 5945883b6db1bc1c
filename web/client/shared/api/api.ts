import { refreshed, signedIn } from '#web/contract/auth-answers.ts';
import { ApiError, isRefusal } from './api-error.ts';
import type { FirstAnswers } from './first-answers.ts';
import { createKnownAnswers } from './known-answers.ts';
import type { TokenStore } from './token-store.ts';

/** What checks an answer and gives it its type: a schema of the contract. */
export type ResponseSchema<Shape> = Readonly<{ parse(body: unknown): Shape }>;

export type Api = Readonly<{
  get<Shape>(path: string, answer: ResponseSchema<Shape>): Promise<Shape>;
  /** What `get` would answer, where it was asked for before the script came. */
  first<Shape>(path: string, answer: ResponseSchema<Shape>): Shape | undefined;
  /** A file, to be read as it comes. What is no success is thrown, as everywhere. */
  open(path: string, signal: AbortSignal): Promise<Response>;
  /** Writes are tried once more when no answer came, under the same idempotency key: a new one, or that of the caller. */
  write<Shape>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body: unknown,
    answer: ResponseSchema<Shape>,
    key?: string,
  ): Promise<Shape>;
  /** A write that holds only while what it changes is still of that version: 412 once it is not. */
  writeTo<Shape>(
    version: number | string,
    method: 'POST' | 'PUT' | 'PATCH',
    path: string,
    body: unknown,
    answer: ResponseSchema<Shape>,
  ): Promise<Shape>;
  /** A file as it is; tried once more like a write. */
  upload<Shape>(path: string, file: Blob, answer: ResponseSchema<Shape>): Promise<Shape>;
  /** Calls of `/api/auth`: tried once, and a 401 is the answer. */
  auth<Shape>(method: 'GET' | 'POST', path: string, body: unknown, answer: ResponseSchema<Shape>): Promise<Shape>;
}>;

type Call = Readonly<{
  method: string;
  path: string;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The ETag of the answer that is there already. */
  known?: string;
  /** The version of what is written to. */
  version?: number | string;
}>;

/** What it is, its content says. */
const FILE = 'application/octet-stream';

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
  /** A call was answered with 402: what it asked for needs a subscription that is paid. */
  onPaymentNeeded?: () => void;
  /** What was asked for before this script came. */
  firstAnswers?: FirstAnswers;
}): Api => {
  const { tokens, firstAnswers } = options;
  let recovering: Promise<boolean> | undefined;

  const answers = createKnownAnswers();

  const send = async ({ method, path, body, idempotencyKey, signal, known, version }: Call): Promise<Response> => {
    if (method !== 'GET') firstAnswers?.forget();
    const headers = new Headers({ Accept: 'application/json' });
    const token = tokens.read();
    if (token !== null) headers.set('Authorization', `Bearer ${token}`);
    if (body !== undefined) headers.set('Content-Type', body instanceof Blob ? FILE : 'application/json');
    if (known !== undefined) headers.set('If-None-Match', known);
    if (version !== undefined) headers.set('If-Match', `"${version}"`);
    if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
    const content = body === undefined ? null : body instanceof Blob ? body : JSON.stringify(body);
    const init: RequestInit = { method, headers, body: content, credentials: 'include', cache: 'no-store' };
    return options.fetch(path, signal === undefined ? init : { ...init, signal });
  };

  const read = async <Shape>(response: Response, answer: ResponseSchema<Shape>): Promise<Shape> => {
    if (!response.ok) throw await refused(response);
    return answer.parse(JSON.parse(await response.text()));
  };

  const refused = async (response: Response): Promise<ApiError> => {
    if (response.status === 402) options.onPaymentNeeded?.();
    return new ApiError(response.status, await response.text(), response.statusText);
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
    if (response.status !== 401) return response;
    if (tokens.read() === null) throw new Error('Authentication token not found', { cause: await refused(response) });
    return (await recover()) ? send(request) : response;
  };

  const twice = async <Shape>(request: Call, answer: ResponseSchema<Shape>): Promise<Shape> => {
    const response = await call(request).catch(unlessRefused);
    const answered = response !== undefined && response.status < 502;
    return read(answered ? response : await call(request), answer);
  };

  const get: Api['get'] = async (path, answer) => {
    const first = await firstAnswers?.take(path, answer);
    if (first) {
      answers.keep(tokens.read(), path, { ...first, answer });
      return first.value;
    }
    const before = answers.find(tokens.read(), path, answer);
    const response = await call({ method: 'GET', path, ...(before && { known: before.tag }) });
    if (before && response.status === 304) return before.value;
    const value = await read(response, answer);
    answers.keep(tokens.read(), path, { tag: response.headers.get('ETag'), answer, value });
    return value;
  };

  return {
    auth,
    get,
    first: (path, answer) => firstAnswers?.find(path, answer),
    async open(path, signal) {
      const response = await call({ method: 'GET', path, signal });
      if (!response.ok) throw await refused(response);
      return response;
    },
    write: (method, path, body, answer, key) =>
      twice({ method, path, body, ...(method === 'POST' && { idempotencyKey: key ?? options.newKey() }) }, answer),
    writeTo: (version, method, path, body, answer) =>
      twice({ method, path, body, version, ...(method === 'POST' && { idempotencyKey: options.newKey() }) }, answer),
    upload: (path, file, answer) =>
      twice({ method: 'POST', path, body: file, idempotencyKey: options.newKey() }, answer),
  };
};

/** No answer came; an answer that was one stays it. */
const unlessRefused = (error: unknown): undefined => {
  if (isRefusal(error)) throw error;
};

/** Asks for a fresh token and keeps it. */
export const refreshToken = async (api: Api, tokens: TokenStore): Promise<void> => {
  tokens.write((await api.auth('POST', '/api/auth/refresh', undefined, refreshed)).token);
};

/** A random key, also on pages without a secure context, where `crypto.randomUUID` is missing. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
