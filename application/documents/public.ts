/** What other subjects may know of this one. */
export type { DocumentSource, DocumentWish, ReadyDocument } from './document-source.ts';
