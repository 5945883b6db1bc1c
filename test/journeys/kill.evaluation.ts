import test, { type ExecutionContext } from 'ava';
import { evaluation } from '#test/evaluation/share.ts';
import { type KillReport, killDrill } from '../drills/kill.ts';
import { passed, shown } from '../drills/kill-report.ts';
import { engine } from '../support/engines.ts';

const { count, isSample } = evaluation({ sample: 0.1, more: 0.15 });

const sound = (t: ExecutionContext, report: KillReport) => {
  t.log(shown(report));
  t.deepEqual(report.lost, []);
  t.deepEqual(report.doubled, []);
  t.deepEqual(report.strays, []);
  t.deepEqual(report.unequal, []);
  t.true(passed(report));
};

test('kill -9 at any moment after a 250 loses nothing and doubles nothing', async (t) => {
  t.timeout(10 * 60_000);
  sound(t, await killDrill({ kills: count(20), seed: Date.now() % 2 ** 32 }));
});

/** Some twenty processes: whenever a part of the server has changed, but not in every run of the tests. */
const mongoUrl = isSample ? null : engine('MONGODB_URL', 'kill -9 of one process of each kind');
if (mongoUrl)
  test('kill -9 of one process of each kind at any moment loses nothing and doubles nothing', async (t) => {
    t.timeout(10 * 60_000);
    sound(t, await killDrill({ kills: count(3), seed: Date.now() % 2 ** 32, fleetOn: mongoUrl }));
  });
