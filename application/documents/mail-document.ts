import { addresseeOf, identityOf } from '#application/accounts/public.ts';
import { requestMail } from '#application/delivery/public.ts';
import { eventOf } from '#application/engine/event-of.ts';
import { handle, positionReached } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { isRefusal } from '#domain/decider.ts';
import { document } from '#domain/documents/decider.ts';
import type { DocumentHistory } from '#domain/documents/document-view.ts';
import type { DocumentMailRequested } from '#domain/documents/events.ts';
import type { DocumentFacts } from '#domain/documents/mail-facts.ts';
import { type FileParts, fileOfDocument } from './document-file.ts';
import { ownDocumentHistory } from './document-history.ts';

type Parts = FileParts & Pick<Services, 'log' | 'clock' | 'archive'>;

const GOOD_FOR_DAYS = 5;
const DAY_MS = 24 * 60 * 60_000;
const LONGEST_TITLE = 200;

/** DocumentMailRequested → a mail with the document and its files, and DocumentMailed. */
export const mailDocument = (parts: Parts): Reaction => ({
  rules: {
    reaction: 'mail-document',
    pool: 'plain',
    opens: {
      DocumentMailRequested: ({ documentId, userId }) => [
        { key: documentId, userId, stream: streams.document(documentId), lane: documentId },
      ],
    },
    closes: {
      DocumentMailed: ({ documentId, occasion }) => (occasion === 'asked' ? [documentId] : []),
      DocumentDeleted: ({ documentId }) => [documentId],
    },
  },
  async run({ key: documentId, userId, stream }, log = parts.log) {
    const own = { ...parts, log };
    const asked = await eventOf<DocumentMailRequested>(log, stream, 'DocumentMailRequested');
    const history = await ownDocumentHistory(own, userId, documentId);
    const account = await identityOf(own, userId);
    const addressee = await addresseeOf(own, userId);
    if (!asked || !history || !account || !addressee) return null; // what deletes or erases it closes this, too
    const { mailId } = asked;
    await requestMail(own, {
      mailId,
      userId,
      kind: 'document',
      expiresAt: new Date(parts.clock.now() + GOOD_FOR_DAYS * DAY_MS).toISOString(),
      addressee,
      facts: await factsOf(own, userId, documentId, history),
    });
    const data = { documentId, userId, at: timestamp(parts.clock), version: asked.version, mailId } as const;
    const command = { type: 'NoteDocumentSent', data: { ...data, occasion: 'asked' } } as const;
    return positionReached(await handle(log, document, stream, command));
  },
});

const factsOf = async (
  parts: Parts,
  userId: number,
  documentId: string,
  history: DocumentHistory,
): Promise<DocumentFacts> => {
  const { kind, variant, title } = history.view;
  return {
    of: 'document',
    documentId,
    kind,
    variant,
    title: title.slice(0, LONGEST_TITLE),
    ...(await filesInArchive(parts, userId, history)),
  };
};

/** Its plain text, a PDF and a DOCX; what is too long for pages goes as text alone. */
const filesInArchive = async (
  parts: Parts,
  userId: number,
  history: DocumentHistory,
): Promise<Pick<DocumentFacts, 'text' | 'attachments'>> => {
  const { text, files } = await readyFiles(parts, userId, history);
  return {
    text: { blob: await parts.archive.put(userId, new TextEncoder().encode(text)) },
    attachments: await Promise.all(
      files.map(async ({ name, type, bytes }) => ({ name, type, blob: await parts.archive.put(userId, bytes) })),
    ),
  };
};

/** What a mail carries of a document: its text below its title, and its files. */
export const readyFiles = async (parts: FileParts, userId: number, history: DocumentHistory) => {
  const { title, markdown } = history.view;
  const made = await Promise.all(
    (['txt', 'pdf', 'docx'] as const).map((format) =>
      fileOfDocument(parts, userId, history, { format, look: 'classic', paper: 'a4' }),
    ),
  );
  const [text, ...files] = made;
  return {
    text: withoutTitle(text && !isRefusal(text) ? new TextDecoder().decode(text.bytes) : markdown, title),
    files: files.flatMap((file) => (isRefusal(file) ? [] : [file])),
  };
};

const withoutTitle = (text: string, title: string): string =>
  (title !== '' && text.startsWith(`${title}\n`) ? text.slice(title.length) : text).trim();
