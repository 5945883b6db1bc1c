import type { RemarkTone } from '#domain/inbox/mail/events.ts';
import type { LeftOutReason } from '#domain/inbox/mail/left-out-events.ts';
import type { MailRequest } from '#domain/inbox/request/mail-request.ts';
import type { RequestOutcome } from '#domain/inbox/request/outcome.ts';
import type { Tone } from '#domain/schedule/rhythm.ts';
import type { Analysis } from '#domain/wins/events.ts';

/** The plain words that each kind of mail is rendered from, as `MailRequested.personal.words` carries them. */
export type CheckInWords = Readonly<{ question: string }>;
/** Template 2. `memory` is a win of long ago; `ago` says when, as in "A year ago". */
export type CheckInWordsV2 = Readonly<{
  question: string;
  tone: Tone;
  memory: Readonly<{ text: string; ago: string }> | null;
}>;
/** Template 2. `isLast`: the day has no more answers; `onlyFiles`: it held pictures or PDFs, and no words. */
export type NotUnderstoodWordsV2 = Readonly<{ isLast: boolean; onlyFiles: boolean }>;
/** Template 1. `more` wins were understood beyond those named. No win and no request: a day with nothing to report. */
export type FeedbackWords = Readonly<{
  wins: readonly (Analysis & Readonly<{ text: string }>)[];
  more: number;
  requests: readonly MailRequest[];
}>;
/**
 * Template 2 of `feedback`, and `document`. The numbers that a reply may correct are those of `wins`, or of the wins that
 * an outcome lists. `question` is the one thing asked about one of them; `enriched` the win that the mail's words were
 * added to; `files` says how many pictures and PDFs were kept, `filesLeft` how many files were not. `tone` is that of a mail that held none of it; `isLast` says
 * that the day has no more answers. Beside wins `tone` is that of `besideThem`, the beginning of what was said to us, is still
 * to come or was hard. `leftOut` says why words of it wait under "needs you", `filesAside` how many files came
 * without a win to be kept with, `asideOf` how what stood beside the wins begins; answers of before have none of these.
 */
export type AnswerWords = Readonly<{
  wins: readonly (Analysis & Readonly<{ winId: string; text: string }>)[];
  more: number;
  enriched: Readonly<{ winId: string; text: string }> | null;
  files: number;
  filesLeft: number;
  outcomes: readonly RequestOutcome[];
  question: Readonly<{ winId: string; text: string }> | null;
  tone: RemarkTone | null;
  leftOut?: Exclude<LeftOutReason, 'only-files'> | null;
  filesAside?: number;
  besideThem?: string;
  asideOf?: string;
  isLast: boolean;
}>;
/** Somebody wrote to a reply address of yours without proof that it was you: `from` and `subject` as the mail says. */
export type IsThisYouWords = Readonly<{ from: string; subject: string; receivedAt: string }>;
/** Template 1. A week before nobody can say any more whose that mail was: ISO 8601. */
export type HeldMailEndsWords = IsThisYouWords & Readonly<{ endsAt: string }>;
/** To the operators, without a word of theirs: the first few of the `count` mails that came to the role addresses. */
export type RoleMailWords = Readonly<{
  count: number;
  mails: readonly Readonly<{ id: string; role: string; at: string; size: number }>[];
}>;
/** What an operator wrote, as they wrote it; `role` is the address it comes from. */
export type RoleAnswerWords = Readonly<{ text: string; role: string }>;
/** What a week or a month held: ready-made lines. */
export type InsightWords = Readonly<{
  period: 'week' | 'month';
  title: string;
  lines: readonly string[];
  highlights: readonly string[];
}>;

/** To the new address; its link makes it the account's. */
export type AddressConfirmWords = Readonly<{ before: string }>;
/** To the old address: what took its place. */
export type AddressChangedWords = Readonly<{ after: string }>;
/** Until when everything stays open: ISO 8601. */
export type PaymentFailedWords = Readonly<{ accessUntil: string }>;
export type SubscriptionCancelledWords = Readonly<{ accessUntil: string }>;
/** In cents; `date` (ISO 8601) is when it is charged. */
export type RefundGivenWords = Readonly<{ amount: number; currency: string }>;
export type RenewalAheadWords = Readonly<{ amount: number; currency: string; date: string }>;
/** `cancelled` says that a subscription was ended with the account. */
export type DeletionReceiptWords = Readonly<{ cancelled: boolean }>;
