import test from 'ava';
import { isCrisisByRules } from '#language/safety/hear-hard-day.ts';
import { understood as read } from '../support/understood.ts';

const crises = [
  "I don't want to wake up tomorrow",
  'everyone would be better off without me',
  'I want it all to stop',
  'I want to kill myself',
  'hurt myself again last night, long sleeves today',
  "I don't feel safe with myself tonight",
  'my husband hit me again last night',
  'my manager pushed me against the wall in the cellar',
  'hab keine Kraft mehr zu leben',
  'ich will nicht mehr leben',
  'mein Mann hat mich gestern geschlagen',
  'ich ritze mich wieder',
  'je veux en finir',
  "j'ai plus envie de vivre",
  'tout le monde serait mieux sans moi',
  "mon mari m'a frappée hier soir",
  'ya no quiero seguir aquí',
  'quiero morirme',
  'me he vuelto a cortar',
  'mi novio me pegó anoche',
];

for (const text of crises)
  test(`“${text}” is a crisis by the rules alone: no win, no request, and all of it is the remark`, (t) => {
    t.true(isCrisisByRules(text));
    const { tone, wins, requests, answer, remark } = read(text);
    t.deepEqual(
      { tone, wins, requests, answer, text: remark?.text, said: remark?.tone },
      {
        tone: 'crisis',
        wins: [],
        requests: [],
        answer: '',
        text,
        said: 'crisis',
      },
    );
  });

/** Signs, told without a word of how it feels. */
const signs: readonly (readonly [string, 'life' | 'violence'])[] = [
  ['I have not made any plans past Sunday.', 'life'],
  ['Ojalá no despertara mañana', 'life'],
  ['I sat in the shed with the shotgun for an hour, then went in.', 'life'],
  ['Die Tabletten gezählt, die ich gesammelt hab. Es reicht.', 'life'],
  ['Bourré, monté au pont, moteur allumé.', 'life'],
  ['La cuchilla va en la funda, anoche la usé en el brazo', 'life'],
  ['I have the goodbye messages in my drafts', 'life'],
  ['he put his hands round my neck last night', 'violence'],
  ['Il met le feu si je pars avec les filles, avec nous dedans.', 'violence'],
];

for (const [text, day] of signs)
  test(`“${text}” is a sign of a crisis (${day}), by the rules alone`, (t) => {
    t.true(isCrisisByRules(text));
    t.is(read(text).remark?.hardDay, day);
  });

/** In words that no rule knows: what they mean, and what was learned of others, says it. */
const veiled: readonly (readonly [string, string])[] = [
  ['every night i pray i just dont come out of it in the morning', 'life'],
  ["If I went, the mortgage would be paid off and she could start again with someone who isn't broken.", 'life'],
  ['würd eh keinem auffallen wenn ich morgen nicht mehr komm. und übermorgen auch nicht. und nie mehr', 'life'],
  ['cada noche pido que se me pare el corazón durmiendo', 'life'],
];

for (const [text, day] of veiled)
  test(`“${text}” is a crisis (${day}) that no rule names`, (t) => {
    t.false(isCrisisByRules(text));
    const { tone, wins, requests, remark } = read(text);
    t.deepEqual([tone, remark?.hardDay, wins, requests], ['crisis', day, [], []]);
  });

const noHardDay = [
  'Habe das Abo unserer alten Software gekündigt und 4.000 Euro im Jahr gespart.',
  'Cancelé un contrato malo y ahorramos 3.000 euros.',
  'Paramos la máquina cada dos semanas y ya no hay averías.',
  'A year clean today. Two years ago I wanted to die, today I coached the under nines.',
  'the deadline kills me',
  'sitting on the balcony with tea',
  'Tout va bien',
];

for (const text of noHardDay)
  test(`“${text}” is no hard day`, (t) => {
    t.true(['win', 'chat'].includes(read(text).tone));
  });

const notHard = [
  'Killed it in the demo.',
  'Absolutely killed it in the demo today. They asked for a contract before I had closed the laptop.',
  'dead on my feet but we shipped the release on time',
  'Shot my first wedding on my own on Saturday, 900 keepers.',
  'Sat with a patient who wanted to die all night. This morning he asked for breakfast.',
  'Restarted a heart on a car park, 22 minutes. Today he walked in with cake.',
  'Got murdered six times on stage today, best reviews we ever had.',
  'Beat the final boss after 63 deaths.',
  'Mein Chef hat mich heute im Schach geschlagen, aber ich kam bis ins Halbfinale.',
  "J'ai enfin tué ce bug, trois semaines qu'il me pourrissait la vie.",
  'Me muero en el segundo acto y hubo gente llorando en la fila tres. Bravo de pie.',
];

for (const text of notHard)
  test(`“${text}” is no crisis, and what it tells is read as ever`, (t) => {
    t.false(isCrisisByRules(text));
    t.not(read(text).tone, 'crisis');
  });

test('who was grabbed or choked, whoever did it, is answered as somebody who was hurt', (t) => {
  for (const text of ['A patient grabbed me by the throat tonight', 'Un patient m’a étranglée cette nuit'])
    t.like(read(text), { tone: 'crisis', remark: { hardDay: 'violence' } }, text);
  t.like(read('he hit me and I want to die'), { tone: 'crisis', remark: { hardDay: 'life' } });
});

test('a day at work in the words of a crisis is none', (t) => {
  t.not(read("Tower's down. Not a window broken.").tone, 'crisis');
});
