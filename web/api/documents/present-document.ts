import type { DocumentDocument } from '#application/documents/documents.ts';
import type { Shape } from '#application/engine/ports/read-models.ts';
import type { DocumentView } from '#domain/documents/document-view.ts';
import type { DocumentEntity } from '#web/contract/documents.ts';

/** Every field that goes out is picked by name. */
export const presentDocument = (id: string, document: DocumentView): DocumentEntity => ({
  id,
  userId: document.userId,
  type: document.kind,
  kind: document.variant === '' ? null : document.variant,
  title: document.title,
  content: document.markdown,
  language: document.language,
  version: document.version,
  generateDate: document.writtenAt,
  createdAt: document.createdAt,
  updatedAt: document.changedAt,
  sentVia: document.sentVia,
  scheduledPublishDate: document.dueAt === '' ? null : document.dueAt,
  missed: document.missedBecause === '' ? null : { date: document.missedOn, because: document.missedBecause },
  writtenBy: document.writtenBy,
  instead: document.fallbackReason,
  company: document.brief.company,
  role: document.brief.role,
  prompt: document.brief.prompt,
});

/** The same for lists, which a thread of the store's makes: what this file imports, that thread loads. */
export const documentShape: Shape<DocumentDocument> = {
  module: import.meta.url,
  name: 'documentShape',
  show: presentDocument,
};
