import type { IncomingMessage, RequestListener, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type ConnectionSlot, ConnectionSlots } from '#application/engine/connection-slots.ts';
import type { StreamLimits } from './system/open-streams.ts';

/** What clients may take of the web server. Times in milliseconds. */
export type WebLimits = Readonly<{
  /** Connections at once: in all, and of one IPv4 address or IPv6 /64. */
  connections: number;
  connectionsPerNetwork: number;
  /** From a connection's first moment, or the end of the answer before, to the end of a request's headers. */
  headers: number;
  /** A whole request, however fast it comes. */
  request: number;
  /** Silence on a connection before its next request. */
  keepAlive: number;
  /** Silence while a request is answered. */
  stalled: number;
  /** The least that must come of a body in each such time. */
  body: Readonly<{ bytes: number; every: number }>;
  /** Files on their way, all together in bytes, and how long one may take before its memory is given to others. */
  uploads: number;
  patience: number;
  streams: StreamLimits;
}>;

const SECOND = 1000;
const KB = 1024;

/** `connections` is what the machine has room for. */
export const webLimits = (connections: number): WebLimits => ({
  connections,
  connectionsPerNetwork: Math.min(200, Math.ceil(connections / 4)),
  headers: 10 * SECOND,
  request: 300 * SECOND,
  keepAlive: 10 * SECOND,
  stalled: 120 * SECOND,
  body: { bytes: 40 * KB, every: 10 * SECOND },
  uploads: 128 * KB * KB,
  patience: 20 * SECOND,
  streams: { all: Math.floor(connections / 2), network: 100, user: 36, session: 12 },
});

/** Behind a proxy of ours connections are the proxy's: it must find them open when it sends, so it is the one to close them. */
const KEPT_FOR_PROXIES_MS = 75 * SECOND;

/** How often what is over its time is looked for. */
const LOOK_EVERY_MS = SECOND;

/** What `createServer` is to know of the limits. */
export const serverTimes = ({ headers, request, keepAlive }: WebLimits, isProxied: boolean): ServerOptions => ({
  headersTimeout: headers,
  requestTimeout: request,
  keepAliveTimeout: isProxied ? KEPT_FOR_PROXIES_MS : keepAlive,
  connectionsCheckingInterval: Math.min(LOOK_EVERY_MS, headers),
});

/** Sockets beyond the places there are: those that are being told so. What comes beyond these is dropped. */
const BEING_TURNED_AWAY = 64;

const NO_PLACE = [
  'HTTP/1.1 503 Service Unavailable',
  'Connection: close',
  'Retry-After: 2',
  'Content-Length: 0',
  '\r\n',
].join('\r\n');

/** Requests that one connection may send before their answers. Browsers and proxies send one. */
const MAX_PIPELINED = 16;

type Connection = { readonly slot: ConnectionSlot; readonly requests: (() => void)[] };

/**
 * Counts the connections of a server and hands its requests to `listener`, those of one connection one after the other. A
 * connection keeps its place for certain only between the end of a request and the end of its answer.
 */
export const limitConnections = (
  server: Server,
  { connections: all, connectionsPerNetwork: perNetwork }: WebLimits,
  isExempt: (address: string) => boolean,
  listener: RequestListener,
): void => {
  const slots = new ConnectionSlots({ all, perNetwork, reserved: 0 }, isExempt);
  const open = new WeakMap<Socket, Connection>();
  server.maxConnections = all + BEING_TURNED_AWAY;
  server.on('connection', (socket) => {
    const slot = slots.take(socket.remoteAddress ?? '', () => socket.destroy());
    if (typeof slot === 'string') {
      socket.end(NO_PLACE);
      socket.destroySoon();
      return;
    }
    slot.waiting();
    open.set(socket, { slot, requests: [] });
    socket.once('close', slot.release);
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    const connection = open.get(socket);
    if (!connection || socket.destroyed) return; // its place is gone
    const { requests } = connection;
    if (requests.length >= MAX_PIPELINED) {
      socket.destroy();
      return;
    }
    requests.push(() => {
      follow(connection, request, response);
      listener(request, response);
    });
    if (requests.length === 1) requests[0]?.();
  });
};

/** Follows one request to the end of its answer, and begins the next one of its connection then. */
const follow = ({ slot, requests }: Connection, request: IncomingMessage, response: ServerResponse): void => {
  const { socket } = request;
  let isAnswered = false;
  const arrived = () => {
    if (!isAnswered) slot.busy();
  };
  const answered = () => {
    if (isAnswered) return;
    isAnswered = true;
    slot.waiting();
    requests.shift();
    if (!socket.destroyed) requests[0]?.();
  };
  if (hasBody(request)) request.once('end', arrived);
  else arrived();
  response.once('prefinish', answered).once('close', answered);
};

/** Whether a request announces a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || !['0', undefined].includes(headers['content-length']);
