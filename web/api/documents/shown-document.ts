import { requestedDocument } from '#application/documents/document-history.ts';
import { groundsOf } from '#application/documents/show-document.ts';
import type { DocumentHistory } from '#domain/documents/document-view.ts';
import { conflict, notFound } from '../errors.ts';
import { JSON_TYPE } from '../json-list.ts';
import type { ApiParts } from '../route.ts';
import { presentDocument } from './present-document.ts';

/** A user's own document, which may still be written for the first time; anyone else's is not there. */
export const requestedOr404 = async (parts: ApiParts, userId: number, documentId: string): Promise<DocumentHistory> => {
  const history = await requestedDocument(parts, userId, documentId);
  if (!history) throw notFound();
  return history;
};

/** The same once it has a text; 409 until then. */
export const ownOr404 = async (parts: ApiParts, userId: number, documentId: string): Promise<DocumentHistory> => {
  const history = await requestedOr404(parts, userId, documentId);
  if (history.view.version === 0) throw conflict(({ documents }) => documents.notReady);
  return history;
};

/** What a version looks like from outside. */
export const etagOf = (version: number): string => `"${version}"`;

/** A document as it goes out: JSON, for its list of sentences was made where it did not stop others. */
export type ShownDocument = Readonly<{ body: string; headers: Readonly<Record<string, string>> }>;

/** A document as its own stream has it, however far the lists are, with what each sentence rests on. */
export const shownDocument = async (parts: ApiParts, userId: number, documentId: string): Promise<ShownDocument> => {
  const history = await requestedOr404(parts, userId, documentId);
  const { sentences, sources, notes } = await groundsOf(parts, userId, documentId, history);
  const before = JSON.stringify({ success: true, document: presentDocument(documentId, history.view) });
  const after = JSON.stringify({
    sources: sources.map(({ winId, date, text, state }) => ({ winId, date, text, state })),
    notes: notes.map(({ type, place, text, missingFact }) => ({
      is: type,
      place,
      text,
      ...(missingFact === undefined ? {} : { asks: missingFact }),
    })),
    stale: sources.some(({ state }) => state !== 'same'),
  });
  return {
    body: `${before.slice(0, -1)},"sentences":${sentences},${after.slice(1)}`,
    headers: { ...JSON_TYPE, ETag: etagOf(history.view.version) },
  };
};
