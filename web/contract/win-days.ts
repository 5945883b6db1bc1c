import { achievementList } from './achievements.ts';
import { z } from './schema.ts';

/**
 * `GET /api/achievements/days`: how many wins each day of the year up to `to` holds, the user's own today; days without any are
 * left out. `months` (`yyyy-MM`) count those of that year of which only the month is known; they are on no day. `from` is the first of those days, so that the first week is a whole one, Monday first; `total` counts all wins
 * there are, of whatever day. `shares` are those wins but the newest in seven parts at most, the oldest first, each with what it
 * is about more than the others, null where none is sure: the stones of the cairn below the newest.
 */
export const winDays = z.object({
  success: z.literal(true),
  from: z.iso.date(),
  to: z.iso.date(),
  total: z.number(),
  days: z.array(z.object({ date: z.iso.date(), wins: z.number() })),
  months: z.array(z.object({ month: z.string(), wins: z.number() })),
  shares: z.array(z.object({ wins: z.number(), category: z.nullable(z.string()) })),
});
export type WinDays = z.infer<typeof winDays>;

/** `GET /api/achievements/days/{date}`: the wins of one day, a hundred at most, the last recorded first. */
export const winsOfDay = z.object({ success: z.literal(true), achievements: achievementList });
export type WinsOfDay = z.infer<typeof winsOfDay>;
