import { isRefusal, refuse } from '#domain/decider.ts';
import { BY_MAIL_MS, WHILE_WAITED_FOR_MS } from './compose-document.ts';
import type { FileParts } from './document-file.ts';
import { ownDocumentHistory } from './document-history.ts';
import type { DocumentSource, NotMade } from './document-source.ts';
import { readyFiles } from './mail-document.ts';
import { type NotWritten, type WritingParts, writeDocument } from './write-document.ts';

/** Documents that mails and messages ask for: kept as any other, and carried by the answer. */
export const documentsByMail = (parts: WritingParts & FileParts): DocumentSource => ({
  async find(userId, requestId, { kind, prompt, company, role, isWaitedFor }) {
    const written = await writeDocument(parts, userId, {
      brief: { kind, variant: '', prompt, company, role, jobDescription: '' },
      origin: 'email',
      requestId,
      key: requestId,
      publishDate: null,
      mailed: false,
      recipient: '',
      limitMs: isWaitedFor ? WHILE_WAITED_FOR_MS : BY_MAIL_MS,
    });
    if (isRefusal(written)) return refuse(whyNot(written.refused));
    const history = await ownDocumentHistory(parts, userId, written.documentId);
    if (!history) return refuse('no-account');
    return { title: history.view.title, ...(await readyFiles(parts, userId, history)) };
  },
});

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
