import type { MailRequest } from '#domain/incoming-mail/events.ts';
import type { Analysis } from '#domain/win/events.ts';

/** The plain words that each kind of mail is rendered from, as `MailRequested.personal.words` carries them. */
export type CheckInWords = Readonly<{ question: string }>;
export type LoginLinkWords = Readonly<Record<string, never>>;
export type NotUnderstoodWords = Readonly<Record<string, never>>;
/** `more` wins were understood beyond those named. No win and no request: a day with nothing to report. */
export type FeedbackWords = Readonly<{
  wins: readonly (Analysis & Readonly<{ text: string }>)[];
  more: number;
  requests: readonly MailRequest[];
}>;
