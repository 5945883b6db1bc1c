import test from 'ava';
import { saysItFeltGood } from '#language/reader/replies/felt-good.ts';

const FELT = [
  'Passed my driving test today, I am so happy',
  'third try and I got it, felt really proud',
  'Hab die Prüfung bestanden, ich bin so erleichtert',
  'Der Chef hat es gelobt, ich freu mich riesig',
  'J’ai eu mon permis, je suis trop fière',
  'Aprobé el examen, estoy muy orgullosa',
];
const SAID_NOTHING = [
  'Passed my driving test today',
  'The customer was happy with the kitchen',
  'I would be happy to hear back',
  'ich bin nicht stolz darauf',
  'si apruebo estaría feliz',
  'Le client est content',
];

for (const text of FELT)
  test(`“${text}” says that it felt good`, (t) => {
    t.true(saysItFeltGood(text));
  });

for (const text of SAID_NOTHING)
  test(`“${text}” says nothing of it`, (t) => {
    t.false(saysItFeltGood(text));
  });
