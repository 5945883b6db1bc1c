import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from '#application/engine/ports/logger.ts';
import { readinessOf } from '#web/api/system/readiness.ts';
import type { Running } from './wiring.ts';

const TIMES = { headersTimeout: 5000, requestTimeout: 5000, keepAliveTimeout: 1000 };
const MOST_CONNECTIONS = 50;

type Address = Readonly<{ host: string; port: number }>;

/** Answers `GET /healthz` and `GET /readyz` as an api does, in a process of any parts. Rejects when the port is in use. */
export const startHealth = async (
  { host, port }: Address,
  { projections, services }: Pick<Running, 'projections' | 'services'>,
  logger: Logger,
): Promise<Readonly<{ port: number; close(): Promise<void> }>> => {
  const answers = new Map<string, () => Promise<Answer>>([
    ['/healthz', async () => ({ status: 200, body: { alive: true } })],
    ['/readyz', () => readinessOf({ projections, damage: services.damage })],
  ]);
  const server = createServer(TIMES, async ({ method, url = '' }, response) => {
    const ask = method === 'GET' ? answers.get(url) : undefined;
    try {
      send(response, ask ? await ask() : { status: 404, body: { success: false } });
    } catch (error) {
      logger.error('the health of this process could not be read', error);
      send(response, { status: 500, body: { success: false } });
    }
  });
  server.maxConnections = MOST_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return { port: (server.address() as AddressInfo).port, close };
};

type Answer = Readonly<{ status: number; body: object; headers?: Readonly<Record<string, string>> }>;

const send = (response: ServerResponse, { status, body, headers = {} }: Answer): void => {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(JSON.stringify(body));
};
