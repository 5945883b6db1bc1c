import { achievementList } from './achievements.ts';
import { z } from './schema.ts';

/**
 * `GET /api/achievements/days`: how many wins each day of the year up to `to` holds, the user's own today; days without any are
 * left out. `from` is the first of those days, so that the first week is a whole one, Monday first; `total` counts all wins
 * there are, of whatever day.
 */
export const winDays = z.object({
  success: z.literal(true),
  from: z.iso.date(),
  to: z.iso.date(),
  total: z.number(),
  days: z.array(z.object({ date: z.iso.date(), wins: z.number() })),
});
export type WinDays = z.infer<typeof winDays>;

/** `GET /api/achievements/days/{date}`: the wins of one day, a hundred at most, the last recorded first. */
export const winsOfDay = z.object({ success: z.literal(true), achievements: achievementList });
export type WinsOfDay = z.infer<typeof winsOfDay>;
