import { type Handled, handle } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { isRefusal, type Refusal } from '#domain/decider.ts';
import { type DocumentRefusal, document } from '#domain/documents/decider.ts';
import type { DocumentEvent } from '#domain/documents/events.ts';
import { dropDraft } from './drafts.ts';
import { forgetShares } from './sharing/shares.ts';

/** For good, with all its versions, its draft, and the links by which others read it. */
export const deleteDocument = async (
  parts: Pick<Services, 'log' | 'clock' | 'registers'>,
  userId: number,
  documentId: string,
): Promise<Handled<DocumentEvent> | Refusal<DocumentRefusal>> => {
  const deleted = await handle(parts.log, document, streams.document(documentId), {
    type: 'DeleteDocument',
    data: { documentId, userId, at: timestamp(parts.clock) },
  });
  if (isRefusal(deleted)) return deleted;
  await dropDraft(parts, userId, documentId);
  await forgetShares(parts, userId, documentId);
  return deleted;
};
