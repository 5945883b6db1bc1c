import { Fault } from '#application/engine/ports/fault.ts';
import type { CheckInQuestion, QuestionPool } from '#domain/check-ins/question-pools.ts';
import type { AsWritten } from '#domain/facts.ts';
import { type Category, categories } from '#domain/wins/categories.ts';
import { afterWin } from './after-a-win.ts';
import { anyDay } from './any-day.ts';
import { evening, morning } from './by-the-hour.ts';
import { bySeason } from './by-the-season.ts';
import { beginning, fewer, gentle, last, streak } from './by-the-story.ts';
import { friday, monday, week, weekend } from './by-the-week.ts';

const afterEach = Object.fromEntries<readonly string[]>(
  categories.map((category) => [`after-${category}`, afterWin[category]]),
) as Record<`after-${Category}`, readonly string[]>;

/** What each place of each pool says. Events name the places: one that was ever sent keeps its words. */
export const pools: Readonly<Record<QuestionPool, readonly string[]>> = {
  'any-day': anyDay,
  morning,
  evening,
  week,
  monday,
  friday,
  weekend,
  streak,
  gentle,
  beginning,
  fewer,
  last,
  'season-start': bySeason.start,
  'season-mid-year': bySeason['mid-year'],
  'season-autumn': bySeason.autumn,
  'season-year-end': bySeason['year-end'],
  ...afterEach,
};

/** The question of a check-in. A release that does not have it says so: `unknown-question`. */
export const checkInQuestion = (asked: CheckInQuestion | AsWritten): string => {
  if ('asWritten' in asked) return asked.asWritten;
  const { pool, card } = asked;
  const words = Object.hasOwn(pools, pool) ? pools[pool][card] : undefined;
  if (words === undefined) throw new Fault('unknown-question', `there is no question ${card} in ${pool}`);
  return words;
};
