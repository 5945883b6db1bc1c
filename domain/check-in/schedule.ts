export type Frequency = 'daily' | 'daily-weekdays' | 'weekly';
export type TimeOfDay = 'morning' | 'afternoon' | 'evening';

/**
 * When a user's check-ins come. `hour` is any other time of day (`HH:mm`), or null for that of `time`; `weekday` counts
 * from Sunday (0) and matters to weekly ones alone. `timezone` is an IANA name.
 */
export type Schedule = Readonly<{
  frequency: Frequency;
  time: TimeOfDay;
  hour: string | null;
  weekday: number;
  timezone: string;
}>;

/** When check-ins come until a user says otherwise. */
export const defaultSchedule = { frequency: 'daily', time: 'morning', hour: null, weekday: 0 } as const;

export const isSameSchedule = (one: Schedule, other: Schedule): boolean =>
  one.frequency === other.frequency &&
  one.time === other.time &&
  one.hour === other.hour &&
  one.weekday === other.weekday &&
  one.timezone === other.timezone;
