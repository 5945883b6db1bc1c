import type { AsWritten, Facts } from '#domain/facts.ts';
import type { Tone } from '#domain/schedule/rhythm.ts';
import type { CheckInQuestion } from './question-pools.ts';

/** How long ago a win is that is reminded of; `isExact` to the day. */
export type Ago = Readonly<{ ago: 'two-years' | 'year' | 'half-year' | 'month' | 'week'; isExact: boolean }>;
/** A win of long ago, in its user's own words. */
export type Memory = Readonly<{ text: string; when: Ago | AsWritten }>;

/** What a check-in asks. */
export type CheckInFacts = Readonly<{
  of: 'check-in';
  question: CheckInQuestion | AsWritten;
  tone: Tone;
  memory: Memory | null;
}>;

export const isCheckIn = (facts: Facts): facts is CheckInFacts => facts.of === 'check-in';
