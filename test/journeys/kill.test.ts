import test from 'ava';
import { killDrill } from '../drills/kill.ts';
import { passed, shown } from '../drills/kill-report.ts';

test('kill -9 at any moment after a 250 loses nothing and doubles nothing', async (t) => {
  t.timeout(10 * 60_000);
  const report = await killDrill({ kills: 20, seed: Date.now() % 2 ** 32 });
  t.log(shown(report));
  t.deepEqual(report.lost, []);
  t.deepEqual(report.doubled, []);
  t.deepEqual(report.strays, []);
  t.deepEqual(report.unequal, []);
  t.true(passed(report));
});
