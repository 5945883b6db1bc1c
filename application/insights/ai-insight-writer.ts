import { createAtMost } from '#application/engine/at-most.ts';
import type { Language } from '#domain/facts.ts';
import type { KnownNames } from '#domain/known-names.ts';
import type { WinDay } from '#domain/wins/win-day.ts';

/** A win as a model may be told it. */
export type WinToTell = WinDay & Readonly<{ winId: string; text: string; category: string }>;

/**
 * A task for the writer: tell of a time, with plain code's sentences of its figures in `counted`, or answer a question.
 * `wins` are all that may be told of, the newest first.
 */
export type ToTell = Readonly<{
  task: Readonly<{ is: 'insight'; time: string; isGentle: boolean } | { is: 'question'; question: string }>;
  language: Language;
  counted: readonly string[];
  wins: readonly WinToTell[];
}>;

/**
 * A sentence as a model wrote it, not yet checked: the wins that it says it rests on, which of `counted`, and their words that carry
 * it. `isAdvice`: it suggests something to try.
 */
export type DraftedSentence = Readonly<{
  text: string;
  winIds: readonly string[];
  counted: readonly number[];
  quotes: readonly string[];
  isAdvice: boolean;
}>;

/** Tells of wins through a provider. Rejects where that is away, over budget or answers nothing of use; what it says is checked. */
export interface AiInsightWriter {
  /** As events name it. */
  readonly name: string;
  tell(
    toTell: ToTell,
    user: Readonly<{ userId: number; names(): Promise<KnownNames> }>,
  ): Promise<readonly (readonly DraftedSentence[])[]>;
}

const MOST_AT_ONCE = 4;

/** With no more under way at once than these: what comes then is plain code's, for nobody waits in line. */
export const boundedInsightWriter = (writer: AiInsightWriter): AiInsightWriter => {
  const atMost = createAtMost(MOST_AT_ONCE, 'the AI provider');
  return { name: writer.name, tell: (toTell, user) => atMost(() => writer.tell(toTell, user)) };
};
