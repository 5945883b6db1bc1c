import test from 'ava';
import { assert, constantFrom, date, property, record } from 'fast-check';
import { type AskedPeriod, spanAsked, spanBefore } from '#domain/insights/look-back.ts';
import { daysBetween } from '#domain/time/dates.ts';
import { dateInWords } from '#mail-gateway/sending/words/in-words.ts';
import { during, duringBefore, titleOfSpan } from '#mail-gateway/sending/words/span-words.ts';

const TODAY = '2026-11-22';
const asked = (period: AskedPeriod) => spanAsked(period, TODAY);
const said = (period: AskedPeriod, withYear = false) => {
  const spoken = { ...asked(period), withYear };
  return [titleOfSpan(spoken), during(spoken), duringBefore(spoken)];
};

test('a quarter is three months of the calendar, whole or up to today', (t) => {
  t.deepEqual(asked({ period: 'quarter', periodDate: '2026-08-17' }).span, { from: '2026-07-01', to: '2026-09-30' });
  t.deepEqual(asked({ period: 'quarter' }).span, { from: '2026-10-01', to: TODAY });
  t.deepEqual(asked({ period: 'quarter', previous: true }).span, { from: '2026-07-01', to: '2026-09-30' });
  t.deepEqual(asked({ period: 'quarter', periodDate: '2026-10-05' }).span, { from: '2026-10-01', to: TODAY });
  t.deepEqual(said({ period: 'quarter', periodDate: '2025-01-01' }, true), [
    'Your first quarter of 2025',
    'in the first quarter of 2025',
    'in the fourth quarter of 2024',
  ]);
  t.deepEqual(said({ period: 'quarter' }), [
    'Your quarter so far, October 1 – November 22',
    'this quarter',
    'at this point last quarter',
  ]);
});

test('a named month and the time since a date end no later than today', (t) => {
  t.deepEqual(asked({ period: 'month', periodDate: '2026-02-10' }).span, { from: '2026-02-01', to: '2026-02-28' });
  t.deepEqual(said({ period: 'month', periodDate: '2025-03-01' }, true), [
    'Your March 2025',
    'in March 2025',
    'in February 2025',
  ]);
  t.deepEqual(asked({ period: 'since', periodDate: '2026-05-03' }).span, { from: '2026-05-03', to: TODAY });
  t.deepEqual(said({ period: 'since', periodDate: '2026-05-03' }), [
    'Your time since May 3',
    'since May 3',
    'in as many days before',
  ]);
  t.deepEqual(
    asked({ period: 'since', periodDate: '2027-01-01' }),
    asked({}),
    'what is still to come is no time to look back on',
  );
  t.deepEqual(asked({ period: 'since' }), asked({}));
  t.deepEqual(asked({ period: 'month', periodDate: 'soon' }), asked({ period: 'month' }));
});

test('whatever is asked for, its span ends by today and begins before its end, and what it is compared with lies before it', (t) => {
  const day = date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }).map((at) =>
    at.toISOString().slice(0, 10),
  );
  const period = constantFrom('week', 'month', 'quarter', 'year', 'since').map((name) => name as 'week' | 'since');
  assert(
    property(record({ period, of: day }), day, (one, today) => {
      const { period: found, span } = spanAsked(one, today);
      const before = spanBefore(found, span);
      t.true(span.from <= span.to && span.to <= today);
      t.true(before.from <= before.to && before.to < span.from);
      if (found === 'since') t.is(daysBetween(before.from, before.to), daysBetween(span.from, span.to));
    }),
  );
});

test('French counts the first of a month, and no other day', (t) => {
  const title = (of: string) => titleOfSpan({ ...asked({ period: 'since', periodDate: of }), withYear: false }, 'fr');
  t.deepEqual([title('2026-01-01'), title('2026-05-11')], ['Depuis le 1er janvier', 'Depuis le 11 mai']);
  t.is(titleOfSpan({ ...asked({ period: 'month' }), withYear: false }, 'fr'), 'Votre mois jusqu’ici, 1er–22 novembre');
  t.is(dateInWords('2026-01-01', 'fr'), '1er janvier 2026');
  t.is(dateInWords('2026-01-01', 'es'), '1 de enero de 2026');
});
