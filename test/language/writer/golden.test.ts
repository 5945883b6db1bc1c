import test from 'ava';
import { builtinWriter } from '#language/writer/writer.ts';
import { winSetting } from '#test/support/win-setting.ts';
import { goldenAtWork } from './golden-cases.ts';
import { goldenBeside } from './golden-more-cases.ts';

const golden = { ...goldenAtWork, ...goldenBeside };

const named = (list = ''): string[] => list.split(', ').filter((name) => name !== '');

test('of wins of many professions no skill is claimed that is not shown, and a category that is given is right in 95 of 100', async (t) => {
  const wins = Object.values(golden).flat();
  const wrong: string[] = [];
  let given = 0;
  for (const [win, category, , doesNotShow] of wins) {
    const found = await builtinWriter.analyse(win, winSetting());
    for (const name of named(doesNotShow)) t.false(found.skills.includes(name), `${win}: ${name}`);
    if (found.category === 'Other') continue;
    given += 1;
    if (found.category !== category) wrong.push(`${win}: ${found.category}, not ${category}`);
  }
  t.log(`${wins.length} wins, ${given} with a category, ${wrong.length} of another kind\n${wrong.join('\n')}`);
  t.true(wins.length >= 60);
  t.true(wrong.length <= given * 0.05, wrong.join('\n'));
});
