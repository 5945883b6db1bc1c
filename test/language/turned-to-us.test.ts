import test from 'ava';
import { interpret } from '#language/reader/interpret.ts';

const heard = (words: string) => {
  const { wins, requests } = interpret(words, '2026-11-23');
  return { wins, requests: requests.map(({ kind, certain }) => (certain ? kind : `${kind}?`)) };
};

for (const words of [
  'Nr. 5 stimmt nicht, es waren 8 Gäste und nicht 18.',
  'la 4 no es mía, es de mi socia',
  'le 3 n’est pas de moi',
  'number 2 wasn’t finished',
  'It was 31 pupils not 13',
  'Die Prüfung war am Donnerstag, nicht am Freitag',
])
  test(`what puts a kept win right is asked about, and no win: ${words}`, (t) => {
    const { wins, requests } = heard(words);
    t.deepEqual(wins, []);
    t.true(
      requests.length > 0 && requests.every((kind) => /^(?:correct-wins\??|unknown-wish)$/.test(kind)),
      `${requests}`,
    );
  });

test('what is to be done with a win is no part of it', (t) => {
  for (const [words, win] of [
    ['Add a win: I fixed the printer', 'I fixed the printer'],
    ['Neuer Erfolg: Pumpe am Becken läuft wieder', 'Pumpe am Becken läuft wieder'],
  ] as const)
    t.deepEqual(heard(words).wins, [win]);
});

test('what is said to us behind a win is cut off it, and is never dropped', (t) => {
  for (const [win, wish] of [
    ['Replaced both boilers at the school in one weekend.', 'btw please use the time in Auckland'],
    ['Alle Zeugnisse pünktlich geschrieben.', 'Übrigens heiße ich jetzt Sommer, tragt das bitte ein'],
    ['J’ai formé trois collègues au nouveau logiciel.', 'Au fait, notez mon nouveau numéro dans mon dossier'],
    ['Entregué el puente dos semanas antes.', 'Por cierto, anoten mi nuevo cargo en mi perfil'],
  ] as const) {
    const { wins, requests } = heard(`${win} ${wish}`);
    t.deepEqual(wins, [win]);
    t.true(requests.length > 0, wish);
  }
});

test('what a win says of others, or of "you" in quotes, stays in it', (t) => {
  for (const win of [
    'A customer told me "you can send me your whole range" and ordered 400 pieces.',
    'Finished the bridge 8 weeks early and not 2.',
  ])
    t.deepEqual(heard(win).wins, [win]);
});

test('what may end a pause, end all mails or change their day is asked about', (t) => {
  t.false(heard('Bin zurück. Jetzt wieder Mails schicken bitte jeden Montag.').requests.includes('change-schedule'));
  t.false(heard('Me voy dos semanas de vacaciones, no más correos por favor').requests.includes('stop'));
  t.false(heard('no quiero que me cobren más, ¿cómo doy de baja?').requests.includes('stop'));
});

test('whether one may answer by text is a question, and asks for none to be written', (t) => {
  t.deepEqual(heard('Can I answer by text as well as by email?').requests, ['ask-about-us']);
  t.deepEqual(heard('Send me a text about my year').requests, ['custom-content']);
});

test('what is only a greeting is no win beside one', (t) => {
  const win = 'Mr Dubois a accepté sa toilette avec moi alors qu’il refusait depuis une semaine.';
  t.deepEqual(heard(`Bonne journée. ${win}`).wins, [win]);
});
