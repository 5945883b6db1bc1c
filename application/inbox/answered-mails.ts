import { SENT_MAILS } from '#application/delivery/public.ts';
import { eventOf } from '#application/engine/event-of.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { ConversationEvent } from '#domain/delivery/conversation/events.ts';
import type { MailRequested } from '#domain/delivery/mail/events.ts';
import type { MailReceived } from '#domain/inbox/mail/events.ts';
import { type AnswerFacts, isAnswer } from '#domain/inbox/request/answer-facts.ts';
import { numberedWins } from '#domain/inbox/request/numbered-wins.ts';

type Log = Pick<Services, 'log' | 'mail'>;
type Stores = Log & Pick<Services, 'readModels'>;
type Received = MailReceived['data'];

const MOST_MAILS = 5;

/**
 * Our mails to this user that these Message-IDs name, the last referenced first: what an answer to them may quote.
 * Message-IDs of ours are made of the mail's id.
 */
export const answeredMails = async (
  { log, mail }: Log,
  userId: number,
  references: readonly string[],
): Promise<readonly MailRequested['data'][]> => {
  const ours = new RegExp(`^<([0-9a-f-]{36})@${mail.domain.replaceAll('.', '\\.')}>$`);
  const mailIds = references.map((reference) => ours.exec(reference)?.[1]).filter((id) => id !== undefined);
  const mails: MailRequested['data'][] = [];
  for (const mailId of [...new Set(mailIds.reverse())].slice(0, MOST_MAILS)) {
    const requested = await eventOf<MailRequested>(log, streams.outgoingMail(mailId), 'MailRequested');
    if (requested?.userId === userId) mails.push(requested);
  }
  return mails;
};

/**
 * Our mails that this one answers, the newest first. One that names none, as some programs and people send it, answers the
 * newest ones of the conversation that it was sent to.
 */
export const mailsAnsweredBy = async (
  services: Stores,
  received: Received,
): Promise<readonly MailRequested['data'][]> => {
  const named = await answeredMails(services, received.userId, received.personal.references);
  return named.length > 0 ? named : mailsOfItsConversation(services, received);
};

/** Our newest mails of the conversation whose address a mail was sent to, the newest first. */
export const mailsOfItsConversation = async (
  { log, readModels }: Stores,
  { userId, at, recipient }: Received,
): Promise<readonly MailRequested['data'][]> => {
  if (recipient.kind !== 'reply') return [];
  const { found } = await readModels.page(SENT_MAILS, {
    filter: { equals: { userId, conversationId: recipient.conversationId }, atMost: { at } },
    sort: [['at', 'descending']],
    limit: MOST_MAILS,
  });
  const mails = await Promise.all(
    found.map(({ id }) => eventOf<MailRequested>(log, streams.outgoingMail(id), 'MailRequested')),
  );
  return mails.filter((mail) => mail !== null);
};

/** The facts of the newest answer among them; null when none is one. */
export const answerAmong = (mails: readonly MailRequested['data'][]): AnswerFacts | null =>
  answersAmong(mails)[0] ?? null;

/** The facts of all answers among them, in their order. */
export const answersAmong = (mails: readonly MailRequested['data'][]): readonly AnswerFacts[] =>
  mails.map(({ personal }) => personal.facts).filter(isAnswer);

/**
 * The answers of a conversation of the web, or of texts, that were there when a message came (`at`, ISO 8601), the newest
 * first. Null is one to words that could not be read.
 */
export const answersIn = async (
  { log }: Pick<Log, 'log'>,
  conversationId: string,
  at: string,
): Promise<readonly (AnswerFacts | null)[]> =>
  (await answersGivenIn({ log }, conversationId, at)).map(({ facts }) => facts);

/** The same, each with the time it was given. */
export const answersGivenIn = async (
  { log }: Pick<Log, 'log'>,
  conversationId: string,
  at: string,
): Promise<readonly Readonly<{ id: string; at: string; facts: AnswerFacts | null }>[]> => {
  const events = await log.read<ConversationEvent>(streams.conversation(conversationId));
  const given = events.flatMap((event) => (event.type === 'AnswerGiven' && event.data.at <= at ? [event] : []));
  return given.reverse().map(({ personal, data }) => ({
    id: data.mailId,
    at: data.at,
    facts: personal !== 'destroyed' && isAnswer(data.personal.facts) ? data.personal.facts : null,
  }));
};

/** The wins that numbers speak of, number 1 first: those of the first of these answers that names any. */
export const winsNumberedIn = (answers: readonly (AnswerFacts | null)[]): readonly string[] =>
  answers.map((answer) => (answer ? numberedWins(answer) : [])).find((winIds) => winIds.length > 0) ?? [];
