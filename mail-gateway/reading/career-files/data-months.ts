import { lastsIn, monthIn, spanIn } from '#language/text/months.ts';

type Span = Readonly<{ from: string; to: string | null }>;

/**
 * `yyyy-MM` or `yyyy` of a date as programs and people write it: "2013-00-00" is a year, "2005-3-1" and "March 2011" a
 * month.
 */
export const monthOf = (date: string): string => {
  const [, year, month = ''] = /^\s*(\d{4})(?:-(\d{1,2}))?(?!\d)/.exec(date) ?? [];
  if (year === undefined) return monthIn(date);
  const number = Number(month);
  return number >= 1 && number <= 12 ? `${year}-${String(number).padStart(2, '0')}` : year;
};

/** A span with a beginning and no end lasts, and so does one that says so. */
export const spanOf = (start: string, end: string): Span => {
  const from = monthOf(start);
  if (end.trim() === '') return { from, to: from === '' ? '' : null };
  const to = monthOf(end);
  return { from, to: to === '' && lastsIn(`${end.trim()}:`) ? null : to };
};

/** "March 2021 - Present" in one field. */
export const spanOfPeriod = (period: string): Span => {
  const span = spanIn(period);
  if (span) return { from: span.from, to: span.to };
  const month = monthOf(period);
  return { from: month, to: month };
};
