import type { Block, Sentence } from '#domain/documents/document.ts';
import type { DocumentBrief, DocumentSources, SourceWin } from './document-writer.ts';

/**
 * What of a document is data, whoever writes the rest: who it is from, above (`opening`) and below (`closing`) the text. `positions` are
 * a heading and one entry a position, without lines below it. `skills` stand where whoever writes names none.
 */
export type DocumentFrame = Readonly<{
  title: string;
  contact: readonly Sentence[];
  opening: readonly Block[];
  positions: readonly Block[];
  skills: readonly Block[];
  closing: readonly Block[];
}>;

/**
 * The brief with the kind that its prompt asks for by name, and the wins of its time, the most relevant to it first. `earlier` are
 * those of some weeks before that time: what a figure was before.
 */
export type DocumentPlan = Readonly<{
  brief: DocumentBrief;
  wins: readonly SourceWin[];
  earlier: readonly SourceWin[];
  frame: DocumentFrame;
}>;

/** Finds by rules what a model is given to compose a document of, and what it does not write. */
export interface DocumentPlanner {
  /** All wins are in one language; none is of home alone. */
  plan(brief: DocumentBrief, sources: DocumentSources): DocumentPlan;
}
