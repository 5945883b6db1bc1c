import { standingOfUser } from '#application/billing/standing.ts';
import { newId } from '#application/engine/ids.ts';
import { type Limit, takeFrom } from '#application/engine/limits.ts';
import { INSIGHTS } from '#application/insights/insights.ts';
import { newestInsight, pageOfInsights } from '#application/insights/read-insights.ts';
import { makeInsight } from '#application/insights/write-insight.ts';
import type { InsightKind } from '#domain/insights/insight.ts';
import { insightAnswer, insightKinds, insightRequest, insightsAnswer, insightsQuery } from '#web/contract/insights.ts';
import { ApiError, notFound, tooMany } from '../errors.ts';
import { type ApiParts, route } from '../route.ts';
import { presentInsight } from './present-insight.ts';

/** No more are made in an hour, whatever is pressed. */
const MADE: Limit = { name: 'insights-made', most: 30, seconds: 3600 };
const ALL = Number.MAX_SAFE_INTEGER;

const partsOf = (parts: ApiParts) => ({ ...parts, ...parts.insights });

export const insightRoutes = [
  route({
    method: 'get',
    path: '/api/growth-insights/:userId/all',
    summary:
      'The insights, newest first: one a month with wins, and those that were made; with a limit, so many months',
    answers: { 200: insightsAnswer },
    access: 'session',
    query: insightsQuery,
    async handle({ parts, userId, params, query: { limit = ALL, cursor = null } }) {
      ownOnly(userId, params.userId);
      const { insights, nextCursor } = await pageOfInsights(partsOf(parts), userId, { limit, cursor });
      return { body: { success: true, insights: insights.map(presentInsight), nextCursor } };
    },
  }),
  route({
    method: 'get',
    path: '/api/growth-insights/:userId/:period',
    summary:
      'The insight of the newest week, month or year with wins, or of all time (summary); null while there is none',
    answers: { 200: insightAnswer },
    access: 'session',
    async handle({ parts, userId, params }) {
      ownOnly(userId, params.userId);
      const insight = await newestInsight(partsOf(parts), userId, kindIn(params.period));
      return { body: { success: true, insight: insight && presentInsight(insight) } };
    },
  }),
  route({
    method: 'post',
    path: '/api/growth-insights/generate/:userId/:period',
    summary: 'Make that insight and keep it; 402 without a subscription',
    answers: { 200: insightAnswer },
    access: 'session',
    body: insightRequest,
    shows: [INSIGHTS],
    async handle({ parts, userId, params, body }) {
      ownOnly(userId, params.userId);
      const kind = kindIn(params.period);
      const { status } = await standingOfUser(parts, userId);
      if (status === 'inactive') throw needsSubscription(parts.publicUrl);
      if (!(await takeFrom(parts, MADE, String(userId), newId(parts.clock.now()))))
        throw tooMany(({ insights }) => insights.tooOften);
      const made = await makeInsight(partsOf(parts), userId, kind, body.forceRefresh ?? false);
      return {
        body: { success: true, insight: made && presentInsight(made.insight) },
        position: made?.position ?? null,
      };
    },
  }),
];

const ownOnly = (userId: number, asked: string | undefined): void => {
  if (asked !== String(userId)) throw notFound();
};

const kindIn = (period: string | undefined): InsightKind => {
  const kind = insightKinds.find((one) => one === period);
  if (!kind) throw notFound();
  return kind;
};

/** The way back stands in it. */
const needsSubscription = (publicUrl: string): ApiError =>
  new ApiError(402, ({ insights }) => insights.ended(`${publicUrl}/billing`));
