import { monthOf } from './filing.ts';

/** The day of a win, `yyyy-MM-dd`; with `dateIsApproximate` one near it, or the first of a month that its words name. */
export type WinDay = Readonly<{ date: string; dateIsApproximate?: true | undefined }>;

/** How much of that day is known: all of it, or its month alone (`yyyy-MM`) where the first day only stands for that. */
export const knownDate = ({ date, dateIsApproximate }: WinDay): string =>
  dateIsApproximate && date.endsWith('-01') ? monthOf(date) : date;

/** Whether a known date is a day, and not a month alone. */
export const isDay = (known: string): boolean => known.length === 'yyyy-MM-dd'.length;

/** The day that a known date counts from: of a month its first. */
export const firstDayOf = (known: string): string => (isDay(known) ? known : `${known}-01`);

/** The day of a win without the rest of it, to be kept or handed on. */
export const dayOfWin = ({
  date,
  dateIsApproximate,
}: WinDay): Readonly<{ date: string; dateIsApproximate?: true }> => ({
  date,
  ...(dateIsApproximate && { dateIsApproximate }),
});
