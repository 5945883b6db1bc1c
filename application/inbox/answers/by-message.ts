import { accountLanguage, identityOf, personOf } from '#application/accounts/public.ts';
import { checkedFacts, requestText } from '#application/delivery/public.ts';
import { handle, positionReached } from '#application/engine/handle.ts';
import { derivedId } from '#application/engine/ids.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { conversation } from '#domain/delivery/conversation/decider.ts';
import type { Language } from '#domain/facts.ts';
import type { MessageReceived } from '#domain/inbox/mail/events.ts';
import { EMPTY_ANSWER } from '#domain/inbox/request/answer-facts.ts';
import { isDocument } from '#domain/inbox/request/outcome.ts';
import type { Answer } from './answer.ts';
import { documentMailIdOf } from './answer-ids.ts';
import { requestLetter } from './by-mail.ts';

type Parts = Pick<Services, 'log' | 'clock'>;

type Message = MessageReceived['data'];

const TEXT_GOOD_FOR_MS = 24 * 60 * 60_000;

/**
 * What was written on the web or as a text is answered in its conversation, and a text by a short text too. A document goes
 * to the mailbox besides, with its files. The conversation has its answer last: that one is the end of the job.
 */
export const answerByMessage = async (
  services: Parts,
  message: Message,
  answer: Answer,
  written: Language | null,
): Promise<Position | null> => {
  const { mailId, userId, conversationId, channel } = message;
  const person = await personOf(services, userId);
  if (!person) return null;
  const language = written ?? (await accountLanguage(services, userId));
  const mailed = await mailDocuments(services, message, answer, language);
  if (channel === 'text' && person.phoneNumber !== null)
    await answerByText(services, message, answer, { to: person.phoneNumber, language });
  const handled = await handle(services.log, conversation, streams.conversation(conversationId), {
    type: 'GiveAnswer',
    data: {
      conversationId,
      userId,
      at: timestamp(services.clock),
      mailId,
      kind: answer.kind,
      template: answer.template,
      language,
      personal: { name: person.firstName, facts: checkedFacts(inConversation(answer, mailed)) },
    },
  });
  return positionReached(handled);
};

/** The documents alone: everything else is said in the conversation. Nobody gets one at an address that is not proven. */
const mailDocuments = async (
  services: Parts,
  { mailId, userId, conversationId }: Message,
  answer: Answer,
  language: Language,
) => {
  const account = await identityOf(services, userId);
  if (answer.kind !== 'document' || !account?.proven) return false;
  const { outcomes } = answer.facts;
  const letter = { ...answer, facts: { ...EMPTY_ANSWER, outcomes: outcomes.filter(isDocument) } };
  await requestLetter(services, letter, {
    mailId: documentMailIdOf(mailId),
    userId,
    completedJob: null,
    conversationId,
    language,
    thread: null,
  });
  return true;
};

/** Nothing is attached to a conversation: it says that the files went by mail. */
const inConversation = (answer: Answer, mailed: boolean): Answer['facts'] => {
  if (answer.kind !== 'document') return answer.facts;
  const outcomes = answer.facts.outcomes.map((outcome) =>
    isDocument(outcome) ? { ...outcome, facts: { ...outcome.facts, attachments: [], mailed } } : outcome,
  );
  return { ...answer.facts, outcomes };
};

/** To the number that is verified now, and never a second time. */
const answerByText = async (
  services: Parts,
  { mailId, userId, conversationId }: Message,
  answer: Answer,
  { to, language }: Readonly<{ to: string; language: Language }>,
) => {
  const account = await identityOf(services, userId);
  if (!account?.phone?.verified) return;
  await requestText(services, {
    textId: derivedId('answer-text', mailId),
    userId,
    kind: 'feedback',
    language,
    phoneName: account.phone.phoneName,
    answeredMessageId: mailId,
    conversationId,
    expiresAt: new Date(services.clock.now() + TEXT_GOOD_FOR_MS).toISOString(),
    to,
    facts: answer.facts,
  });
};
