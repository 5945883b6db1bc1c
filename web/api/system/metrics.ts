import { BlockList, isIPv6 } from 'node:net';
import type { Context, Middleware } from 'koa';
import { same } from '#application/engine/tokens.ts';
import { bearerIn } from '../guard.ts';

/** The page for Prometheus. A `token` opens it to its bearer; without one it is for this machine alone. */
export type MetricsPage = Readonly<{
  token: string | null;
  read(): Promise<Readonly<{ type: string; text: string }>>;
}>;

const PATH = '/metrics';

/** `GET /metrics`. Whoever may not have it finds nothing there; one with a wrong token is told. Null: it is served elsewhere. */
export const serveMetrics =
  (page: MetricsPage | null): Middleware =>
  async (context, next) => {
    if (page === null || context.path !== PATH || context.method !== 'GET') return next();
    if (page.token === null && !isFromHere(context)) return next();
    context.state.route = PATH;
    context.set('Cache-Control', 'no-store');
    if (page.token !== null && !same(bearerIn(context.get('Authorization')) ?? '', page.token)) {
      context.status = 401;
      context.set('WWW-Authenticate', 'Bearer');
      context.body = 'METRICS_TOKEN is needed as a bearer token\n';
      return;
    }
    const { type, text } = await page.read();
    context.type = type;
    context.body = text;
  };

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const LOCAL_NAME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;
const PASSED_ON = /^(?:forwarded|via|x-real-ip|x-forwarded-.+)$/;

/**
 * A program on this machine that asked us itself. A proxy on this machine asks for others, and a browser on it may have been sent
 * by a foreign page whose name was made to point here.
 */
const isFromHere = ({ req: { socket, headers } }: Context): boolean => {
  const address = socket.remoteAddress ?? '';
  if (!loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return false;
  return LOCAL_NAME.test(headers.host ?? '') && !Object.keys(headers).some((name) => PASSED_ON.test(name));
};
