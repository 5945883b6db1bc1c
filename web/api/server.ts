import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import helmet from 'helmet';
import Koa, { type Context, type Middleware } from 'koa';
import type { Changes } from '#application/changes.ts';
import { hasCode } from '#application/ports/fault.ts';
import type { Logger } from '#application/ports/logger.ts';
import { answerErrors, createApiRouter } from './api.ts';
import { sameOriginOnly, sandboxByOwnNameOnly } from './guard.ts';
import { serveClient } from './pages.ts';
import type { ApiParts } from './route.ts';

export type WebOptions = Readonly<{
  parts: ApiParts;
  changes: Changes;
  logger: Logger;
  host: string;
  port: number;
  /** Where pages may send requests from. */
  origins: ReadonlySet<string>;
  /** The folder of the built client. */
  client: string;
}>;
export type WebServer = Readonly<{ port: number; close(): Promise<void> }>;

const REQUEST_TIMEOUT_MS = 30_000;
/** Streams of changes never end by themselves. */
const CLOSE_WITHIN_MS = 2000;

/** Pages and API on one port. */
export const startWebServer = async (options: WebOptions): Promise<WebServer> => {
  const { parts, changes, logger } = options;
  const app = new Koa();
  app.on('error', (error: unknown) => {
    if (!isHangUp(error)) logger.error('an answer could not be sent', error);
  });
  app.use(securityHeaders(parts.publicUrl));
  app.use(answerErrors(logger));
  app.use(sameOriginOnly(options.origins));
  if (parts.sandbox) app.use(sandboxByOwnNameOnly(options.origins));
  app.use(noStoreForApi);
  const closing = new AbortController();
  const later = createAfterwards(logger);
  const router = createApiRouter(parts, { changes, closing: closing.signal, afterwards: later.add });
  app.use(router.routes());
  app.use(await serveClient(options.client));
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, app.callback());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, options.host, resolve);
  });
  const close = async () => {
    closing.abort();
    await closeServer(server);
    await later.done();
  };
  return { port: (server.address() as AddressInfo).port, close };
};

/** The other side went away, which is its own affair. */
const isHangUp = (error: unknown): boolean =>
  ['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED'].some((code) =>
    hasCode(error, code),
  );

/** Styles may be inline, because antd writes them; scripts may not. */
const securityHeaders = (publicUrl: string): Middleware => {
  const secure = publicUrl.startsWith('https:');
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  return async (context, next) => {
    await new Promise<void>((resolve, reject) => {
      protect(context.req, context.res, (error) => (error ? reject(error) : resolve()));
    });
    await next();
  };
};

/** Work that begins when an answer has gone. */
const createAfterwards = (logger: Logger) => {
  const running = new Set<Promise<void>>();
  return {
    add({ res }: Context, work: () => Promise<void>) {
      const run = () => work().catch((error: unknown) => logger.error('work after an answer failed', error));
      const ended = new Promise<void>((resolve) => res.once('close', resolve)).then(run);
      running.add(ended);
      void ended.then(() => running.delete(ended));
    },
    done: () => Promise.all(running),
  };
};

const noStoreForApi: Middleware = async (context, next) => {
  if (context.path.startsWith('/api/')) context.set('Cache-Control', 'no-store');
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
