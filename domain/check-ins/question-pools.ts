import type { Season } from '#domain/schedule/season.ts';
import { type Category, categories } from '#domain/wins/categories.ts';

/**
 * What a question is for: a moment of the day or week, a season, how the user's story goes, or a win of a category. `plain`: after
 * a crisis.
 */
export type QuestionPool =
  | 'any-day'
  | 'morning'
  | 'evening'
  | 'week'
  | 'monday'
  | 'friday'
  | 'weekend'
  | 'streak'
  | 'gentle'
  | 'beginning'
  | 'fewer'
  | 'last'
  | 'plain'
  | `season-${Season}`
  | `after-${Category}`;

/** A question by its place: what it says, in any language, stands beside what sends it. */
export type CheckInQuestion = Readonly<{ pool: QuestionPool; card: number }>;

/** How many questions each pool goes round. A wording has its place for good: a pool grows at its end. */
export const poolSizes: Readonly<Record<QuestionPool, number>> = {
  'any-day': 43,
  morning: 11,
  evening: 17,
  week: 23,
  monday: 9,
  friday: 9,
  weekend: 12,
  streak: 9,
  gentle: 17,
  beginning: 9,
  fewer: 5,
  last: 4,
  plain: 3,
  'season-start': 8,
  'season-mid-year': 8,
  'season-autumn': 8,
  'season-year-end': 8,
  ...(Object.fromEntries(categories.map((category) => [`after-${category}`, 2])) as Record<
    `after-${Category}`,
    number
  >),
};
