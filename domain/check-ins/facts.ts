import type { Facts } from '#domain/facts.ts';
import type { Tone } from '#domain/schedule/rhythm.ts';
import type { CheckInQuestion } from './question-pools.ts';

/** How long ago a win is that is reminded of; `isExact` to the day. */
export type Ago = Readonly<{ ago: 'two-years' | 'year' | 'half-year' | 'month' | 'week'; isExact: boolean }>;

/** A win of long ago, in its user's own words. */
export type Memory = Readonly<{ text: string; when: Ago }>;

/** What a check-in asks. */
export type CheckInFacts = Readonly<{
  of: 'check-in';
  question: CheckInQuestion;
  tone: Tone;
  memory: Memory | null;
}>;

export const isCheckIn = (facts: Facts): facts is CheckInFacts => facts.of === 'check-in';

/**
 * Why no check-in is planned. `unproven`: nothing came back from the address yet; `setup`: the first setup is to be saved;
 * `undeliverable`: mail to it came back; `inactive`: nothing is subscribed; `ending`: what is subscribed ends before the
 * next; `paused`: until they are resumed; `later`: the account has only just been opened.
 */
export type NoneBecause = 'unproven' | 'setup' | 'undeliverable' | 'inactive' | 'ending' | 'paused' | 'later';
