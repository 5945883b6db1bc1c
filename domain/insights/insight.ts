import type { Counted, Span } from './look-back.ts';

/** `summary` is all there is. */
export type InsightKind = 'week' | 'month' | 'year' | 'summary';

/** How often something was there, and how often in the time before. */
export type Change = Readonly<{ name: string; wins: number; before: number }>;
/** Something that was not there for a while: the month (`yyyy-MM`) that it was last seen in. */
export type LastSeen = Readonly<{ name: string; month: string }>;
/** Something that came up for the first time in a month (`yyyy-MM`), and how often since. */
export type Arrival = Readonly<{ name: string; month: string; wins: number }>;
/** How many of all its wins are of the last three months. */
export type Lately = Readonly<{ name: string; wins: number; all: number }>;
/**
 * Where wins gather. Of a category `months`: of a month how many in a row up to it; of a year or all time in how many there
 * were some, of `outOf` with wins. 0 where that is not counted.
 */
export type Strength = Readonly<{
  of: 'category' | 'skill';
  name: string;
  wins: number;
  months: number;
  outOf: number;
}>;
/** A win worth reading again, in its user's words. */
export type Highlight = Readonly<{ winId: string; date: string; text: string }>;

/**
 * What a time held, counted: all that is said of it rests on this, and the same facts are told in the same words. `span` is
 * the whole of the week, month or year, be it over or not; of the summary, from the first win to the last.
 */
export type PeriodFacts = Readonly<{
  kind: InsightKind;
  span: Span;
  isOver: boolean;
  wins: number;
  daysWithWins: number;
  bestStreak: number;
  /** The days with wins where there are two at most. */
  days: readonly string[];
  categories: readonly Counted[];
  skills: readonly Counted[];
  /** In the time before, of one that is not over in as much of it; 0 for the summary. */
  before: number;
  /** Compared with the time before, where both are over. */
  grew: readonly Change[];
  thinned: readonly Change[];
  /** Never before this month. */
  first: readonly string[];
  /** Of a year or all time: what came up when the journal was there already, and what gathered lately. */
  arrived: readonly Arrival[];
  lately: readonly Lately[];
  /** Here again after three months or more. */
  back: readonly LastSeen[];
  /** There often, and for months no more. */
  quiet: readonly LastSeen[];
  strengths: readonly Strength[];
  /** The one month with the most wins, of a time of several. */
  richest: Readonly<{ month: string; wins: number }> | null;
  highlights: readonly Highlight[];
}>;
