import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { same } from '#application/engine/tokens.ts';

type Read = () => Promise<Readonly<{ type: string; text: string }>>;
type Options = Readonly<{ host: string; port: number; token: string | null; read: Read }>;

const MAX_CONNECTIONS = 16;
const SECOND = 1000;

/** Serves `/metrics` and nothing else, on a port of its own; with a token to whoever shows it. `port` 0 is any that is free. */
export const startMetricsListener = async ({ host, port, token, read }: Options) => {
  const server = createServer({ headersTimeout: 5 * SECOND, requestTimeout: 10 * SECOND }, (request, response) => {
    answer(request, response, token, read).catch(() => response.destroy());
  });
  server.maxConnections = MAX_CONNECTIONS;
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    host,
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const answer = async (
  request: IncomingMessage,
  response: ServerResponse,
  token: string | null,
  read: Read,
): Promise<void> => {
  if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
  if (token !== null && !same(request.headers.authorization ?? '', `Bearer ${token}`))
    return void response.writeHead(401, { 'WWW-Authenticate': 'Bearer' }).end();
  const { type, text } = await read();
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
};
