import { IANAZone } from 'luxon';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Every zone of this machine's time-zone database. */
export const everyZone: readonly string[] = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

/** The moments in these years at which a zone's clock is put forward or back, found to the minute; one of none has none. */
export const changesOf = (zone: string, firstYear: number, lastYear: number): readonly number[] => {
  const { offset } = { offset: (at: number) => IANAZone.create(zone).offset(at) };
  const changes: number[] = [];
  for (let at = Date.UTC(firstYear, 0, 1); at < Date.UTC(lastYear + 1, 0, 1); at += DAY)
    if (offset(at) !== offset(at + DAY)) changes.push(changeIn(offset, at, at + DAY));
  return changes;
};

const changeIn = (offset: (at: number) => number, from: number, to: number): number => {
  let [early, late] = [from, to];
  while (late - early > MINUTE) {
    const middle = early + Math.floor((late - early) / 2 / MINUTE) * MINUTE;
    if (offset(middle) === offset(early)) early = middle;
    else late = middle;
  }
  return late;
};
