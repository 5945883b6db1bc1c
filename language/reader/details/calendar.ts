/** Local dates are written `yyyy-MM-dd`; no zone matters to them. */
const DAY_MS = 24 * 60 * 60_000;
const timeOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const written = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const plusDays = (date: string, days: number): string => written(timeOf(date) + days * DAY_MS);

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(timeOf(date)).getUTCDay();

export const yearOf = (date: string): number => Number(date.slice(0, 4));

/** The date of these numbers (`month` from 1), or null where the calendar has none. */
export const dateOf = (year: number, month: number, day: number): string | null => {
  const date = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const time = timeOf(date);
  return Number.isNaN(time) || written(time) !== date ? null : date;
};

/** The first of the month so many months after that of `date`. */
export const firstOfMonth = (date: string, months: number): string => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return written(Date.UTC(year, month - 1 + months, 1));
};

/** The same day so many months later, or the last of that month where it is shorter. */
export const plusMonths = (date: string, months: number): string => {
  const last = Number(plusDays(firstOfMonth(date, months + 1), -1).slice(8));
  return plusDays(firstOfMonth(date, months), Math.min(last, Number(date.slice(8))) - 1);
};

/** The Monday of the week so many weeks after that of `date`. */
export const mondayOf = (date: string, weeks: number): string =>
  plusDays(date, -((weekdayOf(date) + 6) % 7) + 7 * weeks);

/** Easter Sunday by the Gregorian computus. */
export const easterOf = (year: number): string => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return `${year}-0${Math.floor(n / 31)}-${String((n % 31) + 1).padStart(2, '0')}`;
};

/** The latest such day that is no later than today: this year's, or the one before; with a year, that one or null. */
export const latest = (month: number, day: number, year: string | undefined, today: string): string | null => {
  if (year !== undefined) return past(dateOf(Number(year), month, day), today);
  const date = dateOf(yearOf(today), month, day);
  return date !== null && date <= today ? date : dateOf(yearOf(today) - 1, month, day);
};

export const past = (date: string | null, today: string): string | null =>
  date !== null && date <= today ? date : null;
