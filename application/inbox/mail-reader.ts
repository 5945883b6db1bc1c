import type { Language } from '#domain/facts.ts';
import type { MessageTone, Remark } from '#domain/inbox/mail/events.ts';
import type { HardDay, HardTone } from '#domain/inbox/mail/hard-day.ts';
import type { AfterHardDay } from '#domain/inbox/request/answer-facts.ts';
import type { MailRequest } from '#domain/inbox/request/mail-request.ts';
import type { AskedBackOutcome } from '#domain/inbox/request/outcome.ts';
import type { AsksFor } from '#domain/inbox/request/outcome-facts.ts';
import type { EvidenceType } from '#domain/wins/evidence-events.ts';
import type { WinQuestion } from '#domain/wins/question.ts';
import type { WinDraft } from '#domain/wins/win-draft.ts';

/** A picture or a PDF that came with a mail: `type` is what its bytes show, whatever the mail calls it. */
export type AttachedFile = Readonly<{ name: string; type: EvidenceType; bytes: Uint8Array }>;

/**
 * A CV or a job advertisement that its sender pasted, which tells no news. `company` and `role` are what an advertisement is
 * for, '' where it does not say so.
 */
export type PastedDocument =
  | Readonly<{ kind: 'cv'; text: string }>
  | Readonly<{ kind: 'job-advert'; text: string; company: string; role: string }>;

/**
 * What a reader made of a mail: what its author wrote, told apart from quotes, signatures and machines. `answer` are the
 * words that answer what we had asked, '' when nothing does; `remark` is what it says when it holds none of these, or beside
 * them: to us, of plans, of a hard day. `asides` are its author's other words beside them, small talk aside. `readBy` names
 * the versions of what read it, `language` the one it is written in, null where it is none that we write in.
 */
export type Reading =
  | Readonly<{
      kind: 'understood';
      readBy: string;
      /** All that its author wrote, as it was read; only where it was wanted. */
      words?: string;
      language: Language | null;
      tone: MessageTone;
      wins: readonly string[];
      /** Of each win the local day that its words name, null for none, and what a model said that it shows; only where one read it. */
      winDates?: readonly (string | null)[];
      drafts?: readonly (WinDraft | null)[];
      /** Of each win the local day, or the first of a longer time, that a heading above it names; only where one does. */
      headedDates?: readonly (Readonly<{ date: string; isApproximate: boolean }> | null)[];
      requests: readonly MailRequest[];
      answer: string;
      files: readonly AttachedFile[];
      /** How many more were no picture or PDF, or too many. */
      filesLeft: number;
      remark: Remark | null;
      asides: readonly string[];
      /** Words of its author that were too much to be read or kept. */
      left: readonly string[];
      /** It is no part of `words`. */
      pasted?: PastedDocument;
    }>
  | Readonly<{ kind: 'automatic' | 'bounce' }>
  | Readonly<{ kind: 'unreadable'; reason: UnreadableReason }>;
export type HeardWords = Readonly<{ tone: HardTone | null; day: HardDay; language: Language | null }>;
/** `ended-its-reader`: reading it ended the whole process, ten times. */
export type UnreadableReason =
  | 'malformed'
  | 'too-large'
  | 'too-slow'
  | 'too-much-memory'
  | 'no-text'
  | 'ended-its-reader';

/** What the mail of ours that this one answers had asked: about a win, or for what a request still needs. */
export type Asked =
  | Readonly<{ about: 'win'; question: WinQuestion }>
  /** Words that are neither win nor request are the answer. */
  | Readonly<{ about: 'request'; asks: AsksFor }>
  /**
   * Whether a request is meant: of a reading its answer is then `yes` or `no`, whatever language says so, else ''. `asks` is
   * what another request still needs, null for nothing.
   */
  | Readonly<{ about: 'confirmation'; asks: AsksFor | null }>;

/**
 * `sent` are the plain texts of our own mails that this one may quote, newest first; `today` is the user's local date
 * (`yyyy-MM-dd`). `wantsWords`: somebody else reads the words too.
 */
export type ReadingContext = Readonly<{
  sent: readonly string[];
  asked: Asked | null;
  /** What their last words, of some days ago, were heard as: then thanks and relief are no wish. */
  after?: AfterHardDay | null;
  today: string;
  /** How many wins our last answers numbered: words that only add to one of them are no win of their own. */
  numbered?: number;
  wantsWords?: boolean;
}>;

/**
 * What a report says about a mail of ours: `hard` and `soft` failures, a `complaint`, a `delay` that is none yet, or
 * nothing. `status` is the enhanced code (RFC 3463), '' without one; `messageIds` are those of the mails it brings back.
 * `aboutUs`: the refusal is of our server, our domain or what the mail holds, and says nothing of the address.
 */
export type DeliveryReport = Readonly<{
  kind: 'hard' | 'soft' | 'complaint' | 'delay' | 'none';
  status: string;
  recipient: string;
  messageIds: readonly string[];
  aboutUs: boolean;
}>;

export const SAYS_NOTHING: DeliveryReport = {
  kind: 'none',
  status: '',
  recipient: '',
  messageIds: [],
  aboutUs: false,
};

/**
 * Reads raw mail in a child process with limits of time and memory. Never throws for what a mail holds: whatever is wrong with
 * it is `unreadable`, and the raw mail stays in the archive for a second look.
 */
export interface MailReader {
  /** `onBegin` is called when the reading is about to begin, and not while it waits for its turn; it rejects as that does. */
  read(raw: Uint8Array, context: ReadingContext, onBegin?: () => Promise<void>): Promise<Reading>;
  /** The same for words that came without a mail around them: from the web, or as a text message. */
  readText(text: string, context: Omit<ReadingContext, 'sent'>): Promise<Reading>;
  /** How words sound, and of what kind the day was that they tell of, without reading anything else in them. */
  hear(text: string): Promise<HeardWords>;
  /**
   * The request that our answer asked back for, complete with what the reply says; null when it does not say it, and then
   * stands for itself.
   */
  completeRequest(incomplete: AskedBackOutcome, reply: string, today: string): Promise<MailRequest | null>;
  /** What a delivery report or a complaint says; one that breaks a limit says nothing. */
  readReport(raw: Uint8Array, onBegin?: () => Promise<void>): Promise<DeliveryReport>;
  /** A mail as text for people: its few headers that they read, an empty line, its body; '' where it breaks a limit. */
  readPlain(raw: Uint8Array): Promise<string>;
  close(): Promise<void>;
}
