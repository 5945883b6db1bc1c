import type { Language } from '#domain/facts.ts';
import type { HardDay, HardTone } from '#domain/inbox/mail/hard-day.ts';
import type { LearnedReading } from '../reader/model/learned-reading.ts';

/**
 * A hard day: how heavy it is, what it was about, the words that may still tell of a win or ask for something (`rest`), and
 * the others, which are its remark. Of a crisis all words are.
 */
export type HardDayHeard = Readonly<{
  tone: HardTone;
  day: HardDay;
  language: Language | null;
  rest: string;
  remark: string;
}>;

/** A text, as it is and as `plainly` gives it, and what the model makes of it. */
export type Heard = Readonly<{ text: string; plain: string; learned: LearnedReading }>;

export const wordsIn = (plain: string): number => plain.match(/[\p{L}\p{N}']+/gu)?.length ?? 0;

/** Of longer texts only rules and single sentences are heard: what the model makes of the whole comes of its length. */
export const MOST_WORDS = 500;
