import type { IncomingMailEvent, MailReceived } from '#domain/incoming-mail/events.ts';
import { one, projector } from './projector.ts';

/** Where a mail ended; `reading` only until it has. */
export type MailEnd = 'reading' | 'understood' | 'unreadable' | 'automatic' | 'bounce' | 'held' | 'waiting' | 'role';

/** No personal word: it outlives its account, and operators see it. `reason` is a code. */
export type MailDocument = Readonly<{
  userId: number;
  receivedAt: string;
  size: number;
  end: MailEnd;
  winCount: number;
  requestCount: number;
  reason: string;
}>;

const endOnArrival = ({ nature, recipient, verdict }: MailReceived['data']): MailEnd => {
  if (recipient.kind === 'role') return 'role';
  if (nature !== 'personal') return nature;
  if (recipient.kind === 'return') return 'bounce';
  if (verdict === 'unknown') return 'waiting';
  return verdict === 'proven' ? 'reading' : 'held';
};

/**
 * Every mail that was taken and how it ended, for operators (`cairn mail list`). It holds no personal word (a user's
 * number, times, counts and codes), so by design it outlives the account: its mails stay listed after an erasure.
 */
export const mails = projector<IncomingMailEvent>()<MailDocument>({
  name: 'mails',
  version: '1',
  readsPersonal: false,
  indexes: [['receivedAt'], ['userId', 'receivedAt']],
  on: {
    MailReceived: (data) => [
      one(data.mailId, () => ({
        userId: data.userId,
        receivedAt: data.at,
        size: data.size,
        end: endOnArrival(data),
        winCount: 0,
        requestCount: 0,
        reason: '',
      })),
    ],
    MailJudged: ({ mailId, verdict }) => [
      one(mailId, (mail) => mail && { ...mail, end: verdict === 'proven' ? 'reading' : 'held' }),
    ],
    MailSetAside: ({ mailId, nature }) => [one(mailId, (mail) => mail && { ...mail, end: nature })],
    MailUnderstood: ({ mailId, winIds, requestCount }) => [
      one(mailId, (mail) => mail && { ...mail, end: 'understood', winCount: winIds.length, requestCount }),
    ],
    MailUnreadable: ({ mailId, reason }) => [one(mailId, (mail) => mail && { ...mail, end: 'unreadable', reason })],
    MailLeftUnanswered: ({ mailId, reason }) => [one(mailId, (mail) => mail && { ...mail, reason })],
  },
});
