import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { type DocumentHistory, historyOf } from '#domain/documents/document-view.ts';
import type { DocumentEvent } from '#domain/documents/events.ts';

/** A document with all its versions, as its stream has it; null where there is none (any more), or its words are gone. */
export const documentHistory = async (
  { log }: Pick<Services, 'log'>,
  documentId: string,
): Promise<DocumentHistory | null> => {
  const events = await log.read<DocumentEvent>(streams.document(documentId));
  return events.some(({ personal }) => personal === 'destroyed') ? null : historyOf(events);
};

/** The same where it is this user's and has a text. */
export const ownDocumentHistory = async (
  services: Pick<Services, 'log'>,
  userId: number,
  documentId: string,
): Promise<DocumentHistory | null> => {
  const history = await requestedDocument(services, userId, documentId);
  return history && history.view.version > 0 ? history : null;
};

/** The same where it may still be written for the first time. */
export const requestedDocument = async (
  services: Pick<Services, 'log'>,
  userId: number,
  documentId: string,
): Promise<DocumentHistory | null> => {
  const history = await documentHistory(services, documentId);
  return history?.view.userId === userId ? history : null;
};
