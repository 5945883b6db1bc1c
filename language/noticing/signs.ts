import type { Reason } from '#domain/wins/noticed.ts';

/** One language's words for these things, matched in small letters with plain apostrophes. */
export type Signs = Readonly<{
  reasons: Readonly<Record<Exclude<Reason, 'change' | 'mended' | 'figure' | 'done'>, RegExp>>;
  /** Somebody said something: praise where their words are kind. */
  said: RegExp;
  /** Beside two numbers: one of them is how it was before. */
  before: RegExp;
  setback: RegExp;
  /** It was put right, or learned from. */
  mended: RegExp;
  gap: RegExp;
  sad: RegExp;
  private: RegExp;
  /** Words right before a sign that take it back. */
  denied: RegExp;
  /** The clause before a sign speaks of somebody else. */
  others: RegExp;
}>;

/** No pattern begins or ends inside a word; it may end inside a number. */
export const words = (strings: TemplateStringsArray): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${(strings.raw[0] ?? '').replace(/\s*\n\s*/g, '')})(?!\\p{L})`, 'u');
