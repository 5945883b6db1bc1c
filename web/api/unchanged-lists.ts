import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { secondsSince } from '#application/engine/telemetry.ts';
import { listTagOf } from './list-tag.ts';
import type { ApiParts, Route, Surroundings } from './route.ts';
import type { AnswerHeaders } from './security-headers.ts';

/** A request that was answered 304: who made it was asked then, and what its list showed had this tag. */
type Known = Readonly<{
  route: Route;
  userId: number;
  path: string;
  querystring: string;
  tag: string;
  /** Milliseconds of the monotonic clock. */
  until: number;
}>;

/** How long a session that ended in another process goes on for such answers, which say nothing but that nothing changed. */
const KNOWN_FOR_MS = 1000;
const MOST_KNOWN = 5000;

type UnchangedLists = Readonly<{
  note: Surroundings['noteUnchanged'];
  /** Answers what is known, and leaves everything else to `listener`. */
  before(listener: RequestListener): RequestListener;
}>;

/**
 * Pages ask for the same list again whenever they are looked at. A request that is letter for letter one that was answered
 * 304 within the last second is answered so again while the tag of its list is still the same: without the session, the
 * routes and the checks, which had their say then. A request that changes something forgets them all, as it comes and when
 * it has been answered, because it may have ended a session. `headers` are those of every answer of the API.
 */
export const createUnchangedLists = (parts: ApiParts, headers: AnswerHeaders): UnchangedLists => {
  const known = new Map<string, Known>();
  const always = headers.flat();
  const { metrics } = parts.telemetry;

  const stillKnown = (key: string): Known | null => {
    const found = known.get(key);
    if (!found) return null;
    if (found.until > performance.now()) return found;
    known.delete(key);
    return null;
  };
  const forgetAll = () => known.clear();

  return {
    note({ req, path, querystring }, list) {
      const oldest = known.size < MOST_KNOWN ? undefined : known.keys().next().value;
      if (oldest !== undefined) known.delete(oldest);
      known.set(keyOf(req), { ...list, path, querystring, until: performance.now() + KNOWN_FOR_MS });
    },
    before: (listener) => (request, response) => {
      if (request.method !== 'GET') {
        forgetAll();
        response.once('close', forgetAll);
        return listener(request, response);
      }
      const found = request.headers['if-none-match'] === undefined ? null : stillKnown(keyOf(request));
      if (!found) return listener(request, response);
      const started = performance.now();
      // What goes wrong here goes wrong there, too, and is reported there.
      const otherwise = () => listener(request, response);
      listTagOf(found, parts, found.route, found.userId).then((tag) => {
        if (tag !== found.tag) return otherwise();
        sendUnchanged(response, always, tag);
        const labels = { method: 'GET', route: found.route.path };
        metrics.count('cairn_http_requests_total', { ...labels, status: '304' });
        metrics.observe('cairn_http_request_duration_seconds', labels, secondsSince(started));
      }, otherwise);
    },
  };
};

/** Everything of a request that its answer hangs on. */
const keyOf = ({ url, headers }: IncomingMessage): string =>
  [url, headers['if-none-match'], headers.authorization, headers.cookie, headers.host].join('\n');

const sendUnchanged = (response: ServerResponse, always: readonly string[], tag: string): void => {
  response.writeHead(304, [...always, 'ETag', tag]).end();
};
