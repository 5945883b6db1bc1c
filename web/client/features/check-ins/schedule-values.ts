import { messageTimePreference, type User } from '#web/contract/account.ts';
import { preferences } from '#web/contract/fields.ts';
import type { ProfileChange } from '#web/contract/profile.ts';
import { z } from '#web/contract/schema.ts';
import { copy } from './copy.ts';

const anHour = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * What the schedule's form holds. `messageDays` are those of weekly check-ins, with commas between (0 is Sunday); `time` is
 * one of the usual three, or `other` with its hour in `messageTime` (`HH:mm`).
 */
export const scheduleForm = z
  .object({
    messageFrequency: preferences.messageFrequency,
    messageDays: z.string(copy.dayMissing).check(z.minLength(1, copy.dayMissing)),
    messageEvery: z.enum(['1', '2']),
    time: z.enum([...messageTimePreference.options, 'other']),
    messageTime: z.string(),
    timezone: preferences.timezone,
  })
  .check(
    z.refine(({ time, messageTime }) => time !== 'other' || anHour.test(messageTime), {
      path: ['messageTime'],
      error: copy.hourMissing,
    }),
  );
export type ScheduleValues = z.infer<typeof scheduleForm>;

export type Scheduled = Pick<
  User,
  'messageFrequency' | 'messageDays' | 'messageEvery' | 'messageTime' | 'messageTimePreference' | 'timezone'
>;

/** The form as it opens. */
export const scheduleValuesOf = (user: Scheduled): ScheduleValues => ({
  messageFrequency: user.messageFrequency,
  messageDays: user.messageDays.join(','),
  messageEvery: user.messageEvery === 2 ? '2' : '1',
  time: user.messageTime === null ? user.messageTimePreference : 'other',
  messageTime: user.messageTime ?? '',
  timezone: user.timezone,
});

/** What differs and nothing else: what was changed elsewhere meanwhile stays. */
export const scheduleChangeOf = (user: Scheduled, values: ScheduleValues): ProfileChange => {
  const { time, messageTime, messageDays, messageEvery, ...rest } = values;
  const wanted: Partial<Scheduled> = {
    ...rest,
    messageEvery: messageEvery === '2' ? 2 : 1,
    ...(time === 'other' ? { messageTime } : { messageTime: null, messageTimePreference: time }),
  };
  const before = new Map<string, unknown>(Object.entries(user));
  const changed = Object.entries(wanted).filter(([name, value]) => value !== before.get(name));
  return {
    ...Object.fromEntries(changed),
    ...(messageDays !== user.messageDays.join(',') && { messageDays: messageDays.split(',').map(Number) }),
  };
};

/**
 * What takes a change back: its fields as they were. `next` is a date that had a check-in before, which says which weeks those of
 * every second one were; null where none was planned.
 */
export const scheduleUndoOf = (was: Scheduled, change: ProfileChange, next: string | null): ProfileChange => {
  const before = new Map<string, unknown>(Object.entries(was));
  const isOfWeeks = was.messageFrequency === 'weekly' && was.messageEvery === 2;
  return {
    ...Object.fromEntries(Object.keys(change).map((name) => [name, before.get(name)])),
    ...(isOfWeeks && next !== null && { messageWeekOf: next }),
  };
};

/** What the server is asked, so that it shows the next ones before they are saved; null of what cannot be saved. */
export const previewQueryOf = (values: ScheduleValues): string | null => {
  if (!scheduleForm.safeParse(values).success) return null;
  const { time, messageTime, ...rest } = values;
  const at = time === 'other' ? { messageTime } : { messageTime: '', messageTimePreference: time };
  return new URLSearchParams({ ...rest, ...at }).toString();
};
