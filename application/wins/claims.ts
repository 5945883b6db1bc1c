import type { Language } from '#domain/facts.ts';

/** What a text claims, word by word, by the rules of its language; never more than its words show. */
export interface Claims {
  /** Its numbers in the order of the text, in digits and in words, each with all that it may mean: "1.200" is 1200 and 1.2. */
  numbersIn(text: string): readonly (readonly number[])[];
  /** Its words that stand in no source, in whatever form, and that are no small words by which its language ties others. */
  unfounded(text: string, sources: readonly string[], language: Language): readonly string[];
  /** It speaks to a model, not of its writer's day: nothing that a model makes of it is kept. */
  givesOrders(text: string): boolean;
  /** It says that something is not so. */
  denies(text: string): boolean;
}
