import { readModel } from '#application/engine/read-model.ts';
import type { MailKind } from '#domain/delivery/mail/events.ts';

/**
 * `waiting` until it has met an end. `code` is the relay's when it refused, or says what a report has told since. `showable`:
 * it went out and holds no link that signs anyone in.
 */
export type SentMailDocument = Readonly<{
  userId: number;
  at: string;
  kind: MailKind;
  conversationId: string;
  state: 'waiting' | 'sent' | 'refused' | 'uncertain' | 'expired';
  code: string;
  hasLink: boolean;
  showable: boolean;
}>;

/** The mails we wrote to a user, without a word of them. */
export const SENT_MAILS = readModel<SentMailDocument>()({
  name: 'sent-mails',
  indexes: [
    ['userId', 'at'],
    ['userId', 'conversationId', 'at'],
    ['userId', 'showable', 'at'],
    ['state', 'at'],
    ['at'],
  ],
});
