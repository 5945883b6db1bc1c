import type { Ago } from '#domain/check-ins/facts.ts';
import type { AsWritten } from '#domain/facts.ts';

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `November 21, 2026`, of ISO 8601. */
export const dateInWords = (at: string): string => DATE.format(new Date(at));

/** `7 PM` or `7:30 PM`: a moment (ISO 8601) as a clock on the wall in `timezone` (IANA) shows it. */
export const hourInWords = (at: string, timezone: string): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: timezone })
    .format(new Date(at))
    .replace(':00', '')
    .replace('\u202f', ' ');

const WAYS: Readonly<Record<Ago['ago'], string>> = {
  'two-years': 'two years ago',
  year: 'a year ago',
  'half-year': 'half a year ago',
  month: 'a month ago',
  week: 'a week ago',
};

/** `A year ago`, `About half a year ago`: the beginning of a sentence. */
export const agoInWords = (when: Ago | AsWritten): string => {
  if ('asWritten' in when) return when.asWritten;
  const ago = WAYS[when.ago];
  return when.isExact ? `${ago.charAt(0).toUpperCase()}${ago.slice(1)}` : `About ${ago}`;
};

/** Cents as people read them: "$75.00". */
export const moneyInWords = ({ amount, currency }: Readonly<{ amount: number; currency: string }>): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);
