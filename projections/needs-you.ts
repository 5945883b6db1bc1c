import { NEEDS_YOU, type NeedDocument } from '#application/inbox/needs-you.ts';
import type { AccountErased } from '#domain/accounts/events.ts';
import type { IncomingMailEvent, MailReceived } from '#domain/inbox/mail/events.ts';
import { everyDocumentOf, one, projector } from './engine/projector.ts';

const mayNeedSomeone = ({ nature, recipient }: MailReceived['data']): boolean =>
  nature === 'personal' && (recipient.kind === 'reply' || recipient.kind === 'general');

const NOTHING_YET = { reason: '', characters: 0, files: 0, text: '' } as const;

const SHOWN_OF_A_MESSAGE = 120;
const SHOWN_OF_A_PASSAGE = 300;

const beginning = (text: string, most: number): string => [...text.slice(0, 2 * most)].slice(0, most).join('');

/** What waits for a user's word, under "needs you". */
export const needsYou = projector<IncomingMailEvent | AccountErased>()(NEEDS_YOU, {
  version: '2',
  readsPersonal: true,
  on: {
    MailReceived: (data) =>
      mayNeedSomeone(data)
        ? [
            one(data.mailId, () => ({
              userId: data.userId,
              state: data.senderVerdict === 'unproven' ? 'held' : 'open',
              receivedAt: data.at,
              from: data.personal.from,
              subject: data.personal.subject,
              size: data.size,
              ...NOTHING_YET,
            })),
          ]
        : [],
    MessageReceived: ({ mailId, userId, at, personal }) => [
      one(mailId, () => ({
        userId,
        state: 'open',
        receivedAt: at,
        from: '',
        subject: beginning(personal.text, SHOWN_OF_A_MESSAGE),
        size: 0,
        ...NOTHING_YET,
      })),
    ],
    MailSenderChecked: ({ mailId, senderVerdict }) => [
      one(mailId, (mail) => mail && { ...mail, state: senderVerdict === 'proven' ? 'open' : 'held' }),
    ],
    MailSenderConfirmed: ({ mailId }) => [one(mailId, (mail) => mail && { ...mail, state: 'open' })],
    MailFoundUnreadable: ({ mailId, reason }) => [
      one(mailId, (mail) => mail && { ...mail, state: 'unreadable', reason }),
    ],
    WordsLeftOut: ({ mailId, reason, characterCount, fileCount, personal }) => [
      one(
        mailId,
        (mail) =>
          mail && {
            ...mail,
            state: 'left-out',
            reason,
            characters: characterCount,
            files: fileCount,
            text: beginning(personal.passages[0] ?? '', SHOWN_OF_A_PASSAGE),
          },
      ),
    ],
    MailUnderstood: ({ mailId }) => [one(mailId, (mail) => (mail?.state === 'left-out' ? mail : null))],
    MailIgnored: ({ mailId }) => [settled(mailId)],
    MailSenderDenied: ({ mailId }) => [settled(mailId)],
    MailDismissed: ({ mailId }) => [settled(mailId)],
    HeldMailExpired: ({ mailId }) => [settled(mailId)],
    HeldMailExpiryAnnounced: () => [],
    RoleMailAnswered: () => [],
    DeliveryReportRead: () => [],
    MailLeftUnanswered: () => [],
    MailConfirmationSkipped: () => [],
    AccountErased: ({ userId }) => [everyDocumentOf(userId, () => null)],
  },
});

const settled = (mailId: string) => one<NeedDocument>(mailId, () => null);
