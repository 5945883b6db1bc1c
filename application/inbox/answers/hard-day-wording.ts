import { eventOf } from '#application/engine/event-of.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { ConversationEvent } from '#domain/delivery/conversation/events.ts';
import type { MailRequested } from '#domain/delivery/mail/events.ts';
import type { MailUnderstood } from '#domain/inbox/mail/events.ts';
import { isHardTone } from '#domain/inbox/mail/hard-day.ts';
import { isAnswer } from '#domain/inbox/request/answer-facts.ts';
import { heardSince } from '../heard-since.ts';
import { answerIdOf } from './answer-ids.ts';

type Parts = Pick<Services, 'log' | 'readModels'>;
type Heard = Awaited<ReturnType<typeof heardSince>>[number];

const LOOKED_BACK_MS = 60 * 24 * 60 * 60_000;
const MOST_LOOKED_AT = 20;

/**
 * Which of its wordings a hard day is answered in: the one after that of the hard day before, so that nobody reads the same
 * twice running. Hard days in between that have no answer yet count too. Where the read models are away it is the first:
 * somebody may need an answer at once.
 */
export const hardDayWording = async (services: Parts, understood: MailUnderstood['data']): Promise<number> => {
  try {
    const since = new Date(Date.parse(understood.at) - LOOKED_BACK_MS).toISOString();
    const heard = await heardSince(services, understood.userId, since, MOST_LOOKED_AT);
    const before = heard.filter(({ mailId, tone }) => mailId !== understood.mailId && isHardTone(tone));
    return await wordingAfter(services, before);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return 0;
  }
};

/** One or two further, never three: with three wordings that would be the same. */
const wordingAfter = async (services: Parts, before: readonly Heard[]): Promise<number> => {
  for (const [unanswered, one] of before.entries()) {
    const wording = await wordingOf(services, one);
    if (wording !== null) return wording + 1 + (unanswered % 2);
  }
  return before.length % 2;
};

/** The wording of its answer, by mail or where it was written; null while there is none. */
const wordingOf = async ({ log }: Parts, { mailId, conversationId }: Heard): Promise<number | null> => {
  const stream = streams.outgoingMail(answerIdOf(mailId));
  const mailed = await eventOf<MailRequested>(log, stream, 'MailRequested');
  const facts = mailed?.personal.facts ?? (await factsGivenTo({ log }, conversationId, mailId));
  return facts && isAnswer(facts) && facts.hardDay ? (facts.hardDay.wording ?? 0) : null;
};

const factsGivenTo = async ({ log }: Pick<Parts, 'log'>, conversationId: string, mailId: string) => {
  const events = await log.read<ConversationEvent>(streams.conversation(conversationId));
  for (const event of events)
    if (event.type === 'AnswerGiven' && event.data.mailId === mailId && event.personal !== 'destroyed')
      return event.data.personal.facts;
  return null;
};
