import test from 'ava';
import { understood } from '../support/understood.ts';

const TODAY = '2026-11-22';
const pausesIn = (words: string) =>
  understood(words, { today: TODAY }).requests.map(({ kind, certain, details }) => [kind, certain, details.until]);

for (const words of [
  'No mails until December 12.',
  'Keine Mails bis zum 12. Dezember.',
  'Pas de messages jusqu’au 12 décembre.',
  'Nada de correos hasta el 12 de diciembre.',
])
  test(`no mails until a day is a pause until then: ${words}`, (t) => {
    t.deepEqual(pausesIn(words), [['pause', true, '2026-12-12']]);
  });

for (const words of [
  'No messages until noon, then the job came in',
  'No mails until the auditors came, then a flood',
  'No mails until lunch, lovely quiet morning.',
  'Keine Nachrichten bis Mittag, dann kam der Auftrag',
  'Pas de messages jusqu’à midi, puis la commande est tombée',
  'Nada de correos hasta el mediodía, luego llegó el pedido',
])
  test(`what tells how quiet a day was pauses nothing unasked: ${words}`, (t) => {
    t.true(pausesIn(words).every(([, certain]) => certain === false));
  });

test('whoever asks for peace until they say so has it', (t) => {
  for (const words of ['No mails until I say so please', 'Bitte keine Mails, bis ich wieder da bin'])
    t.deepEqual(pausesIn(words), [['pause', true, undefined]], words);
});

test('who wants no mails for now, and says no end, is asked before all of them end', (t) => {
  for (const said of [
    "Stop emailing me, I'm on leave",
    'Bitte vorerst keine Mails mehr',
    "Arrêtez de m'écrire pour le moment",
    'No me escriban más por ahora',
  ])
    t.deepEqual(
      understood(said).requests.filter(({ kind, certain }) => kind === 'stop' && certain),
      [],
      said,
    );
});
