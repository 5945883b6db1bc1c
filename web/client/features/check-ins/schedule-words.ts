import type { MessageTimePreference } from '#web/contract/account.ts';
import type { CheckIns } from '#web/contract/check-ins.ts';
import { hourIn } from '../../shared/calendar.ts';
import { locale } from '../../shared/locale.ts';
import { copy } from './copy.ts';
import type { Scheduled } from './schedule-values.ts';

const sunday = Date.UTC(2026, 10, 22);
const DAY_MS = 24 * 60 * 60 * 1000;

const dayName = (weekday: number, length: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(locale, { weekday: length, timeZone: 'UTC' }).format(sunday + weekday * DAY_MS);

/** "Mon, Wed", of "1,3": counted from Sunday (0). */
export const shortDays = (days: string): string =>
  days
    .split(',')
    .flatMap((day) => (day === '' ? [] : dayName(Number(day), 'short')))
    .join(', ');

export const weekdays = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  value: String(day),
  label: dayName(day, 'long'),
  short: dayName(day, 'short'),
}));

export const weeks = [
  { value: '1', label: copy.everyWeek },
  { value: '2', label: copy.everyOtherWeek },
];

const hours: Readonly<Record<MessageTimePreference, string>> = {
  morning: '07:00',
  afternoon: '12:00',
  evening: '19:00',
};

/** "Every week on Mon, Wed at 4:30 PM". */
export const scheduleWords = (user: Scheduled): string => {
  const hour = hourIn(`2026-11-22T${user.messageTime ?? hours[user.messageTimePreference]}:00Z`, 'UTC');
  const { messageFrequency, messageEvery, messageDays } = user;
  const comes = messageFrequency === 'weekly' && messageEvery === 2 ? 'everyOtherWeek' : messageFrequency;
  return copy.comes[comes](hour, shortDays(messageDays.join(',')));
};

/** Why none is sent. */
export const pausedWords = ({ from, until, reason }: NonNullable<CheckIns['pause']>): string => {
  if (from !== null) return until === null ? copy.paused.from(from) : copy.paused.between(from, until);
  if (reason === 'asked' || reason === 'stopped')
    return until === null ? copy.paused.stopped : copy.paused.until(until);
  return copy.paused[reason];
};
