import { z } from 'zod';
import { defineEvent, type EventOf, type EventsIn } from '#domain/define-event.ts';
import { date, id, moment, userId } from '#domain/event-fields.ts';

const account = { userId, at: moment };
const stream = 'account-<userId>';

const pauseReason = z.enum(['asked', 'stopped', 'quiet', 'bounces', 'complaint']);
export type PauseReason = z.infer<typeof pauseReason>;

const deliveryFailure = z.enum(['hard', 'soft', 'complaint']);
export type DeliveryFailure = z.infer<typeof deliveryFailure>;

/**
 * No check-ins from the local date `from` (null: at once) and before `until`, the first date that may have one again
 * (null: until they are resumed). `reason`: the user asked for a pause (`asked`) or wants none (`stopped`); they
 * answered none of the last weeks’ (`quiet`); their address takes no mail (`bounces`); they reported a mail as unwanted
 * (`complaint`).
 */
export const checkInsPaused = defineEvent('CheckInsPaused', {
  stream,
  by: ['user', 'schedule', 'mail server'],
  data: { ...account, from: date.nullable(), until: date.nullable(), reason: pauseReason },
});
export type CheckInsPaused = EventOf<typeof checkInsPaused>;

/** Check-ins come again. */
export const checkInsResumed = defineEvent('CheckInsResumed', {
  stream,
  by: ['user'],
  data: account,
});
export type CheckInsResumed = EventOf<typeof checkInsResumed>;

/** Whether check-ins get fewer when none is answered. */
export const checkInThinningSwitched = defineEvent('CheckInThinningSwitched', {
  stream,
  by: ['user'],
  data: { ...account, enabled: z.boolean() },
});
export type CheckInThinningSwitched = EventOf<typeof checkInThinningSwitched>;

/** Whether check-ins come as texts instead of mails. */
export const textCheckInsSwitched = defineEvent('TextCheckInsSwitched', {
  stream,
  by: ['user'],
  data: { ...account, enabled: z.boolean() },
});
export type TextCheckInsSwitched = EventOf<typeof textCheckInsSwitched>;

/** Which insights come by mail. */
export const insightMailsChosen = defineEvent('InsightMailsChosen', {
  stream,
  by: ['user'],
  data: { ...account, weekly: z.boolean(), monthly: z.boolean() },
});
export type InsightMailsChosen = EventOf<typeof insightMailsChosen>;

/**
 * A mail of ours did not reach the account’s address. `hard`: the address takes no mail. `soft`: it did not take this
 * one. `complaint`: its owner reported it as unwanted. `status` is the report’s enhanced code (RFC 3463), empty without
 * one.
 */
export const addressDeliveryFailed = defineEvent('AddressDeliveryFailed', {
  stream,
  by: ['mail server'],
  data: { ...account, mailId: id, addressName: id, failure: deliveryFailure, status: z.string() },
});
export type AddressDeliveryFailed = EventOf<typeof addressDeliveryFailed>;

export type CheckInSettingEvent = EventsIn<typeof import('./check-in-events.ts')>;
