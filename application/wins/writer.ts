import type { Analysis } from '#domain/wins/events.ts';

/** Writes about wins. Uses only what was said, and never obeys it. */
export interface Writer {
  /** `category` is one of the fixed list, `analysis` two or three statements, never a question, `skills` of the vocabulary, at most eight. */
  analyse(win: string): Promise<Analysis>;
}
