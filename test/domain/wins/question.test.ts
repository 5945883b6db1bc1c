import test from 'ava';
import type { Language } from '#domain/facts.ts';
import { questionAbout as askedAbout } from '#domain/wins/question.ts';
import { wordSigns } from '#language/word-signs.ts';
import { missingQuestions, winQuestion } from '#mail-gateway/sending/questions/win-question.ts';

/** As its answer asks it. */
const questionAbout = (wins: readonly ReturnType<typeof won>[]) => {
  const told = wins.map(({ winId, text }) => {
    const language = wordSigns.languageOf(text) ?? 'en';
    return { winId, language, lacks: wordSigns.missingFrom(text, language), soundsHard: wordSigns.soundsHard(text) };
  });
  const asking = askedAbout(told);
  return asking && { ...asking, text: winQuestion(asking.question) };
};

const won = (text: string, winId: string = crypto.randomUUID()) => ({ winId, text });

test('a win is asked for the one thing that is missing, in its language', (t) => {
  const asked: Readonly<Record<string, string>> = {
    'Reorganised how we hand over at night': 'What changed because of it?',
    'Automated the monthly report': 'How long did it take before, and how long does it take now?',
    'Wrote a handbook about the old boiler': 'Who was it for?',
    'Ich habe die Übergabe am Abend umgestellt': 'Was hat sich dadurch geändert?',
    'J’ai automatisé le rapport du mois': 'Combien de temps cela prenait-il avant, et maintenant ?',
    'Ayer escribí una guía sobre la caldera vieja': '¿Para quién fue?',
  };
  for (const [text, question] of Object.entries(asked)) t.is(questionAbout([won(text)])?.text, question, text);
});

test('one that holds it already is not, nor one of which it is not sure', (t) => {
  const told = [
    'Trained two nurses on the new pumps',
    'Closed the Miller deal, worth £40k',
    'Rewrote the checklist, which saved us a lot of calls',
    'Reorganised the ward so that nobody waits any more',
    'Cut the waiting time by half',
    'The client was delighted with the report',
    'Wrote a handbook for our apprentices',
    'Gave a talk to my class',
    'Automated the report, from three hours to ten minutes',
    'Wrote a letter about Maria',
    'Passed my driving test',
    'Got the promotion',
    'Finally slept a whole night',
    'Did a VAT return start to finish, my manager changed a comma',
    'Convinced our best engineer to stay',
    'Spoke up in the handover',
    'Reorganised the regions without losing anyone',
    'Presented the losers too',
    'I was told the form had been simplified',
    'Der Schäferhund ist vermittelt',
    'Cambié una rueda en el puerto',
    'Karim reste, je l’ai convaincu',
  ];
  for (const text of told) t.is(questionAbout([won(text)]), null, text);
});

test('of several it asks once, about the first that lacks something', (t) => {
  const lacking = won('Mediated between both departments');
  t.is(
    questionAbout([won('Trained 12 people'), lacking, won('Wrote the new policy about visits')])?.winId,
    lacking.winId,
  );
});

test('hard days, no win at all, a word or two, a person who suffers and a long story are not questioned', (t) => {
  for (const text of [
    'Exhausted, but I reorganised the handover',
    'Barely managed to change the rota',
    'Rearranged the room where my father died',
    'Introduced the hospice choir after she lost her voice',
    'Filing',
    `Reorganised it ${'word '.repeat(200)}`,
  ])
    t.is(questionAbout([won(text)]), null, text);
  t.is(questionAbout([]), null);
});

test('questions are few, short, and none asks for a number of a person', (t) => {
  for (const [language, questions] of Object.entries(missingQuestions))
    for (const text of Object.values(questions)) t.regex(text, /^.{10,80}\?$/u, language);
});

test('words of every length and language are looked through in no time', (t) => {
  for (const language of ['en', 'de', 'fr', 'es'] as const satisfies readonly Language[])
    for (const piece of ['made a faster ', 'wrote ', '7', 'a', ' ']) {
      const began = performance.now();
      wordSigns.missingFrom(piece.repeat(Math.ceil(65_536 / piece.length)), language);
      t.true(performance.now() - began < 1_000, `${language} ${piece}`);
    }
});
