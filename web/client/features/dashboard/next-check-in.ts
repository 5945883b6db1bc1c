import type { User } from '#web/contract/account.ts';
import type { CheckIns } from '#web/contract/check-ins.ts';
import { dayAfter, hourIn, longDate, todayIn, weekdayOf } from '../../shared/calendar.ts';
import { copy } from './copy.ts';

type Owner = Pick<User, 'emailProven' | 'messageFrequency' | 'subscriptionStatus' | 'timezone'>;
type Planned = Pick<CheckIns, 'next' | 'pause' | 'undeliverable'>;

/** From a week on it takes a date to tell: "this Sunday" is no other on a Sunday. */
const DAYS_CALLED_BY_NAME = 7;

/**
 * When the next check-in comes, in two lines, or why none does. `planned` are those the server will send, undefined while
 * they are being read.
 */
export const nextCheckIn = (
  user: Owner,
  planned: Planned | undefined,
  now: Date,
): Readonly<{ when: string; detail: string }> => {
  if (user.subscriptionStatus === 'inactive') return { when: copy.paused, detail: copy.inactiveDetail };
  if (!user.emailProven) return { when: copy.unproven, detail: copy.unprovenDetail };
  if (!planned) return { when: '\u00a0', detail: '\u00a0' };
  if (planned.undeliverable) return { when: copy.held, detail: copy.heldDetail };
  const [slot] = planned.next;
  if (!slot) return { when: copy.paused, detail: copy.pausedDetail };
  const day = dayOfSlot(slot.date, todayIn(user.timezone, now), user.messageFrequency);
  const detail = copy.zone(user.timezone.replaceAll('_', ' '));
  return { when: `${day}, ${hourIn(slot.at, user.timezone)}`, detail };
};

/** As people say it: today, else a weekly one has its day, and the next of others is mostly tomorrow. */
const dayOfSlot = (date: string, today: string, frequency: Owner['messageFrequency']): string => {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / (24 * 60 * 60 * 1000));
  if (days >= DAYS_CALLED_BY_NAME || days < 0) return longDate(date);
  if (date === today) return copy.today;
  if (frequency === 'weekly') return copy.thisDay(weekdayOf(date));
  return date === dayAfter(today) ? copy.tomorrow : weekdayOf(date);
};
