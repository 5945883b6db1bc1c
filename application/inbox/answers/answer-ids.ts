import { derivedId } from '#application/engine/ids.ts';

/** The mail that answers a mail. */
export const answerIdOf = (mailId: string): string => derivedId('answer', mailId);

/** The mail that brings the documents which a message of the web or a text asked for. */
export const documentMailIdOf = (messageId: string): string => derivedId('document-of-message', messageId);
