import type { IncomingMailEvent, MailReceived } from '#domain/inbox/mail/events.ts';
import type { Report } from '#domain/inbox/mail/report-events.ts';
import { one, projector } from './engine/projector.ts';

/**
 * Where a mail ended, exactly one of these: `understood`, `unreadable`, `automatic` and `bounce` say what it was, `role`
 * that it went to the operators, `disowned` that its user had not written it. `held` waits for its user's word, `let-go`
 * that nobody said whose it was, `waiting` for the DNS; `reading` is only until it is read.
 */
export type MailEnd = (typeof mailEnds)[number];
export const mailEnds = [
  'reading',
  'understood',
  'unreadable',
  'automatic',
  'bounce',
  'held',
  'waiting',
  'role',
  'disowned',
  'let-go',
] as const;

/**
 * No personal word: it outlives its account, and operators see it. `reason` is a code: why it could not be read or
 * is not answered, what a report said, `released` where its user had to say whose it is. `answered`: it adds to a win that
 * we had asked about.
 */
export type MailDocument = Readonly<{
  userId: number;
  receivedAt: string;
  size: number;
  end: MailEnd;
  winCount: number;
  requestCount: number;
  answered: boolean;
  fileCount: number;
  reason: string;
}>;

const endOnArrival = ({ nature, recipient, verdict }: MailReceived['data']): MailEnd => {
  if (recipient.kind === 'role') return 'role';
  if (nature === 'automatic') return nature;
  if (nature === 'bounce' || recipient.kind === 'return') return 'bounce'; // what it says is its reason, later
  if (verdict === 'unknown') return 'waiting';
  return verdict === 'proven' ? 'reading' : 'held';
};

/**
 * Every mail that was taken and how it ended, for operators (`cairn mail list`). It holds no personal word (a user's
 * number, times, counts and codes), so by design it outlives the account: its mails stay listed after an erasure.
 */
export const mails = projector<IncomingMailEvent>()<MailDocument>({
  name: 'mails',
  version: '3',
  readsPersonal: false,
  indexes: [['receivedAt'], ['userId', 'receivedAt'], ['end', 'receivedAt']],
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
    MailJudged: ({ mailId, verdict }) => [
      one(mailId, (mail) => mail && { ...mail, end: verdict === 'proven' ? 'reading' : 'held' }),
    ],
    MessageReceived: () => [],
    MailReleased: ({ mailId }) => [one(mailId, (mail) => mail && { ...mail, end: 'reading', reason: 'released' })],
    MailDisowned: ({ mailId }) => [one(mailId, (mail) => mail && { ...mail, end: 'disowned' })],
    MailReportRead: ({ mailId, report }) => [one(mailId, (mail) => mail && afterReport(mail, report))],
    MailSetAside: ({ mailId, nature }) => [one(mailId, (mail) => mail && { ...mail, end: nature })],
    MailUnderstoodV2: ({ mailId, winIds, requestCount, answeredWinId, files }) => [
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
    MailUnreadable: ({ mailId, reason }) => [one(mailId, (mail) => mail && { ...mail, end: 'unreadable', reason })],
    HeldMailEnded: ({ mailId }) => [one(mailId, (mail) => mail && { ...mail, end: 'let-go' })],
    HeldMailEndAnnounced: () => [],
    RoleMailAnswered: () => [],
    MailLeftUnasked: () => [],
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
