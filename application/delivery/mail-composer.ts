import type { AnswerGiven } from '#domain/delivery/conversation/events.ts';
import type { MailRequested } from '#domain/delivery/mail/events.ts';

/** A mail with all its parts. `raw` is the whole MIME message; addresses are bare. */
export type ComposedMail = Readonly<{
  messageId: string;
  from: string;
  to: string;
  returnPath: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  raw: Uint8Array;
}>;

/** Renders a mail from the event that asks for it: the same event, the same mail. */
export interface MailComposer {
  compose(request: MailRequested['data']): Promise<ComposedMail>;
  /** Only the plain text, as its recipient would quote it. */
  text(request: MailRequested['data']): Promise<string>;
  /** Only the subject, as it stands in its header. */
  subject(request: MailRequested['data']): Promise<string>;
  /** An answer as a message among others, by the wording of that mail. */
  answer(given: AnsweredWith): Promise<string>;
  /** The same answer in pieces, for those who show each in a place of its own. */
  answerPieces(given: AnsweredWith): Promise<readonly AnswerPiece[]>;
  /** What a conversation is called that no mail began, by the day (ISO 8601) of its first message. */
  conversation(channel: 'mail' | 'web' | 'text', startDate: string): string;
}

/**
 * What belongs together in an answer, in its words: what came of the request of index `outcome`, the question about a win
 * (`asks`), or neither: then what was said beside them.
 */
export type AnswerPiece = Readonly<{ outcome: number | null; asks: boolean; parts: readonly AnswerPart[] }>;

/** Wins are those that count from `first` on. */
export type AnswerPart =
  | Readonly<{ kind: 'text'; text: string }>
  | Readonly<{ kind: 'list'; items: readonly string[] }>
  | Readonly<{ kind: 'wins'; first: number; count: number }>
  | Readonly<{ kind: 'document'; title: string; text: string }>
  | Readonly<{ kind: 'link'; label: string; url: string }>;

/** What `AnswerGiven` holds of an answer. */
type AnsweredWith = Pick<AnswerGiven['data'], 'userId' | 'kind' | 'template' | 'language'> &
  AnswerGiven['data']['personal'];
