import test from 'ava';
import { asFiledBefore, type FiledWin } from '#domain/wins/remembered.ts';

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

test('a category that was put right for a win is that of later ones like it', (t) => {
  const said = filed('Sold the season tickets at the gate', { foundCategory: 'Sales', chosenCategory: 'Customers' });
  const later = 'Sold season tickets at the other gate';
  t.deepEqual(asFiledBefore(later, found('Sales'), [said]), found('Customers'));
  t.is(asFiledBefore('Sold the old van', found('Sales'), [said]).category, 'Sales');
  t.is(asFiledBefore(later, found('Learning'), [said]).category, 'Learning');
  const bySkill = { ...said, foundSkills: ['Sales'] };
  t.is(asFiledBefore('Sold the old van', found('Sales', ['sales']), [bySkill]).category, 'Customers');
});

test('a skill that was struck is not claimed again, and one that was put in its place stands for it', (t) => {
  const struck = filed('a', { foundSkills: ['Plumbing', 'Repair'], chosenSkills: ['Repair'] });
  const called = filed('b', { foundSkills: ['Training'], chosenSkills: ['Mentoring'] });
  t.deepEqual(asFiledBefore('x', found('Other', ['plumbing', 'Repair']), [struck]).skills, ['Repair']);
  t.deepEqual(asFiledBefore('x', found('Other', ['Training']), [called]).skills, ['Mentoring']);
  t.deepEqual(asFiledBefore('x', found('Other', ['Welding']), [struck, called]).skills, ['Welding']);
});

test('the newest word of its user counts', (t) => {
  const [newer, older] = [
    filed('a', { foundSkills: ['Plumbing'], chosenSkills: ['Plumbing', 'Welding'] }),
    filed('b', { foundSkills: ['Plumbing'], chosenSkills: [] }),
  ];
  t.deepEqual(asFiledBefore('x', found('Other', ['Plumbing']), [newer, older]).skills, ['Plumbing']);
  t.deepEqual(asFiledBefore('x', found('Other', ['Plumbing']), [older, newer]).skills, []);
});

test('what nobody put right stays as it was found', (t) => {
  const left = filed('Sold the season tickets at the gate', { foundCategory: 'Sales', foundSkills: ['Sales'] });
  t.deepEqual(
    asFiledBefore('Sold season tickets at the gate', found('Sales', ['Sales']), [left]),
    found('Sales', ['Sales']),
  );
});
