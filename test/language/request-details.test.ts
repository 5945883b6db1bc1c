import test from 'ava';
import { detailsOf } from '#language/reader/details/details-of.ts';
import { TODAY } from '../support/labelled-words.ts';

const until = (words: string, today: string) => detailsOf('pause', words, today).until;
const schedule = (words: string) => detailsOf('change-schedule', words, TODAY);

test('a pause is counted from the day it is asked on', (t) => {
  t.is(until('pause for two weeks', '2026-12-25'), '2027-01-08');
  t.is(until('pause for a month', '2027-01-31'), '2027-02-28');
  t.is(until('pause until 29 February', '2027-06-01'), '2028-02-29');
  t.is(until('pause until the 31st', '2026-04-10'), '2026-05-31');
  t.is(until('pause until Monday', '2026-03-16'), '2026-03-23');
  t.is(until('no mails next week', '2026-03-15'), '2026-03-23');
  t.is(until('pause over Christmas', '2026-12-24'), '2026-12-27');
  t.is(until('pause until the end of the year', '2026-12-31'), '2027-01-01');
});

test('a pause that is asked from a later day on begins then, and one for days to come on the first of them', (t) => {
  const pause = (words: string) => detailsOf('pause', words, '2026-11-18');
  const [from, until] = ['2026-12-03', '2026-12-18'];
  t.deepEqual(pause('no mails from the 3rd to the 17th of December please'), { from, until });
  t.deepEqual(pause('vom 3. bis 17. Dezember bitte keine Mails'), { from, until });
  t.deepEqual(pause('pas de messages du 3 au 17 décembre svp'), { from, until });
  t.deepEqual(pause('nada del 3 al 17 de diciembre por favor'), { from, until });
  const nextWeek = { from: '2026-11-23', until: '2026-11-28' };
  t.deepEqual(pause('pause from Monday to Friday next week'), nextWeek);
  t.deepEqual(pause('no emails next week'), { from: '2026-11-23', until: '2026-11-30' });
  t.deepEqual(pause('ab Montag für zwei Wochen bitte keine Mails'), { from: '2026-11-23', until: '2026-12-07' });
  t.deepEqual(pause('pause from Monday'), { from: '2026-11-23' });
  t.deepEqual(pause('pause for two weeks'), { until: '2026-12-02' });
  t.deepEqual(pause('pause for the rest of the week'), { until: '2026-11-23' });
  t.deepEqual(pause('pause over Christmas'), { from: '2026-12-24', until: '2026-12-27' });
});

test('a date that two orders can mean is the one that comes first', (t) => {
  t.is(until('pause until 12/01', '2026-12-20'), '2027-01-12');
  t.is(until('pause until 12/01', '2026-11-20'), '2026-12-01');
  t.is(until('pause until 25/12', '2026-11-20'), '2026-12-25');
  t.is(until('pause until 12/25', '2026-11-20'), '2026-12-25');
});

test('a day that is past or that no calendar has ends no pause', (t) => {
  t.is(until('pause until 2025-01-01', TODAY), undefined);
  t.is(until('pause until 31 November 2026', TODAY), undefined);
  t.is(until('pause until 45.13.', TODAY), undefined);
});

test('Easter is found in every year', (t) => {
  t.deepEqual(
    ['2026', '2027', '2028', '2029', '2030'].map((year) => until('pause until after Easter', `${year}-01-02`)),
    ['2026-04-07', '2027-03-30', '2028-04-18', '2029-04-03', '2030-04-23'],
  );
});

test('every hour of the clock is read in the ways it is written', (t) => {
  for (let hour = 0; hour < 24; hour += 1) {
    const written = `${String(hour).padStart(2, '0')}:00`;
    const half = `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`;
    t.is(schedule(`send the mails at ${written}`).clockTime, written);
    t.is(schedule(`send the mails at ${half}`).clockTime, written, half);
    t.is(schedule(`Bitte um ${written} Uhr`).clockTime, written);
  }
});

test('an hour that is as likely in the morning as in the afternoon stays open', (t) => {
  t.deepEqual(schedule('send it at 4'), {});
  t.deepEqual(schedule('send it at 4 in the afternoon'), { clockTime: '16:00' });
  t.deepEqual(schedule('send it at 25:00'), {});
});

test('a zone is known by every name that this runtime has for one', (t) => {
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    t.is(
      schedule(`please set my time zone to ${zone}`).zone,
      zone.includes('/') ? zone : schedule(`time zone ${zone}`).zone,
      zone,
    );
  }
});

test('a zone nobody knows stays as it was written, so that we can ask', (t) => {
  t.is(schedule('please change my time zone to Atlantis').zone, 'Atlantis');
  t.is(schedule('please change my time zone to UTC+19').zone, 'UTC+19');
});

const corrections = (words: string) => detailsOf('correct-wins', words, TODAY).corrections;
const whole = (number: number, text: string) => ({ kind: 'reword', number, text, isFullText: true });

test('what a win should read is kept to its end, semicolons, sentences and all', (t) => {
  t.deepEqual(corrections('1 should read: Led the migration; trained two colleagues'), [
    whole(1, 'Led the migration; trained two colleagues'),
  ] as never);
  t.deepEqual(corrections('Change 1 to: A; B; C. Drop 3.'), [
    whole(1, 'A; B; C'),
    { kind: 'drop', number: 3 },
  ] as never);
  t.deepEqual(corrections('2 should read: "Cut costs; saved 3k"'), [whole(2, 'Cut costs; saved 3k')] as never);
  t.deepEqual(corrections('1 should read: Led it; 2 was at night; thanks!'), [
    whole(1, 'Led it'),
    { kind: 'reword', number: 2, text: 'at night', isFullText: false },
  ] as never);
  const long = `${'One more thing; '.repeat(120)}done`;
  t.deepEqual(corrections(`1 should read: ${long}`), [whole(1, long)] as never);
});
