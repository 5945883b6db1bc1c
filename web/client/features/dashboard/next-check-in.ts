import type { User } from '#web/contract/account.ts';
import { texts } from './texts.ts';

type Schedule = Pick<
  User,
  | 'emailProven'
  | 'messageFrequency'
  | 'messageTime'
  | 'messageTimePreference'
  | 'messageWeekday'
  | 'subscriptionStatus'
  | 'timezone'
>;

const hours = { morning: '07:00', afternoon: '12:00', evening: '19:00' } as const;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** When check-ins come, in two lines: the user's own schedule in words, or why none comes. */
export const nextCheckIn = (user: Schedule): Readonly<{ when: string; detail: string }> => {
  if (user.subscriptionStatus === 'inactive') return { when: texts.paused, detail: texts.pausedDetail };
  if (!user.emailProven) return { when: texts.unproven, detail: texts.unprovenDetail };
  const time = clock(user.messageTime ?? hours[user.messageTimePreference]);
  return { when: `${daysOf(user)}, ${time}`, detail: `${user.timezone.replaceAll('_', ' ')} time` };
};

const daysOf = ({ messageFrequency, messageWeekday }: Schedule): string => {
  switch (messageFrequency) {
    case 'daily':
      return 'Every day';
    case 'daily-weekdays':
      return 'Weekdays';
    case 'weekly':
      return `This ${weekdays[messageWeekday] ?? weekdays[0]}`;
  }
};

/** `HH:mm` as people say it: "7 AM", "12:30 PM". */
const clock = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
};
