import { derivedId } from '#application/engine/ids.ts';
import type { Services } from '#application/services.ts';
import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import type { KeptFile } from '#domain/wins/evidence-file.ts';
import type { AttachedFile, Reading } from '../mail-reader.ts';

/** What was read, and what it answers. */
export type Read = Readonly<{
  mailId: string;
  userId: number;
  at: string;
  conversationId: string;
  timezone: string;
  answered: AnswerFacts | null;
}>;
export type Understood = Extract<Reading, { kind: 'understood' }>;

export const winIdsOf = ({ mailId }: Read, { wins }: Understood): readonly string[] =>
  wins.map((_, index) => derivedId('win-of-mail', mailId, index));

/**
 * The win that files are evidence of: the mail's first, else the one that it answers about, else the one that our last mail
 * named first. Null for none, and for what comes with a request alone: who asks for a cover letter may send the job's ad.
 */
export const winOfFiles = (read: Read, reading: Understood): string | null => {
  const { question, enriched, wins } = read.answered ?? {};
  const [own] = winIdsOf(read, reading);
  if (own !== undefined || reading.requests.length > 0) return own ?? null;
  return question?.winId ?? enriched?.winId ?? wins?.[0]?.winId ?? null;
};

/** Pictures without words and without a win that they could belong to. */
export const isOnlyFiles = (read: Read, reading: Understood): boolean => {
  const { wins, requests, answer, files } = reading;
  return files.length > 0 && wins.length + requests.length === 0 && answer === '' && winOfFiles(read, reading) === null;
};

/** Puts them into the archive, before the event that names them as evidence of the win. */
export const keepFiles = (
  { archive }: Pick<Services, 'archive'>,
  { mailId, userId }: Read,
  files: readonly AttachedFile[],
  winId: string,
): Promise<readonly (KeptFile & Readonly<{ winId: string }>)[]> =>
  Promise.all(
    files.map(async ({ type, bytes }, index) => ({
      fileId: derivedId('evidence', mailId, index),
      type,
      size: bytes.byteLength,
      blob: await archive.put(userId, bytes),
      winId,
    })),
  );
