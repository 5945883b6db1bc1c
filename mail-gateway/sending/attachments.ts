import { keyDestroyed } from '#application/engine/ports/vault.ts';
import type { MailRequested } from '#domain/delivery/mail/events.ts';
import { type DocumentFacts, isDocumentMail } from '#domain/documents/mail-facts.ts';
import type { Facts } from '#domain/facts.ts';
import { isAnswer } from '#domain/inbox/request/answer-facts.ts';
import { isDocument } from '#domain/inbox/request/outcome.ts';
import { oneLine } from './clean.ts';

/** The bytes behind an address of the archive, which belong to this user. */
export type BlobOf = (userId: number, address: string) => Promise<Uint8Array | 'destroyed'>;
export type Attachment = Readonly<{ filename: string; contentType: string; content: Buffer }>;

const MEDIA_TYPE = /^[a-z]+\/[a-z0-9.+-]{1,100}$/;

/** The files that a mail carries: those its documents name, in their order. Of an erased user there are none left. */
export const attachmentsOf = ({ userId, personal }: MailRequested['data'], blobOf: BlobOf): Promise<Attachment[]> => {
  const named = filesNamedIn(personal.facts);
  return Promise.all(
    named.map(async ({ name, type, blob }) => {
      const content = await blobOf(userId, blob);
      if (content === 'destroyed') throw keyDestroyed(userId);
      return { filename: fileName(name), contentType: mediaType(type), content: Buffer.from(content) };
    }),
  );
};

const filesNamedIn = (facts: Facts): DocumentFacts['attachments'] => {
  if (isDocumentMail(facts)) return facts.attachments;
  const outcomes = isAnswer(facts) ? facts.outcomes : [];
  return outcomes.filter(isDocument).flatMap(({ facts: { attachments } }) => attachments);
};

/** More than our own names of files have, so that none loses its ending. */
const LONGEST = 200;

/** Letters, digits and few marks, as every file system takes them; never a path, never hidden. */
export const fileName = (name: string): string => {
  const cleaned = oneLine(name.normalize('NFC'), LONGEST).replace(/[^\p{L}\p{M}\p{N} .,_()’&-]+/gu, '-');
  return cleaned.replace(/^[. -]+|[. ]+$/g, '') || 'document';
};

/** What is no media type is bytes. */
const mediaType = (type: string): string => (MEDIA_TYPE.test(type) ? type : 'application/octet-stream');
