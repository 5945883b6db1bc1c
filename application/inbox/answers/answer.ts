import { eventOf } from '#application/engine/event-of.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { WordSigns } from '#application/wins/public.ts';
import type { MailUnderstood } from '#domain/inbox/mail/events.ts';
import type { MailFoundUnreadable } from '#domain/inbox/mail/needs-you-events.ts';
import type { AnswerFacts, NotUnderstoodFacts } from '#domain/inbox/request/answer-facts.ts';
import type { RequestCarriedOut } from '#domain/inbox/request/events.ts';
import { isDocument, type RequestOutcome } from '#domain/inbox/request/outcome.ts';
import { answerFacts } from './answer-facts.ts';

/** The reaction that answers; the key of its job is the id of the mail or message that it answers. */
export const ANSWER_MAIL = 'answer-mail';

/** What a mail or a message is answered with, however it travels. `not-understood`: it could not be read. */
export type Answer =
  | Readonly<{ kind: 'feedback' | 'document'; template: number; facts: AnswerFacts }>
  | Readonly<{ kind: 'not-understood'; template: number; facts: NotUnderstoodFacts }>;

const TEMPLATE = 1;

/** What came of each request, in their order. */
export const outcomesOf = async (
  { log }: Pick<Services, 'log'>,
  { mailId, requestCount }: MailUnderstood['data'],
): Promise<readonly RequestOutcome[]> => {
  const carriedOut = await Promise.all(
    Array.from({ length: requestCount }, (_, index) =>
      eventOf<RequestCarriedOut>(log, streams.request(mailId, index), 'RequestCarriedOut'),
    ),
  );
  return carriedOut.flatMap((event) => (event ? [event.personal.outcome] : []));
};

/** Of what was read, or could not be; `isLast` says that the day has no more answers. */
export const answerIn = async (
  services: Pick<Services, 'log' | 'readModels' | 'phones' | 'helplines'> & Readonly<{ signs: WordSigns }>,
  read: MailUnderstood['data'] | MailFoundUnreadable['data'],
  outcomes: readonly RequestOutcome[],
  isLast: boolean,
): Promise<Answer> => {
  if ('reason' in read) {
    const onlyFiles = read.reason === 'only-files';
    return {
      kind: 'not-understood',
      template: TEMPLATE,
      facts: { of: 'not-understood', isLast, onlyFiles },
    };
  }
  const kind = outcomes.some(isDocument) ? 'document' : 'feedback';
  return { kind, template: TEMPLATE, facts: await answerFacts(services, read, outcomes, isLast) };
};
