import { MAILS, type MailDocument, type MailEnd } from '#application/inbox/mails.ts';
import type { IncomingMailEvent, MailReceived } from '#domain/inbox/mail/events.ts';
import type { Report } from '#domain/inbox/mail/report-events.ts';
import { one, projector } from './engine/projector.ts';

export const endOnArrival = ({ nature, recipient, senderVerdict }: MailReceived['data']): MailEnd => {
  if (recipient.kind === 'role') return 'role';
  if (nature === 'automatic' || nature === 'unsubscribe') return 'automatic';
  if (nature === 'bounce' || recipient.kind === 'return') return 'bounce'; // what it says is its reason, later
  if (senderVerdict === 'unknown') return 'waiting';
  return senderVerdict === 'proven' ? 'reading' : 'held';
};

/**
 * Every mail that was taken and how it ended, for operators (`cairn mail list`). It holds no personal word (a user's
 * number, times, counts and codes), so by design it outlives the account: its mails stay listed after an erasure.
 */
export const mails = projector<IncomingMailEvent>()(MAILS, {
  version: '3',
  readsPersonal: false,
  on: {
    MailReceived: (data) => [
      one(data.mailId, () => ({
        userId: data.userId,
        receivedAt: data.at,
        size: data.size,
        end: endOnArrival(data),
        winCount: 0,
        requestCount: 0,
        answered: false,
        fileCount: 0,
        reason: '',
      })),
    ],
    MailSenderChecked: ({ mailId, senderVerdict }) => [
      one(mailId, (mail) => mail && { ...mail, end: senderVerdict === 'proven' ? 'reading' : 'held' }),
    ],
    MessageReceived: () => [],
    MailSenderConfirmed: ({ mailId }) => [
      one(mailId, (mail) => mail && { ...mail, end: 'reading', reason: 'released' }),
    ],
    MailSenderDenied: ({ mailId }) => [one(mailId, (mail) => mail && { ...mail, end: 'disowned' })],
    DeliveryReportRead: ({ mailId, report }) => [one(mailId, (mail) => mail && afterReport(mail, report))],
    MailIgnored: ({ mailId, nature }) => [one(mailId, (mail) => mail && { ...mail, end: nature })],
    MailUnderstood: ({ mailId, winIds, requestCount, answeredWinId, files }) => [
      one(
        mailId,
        (mail) =>
          mail && {
            ...mail,
            end: 'understood',
            winCount: winIds.length,
            requestCount,
            answered: answeredWinId !== null,
            fileCount: files.length,
          },
      ),
    ],
    WordsLeftOut: ({ mailId, reason }) => [
      one(mailId, (mail) => mail && { ...mail, reason: mail.reason === '' ? reason : mail.reason }),
    ],
    MailFoundUnreadable: ({ mailId, reason }) => [
      one(mailId, (mail) => mail && { ...mail, end: 'unreadable', reason }),
    ],
    HeldMailExpired: ({ mailId }) => [one(mailId, (mail) => mail && { ...mail, end: 'let-go' })],
    HeldMailExpiryAnnounced: () => [],
    RoleMailAnswered: () => [],
    MailConfirmationSkipped: () => [],
    MailDismissed: () => [],
    MailLeftUnanswered: ({ mailId, reason }) => [one(mailId, (mail) => mail && { ...mail, reason })],
  },
});

/** A machine that answers to a return address by itself reports nothing. */
const afterReport = (mail: MailDocument, reason: Report): MailDocument => ({
  ...mail,
  end: mail.end === 'automatic' ? mail.end : 'bounce',
  reason,
});
