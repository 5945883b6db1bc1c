import { randomInt } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa, { type Context, type Middleware } from 'koa';
import type { Changes } from '#application/engine/changes.ts';
import { newId } from '#application/engine/ids.ts';
import { newOrigin, withOrigin } from '#application/engine/origin.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import { answerErrors, createApiRouter } from './api.ts';
import { createBrokenRequests, isClients } from './broken-requests.ts';
import { compressAnswers } from './compressed.ts';
import { limitConnections, serverTimes, type WebLimits } from './connections.ts';
import { sameOriginOnly, sandboxByOwnNameOnly } from './guard.ts';
import { observeRequests } from './observed.ts';
import type { ApiParts } from './route.ts';
import { type AnswerHeaders, securityHeaders, setHeaders } from './security-headers.ts';
import { buildOf, serveClient } from './serve-client.ts';
import { refuseSlowBodies } from './slow-bodies.ts';
import { type MetricsPage, serveMetrics } from './system/metrics.ts';
import { createUnchangedLists } from './unchanged-lists.ts';

type WebOptions = Readonly<{
  parts: ApiParts;
  changes: Changes;
  logger: Logger;
  /** Null: it is served on a port of its own. */
  metricsPage: MetricsPage | null;
  host: string;
  port: number;
  /** Where pages may send requests from. */
  origins: ReadonlySet<string>;
  /** How many proxies of ours stand in front: so many entries of X-Forwarded-For, from its end, are believed. */
  trustedProxies: number;
  limits: WebLimits;
  /** Addresses whose connections are not counted by network. */
  isNeighbour: (address: string) => boolean;
  /** The folder of the built client. */
  client: string;
}>;

type WebServer = Readonly<{ port: number; close(): Promise<void> }>;

/** Streams of changes never end by themselves. */
const CLOSE_WITHIN_MS = 2000;

/** Work after an answer begins at some time within this, so that the next request does not feel what there was to do. */
const AFTERWARDS_WITHIN_MS = 1000;

/** Pages and API on one port. */
export const startWebServer = async (options: WebOptions): Promise<WebServer> => {
  const { parts, changes, logger } = options;
  const { limits, trustedProxies } = options;
  const app = new Koa({ proxy: trustedProxies > 0, maxIpsCount: trustedProxies });
  const broken = createBrokenRequests(logger);
  app.on('error', (error: unknown) => {
    if (isClients(error)) broken.note();
    else logger.error('an answer could not be sent', error);
  });
  const headers = securityHeaders(parts.publicUrl);
  const headersOfApi = apiHeaders(await buildOf(options.client));
  app.use((_, next) => withOrigin(newOrigin('user', newId(parts.clock.now())), next));
  app.use(observeRequests(parts.telemetry, logger));
  app.use(setHeaders(headers));
  app.use(compressAnswers);
  app.use(answerErrors(logger, parts.brandName));
  app.use(sameOriginOnly(options.origins));
  if (parts.sandbox) app.use(sandboxByOwnNameOnly(options.origins));
  app.use(serveMetrics(options.metricsPage));
  app.use(ofApi(headersOfApi));
  app.use(refuseSlowBodies(limits.body));
  const closing = new AbortController();
  const later = createAfterwards(logger, closing.signal);
  const unchanged = createUnchangedLists(parts, [...headers, ...headersOfApi]);
  const surroundings = { changes, closing: closing.signal, afterwards: later.add, noteUnchanged: unchanged.note };
  const router = createApiRouter(parts, surroundings, limits);
  app.use(router.routes());
  app.use(await serveClient(options.client, { ...parts, ...parts.operatorWords, supportEmail: parts.mail.support }));
  const isProxied = trustedProxies > 0;
  const server = createServer(serverTimes(limits, isProxied)).setTimeout(limits.stalled);
  // Behind a proxy everyone comes from its address: it has to count networks itself.
  const isExempt = isProxied ? () => true : options.isNeighbour;
  limitConnections(server, limits, isExempt, unchanged.before(app.callback()));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, options.host, resolve);
  });
  const close = async () => {
    closing.abort();
    await closeServer(server);
    await later.done();
    broken.end();
  };
  return { port: (server.address() as AddressInfo).port, close };
};

/** Work that begins when an answer has gone, after a while that chance decides; at once when the server closes. */
const createAfterwards = (logger: Logger, closing: AbortSignal) => {
  const running = new Set<Promise<void>>();
  return {
    add({ res }: Context, work: () => Promise<void>) {
      const run = () => work().catch((error: unknown) => logger.error('work after an answer failed', error));
      const ended = closed(res)
        .then(() => pause(closing))
        .then(run);
      running.add(ended);
      void ended.then(() => running.delete(ended));
    },
    done: () => Promise.all(running),
  };
};

/** Whoever asked may have gone before there was an answer: that close comes no second time. */
const closed = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    if (response.closed) resolve();
    else response.once('close', resolve);
  });

const pause = (closing: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      closing.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, closing.aborted ? 0 : randomInt(AFTERWARDS_WITHIN_MS));
    closing.addEventListener('abort', end);
  });

/** Answers of the API are kept nowhere, and say which build of the client is served: a page of another finds out by them. */
const apiHeaders = (build: string | null): AnswerHeaders => [
  ['Cache-Control', 'no-store'],
  ...(build === null ? [] : [['Cairn-Build', build] as const]),
];

const ofApi =
  (headers: AnswerHeaders): Middleware =>
  async (context, next) => {
    if (context.path.startsWith('/api/')) for (const [name, value] of headers) context.set(name, value);
    await next();
  };

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
