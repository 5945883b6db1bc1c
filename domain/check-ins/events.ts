import { z } from 'zod';
import { defineEvent, type EventOf, type EventsIn } from '#domain/define-event.ts';
import { count, date, id, moment, userId } from '#domain/event-fields.ts';
import type { Tone } from '#domain/schedule/rhythm.ts';

/** That of a slot is named after it, so that no slot is decided twice. */
const checkIn = { checkInId: id, userId, at: moment };
const stream = 'checkin-<checkInId>';

const tone = z.enum(['usual', 'fewer', 'last'] satisfies Tone[]);
const channel = z.enum(['mail', 'text']);
export type Channel = z.infer<typeof channel>;

/**
 * A check-in is to go out. This decides the conversation that the answer will belong to, and the mail or text that
 * asks. The id of a slot’s
 * check-in is `<userId>-<slot>`. `slot` is the user’s local date it was due for, null for one sent by hand. `tone`: the usual one, the first of
 * `fewer` after silence, or the `last`.
 */
export const checkInRequested = defineEvent('CheckInRequested', {
  stream,
  by: ['schedule', 'operator'],
  data: { ...checkIn, slot: date.nullable(), conversationId: id, mailId: id, questionSeed: count, tone, channel },
});
export type CheckInRequested = EventOf<typeof checkInRequested>;

const skipReason = z.enum(['late', 'quiet', 'inactive']);
export type SkipReason = z.infer<typeof skipReason>;

/**
 * Nothing goes out for that slot. `late`: more than three hours had passed. `quiet`: check-ins are fewer after silence.
 * `inactive`: nothing is subscribed.
 */
export const checkInSkipped = defineEvent('CheckInSkipped', {
  stream,
  by: ['schedule'],
  data: { ...checkIn, slot: date, reason: skipReason },
});
export type CheckInSkipped = EventOf<typeof checkInSkipped>;

const cancelReason = z.enum(['closed', 'paused', 'inactive', 'undeliverable']);
export type DropReason = z.infer<typeof cancelReason>;

/**
 * It was to go out, and its user could no longer get one or no longer wanted one: the account is closed, check-ins are
 * paused on that day, nothing is subscribed, or the address is not verified or takes no mail.
 */
export const checkInCancelled = defineEvent('CheckInCancelled', {
  stream,
  by: ['schedule'],
  data: { ...checkIn, slot: date.nullable(), tone, reason: cancelReason },
});
export type CheckInCancelled = EventOf<typeof checkInCancelled>;

export type CheckInEvent = EventsIn<typeof import('./events.ts')>;
