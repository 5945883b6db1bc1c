import test from 'ava';
import { asksToBeSilent } from '#language/safety/asked-to-be-silent.ts';

for (const text of [
  'He hit me again. he goes through my emails so dont send anything back about this please',
  "svp repondez pas a ça par mail seb lit mon tel. hier il m'a poussée",
  'Bitte nicht antworten, er liest meine Mails',
  'no me contestes por aquí, me mira el móvil',
  'He has the password to my old account and reads my emails. Please do not reply.',
])
  test(`whoever fears who reads it is sent nothing: ${text}`, (t) => t.true(asksToBeSilent(text)));

for (const text of [
  'I want to die. dont bother replying',
  'he hit me again. no need to answer',
  'my husband checks my phone and hit me again',
  'I want to die. My wife reads my emails and I did not answer her all day.',
  'He hit me again. He checks my phone. I rang the helpline and got no answer.',
  'Er hat mich wieder geschlagen. Er liest meine Nachrichten. Von der Polizei kam keine Antwort.',
  'Me pegó otra vez porque no contesté. Me mira el móvil.',
])
  test(`neither half of it alone is such a plea: ${text}`, (t) => t.false(asksToBeSilent(text)));

test('who asks us not to write to another address may be answered at this one', (t) =>
  t.false(asksToBeSilent('Bitte schreiben Sie mir nicht auf die andere Adresse, er liest dort meine Mails')));
