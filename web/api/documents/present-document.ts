import type { DocumentDocument } from '#application/documents/documents.ts';
import type { Shape } from '#application/engine/ports/read-models.ts';
import { documentNameOf } from '#domain/documents/document-name.ts';
import type { DocumentView, WritingState } from '#domain/documents/document-view.ts';
import type { DocumentEntity } from '#web/contract/documents.ts';

/** Every field that goes out is picked by name. */
export const presentDocument = (id: string, document: DocumentView): DocumentEntity => ({
  id,
  userId: document.userId,
  state: document.writing.is,
  progress: progressOf(document.writing),
  failure: document.writing.is === 'failed' ? document.writing.reason : null,
  type: document.kind,
  kind: document.variant === '' ? null : document.variant,
  name: documentNameOf(document),
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

const progressOf = (writing: WritingState): DocumentEntity['progress'] =>
  writing.is === 'writing' ? { stage: writing.stage, wins: writing.winCount, since: writing.since } : null;

/** The same for lists, which a thread of the store's makes: what this file imports, that thread loads. */
export const documentShape: Shape<DocumentDocument> = {
  module: import.meta.url,
  name: 'documentShape',
  show: presentDocument,
};
