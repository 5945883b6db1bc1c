import Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import { networkOf } from '#application/engine/networks.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import { authRoutes } from './access/auth.ts';
import { passkeyRoutes } from './access/passkeys.ts';
import { phoneRoutes } from './access/phone.ts';
import { sessionRoutes } from './access/sessions.ts';
import { signUpRoutes } from './access/sign-up.ts';
import { accountRoutes } from './accounts/account.ts';
import { exportRoutes } from './accounts/export.ts';
import { profileRoutes } from './accounts/profile.ts';
import { operatorRoutes } from './admin/operator-routes.ts';
import { isForOperators, operatorsOnly } from './admin/operators-only.ts';
import { checkDiskSpace } from './admission.ts';
import { billingRoutes, stripeWebhookRoutes } from './billing/billing.ts';
import { checkoutRoutes } from './billing/checkout.ts';
import { sandboxBillingRoutes } from './billing/sandbox-pages.ts';
import { bodyOf, rawBodyOf, readBody } from './body.ts';
import { careerRoutes } from './career/career.ts';
import { checkInRoutes } from './check-ins/check-ins.ts';
import { unsubscribeRoutes } from './check-ins/unsubscribe.ts';
import type { WebLimits } from './connections.ts';
import { documentRoutes } from './documents/documents.ts';
import { downloadRoutes } from './documents/download.ts';
import { draftRoutes } from './documents/drafts.ts';
import { editingRoutes } from './documents/editing.ts';
import { generateRoutes } from './documents/generate.ts';
import { sharedPageRoutes } from './documents/shared-page.ts';
import { shareRoutes } from './documents/shares.ts';
import { errorPage } from './error-page.ts';
import { ApiError, failureOf, notFound, unavailableNow } from './errors.ts';
import { type Caller, callerOf } from './guard.ts';
import { idempotencyOf } from './idempotency.ts';
import { messageRoutes, twilioWebhookRoutes } from './inbox/messages.ts';
import { needsYouRoutes } from './inbox/needs-you.ts';
import { check } from './input.ts';
import { insightRoutes } from './insights/insights.ts';
import { isKnown, listTagOf } from './list-tag.ts';
import { routeOf } from './observed.ts';
import type { ApiParts, ApiRequest, Route, Surroundings } from './route.ts';
import { finalAnswer, send, sendUnchanged } from './send.ts';
import { pageAnswer } from './server-page.ts';
import { skillRoutes } from './skills/skills.ts';
import { startRoutes } from './start/start.ts';
import { openApiRoutes } from './system/api-description.ts';
import { streamChanges } from './system/events-stream.ts';
import { sandboxRoutes, systemRoutes } from './system/system.ts';
import { createUploads } from './uploads.ts';
import { achievementRoutes } from './wins/achievements.ts';
import { evidenceRoutes } from './wins/evidence.ts';
import { removedAchievementRoutes } from './wins/removed-achievements.ts';
import { tryOutRoutes } from './wins/try-out.ts';
import { winDayRoutes } from './wins/win-days.ts';
import { apiWords, languageOf } from './words/words.ts';

/** Every call there is, and who may make it. */
export const routes: readonly Route[] = [
  ...authRoutes,
  ...sessionRoutes,
  ...signUpRoutes,
  ...checkoutRoutes,
  ...removedAchievementRoutes, // before the routes of one win: 'removed' is no id
  ...winDayRoutes, // 'days' is none either
  ...achievementRoutes,
  ...evidenceRoutes,
  ...tryOutRoutes,
  ...skillRoutes,
  ...insightRoutes,
  ...checkInRoutes,
  ...messageRoutes,
  ...generateRoutes,
  ...documentRoutes,
  ...draftRoutes,
  ...editingRoutes,
  ...shareRoutes,
  ...sharedPageRoutes,
  ...downloadRoutes,
  ...exportRoutes,
  ...needsYouRoutes,
  ...accountRoutes,
  ...passkeyRoutes,
  ...phoneRoutes,
  ...profileRoutes,
  ...careerRoutes,
  ...billingRoutes,
  ...sandboxBillingRoutes,
  ...stripeWebhookRoutes,
  ...twilioWebhookRoutes,
  ...unsubscribeRoutes,
  ...sandboxRoutes,
  ...systemRoutes,
  ...operatorRoutes,
  ...startRoutes(() => routes),
  ...openApiRoutes(() => routes),
];

export const createApiRouter = (parts: ApiParts, surroundings: Surroundings, limits: WebLimits): Router => {
  const router = new Router({ sensitive: true }); // so that no other spelling of a path goes round what its letters decide
  const { changes, closing } = surroundings;
  router.get('/api/changes', streamChanges(parts, changes, closing, limits.streams));
  const uploads = createUploads(limits);
  for (const route of routes)
    router.register(
      route.path,
      [route.method],
      [
        ...(isForOperators(route) ? [operatorsOnly(parts, route)] : []),
        readBody(route),
        handler(parts, route, surroundings, uploads),
      ],
    );
  return router;
};

const handler =
  (parts: ApiParts, route: Route, surroundings: Surroundings, uploads: ReturnType<typeof createUploads>): Middleware =>
  async (context) => {
    const caller = await callerOf(context, parts, route);
    await checkDiskSpace(parts, route);
    await uploads(context, route, caller.userId, () => answer(context, parts, route, caller, surroundings));
  };

const answer = async (
  context: Context,
  parts: ApiParts,
  route: Route,
  caller: Caller,
  surroundings: Surroundings,
): Promise<void> => {
  const tag = await listTagOf(context, parts, route, caller.userId);
  // Only an address that was in order once has such a tag: what it asks for need not be looked at again.
  if (tag !== null && isKnown(context.get('If-None-Match'), tag)) {
    surroundings.noteUnchanged(context, { route, userId: caller.userId, tag });
    return sendUnchanged(context, tag);
  }
  const request = requestOf(context, parts, route, caller);
  const once = idempotencyOf(context, parts, route, caller);
  const earlier = (await once?.earlier()) ?? null;
  if (earlier) return send(context, { ...earlier, headers: { ...earlier.headers, 'Idempotency-Replayed': 'true' } });
  try {
    const given = await route.handle(request);
    const final = await finalAnswer(parts, route, given, tag);
    await once?.keep(final);
    send(context, final);
    if (given.afterwards) surroundings.afterwards(context, given.afterwards);
  } catch (error) {
    await once?.forget();
    throw error;
  }
};

const requestOf = (context: Context, parts: ApiParts, route: Route, caller: Caller): ApiRequest<never, never> => {
  const language = languageOf(context);
  const words = apiWords[language];
  const body = bodyOf(context, route);
  return {
    ...caller,
    parts,
    params: context.params as Record<string, string>,
    body: check(route.body, body, words, route.alsoWrong(parts, body)) as never,
    raw: rawBodyOf(context, route),
    query: check(route.query, { ...context.query }, words) as never,
    language,
    words,
    cookie: (name) => context.cookies.get(name),
    header: (name) => context.get(name),
    get network() {
      return networkOf(context.ip);
    },
  };
};

/**
 * Errors become the one JSON shape here and nowhere else, in the language of whoever asked, or a page where a browser wants to
 * show one; what was not meant for users is logged and not told.
 */
export const answerErrors =
  (logger: Logger, brandName: string): Middleware =>
  async (context, next) => {
    const language = languageOf(context); // before anything of the request may be gone
    try {
      await next();
      if (context.status === 404 && context.body === undefined && context.path.startsWith('/api/')) throw notFound();
    } catch (error) {
      const known = knownAs(error);
      if (!known || isUnavailable(error))
        logger.error('a request failed', error, {
          method: context.method,
          route: routeOf(context),
          status: known?.status ?? 500,
        });
      const shown = known ?? new ApiError(500, ({ everywhere }) => everywhere.ourFault);
      if (shown.status === 503) context.set('Retry-After', '2');
      context.set('Content-Language', language);
      if (wantsPage(context))
        return send(context, {
          headers: {},
          status: shown.status,
          ...pageAnswer(brandName, errorPage(shown, language)),
        });
      context.status = shown.status;
      context.body = failureOf(shown, apiWords[language]);
    }
  };

/** A browser that goes to a page of ours, not a script that calls. */
const wantsPage = (context: Context): boolean =>
  !context.path.startsWith('/api/') && context.get('Accept').includes('text/html');

const knownAs = (error: unknown): ApiError | null => {
  if (error instanceof ApiError) return error;
  if (isUnavailable(error)) return unavailableNow();
  const isCallersFault = error instanceof Error && 'expose' in error && error.expose === true; // as Koa's parts say it
  return isCallersFault ? new ApiError(400, ({ everywhere }) => everywhere.brokenRequest) : null;
};
