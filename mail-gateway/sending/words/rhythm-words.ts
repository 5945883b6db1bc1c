import type { Schedule } from '#domain/schedule/schedule.ts';
import { hourInWords } from './in-words.ts';

type SpokenSchedule = Omit<Schedule, 'firstWeek'>;

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const PARTS = { morning: 'in the morning', afternoon: 'at noon', evening: 'in the evening' } as const;
const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** `every day at 7:30 PM`, `on Mondays and Fridays at noon`, `every second Monday in the morning`. */
export const rhythmInWords = (schedule: SpokenSchedule): string => {
  const { frequency, time, hour } = schedule;
  const days = {
    daily: 'every day',
    'daily-weekdays': 'from Monday to Friday',
    weekly: weekly(schedule),
  };
  return `${days[frequency]} ${hour === null ? PARTS[time] : `at ${clock(hour)}`}`;
};

const weekly = ({ days, every }: SpokenSchedule): string => {
  const [first, ...others] = [...days].sort(fromMonday).map((day) => WEEKDAYS[day] ?? WEEKDAYS[0]);
  if (first !== undefined && others.length === 0) return every === 2 ? `every second ${first}` : `on ${first}s`;
  const named = LIST.format([first, ...others].map((day) => `${day}s`));
  return every === 2 ? `every second week on ${named}` : `on ${named}`;
};

const fromMonday = (one: number, other: number): number => ((one + 6) % 7) - ((other + 6) % 7);

/** `7:30 PM`, of `19:30`. */
const clock = (hour: string): string => hourInWords(`2000-01-01T${hour}:00Z`, 'UTC');
