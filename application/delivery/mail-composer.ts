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
  /** An answer as a message among others, rendered by the template of that mail. */
  answer(given: AnsweredWith): Promise<string>;
}

/** What `AnswerGiven` holds of an answer. */
export type AnsweredWith = Pick<AnswerGiven['data'], 'kind' | 'template'> & AnswerGiven['data']['personal'];
