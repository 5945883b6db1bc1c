import type { Language } from '#domain/facts.ts';
import type { Occasion } from '#domain/wins/occasion.ts';

/**
 * The first sentence of an answer: what it takes up, in the language of the message, and which of its wordings, counted up
 * from the answer before that took up the same.
 */
export type OpeningFacts = Readonly<{ occasion: Occasion; language: Language; wording: number; count: number }>;
