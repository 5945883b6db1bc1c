import type { Language } from '#domain/facts.ts';

/** Whether a sentence about a person's wins says anything that these texts do not: their facts bind, the words are free. */
export interface InsightClaims {
  bearsOut(sentence: string, sources: readonly Readonly<{ text: string; date: string }>[], language: Language): boolean;
}
