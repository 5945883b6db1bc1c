import { DateTime, IANAZone } from 'luxon';
import { z } from 'zod';
import type { Frozen } from '#domain/frozen.ts';
import { plusDays, weekdayOf } from '#domain/time/dates.ts';

const frequency = z.enum(['daily', 'daily-weekdays', 'weekly']);
export type Frequency = z.infer<typeof frequency>;
const timeOfDay = z.enum(['morning', 'afternoon', 'evening']);
export type TimeOfDay = z.infer<typeof timeOfDay>;

/**
 * When a user's check-ins come. `clockTime` (`HH:mm`) overrides the usual time of `timeOfDay`; null where it does not.
 * `weekdays` (0 is Sunday; in order, at least one) and `weekInterval` (every week, or every second one) matter to weekly
 * ones alone. `timezone` is an IANA name.
 *
 * `anchorMonday` tells which weeks have check-ins where they come every second week: it is the Monday of one of them, ''
 * for all other schedules. It is chosen once, when they begin to come so, and stands in the event; so a restart, another
 * process or zone, and a change of day or hour all lead to the same weeks.
 */
export const schedule = z.object({
  frequency,
  timeOfDay: timeOfDay,
  clockTime: z.string().nullable(),
  weekdays: z.array(z.int().min(0).max(6)),
  weekInterval: z.literal([1, 2]),
  anchorMonday: z.string(),
  timezone: z.string(),
});
export type Schedule = Frozen<z.infer<typeof schedule>>;

/**
 * What is wished: which weeks it comes to is decided with it, by those of `inWeekOf` where somebody says so: a date in one that
 * has check-ins.
 */
export type WishedSchedule = Omit<Schedule, 'anchorMonday'> & Readonly<{ inWeekOf?: string }>;

/** When check-ins come until a user says otherwise. */
export const defaultSchedule = {
  frequency: 'daily',
  timeOfDay: 'morning',
  clockTime: null,
  weekdays: [0],
  weekInterval: 1,
  anchorMonday: '',
} as const;

export const isSameSchedule = (one: Schedule, other: Schedule): boolean =>
  one.frequency === other.frequency &&
  one.timeOfDay === other.timeOfDay &&
  one.clockTime === other.clockTime &&
  one.weekdays.join() === other.weekdays.join() &&
  one.weekInterval === other.weekInterval &&
  one.anchorMonday === other.anchorMonday &&
  one.timezone === other.timezone;

/** Weekdays as a schedule keeps them: each once, in order. */
export const daysInOrder = (days: readonly number[]): readonly number[] =>
  [...new Set(days)].sort((one, other) => one - other);

/** The day of weekly ones that had a single one, before there could be several: the first. */
export const firstDayOf = ({ weekdays }: Pick<Schedule, 'weekdays'>): number => weekdays[0] ?? 0;

const WORKING_DAYS = [1, 2, 3, 4, 5];
const ALL_DAYS = [0, ...WORKING_DAYS, 6];

/** The same without these weekdays; null where no day would be left. */
export const withoutDays = <Kind extends Pick<Schedule, 'frequency' | 'weekdays' | 'weekInterval'>>(
  schedule: Kind,
  without: readonly number[],
): Kind | null => {
  const { frequency } = schedule;
  const before = daysOf(schedule);
  const days = before.filter((day) => !without.includes(day));
  if (days.length === 0) return null;
  if (days.length === before.length) return schedule;
  if (frequency === 'daily' && days.join() === WORKING_DAYS.join()) return { ...schedule, frequency: 'daily-weekdays' };
  return {
    ...schedule,
    frequency: 'weekly',
    weekdays: days,
    weekInterval: frequency === 'weekly' ? schedule.weekInterval : 1,
  };
};

/** Whether a wish comes to the very check-ins that there are. */
export const comesToTheSame = (one: WishedSchedule, other: WishedSchedule): boolean =>
  one.timeOfDay === other.timeOfDay &&
  one.clockTime === other.clockTime &&
  one.timezone === other.timezone &&
  skipsWeeks(one) === skipsWeeks(other) &&
  daysOf(one).join() === daysOf(other).join();

const daysOf = ({ frequency, weekdays }: Pick<Schedule, 'frequency' | 'weekdays'>): readonly number[] =>
  ({ daily: ALL_DAYS, 'daily-weekdays': WORKING_DAYS, weekly: daysInOrder(weekdays) })[frequency];

export const skipsWeeks = ({ frequency, weekInterval }: Pick<Schedule, 'frequency' | 'weekInterval'>): boolean =>
  frequency === 'weekly' && weekInterval === 2;

/** One a week at most. */
export const isRare = ({ frequency, weekdays }: Pick<Schedule, 'frequency' | 'weekdays'>): boolean =>
  frequency === 'weekly' && weekdays.length === 1;

/** The Monday of the week that a date is in. */
export const weekOf = (date: string): string => plusDays(date, -((weekdayOf(date) + 6) % 7));

/**
 * Days without check-ins: `from` is the first local date of them, null where they began at once; `until` the first that may
 * have one again, null until they are resumed.
 */
export type Pause = Readonly<{ from: string | null; until: string | null }>;

/** The pause that holds on a local date; one that is still to come, or whose end has come, is none. */
export const pauseOn = <Kind extends Pause>(pause: Kind | null, date: string): Kind | null =>
  pause !== null && hasBegun(pause, date) && !isOver(pause, date) ? pause : null;

/** The same, or one that is still to come. */
export const pauseAhead = <Kind extends Pause>(pause: Kind | null, date: string): Kind | null =>
  pause !== null && !isOver(pause, date) ? pause : null;

const hasBegun = ({ from }: Pause, date: string): boolean => from === null || from <= date;
const isOver = ({ until }: Pause, date: string): boolean => until !== null && until <= date;

/** On the user's wall: from nine in the evening to eight in the morning no phone rings because of us. */
const FROM_HOUR = 21;

const UNTIL_HOUR = 8;

/** Whether no text may go out at `at` (ISO 8601) to someone in `timezone` (IANA): a check-in goes by mail then. */
export const isQuietHour = (at: string, timezone: string): boolean => {
  const { hour, isValid } = DateTime.fromISO(at, { zone: IANAZone.create(timezone) });
  if (!isValid) throw new RangeError('isQuietHour wants an ISO time and an IANA zone');
  return hour >= FROM_HOUR || hour < UNTIL_HOUR;
};
