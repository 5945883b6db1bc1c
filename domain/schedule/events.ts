import { z } from 'zod';
import { defineEvent, type EventOf, type EventsIn } from '#domain/define-event.ts';
import { date, moment, userId } from '#domain/event-fields.ts';
import { schedule } from './schedule.ts';

const user = { userId, at: moment };
const stream = 'schedule-<userId>';

/**
 * When check-ins come. `clockTime` is a time of day (`HH:mm`), null for the usual one of `timeOfDay`. `weekdays` (0 is
 * Sunday) and `weekInterval` (every week, or every second one) matter to weekly ones alone; `anchorMonday` is the Monday
 * of a week with check-ins where they come every second week, else empty. `timezone` is an IANA name.
 */
export const scheduleChanged = defineEvent('ScheduleChanged', {
  stream,
  by: ['user'],
  data: { ...user, ...schedule.shape },
});
export type ScheduleChanged = EventOf<typeof scheduleChanged>;

const pauseReason = z.enum(['asked', 'stopped', 'quiet', 'bounces', 'complaint']);
export type PauseReason = z.infer<typeof pauseReason>;

/**
 * No check-ins from the local date `from` (null: at once) and before `until`, the first date that may have one again
 * (null: until they are resumed). `reason`: the user asked for a pause (`asked`) or wants none (`stopped`); they
 * answered none of the last weeks’ (`quiet`); their address takes no mail (`bounces`); they reported a mail as unwanted
 * (`complaint`).
 */
export const checkInsPaused = defineEvent('CheckInsPaused', {
  stream,
  by: ['user', 'schedule', 'mail server'],
  data: { ...user, from: date.nullable(), until: date.nullable(), reason: pauseReason },
});
export type CheckInsPaused = EventOf<typeof checkInsPaused>;

/** Check-ins come again. */
export const checkInsResumed = defineEvent('CheckInsResumed', {
  stream,
  by: ['user'],
  data: user,
});
export type CheckInsResumed = EventOf<typeof checkInsResumed>;

/** Whether check-ins get fewer when none is answered. */
export const checkInThinningSwitched = defineEvent('CheckInThinningSwitched', {
  stream,
  by: ['user'],
  data: { ...user, enabled: z.boolean() },
});
export type CheckInThinningSwitched = EventOf<typeof checkInThinningSwitched>;

/** Whether check-ins come as texts instead of mails. */
export const textCheckInsSwitched = defineEvent('TextCheckInsSwitched', {
  stream,
  by: ['user'],
  data: { ...user, enabled: z.boolean() },
});
export type TextCheckInsSwitched = EventOf<typeof textCheckInsSwitched>;

/** Which insights come by mail. */
export const insightMailsChosen = defineEvent('InsightMailsChosen', {
  stream,
  by: ['user'],
  data: { ...user, weekly: z.boolean(), monthly: z.boolean() },
});
export type InsightMailsChosen = EventOf<typeof insightMailsChosen>;

export type ScheduleEvent = EventsIn<typeof import('./events.ts')>;
