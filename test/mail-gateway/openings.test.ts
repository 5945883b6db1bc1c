import test from 'ava';
import type { Language } from '#domain/facts.ts';
import { EMPTY_ANSWER } from '#domain/inbox/request/answer-facts.ts';
import { type Occasion, occasions } from '#domain/wins/occasion.ts';
import { wordSigns } from '#language/word-signs.ts';
import { openingWords } from '#mail-gateway/sending/openings/openings.ts';
import { answerText } from '#mail-gateway/sending/texts/answer-text.ts';
import { composer, request } from './composing.ts';

const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es'];

const TAKEN_UP: readonly (readonly [Language, Occasion, ...string[]])[] = [
  ['en', 'promoted', 'I got promoted!!!'],
  ['en', 'promoted', 'Cleaned the van', 'I got promoted!!!'],
  ['en', 'ordinary', 'Wrote the weekly report'],
  ['en', 'several', 'Wrote the report', 'Fixed the printer', 'Called the bank'],
  ['en', 'congratulations', 'Passed my driving test'],
  ['en', 'ordinary', 'My colleague passed her driving test'],
  ['en', 'hard', 'Exhausted, but the stocktake is done'],
  ['en', 'thanked', 'The customer thanked me for the repair'],
  ['en', 'first', 'Ran the late shift for the first time'],
  ['en', 'setback', 'Didn’t get the job, but asked for feedback'],
  ['en', 'small', 'Nothing big, swept the yard'],
  ['en', 'glad', 'Closed the audit, I am so happy'],
  ['de', 'promoted', 'Ich bin befördert worden'],
  ['de', 'hard', 'Harte Woche, aber der Umbau ist fertig'],
  ['de', 'first', 'Zum ersten Mal die Schicht geleitet'],
  ['fr', 'congratulations', 'J’ai eu mon permis'],
  ['fr', 'thanked', 'La cliente m’a remercié pour la réparation'],
  ['es', 'promoted', 'Me han ascendido'],
  ['es', 'hard', 'Un día duro, pero el informe está hecho'],
];

for (const [language, occasion, ...wins] of TAKEN_UP)
  test(`${language}: an answer to “${wins.join(' / ')}” takes up: ${occasion}`, (t) => {
    t.is(wordSigns.occasionOf(wins, '', language), occasion);
  });

test('no wording is said twice in a row, holds the name once at most, and counts in words', (t) => {
  for (const language of LANGUAGES)
    for (const occasion of occasions)
      for (let wording = 0; wording < 12; wording += 1) {
        const say = (at: number, name: string) => openingWords({ occasion, language, wording: at, count: 3 }, name);
        t.not(say(wording, 'Ada'), say(wording + 1, 'Ada'), `${language} ${occasion}`);
        t.regex(say(wording, 'Ada'), /^[^{}]*, Ada[^{}]*[.!]$/u);
        t.regex(say(wording, ''), /^[^{},]*[^{}]*[.!]$/u);
        t.notRegex(say(wording, ''), /Ada|, ?[.!:]| [,.]/u);
        if (occasion === 'several') t.notRegex(say(wording, ''), /\d/u);
      }
});

const won = (text: string, analysis: string) => ({ winId: 'w', text, category: 'Other', analysis, skills: [] });

test('a mail begins with the sentence that fits, quotes the win in short, and says its line', async (t) => {
  const long = `I got promoted to team lead after two years on the late shift, ${'and there is a lot more to tell about it '.repeat(4)}`;
  const opening = { occasion: 'promoted', language: 'en', wording: 0, count: 1 } as const;
  const facts = { ...EMPTY_ANSWER, wins: [won(long, 'People saw your work and want more of it.')], opening };
  const text = (await composer.compose(request('feedback', facts))).text.replace(/\s+/g, ' ');
  t.regex(
    text,
    /^Congratulations on the promotion, \p{L}+! It is in your journal now: 1\. “I got promoted to team lead/u,
  );
  t.true(text.includes('People saw your work'));
  t.false(text.includes(long.trim()), 'it is not said again as a whole');
  t.regex(text, /“[^”]{40,110}…”/u);
});

test('a text message begins with it and says the line, without the words for a CV', (t) => {
  const opening = { occasion: 'ordinary', language: 'en', wording: 1, count: 1 } as const;
  const line = 'It is right again, and that is down to you. For your CV: Repaired 3 pumps.';
  const text = answerText({ ...EMPTY_ANSWER, wins: [won('Fixed 3 pumps', line)], opening });
  t.is(text, 'Good work. It is right again, and that is down to you.');
});
