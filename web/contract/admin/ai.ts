import { z } from '../schema.ts';

const reason = z.object({ reason: z.string(), count: z.number() });

/** `GET /api/admin/ai`: of so many days, today among them (UTC). */
export const aiQuery = z.object({
  days: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(30))),
});

/**
 * Counts of what AI was asked and wrote, without any word. `model` is the one asked now, `prices` what a million of its tokens
 * cost in US dollars; both null where none is set. `failed`: `lost` on the way, `busy`, `late`, `turned-down`, `refused`, `other`.
 * `p50Ms` and `p95Ms` are upper bounds of how long half and 95 of 100 answers took. `days.counts` has, where it was met,
 * `calls`, `tokens-in`, `tokens-out`, `written.ai`, `written.plain`, `fallbacks`, `rejected`: one number a day, the oldest first.
 */
export const aiFigures = z.object({
  success: z.literal(true),
  model: z.nullable(z.string()),
  prices: z.nullable(z.object({ input: z.number(), output: z.number() })),
  models: z.array(
    z.object({
      model: z.string(),
      calls: z.number(),
      answered: z.number(),
      failed: z.array(reason),
      unusable: z.number(),
      overBudget: z.number(),
      tokensIn: z.number(),
      tokensOut: z.number(),
      cost: z.nullable(z.number()),
      p50Ms: z.nullable(z.number()),
      p95Ms: z.nullable(z.number()),
    }),
  ),
  written: z.object({ ai: z.number(), plain: z.number() }),
  fallbacks: z.array(reason),
  rejected: z.array(z.extend(reason, { where: z.string() })),
  days: z.object({ from: z.string(), counts: z.record(z.string(), z.array(z.number())) }),
});
export type AiFigures = z.infer<typeof aiFigures>;
