import test from 'ava';
import { array, assert, boolean, constantFrom, property, record } from 'fast-check';
import type { Analysis } from '#domain/wins/events.ts';
import { asFiledBefore, type FiledWin } from '#domain/wins/remembered.ts';
import { likeness } from '#language/reader/likeness.ts';

const filed = (text: string, other: Partial<FiledWin>): FiledWin => ({
  text,
  foundCategory: 'Other',
  chosenCategory: '',
  foundSkills: [],
  chosenSkills: null,
  ...other,
});
const found = (category: string, skills: readonly string[] = []) => ({
  category,
  categoryIsGuess: false,
  analysis: '3 more.',
  skills,
});

const guess = (category: string): Analysis => ({ ...found(category), categoryIsGuess: true });
const asFiled = (text: string, analysis: Analysis, earlier: readonly FiledWin[]) =>
  asFiledBefore(text, analysis, earlier, likeness);
const chosen = (text: string, chosenCategory: string): FiledWin => filed(text, { chosenCategory });

test('a guess takes the category that was put right for a win like it, in other words too, and stays a guess', (t) => {
  const said = [
    chosen('Ran the weekly stand-up for the night team', 'Leadership'),
    chosen('Baked bread', 'Creativity'),
  ];
  t.like(asFiled('Led the daily stand-up of the day team', guess('Organisation'), said), {
    category: 'Leadership',
    categoryIsGuess: true,
  });
  for (const other of ['Closed the ward audit with no findings', 'Hired two nurses for the night shift'])
    t.deepEqual(asFiled(other, guess('Organisation'), said), guess('Organisation'), other);
});

test('a sure category gives way only to that of nearly the same words, which is sure too', (t) => {
  const said = [chosen('Ran the weekly stand-up for the night team', 'Leadership')];
  t.deepEqual(asFiled('Led the daily stand-up of the day team', found('Organisation'), said), found('Organisation'));
  t.deepEqual(asFiled('Ran the stand-up for the night team', found('Organisation'), said), found('Leadership'));
  t.deepEqual(asFiled('Ran the stand-up for the night team', guess('Organisation'), said), found('Leadership'));
});

test('the likest correction counts, whichever it is, and wins that nobody filed teach nothing', (t) => {
  const words = array(constantFrom('ran', 'night', 'team', 'audit', 'ward', 'bread', 'gate', 'tickets'), {
    minLength: 2,
  });
  const wins = array(record({ text: words, choice: constantFrom('', 'Care', 'Sales', 'Teaching') }), { maxLength: 6 });
  assert(
    property(words, wins, boolean(), (said, earlier, categoryIsGuess) => {
      const journal = earlier.map(({ text, choice }) => chosen(text.join(' '), choice));
      const analysis = { ...found('Delivery'), categoryIsGuess };
      const now = asFiled(said.join(' '), analysis, journal);
      const corrections = journal.filter(({ chosenCategory }) => chosenCategory !== '');
      const of = (win: FiledWin) => likeness(said.join(' '), win.text);
      const most = Math.max(0, ...corrections.map((win) => of(win).meaning + of(win).words));
      const from = corrections.filter((win) => of(win).meaning + of(win).words === most);
      const isTaken = now.category !== 'Delivery' && from.some((win) => win.chosenCategory === now.category);
      return isTaken
        ? categoryIsGuess || !now.categoryIsGuess
        : now.category === 'Delivery' && now.categoryIsGuess === categoryIsGuess;
    }),
  );
  t.pass();
});

test('a skill that was struck is not claimed again, and one that was put in its place stands for it', (t) => {
  const struck = filed('a', { foundSkills: ['Plumbing', 'Repair'], chosenSkills: ['Repair'] });
  const called = filed('b', { foundSkills: ['Training'], chosenSkills: ['Mentoring'] });
  t.deepEqual(asFiled('x', found('Other', ['plumbing', 'Repair']), [struck]).skills, ['Repair']);
  t.deepEqual(asFiled('x', found('Other', ['Training']), [called]).skills, ['Mentoring']);
  t.deepEqual(asFiled('x', found('Other', ['Welding']), [struck, called]).skills, ['Welding']);
});

test('the newest word of its user counts', (t) => {
  const [newer, older] = [
    filed('a', { foundSkills: ['Plumbing'], chosenSkills: ['Plumbing', 'Welding'] }),
    filed('b', { foundSkills: ['Plumbing'], chosenSkills: [] }),
  ];
  t.deepEqual(asFiled('x', found('Other', ['Plumbing']), [newer, older]).skills, ['Plumbing']);
  t.deepEqual(asFiled('x', found('Other', ['Plumbing']), [older, newer]).skills, []);
});

test('what nobody put right stays as it was found', (t) => {
  const left = filed('Sold the season tickets at the gate', { foundCategory: 'Sales', foundSkills: ['Sales'] });
  t.deepEqual(asFiled('Sold season tickets at the gate', found('Sales', ['Sales']), [left]), found('Sales', ['Sales']));
});
