import type { Event } from '#domain/event.ts';
import type { Tone } from '#domain/schedule/rhythm.ts';

type Id = Readonly<{ checkInId: string; userId: number; at: string }>;

export type Channel = 'mail' | 'text';
/** `late`: more than three hours had passed. `quiet`: thinned out after silence. `inactive`: nothing is subscribed. */
export type SkipReason = 'late' | 'quiet' | 'inactive';

/**
 * A check-in is to go out. It decides the conversation that the answer will belong to and the mail (or text) that asks.
 * `slot` is the user's local date it was due for, null for one sent by hand, which takes no slot.
 * Stream `checkin-<checkInId>`; that of a slot is `checkin-<userId>-<slot>`.
 */
export type CheckInRequestedV2 = Event<
  'CheckInRequestedV2',
  Id &
    Readonly<{
      slot: string | null;
      conversationId: string;
      mailId: string;
      question: number;
      tone: Tone;
      channel: Channel;
    }>
>;
/** Nothing goes out for that slot. */
export type CheckInSkipped = Event<'CheckInSkipped', Id & Readonly<{ slot: string; reason: SkipReason }>>;

/** `paused`: its user wants none on that day. `undeliverable`: the address is not proven, or takes no mail. */
export type DropReason = 'closed' | 'paused' | 'inactive' | 'undeliverable';
/** It was to go out, but by the time it could its user wanted, or could get, none any more: what it was to say is unsaid. */
export type CheckInDropped = Event<
  'CheckInDropped',
  Id & Readonly<{ slot: string | null; tone: Tone; reason: DropReason }>
>;

export type CheckInEvent = CheckInRequestedV2 | CheckInSkipped | CheckInDropped;

export const checkInRequestedV2 = ({
  checkInId,
  userId,
  at,
  slot,
  conversationId,
  mailId,
  question,
  tone,
  channel,
}: CheckInRequestedV2['data']): CheckInRequestedV2 => ({
  type: 'CheckInRequestedV2',
  data: { checkInId, userId, at, slot, conversationId, mailId, question, tone, channel },
});

export const checkInSkipped = ({ checkInId, userId, at, slot, reason }: CheckInSkipped['data']): CheckInSkipped => ({
  type: 'CheckInSkipped',
  data: { checkInId, userId, at, slot, reason },
});

export const checkInDropped = ({
  checkInId,
  userId,
  at,
  slot,
  tone,
  reason,
}: CheckInDropped['data']): CheckInDropped => ({
  type: 'CheckInDropped',
  data: { checkInId, userId, at, slot, tone, reason },
});
