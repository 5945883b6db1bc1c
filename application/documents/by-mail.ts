import { identityOf } from '#application/accounts/public.ts';
import { type Limit, takeFrom } from '#application/engine/limits.ts';
import { isRefusal, refuse } from '#domain/decider.ts';
import type { DocumentHistory } from '#domain/documents/document-view.ts';
import { shortenedText } from '#domain/text.ts';
import type { FileParts } from './document-file.ts';
import { ownDocumentHistory } from './document-history.ts';
import type { DocumentSource, NotMade, ReadyDocument } from './document-source.ts';
import { readyFiles } from './mail-document.ts';
import { notesToShow } from './show-document.ts';
import { usesAi } from './uses-ai.ts';
import {
  type DocumentOrder,
  type NotWritten,
  requestDocument,
  type WritingParts,
  writeDocument,
} from './write-document.ts';

/**
 * Documents that mails and messages ask for: kept as any other, and carried by the answer; what AI writes for somebody
 * before a conversation is begun, and ready later.
 */
export const documentsByMail = (parts: WritingParts & FileParts): DocumentSource => ({
  async find(userId, requestId, { kind, prompt, company, role, jobDescription, isWaitedFor }, stopping) {
    const byAi = await usesAi(parts, userId);
    const mailed = isWaitedFor && byAi && ((await identityOf(parts, userId))?.proven ?? false);
    const order: DocumentOrder = {
      brief: { kind, variant: '', prompt, company, role, jobDescription },
      origin: 'email',
      requestId,
      key: requestId,
      publishDate: null,
      mailed,
      recipient: '',
    };
    if (isWaitedFor && byAi) {
      const begun = await requestDocument(parts, userId, order);
      return isRefusal(begun) ? refuse(whyNot(begun.refused)) : { isBeingWritten: true, mailed };
    }
    const written = await writeDocument(parts, userId, order, { byAi, signal: stopping });
    if (isRefusal(written)) return refuse(whyNot(written.refused));
    const history = await ownDocumentHistory(parts, userId, written.documentId);
    if (!history) return refuse('no-account');
    return {
      title: history.view.title,
      ...(await readyFiles(parts, userId, history)),
      lacks: await lacksToTell(parts, userId, requestId, history),
    };
  },
});

/** Told in one mail, and in none after it: the page goes on saying it. The same request tells the same. */
const onceEach: Limit = { name: 'lack-told', most: 1, seconds: 10 * 366 * 24 * 60 * 60 };
const MOST_LACKS = 4;
const LONGEST_LACK = 240;

const lacksToTell = async (
  parts: WritingParts,
  userId: number,
  requestId: string,
  history: DocumentHistory,
): Promise<ReadyDocument['lacks']> => {
  const lacks: { place: string; text: string }[] = [];
  for (const { type, place, text, missingFact } of await notesToShow(parts, userId, history)) {
    if (type !== 'missing' || missingFact === undefined || lacks.length === MOST_LACKS) continue;
    if (await takeFrom(parts, onceEach, `${userId} ${missingFact}`, requestId))
      lacks.push({ place: shortenedText(place, LONGEST_LACK), text: shortenedText(text, LONGEST_LACK) });
  }
  return lacks;
};

/** By mail nothing is scheduled, sent on, or written over, and no writer makes what is too long. */
const whyNot = (reason: NotWritten): NotMade => {
  switch (reason) {
    case 'inactive':
    case 'too-many-today':
      return reason;
    default:
      return 'no-account';
  }
};
