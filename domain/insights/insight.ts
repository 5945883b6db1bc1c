import { z } from 'zod';
import { count, date } from '#domain/event-fields.ts';
import type { Frozen } from '#domain/frozen.ts';

/** `summary` is all there is. */
export const insightKind = z.enum(['week', 'month', 'year', 'summary']);
export type InsightKind = z.infer<typeof insightKind>;

const name = z.string();
/** `yyyy-MM`. */
const month = z.string();

/** How often something was there, and how often in the time before. */
const change = z.object({ name, wins: count, before: count });
export type Change = Frozen<z.infer<typeof change>>;

/** Something that was not there for a while: the month that it was last seen in. */
const lastSeen = z.object({ name, month });
export type LastSeen = Frozen<z.infer<typeof lastSeen>>;

/** Something that came up for the first time in a month, and how often since. */
const arrival = z.object({ name, month, wins: count });
export type Arrival = Frozen<z.infer<typeof arrival>>;

/** How many of all its wins are of the last three months. */
const lately = z.object({ name, wins: count, all: count });
export type Lately = Frozen<z.infer<typeof lately>>;

/**
 * Where wins gather. Of a category `months`: of a month how many in a row up to it; of a year or all time in how many there
 * were some, of `outOf` with wins. 0 where that is not counted.
 */
const strength = z.object({ of: z.enum(['category', 'skill']), name, wins: count, months: count, outOf: count });
export type Strength = Frozen<z.infer<typeof strength>>;

/** A win worth reading again, in its user's words. */
const highlight = z.object({ winId: z.string(), date, text: z.string() });
export type Highlight = Frozen<z.infer<typeof highlight>>;

const counted = z.object({ name, wins: count });

/**
 * What a time held, counted: all that is said of it rests on this, and the same facts are told in the same words. `span` is
 * the whole of the week, month or year, be it over or not; of the summary, from the first win to the last.
 */
export const periodFacts = z.object({
  kind: insightKind,
  span: z.object({ from: date, to: date }),
  isOver: z.boolean(),
  wins: count,
  daysWithWins: count,
  bestStreak: count,
  /** The days with wins where there are two at most. */
  days: z.array(date),
  categories: z.array(counted),
  skills: z.array(counted),
  /** In the time before, of one that is not over in as much of it; 0 for the summary. */
  before: count,
  /** Compared with the time before, where both are over. */
  grew: z.array(change),
  thinned: z.array(change),
  /** Never before this month. */
  first: z.array(name),
  /** Of a year or all time: what came up when the journal was there already, and what gathered lately. */
  arrived: z.array(arrival),
  lately: z.array(lately),
  /** Here again after three months or more. */
  back: z.array(lastSeen),
  /** There often, and for months no more. */
  quiet: z.array(lastSeen),
  strengths: z.array(strength),
  /** The one month with the most wins, of a time of several. */
  richest: z.object({ month, wins: count }).nullable(),
  highlights: z.array(highlight),
});
export type PeriodFacts = Frozen<z.infer<typeof periodFacts>>;
