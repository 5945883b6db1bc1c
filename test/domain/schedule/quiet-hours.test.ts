import test from 'ava';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { isQuietHour } from '#domain/schedule/schedule.ts';

const on = (local: string, zone: string) => DateTime.fromISO(local, { zone }).toUTC().toISO() ?? '';

test('no text goes out between nine in the evening and eight in the morning, on the user’s own wall', (t) => {
  for (const zone of ['UTC', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland', 'Australia/Lord_Howe']) {
    for (const [time, quiet] of [
      ['20:59:59', false],
      ['21:00:00', true],
      ['23:59:59', true],
      ['00:00:00', true],
      ['07:59:59', true],
      ['08:00:00', false],
      ['12:00:00', false],
    ] as const)
      t.is(isQuietHour(on(`2026-11-21T${time}`, zone), zone), quiet, `${time} ${zone}`);
  }
  t.true(isQuietHour('2026-11-21T12:30:00.000Z', 'America/Los_Angeles'));
  t.throws(() => isQuietHour('2026-11-21T12:30:00.000Z', 'Nowhere/Land'), { instanceOf: RangeError });
});

test('it is the hour on the wall that counts, in every zone and on both sides of a clock change', (t) => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const times = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(zones, times, (timeZone, at) => {
      const hour = Number(new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(at));
      return isQuietHour(at.toISOString(), timeZone) === (hour >= 21 || hour < 8);
    }),
    { seed: 7, numRuns: 2000 },
  );
  t.pass();
});
