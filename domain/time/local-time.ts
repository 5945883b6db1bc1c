import { DateTime, IANAZone } from 'luxon';

/** The calendar date at `at` (ISO 8601) on the wall of someone in `timezone` (IANA): `yyyy-MM-dd`. */
export const localDate = (at: string, timezone: string): string => {
  const date = DateTime.fromISO(at, { zone: IANAZone.create(timezone) }).toISODate();
  if (date === null) throw new RangeError('localDate wants an ISO time and an IANA zone');
  return date;
};

/** Whether this runtime's time-zone database knows the zone; a name for wherever this machine stands is none. */
export const isTimezone = (timezone: string): boolean => IANAZone.isValidZone(timezone);

/** The hour (0-23) that a clock on the wall in `timezone` (IANA) shows at `at` (ISO 8601). */
export const localHour = (at: string, timezone: string): number =>
  DateTime.fromISO(at, { zone: IANAZone.create(timezone) }).hour;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * The moment (ISO 8601, UTC) at which a clock on the wall in `timezone` (IANA) shows `time` (`HH:mm`) of `date`
 * (`yyyy-MM-dd`): the end of the gap for a time that is left out there, the first one for a time that comes twice. Null
 * for a date that the zone left out altogether, as Samoa did in 2011.
 */
export const localMoment = (date: string, time: string, timezone: string): string | null => {
  const asked = `${date} ${time} ${timezone}`;
  const known = moments.get(asked);
  if (known !== undefined) return known;
  const moment = momentIn(date, time, timezone);
  if (moments.size >= MOST_MOMENTS) moments.clear();
  moments.set(asked, moment);
  return moment;
};

/** Thousands of users share a zone and an hour, and asking a zone costs more than all else that is folded from an event. */
const moments = new Map<string, string | null>();
const MOST_MOMENTS = 4096;

const momentIn = (date: string, time: string, timezone: string): string | null => {
  const zone = IANAZone.create(timezone);
  const wall = Date.parse(`${date}T${time}:00Z`);
  if (!zone.isValid || Number.isNaN(wall)) throw new RangeError('localMoment wants a date, HH:mm and an IANA zone');
  const found = momentsOf(zone, wall)[0];
  if (found !== undefined) return new Date(found).toISOString();
  const noon = momentsOf(zone, Date.parse(`${date}T12:00:00Z`));
  return noon.length === 0 ? null : new Date(endOfGap(zone, wall)).toISOString();
};

/** Every moment at which the clock shows this, the earliest first: none in a gap, two in an overlap. */
const momentsOf = (zone: IANAZone, wall: number): readonly number[] => {
  const before = wall - offsetAt(zone, wall - DAY);
  const after = wall - offsetAt(zone, wall + DAY);
  return [...new Set([before, after])]
    .filter((moment) => moment + offsetAt(zone, moment) === wall)
    .sort((one, other) => one - other);
};

/** The clock goes from before `wall` to past it in an instant: the first minute at which it is past. */
const endOfGap = (zone: IANAZone, wall: number): number => {
  let [early, late] = [wall - DAY, wall + DAY];
  while (late - early > MINUTE) {
    const middle = early + Math.floor((late - early) / 2 / MINUTE) * MINUTE;
    if (middle + offsetAt(zone, middle) > wall) late = middle;
    else early = middle;
  }
  return late;
};

/** Milliseconds. */
const offsetAt = (zone: IANAZone, moment: number): number => zone.offset(moment) * MINUTE;
