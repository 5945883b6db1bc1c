import test from 'ava';
import fc from 'fast-check';
import { sharesOf } from '#domain/wins/cairn-shares.ts';

const filed = (...counts: readonly (readonly [month: string, category: string, wins: number])[]) =>
  new Map(counts.map(([month, category, wins]) => [`${month}${category}`, wins]));

test('without wins, or with the newest alone, there is no share', (t) => {
  t.deepEqual(sharesOf(new Map(), 7), []);
  t.deepEqual(sharesOf(filed(['2026-11', 'Care', 1]), 7), []);
});

test('a few wins are a stone each, the oldest first, whatever order they are counted in', (t) => {
  const counted = filed(['2026-11', 'Sales', 2], ['2026-01', 'Care', 1]);
  t.deepEqual(sharesOf(counted, 7), [
    { wins: 1, category: 'Care' },
    { wins: 1, category: 'Sales' },
  ]);
});

test('many wins are shared evenly, each share about what most of it is about', (t) => {
  const shares = sharesOf(filed(['2026-01', 'Care', 60], ['2026-02', 'Sales', 41]), 5);
  t.deepEqual(shares, [
    { wins: 20, category: 'Care' },
    { wins: 20, category: 'Care' },
    { wins: 20, category: 'Care' },
    { wins: 20, category: 'Sales' },
    { wins: 20, category: 'Sales' },
  ]);
});

test('whatever the wins, all but the newest are in a share, and no two shares differ by more than one', (t) => {
  const counts = fc.dictionary(
    fc
      .tuple(fc.constantFrom('2026-01', '2026-02', '2025-12'), fc.constantFrom('', 'Care', 'Sales'))
      .map((n) => n.join('')),
    fc.integer({ min: 1, max: 400 }),
    { minKeys: 1 },
  );
  fc.assert(
    fc.property(counts, (made) => {
      const all = Object.values(made).reduce((sum, wins) => sum + wins, 0);
      const wins = sharesOf(new Map(Object.entries(made)), 7).map((share) => share.wins);
      t.is(
        wins.reduce((sum, one) => sum + one, 0),
        all - 1,
      );
      t.is(wins.length, Math.min(7, all - 1));
      if (wins.length > 0) t.true(Math.max(...wins) - Math.min(...wins) <= 1);
    }),
  );
});
