import type { Event } from '#domain/event.ts';
import type { Language } from '#domain/facts.ts';
import type { KeptFile } from '#domain/wins/evidence-events.ts';
import type { MailRequest } from '../request/mail-request.ts';
import type { HardDay, HardTone } from './hard-day.ts';
import type { WordsLeftOut } from './left-out-events.ts';
import type { NeedsYouEvent } from './needs-you-events.ts';
import type { MailReportRead } from './report-events.ts';
import type { RoleMailAnswered } from './role-mail-events.ts';

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

/**
 * It came from the web's conversation box or as a text message, from whoever is signed in or has the verified phone.
 * Stream `mail-<mailId>`, as for a mail, whose path it takes.
 */
export type MessageReceived = Event<
  'MessageReceived',
  Id & Readonly<{ conversationId: string; channel: MessageChannel; personal: Readonly<{ text: string }> }>
>;
export type MessageChannel = 'web' | 'text';
/**
 * Words that are neither a win nor a request nor an answer: cut to 20,000 characters, and how they sound. Beside a win only
 * what is said to us, what is still to come and what was hard; of several the tone is that of the first. `day` says what kind
 * of day a hard one was.
 */
export type Remark = Readonly<{ text: string; tone: RemarkTone; day?: HardDay }>;
/**
 * `chat`: a greeting or good wishes, nothing else. `quiet`: of a day without much. `account`: of an account, its data or its
 * money. `relief`: what follows a hard day that we answered: thanks, or that it is better. `to-us`: a question or a wish that nothing here can answer. `ahead`: of what is still to come, beside a win. `either`: a win or a hard
 * day, which only its writer knows. The others are those of a hard day.
 */
export type RemarkTone =
  | 'thanks'
  | 'chat'
  | 'relief'
  | 'quiet'
  | 'account'
  | 'to-us'
  | 'ahead'
  | 'either'
  | 'unclear'
  | HardTone;
/**
 * What a message is, heard before anything is made of it: the hardest thing in it, else a win where it holds one, else
 * `chat`. `setback`: lost, failed, refused. `distress`: ill, grieving, harassed, afraid, worn out. `crisis`: thoughts of
 * suicide, self-harm, violence suffered.
 */
export type MessageTone = 'win' | 'chat' | HardTone;
/**
 * Stands before any win of that mail, so that a second reading cannot split it differently. `requestsOnWins` are the
 * places of the requests that look at the user's wins, so that they wait for those of this mail. `answeredWinId` is the win that
 * its words add `answer` to: the one our last mail asked about. Each of `files` is evidence of the win it names, one of
 * this mail or one that our last mail spoke of; `fileNames` are theirs, in their order; `filesLeft` more were not kept.
 * `readBy` names the versions of what read it, `language` the one it is written in (null: none that we write in).
 */
export type MailUnderstoodV3 = Event<
  'MailUnderstoodV3',
  Id &
    Readonly<{
      conversationId: string;
      date: string;
      winIds: readonly string[];
      requestCount: number;
      requestsOnWins: readonly number[];
      answeredWinId: string | null;
      files: readonly (KeptFile & Readonly<{ winId: string }>)[];
      filesLeft: number;
      readBy: string;
      language: Language | null;
      personal: Readonly<{
        tone: MessageTone;
        wins: readonly string[];
        requests: readonly MailRequest[];
        answer: string;
        fileNames: readonly string[];
        remark: Remark | null;
      }>;
    }>
>;
/** No answer goes out, and why; `asked-to-be-silent`: one to a crisis could be read by whoever its writer fears. */
export type MailLeftUnanswered = Event<
  'MailLeftUnanswered',
  Id & Readonly<{ reason: 'daily-limit' | 'inactive' | 'loop' | 'thanks' | 'asked-to-be-silent' }>
>;

export type IncomingMailEvent =
  | MailReceived
  | MailJudged
  | MailSetAside
  | MessageReceived
  | MailUnderstoodV3
  | MailLeftUnanswered
  | MailReportRead
  | WordsLeftOut
  | RoleMailAnswered
  | NeedsYouEvent;

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

const fileOf = ({ fileId, type, size, blob, winId }: MailUnderstoodV3['data']['files'][number]) => ({
  fileId,
  type,
  size,
  blob,
  winId,
});

const remarkOf = ({ text, tone, day }: Remark): Remark => ({ text, tone, ...(day === undefined ? {} : { day }) });

export const mailUnderstoodV3 = ({
  mailId,
  userId,
  at,
  conversationId,
  date,
  winIds,
  requestCount,
  requestsOnWins,
  answeredWinId,
  files,
  filesLeft,
  readBy,
  language,
  personal: { tone, wins, requests, answer, fileNames, remark },
}: MailUnderstoodV3['data']): MailUnderstoodV3 => ({
  type: 'MailUnderstoodV3',
  data: {
    mailId,
    userId,
    at,
    conversationId,
    date,
    winIds,
    requestCount,
    requestsOnWins,
    answeredWinId,
    files: files.map(fileOf),
    filesLeft,
    readBy,
    language,
    personal: { tone, wins, requests, answer, fileNames, remark: remark && remarkOf(remark) },
  },
});

export const messageReceived = ({
  mailId,
  userId,
  at,
  conversationId,
  channel,
  personal: { text },
}: MessageReceived['data']): MessageReceived => ({
  type: 'MessageReceived',
  data: { mailId, userId, at, conversationId, channel, personal: { text } },
});

export const mailLeftUnanswered = ({ mailId, userId, at, reason }: MailLeftUnanswered['data']): MailLeftUnanswered => ({
  type: 'MailLeftUnanswered',
  data: { mailId, userId, at, reason },
});
