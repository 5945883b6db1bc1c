import type { z } from 'zod';
import type { WrittenDocument } from '#domain/documents/document.ts';
import type { JsonObject } from '#domain/json.ts';
import type { Given } from './given.ts';
import type { Scribe } from './scribe.ts';

/** How a model is asked for documents of some kinds, and how what it answers becomes one. */
export type Form<Answer> = Readonly<{
  answered: z.ZodType<Answer>;
  /** The same for every document: a server makes each new schema ready first, which takes seconds. */
  schema: JsonObject;
  /** It composes: who somebody is, what they wish for and more wins than plain code's text tells are given too. */
  composes: boolean;
  mostTokens(wins: number): number;
  place(answer: Answer, given: Given, scribe: Scribe, plain: WrittenDocument): WrittenDocument;
}>;
