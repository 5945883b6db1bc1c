import { DateTime, IANAZone } from 'luxon';

/** The hour (0-23) that a clock on the wall in `timezone` (IANA) shows at `at` (ISO 8601). */
export const localHour = (at: string, timezone: string): number =>
  DateTime.fromISO(at, { zone: IANAZone.create(timezone) }).hour;
