import test from 'ava';
import { assert, integer, property, string } from 'fast-check';
import { foldText } from '#domain/text.ts';
import { isTimezone, localDate } from '#domain/time/local-time.ts';

test('folded text has no letter case and no accents', (t) => {
  t.is(foldText('Crème BRÛLÉE'), 'creme brulee');
  t.is(foldText('Straße'), foldText('STRASSE'));
  t.is(foldText('ﬁnal ½'), 'final 1⁄2');
  t.is(foldText('İstanbul'), 'istanbul');
  t.is(foldText('Zoe\u0308'), foldText('ZO\u00cb'));
});

test('a word is found in a longer one whatever letter it ends with', (t) => {
  t.true(foldText('ΟΔΟΣΑ').includes(foldText('ΟΔΟΣ')));
  t.true(foldText('οδός').includes(foldText('ΟΔΟΣ')));
});

test('whatever the text: folding it twice is folding it once', (t) => {
  assert(
    property(string({ unit: 'binary' }), (text) => foldText(foldText(text)) === foldText(text)),
    { numRuns: 5000 },
  );
  t.pass();
});

test('whatever the text: it contains each of its words', (t) => {
  assert(
    property(
      string({ unit: 'grapheme' }),
      string({ unit: 'grapheme' }),
      string({ unit: 'grapheme' }),
      (before, word, after) => foldText(`${before} ${word} ${after}`).includes(foldText(word)),
    ),
    { numRuns: 2000 },
  );
  t.pass();
});

test('the local date is the one on the wall there', (t) => {
  t.is(localDate('2026-11-20T23:30:00.000Z', 'UTC'), '2026-11-20');
  t.is(localDate('2026-11-20T23:30:00.000Z', 'Europe/Paris'), '2026-11-21');
  t.is(localDate('2026-11-20T10:00:00.000Z', 'Pacific/Kiritimati'), '2026-11-21');
  t.is(localDate('2026-11-20T10:00:00.000Z', 'Pacific/Pago_Pago'), '2026-11-19');
  t.is(localDate('2026-11-20T18:29:59.999Z', 'Asia/Kolkata'), '2026-11-20');
  t.is(localDate('2026-11-20T18:30:00.000Z', 'Asia/Kolkata'), '2026-11-21');
});

test('a clock change moves midnight, and the date with it', (t) => {
  // New York: five hours behind before 8 March 2026, four from then on; five again from 1 November.
  t.is(localDate('2026-03-08T04:59:59.000Z', 'America/New_York'), '2026-03-07');
  t.is(localDate('2026-03-08T05:00:00.000Z', 'America/New_York'), '2026-03-08');
  t.is(localDate('2026-03-09T03:59:59.000Z', 'America/New_York'), '2026-03-08');
  t.is(localDate('2026-03-09T04:00:00.000Z', 'America/New_York'), '2026-03-09');
  t.is(localDate('2026-11-02T04:30:00.000Z', 'America/New_York'), '2026-11-01');
  // In Beirut and Santiago midnight itself is left out.
  t.is(localDate('2026-03-28T22:00:00.000Z', 'Asia/Beirut'), '2026-03-29');
  t.is(localDate('2026-09-06T04:00:00.000Z', 'America/Santiago'), '2026-09-06');
  // Samoa had no 30 December 2011.
  t.is(localDate('2011-12-30T09:59:59.000Z', 'Pacific/Apia'), '2011-12-29');
  t.is(localDate('2011-12-30T10:00:00.000Z', 'Pacific/Apia'), '2011-12-31');
});

test('in any zone: dates never go back, and are at most a day from that of UTC', (t) => {
  const moment = integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) });
  const zones = Intl.supportedValuesOf('timeZone');
  assert(
    property(
      moment,
      integer({ min: 0, max: zones.length - 1 }),
      integer({ min: 0, max: 86_400_000 }),
      (at, index, on) => {
        const zone = zones[index] ?? 'UTC';
        const date = (when: number) => localDate(new Date(when).toISOString(), zone);
        const apart = Math.abs(Date.parse(date(at)) - Date.parse(new Date(at).toISOString().slice(0, 10)));
        return date(at) <= date(at + on) && apart <= 86_400_000;
      },
    ),
    { numRuns: 2000 },
  );
  t.pass();
});

test('a zone is one of the time-zone database, not wherever this machine stands', (t) => {
  for (const zone of ['UTC', 'Europe/Paris', 'America/Argentina/Buenos_Aires']) t.true(isTimezone(zone), zone);
  for (const zone of ['', 'local', 'system', 'default', 'Europe/Nowhere', 'Europe/Paris\n', '../etc/passwd'])
    t.false(isTimezone(zone), zone);
});

test('a time or zone that is none is a fault, not a date', (t) => {
  t.throws(() => localDate('2026-11-20T09:00:00.000Z', 'local'), { instanceOf: RangeError });
  t.throws(() => localDate('yesterday', 'UTC'), { instanceOf: RangeError });
});
