import type { JsonObject } from '#domain/json.ts';
import type { MailRequested } from '#domain/outgoing-mail/events.ts';
import { dateInWords } from '#domain/time/date-in-words.ts';
import { eventOf } from '../../event-of.ts';
import type { MailComposer } from '../../ports/mail-composer.ts';
import type { ReadModels } from '../../ports/read-models.ts';
import type { Services } from '../../services.ts';
import { streams } from '../../streams.ts';

export const THREADS = 'message-threads';
export const NEWEST_FIRST = [['lastMessageDate', 'descending']] as const;

/** As the read model `message-threads` has it. */
export type ThreadDocument = Readonly<{
  userId: number;
  isShown: boolean;
  channel: 'mail' | 'web' | 'text';
  subject: string;
  firstMailId: string;
  status: 'active' | 'closed';
  startDate: string;
  lastMessageDate: string;
  messageCount: number;
  messageId: string;
  inReplyToRefs: readonly string[];
}>;

/** A user's conversations, the one with the newest message first. A foreign cursor is `bad-cursor`. */
export const pageOfThreads = async (
  readModels: ReadModels,
  userId: number,
  { limit, cursor }: Readonly<{ limit: number; cursor: string | null }>,
) => {
  const filter = { equals: { userId, isShown: true } };
  const [page, total] = await Promise.all([
    readModels.page<ThreadDocument & JsonObject>(THREADS, { filter, sort: NEWEST_FIRST, limit, cursor }),
    readModels.count(THREADS, filter, ''),
  ]);
  return { ...page, total: total.get('') ?? 0 };
};

/** What a conversation is called: as the mail it began with, the user's or ours; others by their day. */
export const subjectOfThread = async (
  { log }: Pick<Services, 'log'>,
  subjectOf: MailComposer['subject'],
  { channel, subject, firstMailId, startDate }: ThreadDocument,
): Promise<string> => {
  const first =
    firstMailId === '' ? null : await eventOf<MailRequested>(log, streams.outgoingMail(firstMailId), 'MailRequested');
  if (first) return subjectOf(first);
  if (subject !== '') return subject;
  return channel === 'text' ? `Texts of ${dateInWords(startDate)}` : `Messages of ${dateInWords(startDate)}`;
};
