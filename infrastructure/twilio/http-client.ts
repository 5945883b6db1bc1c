import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import twilio from 'twilio';
import { outcomeUnknown } from '#application/delivery/carrier.ts';
import { unavailable } from '#application/engine/ports/fault.ts';

type Options = Parameters<twilio.RequestClient['request']>[0];
type Answer<Body> = Readonly<{ statusCode: number; body: Body; headers: IncomingHttpHeaders }>;

/**
 * How twilio's library makes its calls, in the place of its own client: to another address where one is set, and within
 * one time limit for the whole call. What fails says what counts: until there is a connection the provider cannot have
 * had the call (`unavailable`); from then on nobody knows (`outcome-unknown`), for what was lost may be the call or
 * only its answer.
 */
export class HttpClient extends twilio.RequestClient {
  readonly #base: string | null;
  readonly #limitMs: number;

  constructor(base: string | null, limitMs: number) {
    super();
    this.#base = base;
    this.#limitMs = limitMs;
  }

  override async request<Body>({ method, uri, username, password, headers, data }: Options): Promise<Answer<Body>> {
    const { pathname, search, origin } = new URL(uri);
    const url = new URL(`${(this.#base ?? origin).replace(/\/+$/, '')}${pathname}${search}`);
    const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
    const form = new URLSearchParams(data as Record<string, string>).toString();
    const call = { method, headers: { ...headers, Authorization: authorization } };
    const { statusCode, body, headers: answered } = await answerTo(url, call, form, this.#limitMs);
    return { statusCode, body: body as Body, headers: answered };
  }
}

type Call = Readonly<{ method: string; headers: Record<string, string> }>;

/**
 * Each call has a connection of its own (`agent: false`): one that is kept open may be closed by the other side just as
 * it is used again, and that cannot be told from a lost answer.
 */
const answerTo = (url: URL, call: Call, form: string, limitMs: number): Promise<Answer<unknown>> =>
  new Promise((resolve, reject) => {
    const isSecure = url.protocol === 'https:';
    let isConnected = false;
    const fail = (error: unknown) => {
      clearTimeout(limit);
      reject(isConnected ? outcomeUnknown('the text provider', error) : unavailable('the text provider', error));
      request.destroy();
    };
    const limit = setTimeout(() => fail(new Error('no answer in time')), limitMs);
    const request = (isSecure ? requestHttps : requestHttp)(url, { ...call, agent: false }, (response) => {
      const { statusCode = 0, headers } = response;
      text(response).then((body) => {
        clearTimeout(limit);
        resolve({ statusCode, body, headers });
      }, fail);
    });
    request.once('socket', (socket) =>
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        isConnected = true;
      }),
    );
    request.on('error', fail);
    request.end(form);
  });
