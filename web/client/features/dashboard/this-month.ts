import type { WinDays } from '#web/contract/win-days.ts';
import { monthName } from '../../shared/calendar.ts';
import { copy } from './copy.ts';
import { monthBefore, monthsOf } from './year.ts';

/** How this month goes beside the one before; a month that has had fewer so far is told without a word for it. '' for neither. */
export const thisMonth = (year: Pick<WinDays, 'to' | 'days' | 'months'>): string => {
  const { now, before } = monthsOf(year);
  const month = monthName(monthBefore(year.to));
  if (now === 0) return before === 0 ? '' : copy.before(before, month);
  if (before === 0) return copy.first(now);
  if (now === before) return copy.same(now, month);
  return now > before ? copy.more(now, now - before, month) : copy.fewer(now, before, month);
};
