import { z } from 'zod';
import { count, date } from '#domain/event-fields.ts';
import type { Frozen } from '#domain/frozen.ts';
import { reason, thread } from '#domain/wins/noticed.ts';

/** `summary` covers all time. */
export const insightKind = z.enum(['week', 'month', 'year', 'summary']);
export type InsightKind = z.infer<typeof insightKind>;

/** `<userId>-<kind>-<first date>`; of all time `<userId>-summary`. */
export const insightIdOf = (userId: number, kind: InsightKind, start: string): string =>
  kind === 'summary' ? `${userId}-summary` : `${userId}-${kind}-${start}`;

const name = z.string();
/** `yyyy-MM`. */
const month = z.string();

/** A category's wins in this period and in the one before. */
const change = z.object({ name, winCount: count, previousWinCount: count });
export type Change = Frozen<z.infer<typeof change>>;

/** A category and the month that it was last seen in. */
const lastSeen = z.object({ name, month });
export type LastSeen = Frozen<z.infer<typeof lastSeen>>;

/** A category, the month of its first win, and its wins since. */
const arrival = z.object({ name, month, winCount: count });
export type Arrival = Frozen<z.infer<typeof arrival>>;

/** A category's wins of the last three months, and all of them. */
const lately = z.object({ name, winCount: count, totalWinCount: count });
export type Lately = Frozen<z.infer<typeof lately>>;

/**
 * Where wins gather. `months` of a category: for a month, how many in a row up to it; for a year or all time, in how many
 * of the `monthsWithWins` it has some. 0 where that is not counted.
 */
const strength = z.object({
  kind: z.enum(['category', 'skill']),
  name,
  winCount: count,
  months: count,
  monthsWithWins: count,
});
export type Strength = Frozen<z.infer<typeof strength>>;

/** A win worth reading again: the words of it that say why, and how much it says beside others. */
const dateIsApproximate = z.literal(true).exactOptional();
const highlight = z.object({
  winId: z.string(),
  date,
  dateIsApproximate,
  text: z.string(),
  reason,
  weight: z.number(),
  category: name,
});
export type Highlight = Frozen<z.infer<typeof highlight>>;

const counted = z.object({ name, winCount: count });

/** Words of a win in which its writer says what they cannot do yet. */
const gap = z.object({ winId: z.string(), date, dateIsApproximate, text: z.string() });

/** The category that led the first half of a long time, and the one that has led since `month`. */
const shift = z.object({ early: counted, late: counted, month });

/**
 * What a period held, in figures: its text says nothing else, and the same facts give the same text. `span` is the whole
 * week, month or year, over or not; of the summary, from the first win to the last.
 */
export const periodFacts = z.object({
  kind: insightKind,
  span: z.object({ from: date, to: date }),
  /** Of the summary: of its first win the month alone is known. */
  fromIsApproximate: z.literal(true).exactOptional(),
  isOver: z.boolean(),
  winCount: count,
  daysWithWins: count,
  bestStreak: count,
  /** The days with wins, where there are two at most and every win has one; else empty. */
  datesWithWins: z.array(date),
  categories: z.array(counted),
  skills: z.array(counted),
  /** Wins of the period before, or of as much of it as has gone by of this one; 0 for the summary. */
  previousWinCount: count,
  /** Compared with the period before, where both are over. */
  grownCategories: z.array(change),
  shrunkCategories: z.array(change),
  /** Of a month: never seen before. */
  newCategories: z.array(name),
  /** Of a year or all time: first seen when the journal was some months old, and most of their wins in the last three months. */
  emergedCategories: z.array(arrival),
  recentCategories: z.array(lately),
  /** Seen again after three months or more without. */
  returnedCategories: z.array(lastSeen),
  /** Seen often, and not for more than three months. */
  lapsedCategories: z.array(lastSeen),
  strengths: z.array(strength),
  /** The month with the most wins, where there are several months and no tie. */
  bestMonth: z.object({ month, winCount: count }).nullable(),
  /** By weight, the weightiest first: three at most. */
  highlights: z.array(highlight),
  /** People, things and names that several of its wins share. */
  threads: z.array(thread),
  /** Of the wins that were read and tell of work: how many, and how many name a figure without the one before it, any figure, and somebody's praise. */
  noticed: z.object({ wins: count, figuresAlone: count, figures: count, praise: count }),
  gap: gap.nullable(),
  shift: shift.nullable(),
});
export type PeriodFacts = Frozen<z.infer<typeof periodFacts>>;
