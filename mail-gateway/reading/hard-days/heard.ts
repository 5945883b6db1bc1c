import type { LearnedReading } from '../learned/learned-reading.ts';
import type { Understood } from './day-features.ts';
import type { Tones } from './judged-day.ts';

/** A text, and what is known of it. */
export type Heard = Readonly<{
  text: string;
  plain: string;
  learned: LearnedReading;
  understood: Understood;
  judged: Tones;
}>;

export const wordsIn = (plain: string): number => plain.match(/[\p{L}\p{N}']+/gu)?.length ?? 0;
