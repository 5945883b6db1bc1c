import { DOCUMENTS, type DocumentDocument } from '#application/documents/documents.ts';
import type { AccountErased } from '#domain/accounts/events.ts';
import { type DocumentView, documentAfter } from '#domain/documents/document-view.ts';
import type { DocumentEvent } from '#domain/documents/events.ts';
import { searchText } from '#domain/search-text.ts';
import { everyDocumentOf, one, projector } from './engine/projector.ts';

/** A document by its id, as the domain sees it. */
const folded =
  <Type extends DocumentEvent['type']>(type: Type) =>
  (data: Extract<DocumentEvent, { type: Type }>['data']) => [
    one<DocumentDocument>(data.documentId, (before) =>
      searchable(before, documentAfter(before && viewOf(before), { type, data } as DocumentEvent)),
    ),
  ];

const viewOf = ({ searchText: _, ...view }: DocumentDocument): DocumentView => view;

/** Folded anew only when the words have changed: it is what costs most of all this. */
const searchable = (before: DocumentDocument | null, view: DocumentView | null): DocumentDocument | null =>
  view && {
    ...view,
    searchText: before?.markdown === view.markdown ? before.searchText : searchText(withoutMarks(view.markdown)),
  };

/** The words alone: nobody searches for the marks of Markdown. */
const withoutMarks = (markdown: string): string => markdown.replace(/^(?:#{1,3} |- |---$|\*\*\*$)|\*\*|\\(?=\W)/gm, '');

/** The list of documents. */
export const documents = projector<DocumentEvent | AccountErased>()(DOCUMENTS, {
  version: `4-unicode-${process.versions.unicode}`, // a runtime with other tables folds words differently
  readsPersonal: true,
  on: {
    DocumentRequested: folded('DocumentRequested'),
    DocumentWritingAdvanced: folded('DocumentWritingAdvanced'),
    DocumentWritingFailed: folded('DocumentWritingFailed'),
    DocumentGenerated: folded('DocumentGenerated'),
    DocumentEdited: folded('DocumentEdited'),
    DocumentVersionRestored: folded('DocumentVersionRestored'),
    DocumentScheduled: folded('DocumentScheduled'),
    DocumentUnscheduled: folded('DocumentUnscheduled'),
    DocumentMailRequested: () => [],
    DocumentMailed: folded('DocumentMailed'),
    DocumentDeleted: folded('DocumentDeleted'),
    AccountErased: ({ userId }) => [everyDocumentOf(userId, () => null)],
  },
});
