import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import type { MailRequest } from '#domain/inbox/request/mail-request.ts';

/** One request of a mail or message that is to be carried out, and what it may lean on. */
export type OpenRequest = Readonly<{
  /** The same however often it is carried out. */
  requestId: string;
  userId: number;
  request: MailRequest;
  /** Its words as they are quoted. */
  asked: string;
  /** The answer of ours that it answers; null when it answers none. */
  answered: AnswerFacts | null;
  /** The wins that its numbers stand for, number 1 first: those of the newest answer that names any. */
  numbered: readonly string[];
  /** The wins that the same mail tells of. */
  winIds: readonly string[];
  timezone: string;
  /** The user's local date. */
  today: string;
  /** Nothing is subscribed. */
  inactive: boolean;
}>;
