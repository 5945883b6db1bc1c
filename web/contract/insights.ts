import { said, z } from './schema.ts';

export const insightKinds = ['week', 'month', 'year', 'summary'] as const;

const counted = z.array(z.object({ name: z.string(), wins: z.number() }));
const changed = z.array(z.object({ name: z.string(), wins: z.number(), before: z.number() }));

/**
 * What a week, a month, a year or all time (`summary`) held, in its reader's language. `isOver` is false while the time goes
 * on: then it is compared with as much of the one before, and only by how many wins. `comparison` is null where nothing was
 * written before. `paragraphs` is the summary sentence by sentence, with the wins that each rests on; none where it was counted.
 * `strengths` and `growthAreas` may be empty. `highlights` are wins in their user's own words. `writtenBy` is
 * `builtin` or a model; `instead` says why a model did not write it. `stale`: what was
 * made of it is out of date, and plain code says what holds now. `createdAt` is when it was first made (counted: when the first win
 * of its time was recorded), `updatedAt` when it was last made or a win of its time last changed, never the moment of reading.
 */
const insight = z.object({
  id: z.string(),
  userId: z.number(),
  periodType: z.enum(insightKinds),
  periodStart: z.iso.date(),
  periodEnd: z.iso.date(),
  isOver: z.boolean(),
  summary: z.string(),
  paragraphs: z.array(z.array(z.object({ text: z.string(), winIds: z.array(z.string()) }))),
  strengths: z.array(z.string()),
  growthAreas: z.array(z.string()),
  counts: z.object({ wins: z.number(), days: z.number(), bestStreak: z.number() }),
  categories: counted,
  skills: counted,
  highlights: z.array(
    z.object({
      winId: z.string(),
      date: z.iso.date(),
      dateIsApproximate: z.optional(z.literal(true)),
      text: z.string(),
    }),
  ),
  comparison: z.nullable(z.object({ wins: z.number(), grew: changed, thinned: changed })),
  writtenBy: z.string(),
  instead: z.nullable(z.enum(['away', 'over-budget', 'unfit'])),
  stale: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type Insight = z.infer<typeof insight>;

/** `GET /api/growth-insights/{userId}/{week|month|year|summary}`: the newest with wins; null while there is none. */
export const insightAnswer = z.object({ success: z.literal(true), insight: z.nullable(insight) });

export type InsightAnswer = z.infer<typeof insightAnswer>;

/**
 * `GET /api/growth-insights/{userId}/all`: one a month with wins, newest first, and with each month what was made of weeks,
 * years and all time that begin in it. Without `limit`, which counts months, all of them.
 */
export const insightsAnswer = z.object({
  success: z.literal(true),
  insights: z.array(insight),
  nextCursor: z.nullable(z.string()),
});

export type InsightsAnswer = z.infer<typeof insightsAnswer>;

export const insightsQuery = z.object({
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(60))),
  cursor: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}$/, said('listChanged')))),
});

/** `POST /api/growth-insights/generate/{userId}/{week|month|year|summary}`. `forceRefresh`: made anew in any case. */
export const insightRequest = z.strictObject({ forceRefresh: z.optional(z.boolean()) });
