import type { Event } from '../event.ts';

type Id = Readonly<{ mailId: string; userId: number; at: string }>;

/** What the mail was sent to: a conversation's reply address, our own address, a return path, or one of the role addresses. */
export type Recipient =
  | Readonly<{ kind: 'reply'; conversationId: string }>
  | Readonly<{ kind: 'general' }>
  | Readonly<{ kind: 'return'; outgoingMailId: string }>
  | Readonly<{ kind: 'role'; role: string }>;
/** Is the sender who the mail says? `unknown` while the DNS does not answer. */
export type Verdict = 'proven' | 'unproven' | 'unknown';
/** A person wrote it, a machine did, or it reports on a mail of ours. */
export type Nature = 'personal' | 'automatic' | 'bounce';
/** What SMTP knew, for threads and for judging again: addresses as written, `remoteAddress` an IP. */
export type Envelope = Readonly<{
  from: string;
  returnPath: string;
  messageId: string | null;
  references: readonly string[];
  subject: string;
  remoteAddress: string;
  helo: string;
}>;
/** One thing a user asked us for, in their words. */
export type MailRequest = Readonly<{ kind: RequestKind; text: string }>;
export type RequestKind =
  | 'cv'
  | 'cover-letter'
  | 'growth-log'
  | 'social-thread'
  | 'linkedin-post'
  | 'custom-content'
  | 'how-am-i-doing'
  | 'list-wins'
  | 'change-schedule'
  | 'pause'
  | 'resume'
  | 'stop'
  | 'correct-wins';

/** It is ours now: the raw mail is in the archive under `blob`. Holds no word of the body. Stream `mail-<mailId>`. */
export type MailReceived = Event<
  'MailReceived',
  Id &
    Readonly<{
      recipient: Recipient;
      verdict: Verdict;
      nature: Nature;
      blob: string;
      size: number;
      personal: Envelope;
    }>
>;
/** The DNS answered at last. */
export type MailJudged = Event<'MailJudged', Id & Readonly<{ verdict: 'proven' | 'unproven' }>>;
/** A machine wrote it, as its content shows though its headers did not. */
export type MailSetAside = Event<'MailSetAside', Id & Readonly<{ nature: 'automatic' | 'bounce' }>>;
/** Stands before any win of that mail, so that a second reading cannot split it differently. */
export type MailUnderstood = Event<
  'MailUnderstood',
  Id &
    Readonly<{
      conversationId: string;
      date: string;
      winIds: readonly string[];
      requestCount: number;
      personal: Readonly<{ wins: readonly string[]; requests: readonly MailRequest[] }>;
    }>
>;
export type MailUnreadable = Event<'MailUnreadable', Id & Readonly<{ conversationId: string; reason: string }>>;
/** No answer goes out, and why. */
export type MailLeftUnanswered = Event<'MailLeftUnanswered', Id & Readonly<{ reason: 'daily-limit' | 'inactive' }>>;

export type IncomingMailEvent =
  | MailReceived
  | MailJudged
  | MailSetAside
  | MailUnderstood
  | MailUnreadable
  | MailLeftUnanswered;

export const mailReceived = ({
  mailId,
  userId,
  at,
  recipient,
  verdict,
  nature,
  blob,
  size,
  personal: { from, returnPath, messageId, references, subject, remoteAddress, helo },
}: MailReceived['data']): MailReceived => ({
  type: 'MailReceived',
  data: {
    mailId,
    userId,
    at,
    recipient,
    verdict,
    nature,
    blob,
    size,
    personal: { from, returnPath, messageId, references, subject, remoteAddress, helo },
  },
});

export const mailJudged = ({ mailId, userId, at, verdict }: MailJudged['data']): MailJudged => ({
  type: 'MailJudged',
  data: { mailId, userId, at, verdict },
});

export const mailSetAside = ({ mailId, userId, at, nature }: MailSetAside['data']): MailSetAside => ({
  type: 'MailSetAside',
  data: { mailId, userId, at, nature },
});

export const mailUnderstood = ({
  mailId,
  userId,
  at,
  conversationId,
  date,
  winIds,
  requestCount,
  personal: { wins, requests },
}: MailUnderstood['data']): MailUnderstood => ({
  type: 'MailUnderstood',
  data: { mailId, userId, at, conversationId, date, winIds, requestCount, personal: { wins, requests } },
});

export const mailUnreadable = ({
  mailId,
  userId,
  at,
  conversationId,
  reason,
}: MailUnreadable['data']): MailUnreadable => ({
  type: 'MailUnreadable',
  data: { mailId, userId, at, conversationId, reason },
});

export const mailLeftUnanswered = ({ mailId, userId, at, reason }: MailLeftUnanswered['data']): MailLeftUnanswered => ({
  type: 'MailLeftUnanswered',
  data: { mailId, userId, at, reason },
});
