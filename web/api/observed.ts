import type { Context, Middleware } from 'koa';
import type { Logger } from '#application/engine/ports/logger.ts';
import { secondsSince, type Telemetry } from '#application/engine/telemetry.ts';

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counts each request by the template of its route, and keeps a span of it. Stands within the request's origin. */
export const observeRequests =
  ({ metrics, tracer }: Telemetry, logger: Logger): Middleware =>
  (context, next) => {
    const method = METHODS.has(context.method) ? context.method : 'other';
    const attributes = { 'http.request.method': method };
    return tracer.span({ name: method, kind: 'server', isRoot: true, attributes }, async (span) => {
      const started = performance.now();
      await next();
      const seconds = secondsSince(started);
      const { status } = context;
      const route = routeOf(context);
      metrics.count('cairn_http_requests_total', { method, route, status: String(status) });
      // A stream of changes is answered for as long as its page is open.
      if (context.respond !== false) metrics.observe('cairn_http_request_duration_seconds', { method, route }, seconds);
      span.rename(`${method} ${route}`);
      span.note({ 'http.route': route, 'http.response.status_code': status });
      logger.debug('a request was answered', { method, route, status, milliseconds: Math.round(seconds * 1000) });
    });
  };

/** Never the path: it may hold ids and tokens, and strangers make up any number of them. */
export const routeOf = ({ state, _matchedRoute, path, status }: Context): string => {
  const matched: unknown = state.route ?? _matchedRoute;
  if (typeof matched === 'string') return matched;
  if (path.startsWith('/api/')) return 'no-route';
  return status === 404 ? 'no-page' : 'client';
};
