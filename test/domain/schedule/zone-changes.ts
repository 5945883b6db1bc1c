import { IANAZone } from 'luxon';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Every zone of this machine's time-zone database. */
export const everyZone: readonly string[] = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

/** A clock on the wall: its zones show the same all through the years, and its changes are the moments it is put forward or back. */
type Clock = Readonly<{ zones: readonly [string, ...string[]]; changes: readonly number[] }>;

type OffsetAt = (at: number) => number;
const offsetIn =
  (zone: string): OffsetAt =>
  (at) =>
    IANAZone.create(zone).offset(at);

/** Found to the minute. */
const changesOf = (offset: OffsetAt, from: number, until: number): readonly number[] => {
  const changes: number[] = [];
  let before = offset(from);
  for (let at = from; at < until; at += DAY) {
    const after = offset(at + DAY);
    if (before !== after) changes.push(changeIn(offset, at, at + DAY));
    before = after;
  }
  return changes;
};

/** Four hundred zones share some sixty clocks. */
const clocksOf = (firstYear: number, lastYear: number): readonly Clock[] => {
  const [from, until] = [Date.UTC(firstYear, 0, 1), Date.UTC(lastYear + 1, 0, 1)];
  const clocks = new Map<string, { zones: [string, ...string[]]; changes: readonly number[] }>();
  for (const zone of everyZone) {
    const offset = offsetIn(zone);
    const changes = changesOf(offset, from, until);
    const shown = JSON.stringify([offset(from), changes.map((change) => [change, offset(change)])]);
    const known = clocks.get(shown);
    if (known) known.zones.push(zone);
    else clocks.set(shown, { zones: [zone], changes });
  }
  return [...clocks.values()];
};

const changeIn = (offset: OffsetAt, from: number, to: number): number => {
  let [early, late] = [from, to];
  while (late - early > MINUTE) {
    const middle = early + Math.floor((late - early) / 2 / MINUTE) * MINUTE;
    if (offset(middle) === offset(early)) early = middle;
    else late = middle;
  }
  return late;
};

export const clocks = clocksOf(2026, 2027);
