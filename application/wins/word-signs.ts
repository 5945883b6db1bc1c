import type { Language } from '#domain/facts.ts';
import type { CorrectionByWords, Exchange } from '#domain/wins/correction.ts';
import type { Noticed, Thread } from '#domain/wins/noticed.ts';
import type { Occasion } from '#domain/wins/occasion.ts';
import type { Missing } from '#domain/wins/question.ts';
import type { Likeness } from '#domain/wins/remembered.ts';
import type { SelfAnswer, SelfQuestion } from '#domain/wins/self-question.ts';

/** What people's words show, by the rules of their language; never more than a guess. */
export interface WordSigns {
  /** What it is written in; null where that is not sure, or it is none that we write in. */
  languageOf(text: string): Language | null;
  /** The one thing that would make a win stronger and that its words surely do not hold; null for none. */
  missingFrom(text: string, language: Language): Missing | null;
  /** By the widest net, and sooner than not: nothing of it goes to a provider. */
  isCrisis(text: string): boolean;
  /** Which one: the same rules. Null for none. */
  crisisIn(text: string): Readonly<{ day: 'life' | 'violence'; language: Language }> | null;
  /** Somebody else reads what is sent to its writer, who asks us to send nothing. */
  asksToBeSilent(text: string): boolean;
  /** A hard day: no time for a question. */
  soundsHard(text: string): boolean;
  /** The occasion that the first sentence of our answer takes up; `said` is the text beside the wins. */
  occasionOf(wins: readonly string[], said: string, language: Language): Occasion;
  /** Why a win counts, how much, and the words of it that say so. */
  noticedIn(text: string): Noticed;
  /** A question about its writer's own work; null for any other sentence. */
  questionAboutOneself(text: string): SelfQuestion | null;
  /** The words of a win that answer such a question; null where it does not. */
  answerTo(question: SelfQuestion, text: string): SelfAnswer | null;
  /** It asks for a paper that is made of something else than wins. */
  isBeyondUs(text: string): boolean;
  /** The time that a question names, as a look-back has it; empty for none. */
  periodAsked(text: string, today: string): PeriodAsked;
  /** People, things and names that several of these wins share. */
  threadsIn(wins: readonly Readonly<{ winId: string; text: string }>[]): readonly Thread[];
  /** A wish names an end of what it asks for, be it one that nobody understands. */
  namesAnEnd(text: string): boolean;
  /** When a win was, where its words say so and it is not yet to come; `today` is its writer's local date. `isApproximate`: in a longer time. */
  winDateIn(text: string, today: string): Readonly<{ date: string; isApproximate: boolean }> | null;
  /** The pieces that a win is told in, word for word; itself alone where it has only one. */
  piecesOf(text: string): readonly string[];
  /** A sentence without what ties it to the one before it; each word as its writer spelled it. */
  selfContained(text: string): string;
  /** Which of these wins a correction speaks of: the one that stands clearly out, else those that may be meant. */
  winsMeant<One extends Candidate>(
    wins: readonly One[],
    wish: CorrectionByWords,
  ): Promise<Readonly<{ meant: One | null; among: readonly One[] }>>;
  /** The exchange wished for in this text; null where it does not say that, or more than once and nobody knows where. */
  exchangeIn(text: string, wish: Extract<CorrectionByWords, { kind: 'exchange' }>): Exchange | null;
  /** The text with it carried out; null where it does not say that any more. */
  exchanged(text: string, exchange: Exchange): string | null;
  /** The words around it, as they are and as they would be. */
  excerpts(text: string, exchange: Exchange): Readonly<{ was: string; becomes: string }>;
  /** Which company and role a wish for a letter names, each '' where it names none. */
  letterAsked(text: string): Readonly<{ company: string; role: string }>;
  /** A win of the family, the household, the body or a hobby, and none of the work. It may have any category; under 'Other' less says enough. */
  isHomeLife(text: string, category: string): boolean;
  /** How like each other two wins are. */
  likeness: Likeness;
  /** Whether a text holds all the telling words of what is looked for, in whatever form. */
  holdsAll(about: string): (text: string) => boolean;
}

/** A win that may be spoken of, the newest first; `isNear`: the answer that is replied to names it. */
export type Candidate = Readonly<{ winId: string; text: string; isNear: boolean }>;

/** A part of the calendar that a question names: the one before this, the one that the date is in, or since that date. */
type PeriodAsked = Readonly<{
  period?: 'week' | 'month' | 'quarter' | 'year' | 'since';
  previous?: boolean;
  periodDate?: string;
}>;
