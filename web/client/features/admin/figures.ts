import { locale } from '../../shared/locale.ts';

const whole = new Intl.NumberFormat(locale);
const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });

/** "12,345" */
export const countOf = (count: number): string => whole.format(count);

/** The same in little room: "12.3K". */
export const shortCount = (count: number): string => short.format(count);

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** "812 bytes", "4.2 MB" */
export const bytesOf = (bytes: number): string => {
  const power = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024)));
  const size = bytes / 1024 ** power;
  return `${power === 0 || size >= 100 ? Math.round(size) : size.toFixed(1)} ${UNITS[power]}`;
};

const STEPS = [
  [24 * 60 * 60_000, 'd', 60 * 60_000, 'h'],
  [60 * 60_000, 'h', 60_000, 'min'],
  [60_000, 'min', 1000, 's'],
] as const;

/** "340 ms", "4.2 s", "3 min 10 s", "2 d 4 h": the two largest units. */
export const durationOf = (milliseconds: number): string => {
  for (const [unit, name, smaller, smallerName] of STEPS) {
    if (milliseconds < unit) continue;
    const rest = Math.floor((milliseconds % unit) / smaller);
    return `${Math.floor(milliseconds / unit)} ${name}${rest > 0 ? ` ${rest} ${smallerName}` : ''}`;
  }
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  return `${(milliseconds / 1000).toFixed(milliseconds < 10_000 ? 1 : 0)} s`;
};

const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
const RELATIVE = [
  [24 * 60 * 60_000, 'day'],
  [60 * 60_000, 'hour'],
  [60_000, 'minute'],
] as const;

/** A moment (ISO 8601) from now (ms): "3 min. ago", "in 2 hr.", "just now". */
export const relativeTo = (at: string, now: number): string => {
  const away = Date.parse(at) - now;
  for (const [unit, name] of RELATIVE)
    if (Math.abs(away) >= unit) return relative.format(Math.trunc(away / unit), name);
  if (Math.abs(away) < 10_000) return 'just now';
  return away < 0 ? 'under a min. ago' : 'in under a min.';
};

const PARTS = {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
} as const;
const thisYear = new Intl.DateTimeFormat(locale, PARTS);
const anyYear = new Intl.DateTimeFormat(locale, { ...PARTS, year: 'numeric' });

/** A moment (ISO 8601) in UTC: "Nov 30, 22:04:15 UTC", with its year where that is not the year of now (ms). */
export const utcOf = (at: string, now = Date.now()): string => {
  const moment = new Date(at);
  const format = moment.getUTCFullYear() === new Date(now).getUTCFullYear() ? thisYear : anyYear;
  return `${format.format(moment)} UTC`;
};
