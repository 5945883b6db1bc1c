import test from 'ava';
import { asksToBeSilent } from '#mail-gateway/reading/hard-days/asked-to-be-silent.ts';

for (const text of [
  'He hit me again. he goes through my emails so dont send anything back about this please',
  "svp repondez pas a ça par mail seb lit mon tel. hier il m'a poussée",
  'Bitte nicht antworten, er liest meine Mails',
  'no me contestes por aquí, me mira el móvil',
])
  test(`whoever fears who reads it is sent nothing: ${text}`, (t) => t.true(asksToBeSilent(text)));

for (const text of [
  'I want to die. dont bother replying',
  'he hit me again. no need to answer',
  'my husband checks my phone and hit me again',
  'Bitte schreiben Sie mir nicht auf die andere Adresse, er liest dort meine Mails',
])
  test(`neither half of it alone is such a plea: ${text}`, (t) => t.false(asksToBeSilent(text)));
