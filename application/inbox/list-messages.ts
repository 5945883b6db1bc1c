import type { MailComposer } from '#application/delivery/public.ts';
import { eventOf } from '#application/engine/event-of.ts';
import { nullIfDamaged } from '#application/engine/ports/damage.ts';
import type { ReadModels } from '#application/engine/ports/read-models.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { MailRequested } from '#domain/delivery/mail/events.ts';
import type { MailReceived } from '#domain/inbox/mail/events.ts';
import { isAnswer } from '#domain/inbox/request/answer-facts.ts';
import { numberedWins } from '#domain/inbox/request/numbered-wins.ts';
import { MESSAGE_THREADS, type MessageThreadDocument } from './message-threads.ts';
import { type GivenAnswer, MESSAGES } from './messages.ts';

const NEWEST_FIRST = [['at', 'descending']] as const;

/** What a user wrote on the web and how it was answered, the newest first. A foreign cursor is `bad-cursor`. */
export const pageOfMessages = (
  readModels: ReadModels,
  userId: number,
  { limit, cursor }: Readonly<{ limit: number; cursor: string | null }>,
) =>
  readModels.page(MESSAGES, {
    filter: { equals: { userId, channel: 'web' } },
    sort: NEWEST_FIRST,
    limit,
    cursor,
  });

/** The wins that an answer names, by their numbers in it. */
export const winsNamedIn = ({ facts }: GivenAnswer): readonly string[] => (isAnswer(facts) ? numberedWins(facts) : []);

/** What in an answer leads to help in a crisis: numbers as they are dialled, and an address. */
export const helpLinksIn = ({ facts }: GivenAnswer): readonly string[] => {
  const help = (isAnswer(facts) && facts.hardDay?.help) || null;
  if (help === null) return [];
  return [help.emergency, ...help.lines.map(({ number }) => number), help.more].filter((link) => link !== null);
};

export const NEWEST_THREADS_FIRST = [['lastMessageDate', 'descending']] as const;

/** A user's conversations, the one with the newest message first. A foreign cursor is `bad-cursor`. */
export const pageOfThreads = async (
  readModels: ReadModels,
  userId: number,
  { limit, cursor }: Readonly<{ limit: number; cursor: string | null }>,
) => {
  const filter = { equals: { userId, isShown: true } };
  const [page, total] = await Promise.all([
    readModels.page(MESSAGE_THREADS, { filter, sort: NEWEST_THREADS_FIRST, limit, cursor }),
    readModels.count(MESSAGE_THREADS, filter),
  ]);
  return { ...page, total };
};

/** `messageId` is that of the user's first mail in it, `inReplyToRefs` are those of the last one. */
type ThreadWords = Readonly<{ subject: string; messageId: string | null; inReplyToRefs: readonly string[] }>;

/**
 * What a conversation is called, as the mail it began with, the user's or ours; others by their day, as is one whose mail
 * is damaged: the list, and an export, hold all others.
 */
export const wordsOfThread = async (
  { log }: Pick<Services, 'log'>,
  composer: Pick<MailComposer, 'subject' | 'conversation'>,
  { channel, firstMailId, firstReceivedId, lastReceivedId, startDate }: MessageThreadDocument,
): Promise<ThreadWords> => {
  const read = <E extends MailReceived | MailRequested>(mailId: string, stream: string, type: E['type']) =>
    mailId === '' ? null : eventOf<E>(log, stream, type).catch(nullIfDamaged);
  const received = (mailId: string) => read<MailReceived>(mailId, streams.incomingMail(mailId), 'MailReceived');
  const [first, last] = await Promise.all([received(firstReceivedId), received(lastReceivedId)]);
  const ours = await read<MailRequested>(firstMailId, streams.outgoingMail(firstMailId), 'MailRequested');
  const day = () => composer.conversation(channel, startDate);
  return {
    subject: ours ? await composer.subject(ours) : first?.personal.subject.trim() || day(),
    messageId: first?.personal.messageId ?? null,
    inReplyToRefs: last?.personal.references ?? [],
  };
};
