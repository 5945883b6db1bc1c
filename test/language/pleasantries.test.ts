import test from 'ava';
import { readText } from '#language/reader/read-words.ts';

const read = (text: string) => {
  const reading = readText(text, { asked: null, today: '2026-11-20' });
  if (reading.kind !== 'understood') throw new Error(reading.kind);
  return reading;
};

const PLEASANTRIES: Readonly<Record<'thanks' | 'chat', readonly string[]>> = {
  thanks: [
    'Mil gracias, qué majos',
    'Schönen Sonntag noch und danke fürs Nachfragen',
    'Buen fin de semana y gracias por preguntar',
    'Thanks a bunch, really kind of you',
    'Danke dir, schönes Wochenende!',
    'gracias, igualmente',
    'merci, bonne soirée',
    'Perfecto, muchas gracias y buen finde',
    'Ça marche, merci',
    'ok super',
    'Great, thanks a lot',
    'Vielen lieben Dank euch, bis morgen',
  ],
  chat: [
    'Frohe Weihnachten euch allen',
    'Felices fiestas a todos',
    "Joyeux Noël à toute l'équipe",
    'Coucou, ça va ?',
    'Hola, ¿qué tal?',
    "Na, wie geht's?",
    "Hey, how's it going?",
    'Ja',
    'yes',
    'Guten Morgen!',
    'Salut, bon week-end à tous',
    'Hola, buenas tardes',
    'you too, have a good one',
    'Hab ich gern gemacht',
  ],
};

for (const tone of ['thanks', 'chat'] as const)
  for (const said of PLEASANTRIES[tone])
    test(`“${said}” is ${tone} alone: no win, no wish, and nothing that waits`, (t) => {
      const { wins, requests, remark, asides } = read(said);
      t.deepEqual([wins, requests, asides, remark?.tone], [[], [], [], tone]);
    });

for (const [said, win] of [
  [
    'Moin, heute die Inventur im Lager zwei Stunden früher fertig gehabt als letztes Jahr.',
    'heute die Inventur im Lager zwei Stunden früher fertig gehabt als letztes Jahr.',
  ],
  [
    "Salut ! Aujourd'hui j'ai terminé l'inventaire en deux heures. Bonne soirée",
    "j'ai terminé l'inventaire en deux heures.",
  ],
] as const)
  test(`what a kept win leaves over of politeness is not asked about: “${said}”`, (t) => {
    const { wins, remark, asides } = read(said);
    t.true(wins.length === 1 && (wins[0] ?? '').toLowerCase().includes(win.replace(/[.]$/, '').toLowerCase()));
    t.deepEqual([remark, asides], [null, []]);
  });

test('what says more than politeness is no small talk', (t) => {
  for (const said of [
    'Ja, die Inventur',
    'The budget balances, to the pound',
    'Danke, und die Rechnung?',
    'gracias por el ascenso',
  ])
    t.false(['thanks', 'chat'].includes(read(said).remark?.tone ?? ''), said);
});

test('thanks answer no question of ours, in any language', (t) => {
  for (const isAskedBack of [false, true])
    for (const said of ['gracias, igualmente', 'Danke dir, schönes Wochenende!', 'merci, bonne soirée']) {
      const reading = readText(said, { asked: 'Which company is it for?', isAskedBack, today: '2026-11-20' });
      t.is(reading.kind === 'understood' ? reading.answer : null, '', said);
    }
});

test('the words of a machine that acknowledges are neither a win nor a hard day', (t) => {
  for (const said of [
    'Noted. We keep this for our files.',
    'Noted. We keep this for our files. Number 100001, 2026-11-20 09:11:00.',
  ]) {
    const { wins, requests, tone } = read(said);
    t.deepEqual([requests, tone === 'setback' || tone === 'distress' || tone === 'crisis'], [[], false], said);
    t.deepEqual(wins, [], said);
  }
});

test('who was shouted at before others, or is ashamed, tells of no win', (t) => {
  for (const said of [
    'Hoy fue un desastre, me gritaron delante de todos',
    'I snapped at my mother and feel rotten about it',
    'Mein Chef hat mich heute vor allen Kollegen angeschrien',
    "La cheffe m'a hurlé dessus devant les clients",
  ]) {
    const { wins, tone } = read(said);
    t.deepEqual([wins, tone === 'setback' || tone === 'distress'], [[], true], said);
  }
});
