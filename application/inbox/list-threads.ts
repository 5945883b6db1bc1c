import type { MailComposer } from '#application/delivery/mail-composer.ts';
import { eventOf } from '#application/engine/event-of.ts';
import { nullIfDamaged } from '#application/engine/ports/damage.ts';
import type { ReadModels } from '#application/engine/ports/read-models.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { MailRequested } from '#domain/delivery/mail/events.ts';
import type { MailReceived } from '#domain/inbox/mail/events.ts';
import type { JsonObject } from '#domain/json.ts';
import { dateInWords } from '#domain/time/date-in-words.ts';

export const THREADS = 'message-threads';
export const NEWEST_FIRST = [['lastMessageDate', 'descending']] as const;

/** As the read model `message-threads` has it. */
export type ThreadDocument = Readonly<{
  userId: number;
  isShown: boolean;
  channel: 'mail' | 'web' | 'text';
  firstMailId: string;
  firstReceivedId: string;
  lastReceivedId: string;
  status: 'active' | 'closed';
  startDate: string;
  lastMessageDate: string;
  messageCount: number;
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

/** `messageId` is that of the user's first mail in it, `inReplyToRefs` are those of the last one. */
export type ThreadWords = Readonly<{ subject: string; messageId: string | null; inReplyToRefs: readonly string[] }>;

/**
 * What a conversation is called, as the mail it began with, the user's or ours; others by their day, as is one whose mail
 * is damaged: the list, and an export, hold all others.
 */
export const wordsOfThread = async (
  { log }: Pick<Services, 'log'>,
  subjectOf: MailComposer['subject'],
  { channel, firstMailId, firstReceivedId, lastReceivedId, startDate }: ThreadDocument,
): Promise<ThreadWords> => {
  const read = <E extends MailReceived | MailRequested>(mailId: string, stream: string, type: E['type']) =>
    mailId === '' ? null : eventOf<E>(log, stream, type).catch(nullIfDamaged);
  const received = (mailId: string) => read<MailReceived>(mailId, streams.incomingMail(mailId), 'MailReceived');
  const [first, last] = await Promise.all([received(firstReceivedId), received(lastReceivedId)]);
  const ours = await read<MailRequested>(firstMailId, streams.outgoingMail(firstMailId), 'MailRequested');
  const day = `${channel === 'text' ? 'Texts' : 'Messages'} of ${dateInWords(startDate)}`;
  return {
    subject: ours ? await subjectOf(ours) : first?.personal.subject.trim() || day,
    messageId: first?.personal.messageId ?? null,
    inReplyToRefs: last?.personal.references ?? [],
  };
};
