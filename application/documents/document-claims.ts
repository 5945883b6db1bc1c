import type { Language } from '#domain/facts.ts';

/** A day, month or year that a text names: what it leaves open is null. One that leads tells when all behind it was. */
export type NamedDate = Readonly<{ year: number | null; month: number | null; day: number | null; isLeading: boolean }>;

/**
 * What a sentence of a document claims, by the rules of its language. It is strict: what it cannot find in the sources counts
 * as claimed without them.
 */
export interface DocumentClaims {
  /** Days, months and years that are named, and the text without them. */
  dates(text: string, language: Language): Readonly<{ dates: readonly NamedDate[]; rest: string }>;
  /** Says that something was in the year in which it is read. */
  saysThisYear(text: string): boolean;
  /** Says at its end that something lasts. */
  saysUntilNow(text: string): boolean;
  /** How many wins a text says that there are; null where it counts none. */
  countOfWins(text: string): number | null;
  /** Numbers that stand in no source beside what they stand beside here, in the same unit, and in the same order. */
  strayNumbers(text: string, sources: readonly string[], language: Language): readonly string[];
  /**
   * Words that no source holds: names in their very letters, others in any form or as another word for the same; nothing
   * strengthened. Words by which documents are tied together claim nothing.
   */
  foreignWords(text: string, sources: readonly string[], language: Language): readonly string[];
  /** The same of a heading, whose words for the parts of a document claim nothing. */
  foreignInHeading(text: string, sources: readonly string[], language: Language): readonly string[];
  /** Denies what a source says, or says what it denies. */
  turnsRound(text: string, sources: readonly string[], language: Language): boolean;
  /** Tells as its writer's own what a source says that several did. */
  takesCredit(text: string, sources: readonly string[]): boolean;
  /** The same of a line without a subject: it is its writer's own deed, unless it names those who did it. */
  takesCreditInLine(text: string, sources: readonly string[]): boolean;
  /** It speaks of whoever writes ("I", "our"), not of its reader. */
  speaksOfOneself(text: string): boolean;
  /** It speaks to a model, not to a reader. */
  givesOrders(text: string): boolean;
}
