import { z } from 'zod';
import type { Frozen } from '#domain/frozen.ts';

/**
 * What is said of a time, in sentences. `strengths`: where wins gather. `growthAreas`: what thinned out, or has not been seen
 * for long.
 */
export const insightText = z.object({
  summary: z.string(),
  strengths: z.array(z.string()),
  growthAreas: z.array(z.string()),
});
export type InsightText = Frozen<z.infer<typeof insightText>>;
