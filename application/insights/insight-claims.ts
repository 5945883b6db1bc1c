import type { Language } from '#domain/facts.ts';
import type { KnownNames } from '#domain/known-names.ts';

/** A sentence and the texts that it rests on; `days` are yyyy-MM-dd or yyyy-MM. Advice may rest on none. */
export type SentenceToBear = Readonly<{
  text: string;
  sources: readonly Readonly<{ text: string; days: readonly string[] }>[];
}>;

/** Whether sentences about a person's wins say anything that their texts do not: facts bind, words are free. */
export interface InsightClaims {
  /** For each sentence, in their order. What code cannot settle may be looked up for the user, in one call. */
  bearOut(
    sentences: readonly SentenceToBear[],
    language: Language,
    user: Readonly<{ userId: number; names(): Promise<KnownNames> }>,
  ): Promise<readonly boolean[]>;
}
