import { SENT_MAILS, type SentMailDocument } from '#application/delivery/sent-mails.ts';
import type { StrangerErased } from '#domain/access/stranger/events.ts';
import type { AccountErased } from '#domain/accounts/events.ts';
import type { OutgoingMailEvent } from '#domain/delivery/mail/events.ts';
import { everyDocumentOf, one, projector } from './engine/projector.ts';

/** The mails we wrote to a user, without a word of them: for the user's export, and for operators (`cairn mail sent`). */
export const sentMails = projector<OutgoingMailEvent | AccountErased | StrangerErased>()(SENT_MAILS, {
  version: '3',
  reads: ['2'],
  readsPersonal: false,
  on: {
    MailRequested: ({ mailId, userId, at, kind, conversationId, linkId }) => [
      one(mailId, () => ({
        userId,
        at,
        kind,
        conversationId: conversationId ?? '',
        state: 'waiting',
        code: '',
        hasLink: linkId !== null,
        showable: false,
      })),
    ],
    MailClaimed: () => [],
    MailClaimReleased: () => [],
    MailSent: ({ mailId }) => [one(mailId, (mail) => mail && { ...mail, state: 'sent', showable: !mail.hasLink })],
    MailRejected: ({ mailId, code }) => [one(mailId, (mail) => mail && { ...mail, state: 'refused', code })],
    MailMarkedAmbiguous: ({ mailId }) => [ended(mailId, 'uncertain')],
    MailExpired: ({ mailId }) => [ended(mailId, 'expired')],
    MailBounced: ({ mailId, failure, status }) => [
      one(mailId, (mail) => mail && { ...mail, code: `${failure} ${status}`.trim() }),
    ],
    AccountErased: ({ userId }) => [everyDocumentOf(userId, () => null)],
    StrangerErased: ({ userId }) => [everyDocumentOf(userId, () => null)],
  },
});

const ended = (mailId: string, state: SentMailDocument['state']) =>
  one<SentMailDocument>(mailId, (mail) => mail && { ...mail, state });
