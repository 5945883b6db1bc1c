import test from 'ava';
import type { RequestDetails } from '#domain/inbox/request/mail-request.ts';
import { interpret } from '#language/reader/interpret.ts';
import { PLAIN_WISHES } from './plain-wishes.ts';

/** The days, hour and zone that would hold, in short: `w1,3/2` is every second Monday and Wednesday, `-1` none on Mondays. */
const inShort = ({
  frequency,
  weekday,
  weekdays: days,
  weekInterval: every,
  withoutWeekdays: without,
  clockTime: hour,
  timeOfDay: time,
  zone,
}: RequestDetails): string => {
  const named = days ?? (weekday === undefined ? [] : [weekday]);
  const often =
    named.length > 0
      ? `w${named.join()}${every === 2 ? '/2' : ''}`
      : without
        ? `-${without.join()}`
        : (frequency ?? '');
  return [often.replace('daily-', ''), hour ?? time ?? '', zone ?? ''].filter((one) => one !== '').join(' ');
};

for (const [language, wishes] of Object.entries(PLAIN_WISHES))
  for (const [words, done] of wishes)
    test(`“${words}” is done at once (${language})`, (t) => {
      const { requests, wins } = interpret(words, '2026-11-23');
      t.deepEqual(
        requests.map(({ kind, details, certain }) => [kind, inShort(details), certain]),
        [['change-schedule', done, true]],
      );
      t.deepEqual(wins, []);
    });

for (const words of [
  'maybe move the check-ins to Fridays',
  'Maybe Fridays instead.',
  'Perhaps send them on Fridays only',
  'Vielleicht wäre freitags besser.',
  'peut-être plutôt le vendredi',
  'quizás mejor los viernes',
])
  test(`“${words}” thinks aloud: it is asked about before it is done`, (t) => {
    const { requests, wins } = interpret(words, '2026-11-23');
    t.deepEqual(wins, []);
    t.true(requests.length > 0 && requests.every(({ certain, kind }) => !certain || kind === 'unknown-wish'));
  });
