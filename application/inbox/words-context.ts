import type { AfterHardDay } from '#domain/inbox/request/answer-facts.ts';
import type { AttachedFile, Reading } from './mail-reader.ts';

/**
 * The conversation that words belong to. `asked` is the question that our mail had, as its user read it, null for none; `today` the
 * user's local date (`yyyy-MM-dd`). `isAskedBack`: it asked for what a request still needs, so that words which are neither
 * win nor request are the answer. `isToConfirm`: it asked whether a request is meant, which a "yes" says. `after`: how they
 * wrote some days ago, and were answered. `numbered`: how many wins our last answers numbered.
 */
export type WordsContext = Readonly<{
  asked: string | null;
  isAskedBack?: boolean;
  isToConfirm?: boolean;
  after?: AfterHardDay | null;
  today: string;
  numbered?: number;
}>;

/** Files that came with the words, how many more were not kept, and words that were too much to be read. */
export type Around = Readonly<{ files: readonly AttachedFile[]; filesLeft: number; left: readonly string[] }>;

export type Understood = Extract<Reading, { kind: 'understood' }>;

/** Reads a person's own words. Pure: the same words in the same context are always read the same. */
export type ReadText = (words: string, context: WordsContext, around?: Around) => Understood;
