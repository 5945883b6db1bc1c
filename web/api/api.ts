import { bodyParser } from '@koa/bodyparser';
import Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import { isUnavailable } from '#application/ports/fault.ts';
import type { Logger } from '#application/ports/logger.ts';
import { waitForReadModels } from '#application/read-your-writes.ts';
import { ApiError, failureOf, notFound, unavailableNow } from './errors.ts';
import { streamChanges } from './events-stream.ts';
import { callerOf } from './guard.ts';
import { check } from './input.ts';
import { networkOf } from './network.ts';
import type { ApiAnswer, ApiParts, Route, Surroundings } from './route.ts';
import { achievementRoutes } from './routes/achievements.ts';
import { authRoutes } from './routes/auth.ts';
import { checkInRoutes } from './routes/check-ins.ts';
import { sandboxRoutes } from './routes/sandbox.ts';
import { systemRoutes } from './routes/system.ts';

const LARGEST_BODY = '256kb';

/** Every call there is, and who may make it. */
export const routes: readonly Route[] = [
  ...authRoutes,
  ...achievementRoutes,
  ...checkInRoutes,
  ...sandboxRoutes,
  ...systemRoutes,
];

export const createApiRouter = (parts: ApiParts, surroundings: Surroundings): Router => {
  const router = new Router({ sensitive: true }); // so that no other spelling of a path goes round what its letters decide
  const { changes, closing } = surroundings;
  router.get('/api/changes', (context) => streamChanges(context, parts, changes, closing));
  const readBody = bodyParser({ enableTypes: ['json'], jsonLimit: LARGEST_BODY, onError: badBody });
  for (const route of routes)
    router.register(route.path, [route.method], [readBody as Middleware, handler(parts, route, surroundings)]);
  return router;
};

const badBody = (error: Error): never => {
  const tooLarge = 'status' in error && error.status === 413;
  throw tooLarge ? new ApiError(413, 'That is too much to send at once.') : new ApiError(400, 'That is not JSON.');
};

const handler =
  (parts: ApiParts, route: Route, surroundings: Surroundings): Middleware =>
  async (context) => {
    const caller = await callerOf(context, parts, route);
    const answer = await route.handle({
      ...caller,
      parts,
      params: context.params as Record<string, string>,
      body: check(route.body, context.request.body ?? {}) as never,
      query: check(route.query, { ...context.query }) as never,
      cookie: (name) => context.cookies.get(name),
      header: (name) => context.get(name),
      network: networkOf(context.ip),
    });
    await send(context, parts, route, answer);
    if (answer.afterwards) surroundings.afterwards(context, answer.afterwards);
  };

const send = async (context: Context, { readModels }: ApiParts, { shows }: Route, answer: ApiAnswer): Promise<void> => {
  if (answer.position) {
    const behind = await waitForReadModels(readModels, shows, answer.position);
    if (behind.length > 0) context.set('Cairn-Behind', behind.join(', '));
  }
  for (const [name, value] of Object.entries(answer.headers ?? {})) context.set(name, value as string | string[]);
  context.status = answer.status ?? 200;
  context.body = typeof answer.body === 'function' ? await answer.body() : answer.body;
};

/** Errors become the one JSON shape here and nowhere else; what was not meant for users is logged and not told. */
export const answerErrors =
  (logger: Logger): Middleware =>
  async (context, next) => {
    try {
      await next();
      if (context.status === 404 && context.body === undefined && context.path.startsWith('/api/')) throw notFound();
    } catch (error) {
      const known = knownAs(error);
      if (!known) logger.error('a request failed', error, { method: context.method, status: 500 });
      const shown = known ?? new ApiError(500, 'Something went wrong on our side. Please try again.');
      context.status = shown.status;
      if (shown.status === 503) context.set('Retry-After', '2');
      context.body = failureOf(shown);
    }
  };

const knownAs = (error: unknown): ApiError | null => {
  if (error instanceof ApiError) return error;
  if (isUnavailable(error)) return unavailableNow();
  const isCallersFault = error instanceof Error && 'expose' in error && error.expose === true; // as Koa's parts say it
  return isCallersFault ? new ApiError(400, 'This request is malformed.') : null;
};
