import { z } from 'zod';

/**
 * The questions people ask about themselves. `saved`: which win saved most time or money. `most`: which one counts most. `about`: what
 * the journal says of a thing, a person or an experience; `count`: how many or how long. `review`: help for a talk about their work.
 */
export const selfTopic = z.enum([
  'strengths',
  'work-on',
  'saved',
  'most',
  'mistakes',
  'led',
  'helped',
  'review',
  'about',
  'count',
]);
export type SelfTopic = z.infer<typeof selfTopic>;

/** `about` are the telling words of what is asked for, '' for none; `measure` of `saved` alone, null for either. */
export type SelfQuestion = Readonly<{ topic: SelfTopic; about: string; measure: 'time' | 'money' | null }>;

/** The words of a win that answer a question, and how well they do; of `saved`, how much in minutes or in money. */
export type SelfAnswer = Readonly<{ quote: string; worth: number }>;
