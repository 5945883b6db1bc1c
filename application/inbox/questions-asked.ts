import { SENT_MAILS } from '#application/delivery/public.ts';
import { eventOf } from '#application/engine/event-of.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { winHistory } from '#application/wins/public.ts';
import type { MailRequestedV2 } from '#domain/delivery/mail/events.ts';
import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import { answerAmong } from './answered-mails.ts';

type Parts = Pick<Services, 'log' | 'readModels'>;

const LOOKED_THROUGH = 20;
const ASKED_AGAIN_AFTER = 2;

/**
 * Whether our last two answers by mail both asked about a win, and neither was answered. `mailId` is the one that is being
 * answered now.
 */
export const wasAskedInVain = async (services: Parts, userId: number, mailId: string): Promise<boolean> => {
  const answers = await lastAnswers(services, userId, mailId);
  if (answers.length < ASKED_AGAIN_AFTER) return false;
  const inVain = await Promise.all(answers.map((answer) => isInVain(services, userId, answer)));
  return inVain.every(Boolean);
};

const lastAnswers = async (services: Parts, userId: number, mailId: string): Promise<readonly AnswerFacts[]> => {
  const { found } = await services.readModels.page(SENT_MAILS, {
    filter: { equals: { userId } },
    sort: [['at', 'descending']],
    limit: LOOKED_THROUGH,
  });
  const answers: AnswerFacts[] = [];
  for (const { id, document } of found) {
    if (answers.length === ASKED_AGAIN_AFTER) break;
    if (document.kind !== 'feedback' && document.kind !== 'document') continue;
    const requested = await eventOf<MailRequestedV2>(services.log, streams.outgoingMail(id), 'MailRequestedV2');
    const answer = requested && !requested.cause.endsWith(mailId) ? answerAmong([requested]) : null;
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
