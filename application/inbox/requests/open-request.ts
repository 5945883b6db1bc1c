import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import type { MailRequest, RequestKind } from '#domain/inbox/request/mail-request.ts';
import type { AskedBackOutcome, ImpossibleOutcome, ToConfirmOutcome } from '#domain/inbox/request/outcome.ts';
import type { AskedBackFacts, AsksFor, ImpossibleFacts, ToConfirmFacts } from '#domain/inbox/request/outcome-facts.ts';
import { shortenedText } from '#domain/text.ts';

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
  /** It came by a message: its user waits for the answer. */
  isWaitedFor: boolean;
  /** Nothing is subscribed. */
  inactive: boolean;
}>;

type Of = Pick<OpenRequest, 'request' | 'asked'>;

export const done = <Kind extends RequestKind, Facts>({ asked }: Of, kind: Kind, facts: Facts) =>
  ({ request: kind, asked: shortenedText(asked, LONGEST_QUOTE), result: 'done', facts }) as const;

export const impossible = ({ request: { kind }, asked }: Of, reason: ImpossibleFacts['reason']): ImpossibleOutcome => ({
  request: kind,
  asked: shortenedText(asked, LONGEST_QUOTE),
  result: 'impossible',
  facts: { reason },
});

/** The answer asks for what is missing. */
export const askBack = (
  { request: { kind }, asked }: Of,
  asks: AsksFor,
  { company = '', role = '', zone = '', ...more }: Partial<Omit<AskedBackFacts, 'asks'>> = {},
): AskedBackOutcome => ({
  request: kind,
  asked: shortenedText(asked, LONGEST_QUOTE),
  result: 'unclear',
  facts: { asks, company, role, zone, ...more },
});

/** The answer asks whether just this is meant. */
export const toConfirm = (
  { request: { kind, details }, asked }: Of,
  { schedule = null, named = [], ...more }: Partial<Omit<ToConfirmFacts, 'details'>> = {},
): ToConfirmOutcome => ({
  request: kind,
  asked: shortenedText(asked, LONGEST_QUOTE),
  result: 'to-confirm',
  facts: { details, schedule, named, ...more },
});

const LONGEST_QUOTE = 240;
