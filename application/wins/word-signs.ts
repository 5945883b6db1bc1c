import type { Language } from '#domain/facts.ts';
import type { Missing } from '#domain/wins/question.ts';

/** What people's words show, by the rules of their language; never more than a guess. */
export interface WordSigns {
  /** What it is written in; null where that is not sure, or it is none that we write in. */
  languageOf(text: string): Language | null;
  /** The one thing that would make a win stronger and that its words surely do not hold; null for none. */
  missingFrom(text: string, language: Language): Missing | null;
  /** By the widest net, and sooner than not: nothing of it goes to a provider. */
  isCrisis(text: string): boolean;
  /** A hard day: no time for a question. */
  soundsHard(text: string): boolean;
  /** How many signs there are of a result, where others tell a task. */
  tellingSigns(text: string): number;
  /** A wish names an end of what it asks for, be it one that nobody understands. */
  namesAnEnd(text: string): boolean;
  /** The pieces that a win is told in, word for word; itself alone where it has only one. */
  piecesOf(text: string): readonly string[];
  /** A sentence without what ties it to the one before it; each word as its writer spelled it. */
  selfContained(text: string): string;
}
