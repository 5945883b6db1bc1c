import type { Language } from '#domain/facts.ts';

/** What the first sentence of an answer to wins takes up, the weightiest first; `several` counts them. */
export const occasions = [
  'grief',
  'setback',
  'promoted',
  'joy',
  'congratulations',
  'sober',
  'hard',
  'several',
  'thanked',
  'first',
  'nervous',
  'glad',
  'family',
  'small',
  'ordinary',
] as const;

export type Occasion = (typeof occasions)[number];

/**
 * The first sentence of an answer: what it takes up, in the language of the message, and which of its wordings, counted up
 * from the answer before that took up the same.
 */
export type OpeningFacts = Readonly<{ occasion: Occasion; language: Language; wording: number; count: number }>;
