import test from 'ava';
import { isSkill } from '#infrastructure/builtin/writer/vocabulary/vocabulary.ts';
import { builtinWriter } from '#infrastructure/builtin/writer/writer.ts';
import { winSetting } from '#test/support/win-setting.ts';
import { goldenAtWork } from './writer-golden-cases.ts';
import { goldenBeside } from './writer-golden-more-cases.ts';

const golden = { ...goldenAtWork, ...goldenBeside };

const named = (list = ''): string[] => list.split(', ').filter((name) => name !== '');

test('reads wins of many professions as a careful reader would, at least 95 in 100 of them', async (t) => {
  const wins = Object.entries(golden).flatMap(([field, rows]) => rows.map((row) => [field, row] as const));
  const wrong: string[] = [];
  for (const [field, [win, category, shows, doesNotShow]] of wins) {
    const found = await builtinWriter.analyse(win, winSetting());
    const faults = [
      ...(found.category === category ? [] : [`category ${found.category}, not ${category}`]),
      ...named(shows)
        .filter((name) => !found.skills.includes(name))
        .map((name) => `misses ${name}`),
      ...named(doesNotShow)
        .filter((name) => found.skills.includes(name))
        .map((name) => `claims ${name}`),
    ];
    if (faults.length > 0) wrong.push(`${field}: ${win}\n    ${faults.join('; ')} [${found.skills.join(', ')}]`);
  }
  const share = 1 - wrong.length / wins.length;
  t.log(
    `${wins.length} wins in ${Object.keys(golden).length} groups, ${(share * 100).toFixed(1)} % right\n${wrong.join('\n')}`,
  );
  t.true(wins.length >= 60);
  t.true(share >= 0.95, wrong.join('\n'));
});

test('asks only for skills that the vocabulary has', (t) => {
  for (const [, , shows] of Object.values(golden).flat()) for (const name of named(shows)) t.true(isSkill(name), name);
});
