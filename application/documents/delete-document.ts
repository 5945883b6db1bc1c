import { type Handled, handle } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { Refusal } from '#domain/decider.ts';
import { type DocumentRefusal, document } from '#domain/documents/decider.ts';
import type { DocumentEvent } from '#domain/documents/events.ts';

/** For good, with all its versions. */
export const deleteDocument = (
  { log, clock }: Pick<Services, 'log' | 'clock'>,
  userId: number,
  documentId: string,
): Promise<Handled<DocumentEvent> | Refusal<DocumentRefusal>> =>
  handle(log, document, streams.document(documentId), {
    type: 'DeleteDocument',
    data: { documentId, userId, at: timestamp(clock) },
  });
