import { DateTime, IANAZone } from 'luxon';

/** The calendar date at `at` (ISO 8601) on the wall of someone in `timezone` (IANA): `yyyy-MM-dd`. */
export const localDate = (at: string, timezone: string): string => {
  const date = DateTime.fromISO(at, { zone: IANAZone.create(timezone) }).toISODate();
  if (date === null) throw new RangeError('localDate wants an ISO time and an IANA zone');
  return date;
};

/** Whether this runtime's time-zone database knows the zone; a name for wherever this machine stands is none. */
export const isTimezone = (timezone: string): boolean => IANAZone.isValidZone(timezone);
