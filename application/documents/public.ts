/** What other subjects may know of this one. */

export type { AiDocumentWriter } from './ai-document-writer.ts';
export { CAREER } from './career/career.ts';
export { careerFactsOf, careerHistory } from './career/career-history.ts';
export type { CareerParts } from './career/change-career.ts';
export { keepFacts } from './career/keep-facts.ts';
export { publishedFact } from './career/published-fact.ts';
export { tellPosition } from './career/tell-position.ts';
export { cleanedWords } from './career/tidy-words.ts';
export {
  type Composed,
  composeDocument,
} from './compose-document.ts';
export { ownDocumentHistory } from './document-history.ts';
export type { BegunDocument, DocumentSource, DocumentWish, NotMade, ReadyDocument } from './document-source.ts';
export type { DocumentBrief, DocumentSources, SourceWin } from './document-writer.ts';
export { DOCUMENTS } from './documents.ts';
export { forgetDrafts, readDraft } from './drafts.ts';
export { forgetShares, keptSharesOf } from './sharing/shares.ts';
export { documentIdOf } from './write-document.ts';
