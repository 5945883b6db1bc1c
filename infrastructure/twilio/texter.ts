import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import twilio from 'twilio';
import {
  type HandedOver,
  type IncomingText,
  type IncomingTexts,
  isOutcomeUnknown,
  outcomeUnknown,
  type Texter,
} from '#application/delivery/carrier.ts';
import { isUnavailable, unavailable } from '#application/engine/ports/fault.ts';
import type { TwilioSettings } from '#infrastructure/shared/settings.ts';

const LIMIT_MS = 10_000;

/** Sends through Twilio, from a number of ours or a messaging service, and reads what its webhook posts. */
export const createTwilioTexter = (
  { accountSid, authToken, from, apiBase }: TwilioSettings,
  limitMs = LIMIT_MS,
): Texter & IncomingTexts => {
  const client = twilio(accountSid, authToken, { httpClient: new HttpClient(apiBase, limitMs) });
  const sender = from.startsWith('MG') ? { messagingServiceSid: from } : { from };
  return {
    repeatable: false, // Twilio takes no key by which it would know a text again
    async send(_userId, { to, body }) {
      try {
        return deliveryOf(await client.messages.create({ to, body, ...sender }));
      } catch (error) {
        return whatFailed(error);
      }
    },
    read(url, fields, signature) {
      return twilio.validateRequest(authToken, signature, url, fields) ? incomingText(fields) : null;
    },
    close: async () => {},
  };
};

type TwilioMessage = Readonly<{ sid?: unknown; status?: unknown; errorCode?: unknown }>;

/** A success that does not name the message it made is none of Twilio's: whether it reached them nobody knows. */
const deliveryOf = ({ sid, status, errorCode }: TwilioMessage): HandedOver => {
  if (typeof sid !== 'string') throw outcomeUnknown('the text provider');
  return status === 'failed' ? { sent: false, code: String(errorCode ?? status) } : { sent: true, blob: null };
};

/**
 * Statuses that are about us, not about the text: signing in, an account that is closed or not there, too many at once,
 * a call that never arrived whole. The text has not gone out, and waits until somebody has seen to it.
 */
const ABOUT_US: readonly number[] = [401, 403, 404, 408, 429];

/**
 * What Twilio refuses (any other 4xx) is an answer about this text, and so is 21610, a number that wrote STOP. After a
 * server error (any 5xx) the text may have gone out all the same: Twilio says that whoever repeats the call may be sending
 * it twice (its error 20500). Its words may hold the number, so they are neither kept nor logged.
 */
const whatFailed = (error: unknown): HandedOver => {
  if (isUnavailable(error) || isOutcomeUnknown(error)) throw error;
  const { status, code } = error as Readonly<{ status?: unknown; code?: unknown }>;
  if (typeof status !== 'number' || status >= 500) throw outcomeUnknown('the text provider'); // or a success that is no JSON
  if (status < 400 || ABOUT_US.includes(status)) throw unavailable('the text provider');
  return { sent: false, code: String(Number.isInteger(code) ? code : status) };
};

const OPT_OUT = new Map<string | undefined, IncomingText['optOut']>([
  ['STOP', 'stop'],
  ['START', 'start'],
  ['HELP', 'help'],
]);

/** `OptOutType` comes where the account's own list of such words is switched on. */
const incomingText = (fields: Readonly<Record<string, string>>): IncomingText | null => {
  const { MessageSid, From, To, Body = '', OptOutType, NumMedia } = fields;
  if (!MessageSid || !From || !To) return null;
  const optOut = OPT_OUT.get(OptOutType) ?? null;
  return { id: MessageSid, from: From, to: To, body: Body, optOut, media: Number(NumMedia) || 0 };
};

type Options = Parameters<twilio.RequestClient['request']>[0];
type HttpResponse<Body> = Readonly<{ statusCode: number; body: Body; headers: IncomingHttpHeaders }>;

/**
 * How twilio's library makes its calls, in the place of its own client: to another address where one is set, and within
 * one time limit for the whole call. What fails says what counts: until there is a connection the provider cannot have
 * had the call (`unavailable`); from then on nobody knows (`outcome-unknown`), for what was lost may be the call or
 * only its answer.
 */
class HttpClient extends twilio.RequestClient {
  readonly #base: string | null;
  readonly #limitMs: number;

  constructor(base: string | null, limitMs: number) {
    super();
    this.#base = base;
    this.#limitMs = limitMs;
  }

  override async request<Body>({
    method,
    uri,
    username,
    password,
    headers,
    data,
  }: Options): Promise<HttpResponse<Body>> {
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
const answerTo = (url: URL, call: Call, form: string, limitMs: number): Promise<HttpResponse<unknown>> =>
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
