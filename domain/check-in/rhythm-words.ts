import { hourInWords } from '../time/hour-in-words.ts';
import type { Schedule } from './schedule.ts';

const WEEKDAYS = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'] as const;
const PARTS = { morning: 'in the morning', afternoon: 'at noon', evening: 'in the evening' } as const;

/** `every day at 7:30 PM` */
export const rhythmInWords = ({ frequency, weekday, time, hour }: Schedule): string => {
  const days = {
    daily: 'every day',
    'daily-weekdays': 'from Monday to Friday',
    weekly: `on ${WEEKDAYS[weekday] ?? WEEKDAYS[0]}`,
  };
  return `${days[frequency]} ${hour === null ? PARTS[time] : `at ${clock(hour)}`}`;
};

/** `7:30 PM`, of `19:30`. */
const clock = (hour: string): string => hourInWords(`2000-01-01T${hour}:00Z`, 'UTC');
