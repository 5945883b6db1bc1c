import test from 'ava';
import { byMonth, lastDayOf, monthsAround } from '#web/client/features/wins/by-month.ts';
import { begun, rolledBack, settled, withoutShown, withPending } from '#web/client/features/wins/optimistic.ts';
import {
  all,
  amongShown,
  begin,
  extended,
  isFarFrom,
  noSelection,
  toggled,
} from '#web/client/features/wins/selection.ts';
import { beginningOf, winName } from '#web/client/features/wins/win-name.ts';
import { aWin, aWinList } from './some-wins.ts';

const november = aWin('one', { date: '2026-11-20' });
const also = aWin('two', { date: '2026-11-02' });
const october = aWin('three', { date: '2026-10-31' });
const list = aWinList([november, also, october], {
  months: [
    { month: '2026-11', count: 2 },
    { month: '2026-10', count: 9 },
  ],
  total: 11,
});

test('wins stand under their months, with how many there are, read or not', (t) => {
  t.deepEqual(byMonth(list), [
    { month: '2026-11', count: 2, wins: [november, also] },
    { month: '2026-10', count: 9, wins: [october] },
  ]);
  const day = { ...list, wins: [november], total: 1, filters: { ...list.filters, date: '2026-11-20' } };
  t.deepEqual(byMonth(day), [{ month: '2026-11', count: 1, wins: [november] }], 'one day counts its own');
});

test('the month that somebody comes back to is drawn first, with enough above and below it to fill a window', (t) => {
  const months = ['06', '05', '04', '03', '02', '01'].map((month) => {
    const wins = Array.from({ length: 25 }, (_, at) => aWin(`${month} ${at}`, { date: `2026-${month}-10` }));
    return { month, count: wins.length, wins };
  });
  const drawn = (id: string | null) => [...monthsAround(months, id)].sort();
  t.deepEqual(drawn(null), ['04', '05', '06']);
  t.deepEqual(drawn('03 24'), ['01', '02', '03', '04', '05']);
  t.deepEqual(drawn('gone'), drawn(null));
  t.deepEqual([...monthsAround([], null)], []);
});

test('choices are far from each other where most rows look another way', (t) => {
  const many = all(Array.from({ length: 51 }, (_, at) => String(at)));
  t.true(isFarFrom(noSelection, begin(noSelection)));
  t.true(isFarFrom(begin(noSelection), many));
  t.false(isFarFrom(many, toggled(many, '7')));
});

test('a month is begun at its last day', (t) => {
  t.deepEqual(['2026-11', '2026-12', '2024-02'].map(lastDayOf), ['2026-11-30', '2026-12-31', '2024-02-29']);
});

test('what is being removed is gone and counted no more; what is being changed is shown changed', (t) => {
  const pending = begun(begun(new Map(), ['two'], 'removed'), ['three'], { private: true });
  const shown = withPending(list, pending);
  t.deepEqual(shown.wins, [november, { ...october, private: true }]);
  t.is(shown.total, 10);
  t.deepEqual(shown.months, [
    { month: '2026-11', count: 1 },
    { month: '2026-10', count: 9 },
  ]);
  t.is(shown.wins[0], november, 'what did not change is the very same');
  t.is(withPending(list, new Map()), list);
});

test('what was refused is shown as it was; what is done stays until a list shows it by itself', (t) => {
  const pending = begun(new Map(), ['one', 'two'], 'removed');
  const told = settled(rolledBack(pending, ['one']), ['two'], 7);
  t.deepEqual(withPending(list, withoutShown(told, 6)).wins, [november, october]);
  t.is(withoutShown(told, 6), told);
  t.is(withoutShown(told, 7).size, 0);
  t.is(withoutShown(pending, 99).size, 2, 'what is not done yet stays, however often the list is read');
});

test('a range goes from the one before to this one, up or down, in the order they are shown', (t) => {
  const order = ['one', 'two', 'three', 'four'];
  const chosen = (from: string, to: string) => [...extended(toggled(noSelection, from), to, order).ids].sort();
  t.deepEqual(chosen('two', 'four'), ['four', 'three', 'two']);
  t.deepEqual(chosen('four', 'two'), ['four', 'three', 'two']);
  t.deepEqual([...extended(begin(noSelection), 'two', order).ids], ['two'], 'without one before it is this one');
  t.deepEqual([...toggled(toggled(noSelection, 'one'), 'one').ids], []);
  t.is(all(order).ids.size, 4);
});

test('only what is shown can be acted on', (t) => {
  t.deepEqual(amongShown(all(['one', 'gone']), list.wins), [november]);
});

test('names tell wins apart, and cut no character in two', (t) => {
  t.is(winName(november), 'November 20, 2026: Win one');
  t.is(winName({ ...november, date: '' }), 'Date unknown: Win one');
  t.is(beginningOf('Cut the\n  nightly build', 40), 'Cut the nightly build');
  t.is(beginningOf('👩‍💻👍👍👍', 5), '👩‍💻👍👍…');
});
