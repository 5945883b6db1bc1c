import Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import { networkOf } from '#application/networks.ts';
import { isUnavailable } from '#application/ports/fault.ts';
import type { Logger } from '#application/ports/logger.ts';
import { bodyOf, rawBodyOf, readBody, takeFile } from './body.ts';
import { ApiError, failureOf, notFound, unavailableNow } from './errors.ts';
import { streamChanges } from './events-stream.ts';
import { createFilesAtOnce } from './files-at-once.ts';
import { checkRoom } from './full-disk.ts';
import { type Caller, callerOf } from './guard.ts';
import { idempotencyOf } from './idempotency.ts';
import { check } from './input.ts';
import type { ApiParts, ApiRequest, Route, Surroundings } from './route.ts';
import { accountRoutes } from './routes/account.ts';
import { achievementRoutes } from './routes/achievements.ts';
import { authRoutes } from './routes/auth.ts';
import { billingRoutes } from './routes/billing.ts';
import { checkInRoutes } from './routes/check-ins.ts';
import { checkoutRoutes } from './routes/checkout.ts';
import { documentRoutes } from './routes/documents.ts';
import { evidenceRoutes } from './routes/evidence.ts';
import { exportRoutes } from './routes/export.ts';
import { messageRoutes } from './routes/messages.ts';
import { needsYouRoutes } from './routes/needs-you.ts';
import { openApiRoutes } from './routes/openapi.ts';
import { passkeyRoutes } from './routes/passkeys.ts';
import { phoneRoutes } from './routes/phone.ts';
import { profileRoutes } from './routes/profile.ts';
import { removedAchievementRoutes } from './routes/removed-achievements.ts';
import { sandboxRoutes } from './routes/sandbox.ts';
import { sessionRoutes } from './routes/sessions.ts';
import { signUpRoutes } from './routes/sign-up.ts';
import { systemRoutes } from './routes/system.ts';
import { unsubscribeRoutes } from './routes/unsubscribe.ts';
import { stripeWebhookRoutes } from './routes/webhooks-stripe.ts';
import { twilioWebhookRoutes } from './routes/webhooks-twilio.ts';
import { finalAnswer, send } from './send.ts';

/** Every call there is, and who may make it. */
export const routes: readonly Route[] = [
  ...authRoutes,
  ...sessionRoutes,
  ...signUpRoutes,
  ...checkoutRoutes,
  ...removedAchievementRoutes, // before the routes of one win: 'removed' is no id
  ...achievementRoutes,
  ...evidenceRoutes,
  ...checkInRoutes,
  ...messageRoutes,
  ...documentRoutes,
  ...exportRoutes,
  ...needsYouRoutes,
  ...accountRoutes,
  ...passkeyRoutes,
  ...phoneRoutes,
  ...profileRoutes,
  ...billingRoutes,
  ...stripeWebhookRoutes,
  ...twilioWebhookRoutes,
  ...unsubscribeRoutes,
  ...sandboxRoutes,
  ...systemRoutes,
  ...openApiRoutes(() => routes),
];

export const createApiRouter = (parts: ApiParts, surroundings: Surroundings): Router => {
  const router = new Router({ sensitive: true }); // so that no other spelling of a path goes round what its letters decide
  const { changes, closing } = surroundings;
  router.get('/api/changes', streamChanges(parts, changes, closing));
  const filesAtOnce = createFilesAtOnce();
  for (const route of routes)
    router.register(route.path, [route.method], [readBody(route), handler(parts, route, surroundings, filesAtOnce)]);
  return router;
};

const handler =
  (
    parts: ApiParts,
    route: Route,
    surroundings: Surroundings,
    filesAtOnce: ReturnType<typeof createFilesAtOnce>,
  ): Middleware =>
  async (context) => {
    const caller = await callerOf(context, parts, route);
    await checkRoom(parts, route);
    await filesAtOnce(route, caller.userId, async () => {
      await takeFile(context, route);
      await answer(context, parts, route, caller, surroundings);
    });
  };

const answer = async (
  context: Context,
  parts: ApiParts,
  route: Route,
  caller: Caller,
  surroundings: Surroundings,
): Promise<void> => {
  const request = requestOf(context, parts, route, caller);
  const once = idempotencyOf(context, parts, route, caller);
  const earlier = (await once?.earlier()) ?? null;
  if (earlier) return send(context, { ...earlier, headers: { ...earlier.headers, 'Idempotency-Replayed': 'true' } });
  try {
    const given = await route.handle(request);
    const final = await finalAnswer(parts, route, given);
    await once?.keep(final);
    send(context, final);
    if (given.afterwards) surroundings.afterwards(context, given.afterwards);
  } catch (error) {
    await once?.forget();
    throw error;
  }
};

const requestOf = (context: Context, parts: ApiParts, route: Route, caller: Caller): ApiRequest<never, never> => ({
  ...caller,
  parts,
  params: context.params as Record<string, string>,
  body: check(route.body, bodyOf(context, route)) as never,
  raw: rawBodyOf(context, route),
  query: check(route.query, { ...context.query }) as never,
  cookie: (name) => context.cookies.get(name),
  header: (name) => context.get(name),
  network: networkOf(context.ip),
});

/** Errors become the one JSON shape here and nowhere else; what was not meant for users is logged and not told. */
export const answerErrors =
  (logger: Logger): Middleware =>
  async (context, next) => {
    try {
      await next();
      if (context.status === 404 && context.body === undefined && context.path.startsWith('/api/')) throw notFound();
    } catch (error) {
      const known = knownAs(error);
      if (!known || isUnavailable(error))
        logger.error('a request failed', error, { method: context.method, status: known?.status ?? 500 });
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
