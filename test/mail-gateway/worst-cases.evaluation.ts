import test from 'ava';
import { createChildPool } from '#application/engine/children/child-pool.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import { evaluation } from '#test/evaluation/share.ts';
import { entryPoints } from './worst/entry-points.ts';
import { type Pump, pumps } from './worst/pumps.ts';
import type { WorstTask } from './worst/read-in-child.ts';

/** Nothing that ends by itself takes that long; what searches in too many ways never ends. */
const HARD_END_MS = 60_000;
/** What takes a thread less than that of its own time is not looked at for how it grows. */
const NOTICED_MS = 150;
/** Eight times the bytes cost about eight times the work. Were the work squared, it would be 64 times. */
const MOST_GROWTH = 24;

const ofSize = ([begins, again, ends]: Pump, size: number): string => {
  const times = Math.max(1, Math.floor((size - begins.length - ends.length) / again.length));
  return `${begins}${again.repeat(times)}${ends}`;
};

/** Short ones too: many rules look only at what is no longer than a sentence. */
const sizesFor = (most: number) => [190, 290, 590, 1_900].filter((size) => size < most / 8).concat(most / 8, most);

const { some } = evaluation({ sample: 0.02, more: 0.05 });

const pool = createChildPool<WorstTask, number>({
  module: new URL('./worst/read-in-child.ts', import.meta.url),
  children: 1,
  timeLimitMs: HARD_END_MS,
  heapMb: 512,
  dataMb: 1024,
  maxAnswerBytes: 1024,
  closed: () => new Fault('closed', 'closed'),
});
test.after.always(() => pool.close());

for (const [at, [name, { most }]] of [...entryPoints].entries())
  test.serial(`by ${name} comes nothing that is searched for ever: the work grows as the bytes do`, async (t) => {
    t.timeout(600_000);
    for (const pump of some(pumps, at)) {
      const took: number[] = [];
      for (const size of sizesFor(most)) {
        const outcome = await pool.ask(() => ({ entryPoint: name, text: ofSize(pump, size) }));
        if ('broke' in outcome) return t.fail(`${JSON.stringify(pump)} of ${size} bytes: ${outcome.broke}`);
        took.push(outcome.answer);
      }
      const [some = 0, all = 0] = took.slice(-2);
      const isLinear = all < NOTICED_MS || all / Math.max(some, 1) < MOST_GROWTH;
      t.true(isLinear, `${JSON.stringify(pump)}: ${took.map((one) => one.toFixed(0)).join(', ')} ms`);
    }
  });
