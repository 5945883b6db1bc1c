import type { Event } from '../event.ts';

/**
 * A check-in mail is to go out. It decides the conversation that the answer will belong to and the mail that asks.
 * `slot` is the user's local date it was due for, null for one sent by hand, which takes no slot.
 * Stream `checkin-<checkInId>`.
 */
export type CheckInRequested = Event<
  'CheckInRequested',
  Readonly<{
    checkInId: string;
    userId: number;
    at: string;
    slot: string | null;
    conversationId: string;
    mailId: string;
    question: number;
  }>
>;

export type CheckInEvent = CheckInRequested;

export const checkInRequested = ({
  checkInId,
  userId,
  at,
  slot,
  conversationId,
  mailId,
  question,
}: CheckInRequested['data']): CheckInRequested => ({
  type: 'CheckInRequested',
  data: { checkInId, userId, at, slot, conversationId, mailId, question },
});
