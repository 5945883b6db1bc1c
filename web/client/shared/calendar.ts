import { hourWords, locale } from './locale.ts';

/** A format costs a hundred times its use: long lists share one, made when it is first needed. */
const inWords = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (date: string): string => {
    format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return format.format(new Date(`${date}T00:00:00Z`));
  };
};

/** A day, `yyyy-MM-dd`, as people read it: "November 20, 2026". */
export const longDate = inWords({ dateStyle: 'long' });

/** The day of a win: "November 20, 2026", or the month alone where it is the first day of a time that its words name. */
export const winDay = ({
  date,
  dateIsApproximate,
}: Readonly<{ date: string; dateIsApproximate?: true | undefined }>): string => {
  if (!dateIsApproximate) return longDate(date);
  return `≈ ${date.endsWith('-01') ? monthOf(date) : longDate(date)}`;
};

/** The month of a day, `yyyy-MM-dd`: "November 2026". */
export const monthOf = inWords({ month: 'long', year: 'numeric' });

/** The month of a day, or of `yyyy-MM`, in short: "Nov". */
export const shortMonth = (date: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(new Date(date));

/** The same in full and without its year: "November". */
export const monthName = (date: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(date));

/** A moment, ISO 8601, in the reader's own zone: "Nov 20, 2026, 9:14 AM". */
export const momentOf = (at: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));

/** The day of a moment, ISO 8601, in the reader's own zone: "November 20, 2026". */
export const dayOf = (at: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(at));

/** The day it is now in an IANA zone, `yyyy-MM-dd`. Swedish writes dates that way. */
export const todayIn = (timezone: string, now: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: timezone }).format(now);

/** A day, `yyyy-MM-dd`: "Friday". */
export const weekdayOf = (date: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** The day after a day, both `yyyy-MM-dd`. */
export const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** A moment, ISO 8601, on the calendar and clock of an IANA zone: "Friday, November 20, 7 AM". */
export const slotWords = (at: string, timezone: string): string =>
  `${new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: timezone }).format(new Date(at))}, ${hourIn(at, timezone)}`;

/** The hour of a moment there: "7 AM", "12:30 PM". */
export const hourIn = (at: string, timezone: string): string =>
  hourWords(
    new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: timezone }).format(new Date(at)),
  );
