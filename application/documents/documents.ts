import { readModel } from '#application/engine/read-model.ts';
import type { DocumentView } from '#domain/documents/document-view.ts';

/** `searchText` is what a search looks in. */
export type DocumentDocument = DocumentView & Readonly<{ searchText: string }>;

/** The list of documents: one a document, with its current text. */
export const DOCUMENTS = readModel<DocumentDocument>()({
  name: 'documents',
  indexes: [
    ['userId', 'writtenAt'],
    ['userId', 'kind', 'writtenAt'],
  ],
  searched: ['searchText'],
});
