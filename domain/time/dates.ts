const DAY = 24 * 60 * 60_000;

/** Dates are `yyyy-MM-dd`, and a day here is one of the calendar: no zone, no clock change. */
const timeOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

export const plusDays = (date: string, days: number): string =>
  new Date(timeOf(date) + days * DAY).toISOString().slice(0, date.length);

export const daysBetween = (date: string, later: string): number => Math.round((timeOf(later) - timeOf(date)) / DAY);

/** Counted from Sunday (0). */
export const weekdayOf = (date: string): number => new Date(timeOf(date)).getUTCDay();

/** The same day of another month; the last one of a month that is too short. */
export const plusMonths = (date: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return plusDays(first.toISOString().slice(0, date.length), Math.min(day, last) - 1);
};
