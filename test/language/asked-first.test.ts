import test from 'ava';
import { interpret } from '#language/reader/interpret.ts';
import { understood } from '../support/understood.ts';

const TODAY = '2026-11-27';
const heard = (words: string) => interpret(words, TODAY).requests;

test('days that shall be left out are asked about as left out, and never the other way round', (t) => {
  for (const [words, day] of [
    ['Mittwoch könnt ihr ganz weglassen', 3],
    ['quítame los correos de los sábados', 6],
    ['leave me alone on sundays', 0],
  ] as const) {
    const [request] = heard(words);
    t.like(request, { kind: 'change-schedule', certain: false }, words);
    t.deepEqual(request?.details.withoutWeekdays, [day], words);
  }
  const [wanted] = heard('Fridays would be quite nice for the mails please');
  t.is(wanted?.details.weekday, 5);
  t.is(wanted?.details.withoutWeekdays, undefined);
});

for (const words of [
  'ya podéis parar los correos, que me jubilo el viernes',
  'le mail le samedi svp, pas en semaine',
  'Skip this Friday’s one would you',
  'could the weekly thing come thursday, mondays here are one big fire',
  'Trabajo 7x7, así que escríbanme semana por medio, los domingos',
  'can you stop the daily mails and do one a week',
  'remove me completely, account and all',
  "oups remets la 3, je voulais pas l'effacer !!",
])
  test(`what may mean more than was heard is asked before it is done: ${words}`, (t) => {
    const requests = heard(words);
    t.true(requests.length > 0, 'it is heard');
    t.deepEqual(
      requests.filter(({ certain, kind }) => certain && kind !== 'unknown-wish' && kind !== 'delete-account'),
      [],
    );
  });

test('beside a hard day a change is one only where its words turn to us', (t) => {
  const told = understood(
    'My creative director comments on my body on Zoom. Every Monday. He waits for the others to drop off.',
    { today: TODAY },
  );
  t.deepEqual(told.requests, []);
  const asked = understood('My dad died on Tuesday. Please pause the mails until Monday.', { today: TODAY });
  t.deepEqual(
    asked.requests.map(({ kind }) => kind),
    ['pause'],
  );
});

test('what we can do is a question to us in each language', (t) => {
  for (const words of [
    'what can you do?',
    'Was kannst du eigentlich alles?',
    'Que peux-tu faire pour moi ?',
    '¿qué puedes hacer por mí?',
  ])
    t.deepEqual(
      heard(words).map(({ kind }) => kind),
      ['ask-about-us'],
      words,
    );
});

test('a tired day that turns to a deed is not told that nothing is missing', (t) => {
  const { wins, remark } = understood('I was too tired to work but I opened the laptop', { today: TODAY });
  t.deepEqual(wins, []);
  t.true(remark?.tone === 'unclear' || remark?.tone === 'distress', remark?.tone);
  t.is(understood('Just tired. Nothing to tell.', { today: TODAY }).remark?.tone, 'quiet');
});
