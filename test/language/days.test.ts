import test from 'ava';
import { readText } from '#language/reader/read-words.ts';
import { understood as read } from '../support/understood.ts';

for (const [text, day] of [
  ['My dad died on Tuesday', 'loss'],
  ['Meine Mutter ist am Sonntag gestorben.', 'loss'],
  ['Mon père est mort mardi.', 'loss'],
  ['Mi abuela murió el domingo.', 'loss'],
  ['I was laid off this morning after nine years.', 'job'],
  ['Ich bin heute entlassen worden.', 'job'],
] as const)
  test(`“${text}” is a hard day of its kind and no win`, (t) => {
    const { remark, wins, asides } = read(text);
    t.deepEqual([remark?.hardDay, wins, asides], [day, [], []]);
  });

test('one sentence of danger decides, whatever stands around it, and while a question of ours waits', (t) => {
  const danger = 'hab heute die tabletten im schrank gezählt und mich dann gefragt wer das überhaupt merken würde';
  for (const text of [
    `bin so müde. nich vom dienst. ${danger}. egal. schlaf jetzt`,
    `Der Einkauf ist erledigt. Das Wetter war schön. ${danger}. Morgen kommt der Klempner. Gute Nacht.`,
  ]) {
    t.is(read(text).tone, 'crisis', text);
    t.is(readText(text, { asked: 'How many people use it?', today: '2026-11-22' }).tone, 'crisis', text);
  }
});

test('a win beside a hard day is kept', (t) => {
  const mixed = read('Had to let Tom go this morning. Then the fire inspection passed first time.');
  t.true(mixed.wins.includes('Then the fire inspection passed first time.'));
});

for (const [words, until] of [
  ['My father passed away on Sunday. Please pause my check-ins for two weeks.', '2026-12-06'],
  ['Mein Vater ist am Dienstag gestorben. Bitte keine Mails bis zum 12. Dezember.', '2026-12-12'],
  ['Mi padre murió el martes. Nada de correos hasta el 12 de diciembre, por favor.', '2026-12-12'],
] as const)
  test(`what asks for something on a hard day is still heard: ${words}`, (t) => {
    const { tone, requests, wins } = read(words);
    t.deepEqual([tone, wins], ['distress', []]);
    t.deepEqual(
      requests.map(({ kind, details }) => [kind, details.until]),
      [['pause', until]],
    );
  });

test('after a crisis relief is no win, and what was done is kept', (t) => {
  const { wins } = readText('la agenda de julio esta llena, las 4 semanas', {
    asked: null,
    today: '2026-11-28',
    after: 'crisis',
  });
  t.is(wins.length, 1);
});

test('a message that only repeats itself is read once', (t) => {
  const sentence = 'The oven broke down at noon.';
  const said = Array.from({ length: 20 }, () => sentence).join(' ');
  t.not(read(said).tone, 'crisis');
  t.is(read(said).words, sentence);
  t.is(read(Array.from({ length: 20 }, () => 'I want to die.').join('\n')).tone, 'crisis');
});

for (const text of [
  'Nearly killed myself with the ladder haha',
  'Hab mich fast umgebracht auf der Leiter haha',
  'J’ai failli me tuer avec l’échelle mdr',
  'Casi me mato con la escalera jajaja',
])
  test(`an idiom with a laugh is no crisis: ${text}`, (t) => t.not(read(text).tone, 'crisis'));

for (const text of [
  'haha nearly killed myself on the ladder, and honestly I want to die',
  'I nearly killed myself last night',
])
  test(`and another sign, or no laugh, makes it one: ${text}`, (t) => t.is(read(text).tone, 'crisis'));
