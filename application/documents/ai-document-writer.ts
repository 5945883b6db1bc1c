import { createAtMost } from '#application/engine/at-most.ts';
import type { Sentence, WrittenDocument } from '#domain/documents/document.ts';
import type { KnownNames } from '#domain/known-names.ts';
import type { AiRejected } from './check-draft.ts';
import type { DocumentBrief, DocumentSources } from './document-writer.ts';

/**
 * Whose document it is. `names()` name them, and never leave us; nor does what may not leave. `workId`
 * names the writing that this is, where it may begin again after a kill: its calls are charged once. `signal` fires
 * when nobody wants it any more.
 */
export type AiUser = Readonly<{
  userId: number;
  workId?: string;
  signal?: AbortSignal;
  names(): Promise<KnownNames>;
  mayLeave(words: string): boolean;
}>;

/** What AI is given. `plain` is the text of plain code: its language and what it says of the sources hold for AI's as well. */
export type AiOrder = Readonly<{ brief: DocumentBrief; sources: DocumentSources; plain: WrittenDocument }>;

/** A document as AI wrote it, not yet checked. */
export type Draft = Readonly<{
  document: WrittenDocument;
  /** Of a sentence that AI wrote; null of what is data. `leans`: it cannot be read without the sentence before it. */
  saidOf(sentence: Sentence): Readonly<{ leans: boolean }> | null;
  /** The same with other sentences in place of these, by one more call; what is not written anew is left out. */
  rewritten(rejected: readonly AiRejected[]): Promise<WrittenDocument>;
}>;

/**
 * Writes through a provider. Rejects where that is away, over budget, called off or answers nothing of use; what it
 * writes is checked.
 */
export interface AiDocumentWriter {
  /** As events name it. */
  readonly name: string;
  draft(order: AiOrder, user: Pick<AiUser, 'userId' | 'workId' | 'signal' | 'names'>): Promise<Draft>;
}

/** Half of what is plain work at once: those that mails ask for hold up nothing else. */
const MOST_AT_ONCE = 8;

/** With no more drafts under way at once than these: what comes then is plain code's, for nobody waits in line. */
export const boundedDocumentWriter = (writer: AiDocumentWriter, most = MOST_AT_ONCE): AiDocumentWriter => {
  const atMost = createAtMost(most, 'the AI provider');
  return { name: writer.name, draft: (order, user) => atMost(() => writer.draft(order, user)) };
};
