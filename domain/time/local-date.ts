import { DateTime } from 'luxon';

/** The calendar date at `at` (ISO 8601) on the wall of someone in `timezone` (IANA): `yyyy-MM-dd`. */
export const localDate = (at: string, timezone: string): string => {
  const date = DateTime.fromISO(at, { zone: timezone }).toISODate();
  if (date === null) throw new RangeError('localDate wants an ISO time and an IANA zone');
  return date;
};

/** Whether this runtime's time-zone database knows the zone. */
export const isTimezone = (timezone: string): boolean => DateTime.utc().setZone(timezone).isValid;
