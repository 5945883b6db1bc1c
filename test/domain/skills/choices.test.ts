import test from 'ava';
import { namesOfSkills } from '#domain/skills/names.ts';
import { hidden, named, spelled } from '#test/support/skills.ts';

test('a skill is called as most wins spell it', (t) => {
  const names = namesOfSkills(spelled({ presentations: 2, Presentation: 3, 'public speaking': 1, Excel: 1 }), []);
  t.deepEqual(names.ofAll(['presentations', 'Excel', 'Presentation']), ['Presentation', 'Excel']);
  t.deepEqual(names.spellingsOf('PRESENTATION'), ['presentations', 'Presentation']);
  t.deepEqual(names.spellingsOf('Skiing'), []);
  t.is(names.of('Skiing'), 'Skiing');
});

test('a skill that was renamed, or merged into another, is called so, in later wins and other spellings too', (t) => {
  const names = namesOfSkills(spelled({ Comms: 5, Writing: 2, communication: 1 }), [
    named('1', ['Comms', 'Writing'], 'Communication'),
  ]);
  t.deepEqual(names.ofAll(['Comms', 'Writing', 'communication', 'comms']), ['Communication']);
  t.deepEqual(names.spellingsOf('communication'), ['Comms', 'Writing', 'communication']);
});

test('choices are made one after the other, of what a skill was called by then', (t) => {
  const choices = [named('1', ['A1'], 'B1'), named('2', ['B1'], 'C1'), named('3', ['C1', 'D1'], 'A1')];
  const count = spelled({ A1: 1, B1: 1, C1: 1, D1: 1 });
  t.deepEqual(namesOfSkills(count, choices).ofAll(['A1', 'B1', 'C1', 'D1']), ['A1']);
  t.deepEqual(namesOfSkills(count, choices.slice(1)).ofAll(['A1', 'B1', 'D1']), ['A1']);
  t.deepEqual(namesOfSkills(count, choices.slice(0, 2)).ofAll(['A1', 'B1', 'D1']), ['C1', 'D1']);
});

test('a hidden skill is shown nowhere, until it is named again', (t) => {
  const count = spelled({ Excel: 3, Sheets: 1 });
  const [hide, name] = [hidden('1', 'excel'), named('2', ['Sheets'], 'Excel')];
  t.deepEqual(namesOfSkills(count, [hide]).ofAll(['Excel', 'Sheets', 'EXCEL']), ['Sheets']);
  t.deepEqual(namesOfSkills(count, [hide, name]).ofAll(['Excel', 'Sheets']), ['Excel']);
  t.deepEqual(namesOfSkills(count, [name, hide]).ofAll(['Excel', 'Sheets']), []);
});
