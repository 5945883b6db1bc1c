import test from 'ava';
import { EMPTY_ANSWER } from '#domain/inbox/request/answer-facts.ts';
import { saysItFeltGood } from '#language/reader/replies/felt-good.ts';
import { answerText } from '#mail-gateway/sending/texts/answer-text.ts';
import { gladnessWords } from '#mail-gateway/sending/words/gladness-words.ts';

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

test('what felt good is answered in a line, in the language of its writer, and no two in a row alike', (t) => {
  const lines = [0, 1, 2].map((wording) => gladnessWords({ language: 'de', wording }));
  t.is(new Set(lines).size, 3);
  const win = { winId: 'w', text: 'Prüfung bestanden', category: 'Learning', analysis: '', skills: [] } as const;
  const told = answerText({ ...EMPTY_ANSWER, wins: [win], gladness: { language: 'de', wording: 0 } }, 'de');
  t.true(told.startsWith('Schön zu lesen, wie sich das angefühlt hat.'), told);
  t.false(answerText({ ...EMPTY_ANSWER, wins: [win] }, 'de').includes('angefühlt'));
});
