import { eventOf } from '#application/engine/event-of.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { MailUnderstoodV2 } from '#domain/inbox/mail/events.ts';
import type { MailUnreadable } from '#domain/inbox/mail/needs-you-events.ts';
import type { RequestCarriedOut } from '#domain/inbox/request/events.ts';
import { isDocument, type RequestOutcome } from '#domain/inbox/request/outcome.ts';
import type { JsonObject } from '#domain/json.ts';
import { answerWords } from '../answer-words.ts';
import type { AnswerWords, NotUnderstoodWordsV2 } from '../mail-words.ts';

/** What an answer names as its cause, before the id of the mail that it answers. */
export const ANSWER_CAUSE = 'answer:';

/** What a mail or a message is answered with, however it travels. `not-understood`: it could not be read. */
export type Answer =
  | Readonly<{ kind: 'feedback' | 'document'; template: number; words: AnswerWords }>
  | Readonly<{ kind: 'not-understood'; template: number; words: NotUnderstoodWordsV2 }>;

const NEWEST = { feedback: 3, document: 1, 'not-understood': 2 } as const;

/** What came of each request, in their order. */
export const outcomesOf = async (
  { log }: Pick<Services, 'log'>,
  { mailId, requestCount }: MailUnderstoodV2['data'],
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
  services: Pick<Services, 'log' | 'readModels'>,
  read: MailUnderstoodV2['data'] | MailUnreadable['data'],
  outcomes: readonly RequestOutcome[],
  isLast: boolean,
): Promise<Answer> => {
  if ('reason' in read) {
    const words = { isLast, onlyFiles: read.reason === 'only-files' };
    return { kind: 'not-understood', template: NEWEST['not-understood'], words };
  }
  const kind = outcomes.some(isDocument) ? 'document' : 'feedback';
  const words = await answerWords(services, read, outcomes);
  return { kind, template: NEWEST[kind], words: { ...words, isLast } };
};

/** The same as plain words of an event. */
export const wordsOf = ({ words }: Answer): JsonObject => words as JsonObject;
