import { ownDocumentHistory } from '#application/documents/document-history.ts';
import { groundsOf } from '#application/documents/show-document.ts';
import type { DocumentHistory } from '#domain/documents/document-view.ts';
import type { DocumentAnswer } from '#web/contract/documents.ts';
import { notFound } from '../errors.ts';
import type { ApiParts } from '../route.ts';
import { presentDocument } from './present-document.ts';

/** A user's own document; anyone else's is not there. */
export const ownOr404 = async (parts: ApiParts, userId: number, documentId: string): Promise<DocumentHistory> => {
  const history = await ownDocumentHistory(parts, userId, documentId);
  if (!history) throw notFound();
  return history;
};

/** What a version looks like from outside. */
export const etagOf = (version: number): string => `"${version}"`;

/** A document as its own stream has it, however far the lists are, with what each sentence rests on. */
export const shownDocument = async (parts: ApiParts, userId: number, documentId: string): Promise<DocumentAnswer> => {
  const history = await ownOr404(parts, userId, documentId);
  const { sentences, sources, notes } = await groundsOf(parts, userId, history);
  return {
    success: true,
    document: presentDocument(documentId, history.view),
    sentences: sentences.map(({ text, grounds, by, isStale }) => ({
      text,
      grounds: by === 'author' ? [{ on: 'yours' as const }] : [...grounds],
      stale: isStale,
    })),
    sources: sources.map(({ winId, date, text, state }) => ({ winId, date, text, state })),
    notes: notes.map(({ is, place, text, asks }) => ({ is, place, text, ...(asks === undefined ? {} : { asks }) })),
    stale: sources.some(({ state }) => state !== 'same'),
  };
};
