import test from 'ava';
import { yesOrNo } from '#language/reader/replies/yes-or-no.ts';

const answerOf = (words: string) => yesOrNo(words)?.answer ?? null;

for (const words of [
  'yes',
  'Yes.',
  'YES please!',
  'yep 👍',
  'sure, go ahead',
  "that's right",
  'ok do it',
  'Yes\n\nJo',
  'Ja',
  'ja bitte',
  'Genau, vielen Dank',
  'passt so',
  'Oui',
  "d'accord",
  "Oui, c'est ça, merci",
  'Sí',
  'si, gracias',
  'vale',
  'De acuerdo',
  '👍',
])
  test(`“${words}” agrees`, (t) => t.is(answerOf(words), 'yes'));

for (const words of [
  'no',
  'No thanks',
  'Nein danke',
  'non merci',
  'nope',
  "please don't",
  'Lieber nicht',
  'mejor no',
  'laisse tomber',
])
  test(`“${words}” declines`, (t) => t.is(answerOf(words), 'no'));

for (const words of [
  '',
  'yes, but at nine',
  'Yes I finished the report',
  'Is that right?',
  'no idea what you mean, I fixed the pump',
  'Thanks!',
  'ja aber um neun',
  'Fixed it. Yes.',
  'si puedo, mañana',
  'oui mais le jeudi',
])
  test(`“${words}” stands for itself`, (t) => t.is(answerOf(words), null));

test('what stands behind a yes is read by itself', (t) => {
  t.is(yesOrNo('Yes. Fixed the pump in hall 3.')?.rest, 'Fixed the pump in hall 3.');
});
