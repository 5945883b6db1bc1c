import type { Facts } from '#domain/facts.ts';
import type { LookBackPeriod, Span } from './look-back-span.ts';

/** What is spoken of: a span, named with its year where that is another one than today's. */
export type SpokenSpan = Readonly<{ period: LookBackPeriod; span: Span; withYear: boolean }>;
export type Counted = Readonly<{ name: string; wins: number }>;
/** What a time held; `highlights` are wins of it in their user's words, `skills` those met most often. */
export type LookBack = SpokenSpan &
  Readonly<{
    wins: number;
    daysWithWins: number;
    bestStreak: number;
    categories: readonly Counted[];
    skills: readonly Counted[];
    /** In as long a time before (see `spanBefore`). */
    before: number;
    highlights: readonly Readonly<{ date: string; text: string }>[];
  }>;
/** The same as lines that were ready, of an event of before. */
export type LookBackAsWritten = Readonly<{
  asWritten: Readonly<{ title: string; lines: readonly string[]; highlights: readonly string[] }>;
}>;

/** What a week or a month held. */
export type InsightFacts = Readonly<{
  of: 'insight';
  period: 'week' | 'month';
  lookBack: LookBack | LookBackAsWritten;
}>;

export const isInsight = (facts: Facts): facts is InsightFacts => facts.of === 'insight';
