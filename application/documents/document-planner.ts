import type { DocumentBrief, DocumentSources, SourceWin } from './document-writer.ts';

/** The brief with the kind that its prompt asks for by name, and the wins to write out of: the weightiest first. */
export type DocumentPlan = Readonly<{ brief: DocumentBrief; wins: readonly SourceWin[] }>;

/** Chooses by rules what a writer of any kind works with. */
export interface DocumentPlanner {
  /** No more wins than `most`, all in one language, none of them out of place in a document of that kind. */
  plan(brief: DocumentBrief, sources: DocumentSources, most: number): DocumentPlan;
}
