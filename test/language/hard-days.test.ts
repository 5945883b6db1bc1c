import test from 'ava';
import type { MessageTone } from '#domain/inbox/mail/events.ts';
import { readText } from '#language/reader/read-words.ts';
import { understood as read } from '../support/understood.ts';

const hard: readonly (readonly [string, MessageTone, string])[] = [
  ['My dad died on Tuesday', 'distress', 'loss'],
  ['One of my students took his own life.', 'distress', 'hurt'],
  ['Bad shift. Mrs Okafor died at four and I had to ring her daughter.', 'distress', 'loss'],
  ['On a perdu le petit de la 6 à 4h12. J’ai fait sa toilette avec sa mère.', 'distress', 'loss'],
  ['Meine Mutter ist am Sonntag gestorben.', 'distress', 'loss'],
  ['Mi abuela murió el domingo.', 'distress', 'loss'],
  ['Mon père est mort mardi.', 'distress', 'loss'],
  ['I was laid off this morning after nine years.', 'setback', 'job'],
  ['Ich bin heute entlassen worden.', 'setback', 'job'],
];

for (const [text, tone, day] of hard)
  test(`“${text}” is a hard day of its kind and no win`, (t) => {
    const reading = read(text);
    t.deepEqual([reading.tone, reading.remark?.hardDay, reading.wins, reading.asides], [tone, day, [], []]);
  });

const despair: readonly (readonly [string, string])[] = [
  ['I feel worthless.', 'en'],
  ['I feel empty and alone tonight, and nobody calls.', 'en'],
  ['I am falling apart and nobody sees it.', 'en'],
  ['I feel like a burden to everyone.', 'en'],
  ['I have no hope left.', 'en'],
  ['Ich hasse mich.', 'de'],
  ['Ich fühle mich so leer.', 'de'],
  ['Je me déteste.', 'fr'],
  ['Je n’ai plus d’espoir.', 'fr'],
  ['No valgo nada.', 'es'],
  ['Me siento sola y nadie llama.', 'es'],
];

for (const [text, language] of despair)
  test(`“${text}” is never a win nor small talk: it is answered with who listens, in its language`, (t) => {
    const reading = read(text);
    t.regex(`${reading.tone} ${reading.remark?.hardDay}`, /^(?:distress heavy|crisis life)$/);
    t.deepEqual([reading.language, reading.wins, reading.requests], [language, [], []]);
  });

for (const text of [
  'Talked a friend through the night who said I am worthless.',
  'Gave a hopeless case another chance and she passed.',
])
  test(`“${text}” stays the win that it is`, (t) => {
    t.deepEqual(read(text).wins, [text]);
  });

/** Told as what happened, without a word of feeling: who acts and who suffers says it. */
const mishaps: readonly (readonly [string, string])[] = [
  ['Got yelled at by the site manager for a delay that was not ours.', 'harassment'],
  ['A customer called me useless in the middle of the shop.', 'harassment'],
  ['Drove out to the farm, put Meg down. 13 yrs. She was in the ute with me every day of it.', 'loss'],
  ['My head chef quit today after nine years.', 'hard'],
  ['Dad had a fall, sitting in A&E with him.', 'illness'],
  ['What a shitty day.', 'hard'],
  ['Der Kunde hat mich am Telefon beschimpft und dann aufgelegt.', 'harassment'],
  ['Scheißtag.', 'hard'],
  ['Mein bester Geselle ist heute abgehauen.', 'hard'],
  ['Oma ist gestürzt und im Krankenhaus.', 'illness'],
  ['Mon chef m’a engueulée devant toute l’équipe.', 'harassment'],
  ['Journée de merde.', 'failure'],
  ['Mi jefe me gritó delante de todos.', 'harassment'],
  ['Día de mierda.', 'failure'],
];

for (const [text, day] of mishaps)
  test(`“${text}” is a hard day (${day}), though no word of it says how it feels, and never a win`, (t) => {
    const { tone, remark, wins } = read(text);
    t.true(['setback', 'distress'].includes(tone), tone);
    t.deepEqual([remark?.hardDay, wins], [day, []]);
  });

/** Hints: what happened, and no more. */
const hinted: readonly (readonly [string, string])[] = [
  ["Mum's back in.", 'illness'],
  ["Scan wasn't good. Going back Thursday.", 'illness'],
  ['third round, no baby', 'illness'],
  ['They let the whole shift go', 'refusal'],
  ['Permis suspendu.', 'refusal'],
  ['the van got nicked off the drive last night with all my tools in it', 'failure'],
  ['My daughter is not speaking to me again.', 'harassment'],
  ['Die Chefin redet seit Montag kein Wort mehr mit mir.', 'harassment'],
  ['Hab mich im Klo eingeschlossen und geheult.', 'exhaustion'],
  ['le petit est encore à l’hosto', 'illness'],
  ['Nos robaron la furgo con toda la herramienta', 'failure'],
  ['Otra vez me quedé fuera de la bolsa de trabajo', 'refusal'],
];

for (const [text, day] of hinted)
  test(`“${text}” is a hard day that is only hinted at, and never a win`, (t) => {
    const { tone, wins } = read(text);
    t.true(['setback', 'distress'].includes(tone), `${tone} ${day}`);
    t.deepEqual(wins, []);
  });

test('a grave half of a sentence is a hard day, and the half that turns from it the win that it is', (t) => {
  const { tone, wins } = read('My mum had a stroke on Monday, but I got the reports for all twelve classes out.');
  t.true(['setback', 'distress'].includes(tone), tone);
  t.deepEqual(wins, ['I got the reports for all twelve classes out.']);
});

test('what is told beside a mishap is no win by being told, and what went well is kept', (t) => {
  t.deepEqual(read('Got shouted at by the foreman for nothing. Drove home and sat in the car for an hour.').wins, []);
  const mixed = read('Had to let Tom go this morning. Then the fire inspection passed first time.');
  t.true(['setback', 'distress'].includes(mixed.tone), mixed.tone);
  t.deepEqual(mixed.wins, ['Then the fire inspection passed first time.']);
});

for (const text of [
  'Zwei Kollegen ausgefallen, die Tour trotzdem allein pünktlich geschafft.',
  'Anaesthetist shouted at me, I stayed calm and finished the list on time.',
])
  test(`“${text}” is what was made of it: a win`, (t) => {
    t.is(read(text).wins.length, 1);
  });

test('one sentence of danger decides, whatever stands around it, and while a question of ours waits', (t) => {
  const danger = 'hab heute die tabletten im schrank gezählt und mich dann gefragt wer das überhaupt merken würde';
  for (const text of [
    `bin so müde. nich vom dienst. ${danger}. egal. schlaf jetzt`,
    `Der Einkauf ist erledigt. Das Wetter war schön. ${danger}. Morgen kommt der Klempner. Gute Nacht.`,
  ]) {
    t.is(read(text).tone, 'crisis', text);
    const asked = readText(text, { asked: 'How many people use it?', today: '2026-11-22' });
    t.is(asked.kind === 'understood' && asked.tone, 'crisis', text);
  }
});

for (const text of [
  'Heute lediglich Routine.',
  'nix bsonders, Büro gmacht',
  'nur müde heute',
  'ne heute war nix, nur müde',
  'Nothing today, just tired.',
  'rien de spécial, juste fatiguée',
  'nada especial, solo cansada',
])
  test(`“${text}” is a small day: no win, no hard day, and nobody is asked what it means`, (t) => {
    const { tone, wins, requests, remark, asides } = read(text);
    t.deepEqual([tone, wins, requests, remark?.tone, asides], ['chat', [], [], 'quiet', []]);
  });

for (const text of [
  'Ich kündige zum Monatsende. Es lag nicht an Ihnen. Bekomme ich meine Einträge vorher noch als Datei?',
  'I am cancelling my subscription at the end of the month. Can I have my entries as a file first?',
  'Je résilie mon abonnement à la fin du mois, ce n’est pas votre faute.',
])
  test(`“${text}” is about what somebody has with us, and no hard day`, (t) => {
    t.true(['chat', 'win'].includes(read(text).tone));
  });

for (const text of [
  'Es lag nicht an Ihnen.',
  'It was not your fault.',
  'Ce n’est pas votre faute.',
  'No es culpa vuestra.',
])
  test(`“${text}” is said of us: never a win, nor a hard day`, (t) => {
    const { tone, wins, remark } = read(text);
    t.deepEqual([tone, wins, remark?.tone], ['chat', [], 'chat']);
  });

test('a day is answered as what it was: no crisis where a hint says another, no fear where something was lost', (t) => {
  const dayOf = (text: string) => read(text).remark?.hardDay;
  t.is(dayOf('They let the whole shift go'), 'job');
  t.is(dayOf('Permis suspendu.'), 'failure');
  t.is(dayOf('il a encore crié toute la soirée'), 'exhaustion');
  t.is(dayOf('Sat in the car park for half an hour before I could go in.'), 'exhaustion');
});

test('of two things in a sentence the second win begins with what was done', (t) => {
  t.deepEqual(read('Repaired the pump, and trained the new lad on the saw.').wins, [
    'Repaired the pump',
    'trained the new lad on the saw.',
  ]);
});

for (const [words, until] of [
  ['My father passed away on Sunday. Please pause my check-ins for two weeks.', '2026-12-06'],
  ['Mein Vater ist am Dienstag gestorben. Bitte keine Mails bis zum 12. Dezember.', '2026-12-12'],
  ['Mon père est mort mardi. Pas de messages jusqu’au 12 décembre s’il vous plaît.', '2026-12-12'],
  ['Mi padre murió el martes. Nada de correos hasta el 12 de diciembre, por favor.', '2026-12-12'],
  ['Mein Vater ist am Sonntag gestorben. Bitte schickt mir die nächsten zwei Wochen nichts.', '2026-12-06'],
  ['Mon père est mort dimanche. Ne m’envoyez rien pendant deux semaines s’il vous plaît.', '2026-12-06'],
  ['Mi padre murió el domingo. No me manden nada en las próximas dos semanas, por favor.', '2026-12-06'],
] as const)
  test(`what asks for something on a hard day is still heard: ${words}`, (t) => {
    const { tone, requests, wins } = read(words);
    t.is(tone, 'distress');
    t.deepEqual(wins, []);
    t.deepEqual(
      requests.map(({ kind, details }) => [kind, details.until]),
      [['pause', until]],
    );
  });
