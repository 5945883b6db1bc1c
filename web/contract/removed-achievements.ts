import { z } from './schema.ts';

/** A win that was deleted, or merged into another one (`mergedInto`), and can be restored until `restorableUntil`. */
export const removedAchievement = z.object({
  id: z.string(),
  originalMessage: z.string(),
  date: z.iso.date(),
  removedAt: z.iso.datetime(),
  mergedInto: z.nullable(z.string()),
  restorableUntil: z.iso.datetime(),
});
export type RemovedAchievement = z.infer<typeof removedAchievement>;

/** `GET /api/achievements/removed`: the newest hundred, the last removed first. */
export const removedAchievements = z.object({ success: z.literal(true), removed: z.array(removedAchievement) });
