import { accountLanguage, personOf } from '#application/accounts/public.ts';
import { requestMail } from '#application/delivery/public.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import type { MailRequested, Thread } from '#domain/delivery/mail/events.ts';
import type { Language } from '#domain/facts.ts';
import type { MailReceived } from '#domain/inbox/mail/events.ts';
import { linkless } from '#domain/text.ts';
import { isReleased } from '../judge-mail.ts';
import { ANSWER_MAIL, type Answer } from './answer.ts';
import { answerIdOf } from './answer-ids.ts';

type Parts = Pick<Services, 'log' | 'clock'>;

const GOOD_FOR_DAYS = 5;
const DAY_MS = 24 * 60 * 60_000;

type Letter = Readonly<{
  mailId: string;
  userId: number;
  completedJob: MailRequested['data']['completedJob'];
  conversationId: string;
  /** What the message that it answers was written in; null where it does not say so. */
  language: Language | null;
  thread: Thread | null;
}>;

/** In the thread of the mail that it answers, and never a second time. */
export const answerByMail = async (
  services: Parts,
  received: MailReceived['data'],
  conversationId: string,
  answer: Answer,
  language: Language | null,
): Promise<Position | null> => {
  const { messageId, references, subject } = received.personal;
  // A stranger may have chosen the subject of a mail that was released.
  const shown = (await isReleased(services, received.mailId)) ? linkless(subject) : subject;
  return requestLetter(services, answer, {
    mailId: answerIdOf(received.mailId),
    userId: received.userId,
    completedJob: { reaction: ANSWER_MAIL, key: received.mailId },
    conversationId,
    language,
    thread: threadOf({ messageId, references, subject: shown }),
  });
};

/** Null when there is nobody left to write to. */
export const requestLetter = async (
  services: Parts,
  answer: Answer,
  { mailId, userId, completedJob, conversationId, language, thread }: Letter,
): Promise<Position | null> => {
  const person = await personOf(services, userId);
  if (!person) return null;
  return requestMail(services, {
    mailId,
    userId,
    kind: answer.kind,
    template: answer.template,
    completedJob,
    conversationId,
    expiresAt: new Date(services.clock.now() + GOOD_FOR_DAYS * DAY_MS).toISOString(),
    addressee: {
      to: person.email,
      name: person.firstName,
      language: language ?? (await accountLanguage(services, userId)),
    },
    facts: answer.facts,
    thread,
  });
};

/** A mail without a Message-ID starts a thread of its own. */
const threadOf = ({
  messageId,
  references,
  subject,
}: Pick<MailReceived['data']['personal'], 'messageId' | 'references' | 'subject'>): Thread | null =>
  messageId === null
    ? null
    : { inReplyTo: messageId, references: [...references.filter((id) => id !== messageId), messageId], subject };
