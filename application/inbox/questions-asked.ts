import { SENT_MAILS } from '#application/delivery/public.ts';
import { eventOf } from '#application/engine/event-of.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { winHistory } from '#application/wins/public.ts';
import type { MailRequested } from '#domain/delivery/mail/events.ts';
import type { MailUnderstood } from '#domain/inbox/mail/events.ts';
import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import { answerAmong, answersIn } from './answered-mails.ts';
import { answerIdOf, documentMailIdOf } from './answers/answer-ids.ts';

type Parts = Pick<Services, 'log' | 'readModels'>;

const LOOKED_THROUGH = 20;
const ANSWERS = 8;

/**
 * Whether a question may be asked now: not when our last answer had one, and not when the last question there was, some
 * answers ago, was let pass. `mailId` is the one that is being answered now, `at` when it came.
 */
export const mayAskAgain = async (
  services: Parts,
  { userId, mailId, conversationId, at }: Pick<MailUnderstood['data'], 'userId' | 'mailId' | 'conversationId' | 'at'>,
): Promise<boolean> => {
  const [given] = await answersIn(services, conversationId, at);
  if (given?.question) return false;
  const answers = await lastAnswers(services, userId, mailId, ANSWERS);
  if (answers[0]?.question) return false;
  const asked = answers.find(({ question }) => question !== null);
  return !asked || !(await isInVain(services, userId, asked));
};

/** Our last answers by mail, the newest first, `most` of them and without the one to `mailId`. */
export const lastAnswers = async (
  services: Parts,
  userId: number,
  mailId: string,
  most: number,
): Promise<readonly AnswerFacts[]> => {
  const { found } = await services.readModels.page(SENT_MAILS, {
    filter: { equals: { userId } },
    sort: [['at', 'descending']],
    limit: LOOKED_THROUGH,
  });
  const answers: AnswerFacts[] = [];
  for (const { id, document } of found) {
    if (answers.length === most) break;
    if (document.kind !== 'feedback' && document.kind !== 'document') continue;
    if (id === answerIdOf(mailId) || id === documentMailIdOf(mailId)) continue;
    const requested = await eventOf<MailRequested>(services.log, streams.outgoingMail(id), 'MailRequested');
    const answer = requested && answerAmong([requested]);
    if (answer) answers.push(answer);
  }
  return answers;
};

/** The words that answer it would have joined the win after that. */
const isInVain = async (services: Parts, userId: number, { question }: AnswerFacts): Promise<boolean> => {
  if (!question) return false;
  const asked = await winHistory(services, userId, question.winId);
  return asked !== null && asked.state.joined.length === 0;
};
