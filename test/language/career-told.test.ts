import test from 'ava';
import { interpret } from '#language/reader/interpret.ts';
import { careerInWords } from '#mail-gateway/sending/words/career-words.ts';

const TODAY = '2026-11-23';

const told: Readonly<Record<string, string>> = {
  "2019 to 2022 I was ward sister at St. Mary's": "ward sister at St. Mary's (2019 – 2022)",
  "From March 2019 to June 2022 I was a ward sister at St. Mary's.":
    "ward sister at St. Mary's (March 2019 – June 2022)",
  'I worked as a site manager at Hochtief from 2015 to 2019.': 'site manager at Hochtief (2015 – 2019)',
  'I studied law in Leiden 2014–2018': 'Law, Leiden (2014 – 2018)',
  'I speak French, C1': 'French, C1',
  'I speak French (C1) and German (B2).': 'French, C1; German, B2',
  'got my CISSP in May 2023': 'CISSP, May 2023',
  'Von 2019 bis 2022 war ich Stationsleiterin am Klinikum Nord.': 'Stationsleiterin at Klinikum Nord (2019 – 2022)',
  'Ich habe von 2014 bis 2018 Jura in Leiden studiert.': 'Jura, Leiden (2014 – 2018)',
  'Ich habe in Leiden Jura studiert, 2014–2018': 'Jura, Leiden (2014 – 2018)',
  'Ich spreche Französisch, C1': 'Französisch, C1',
  'Ich habe im Mai 2023 meinen CISSP gemacht.': 'CISSP, May 2023',
  'Je parle anglais, C1': 'Anglais, C1',
  'Hablo inglés, B2': 'Inglés, B2',
};
for (const [words, fact] of Object.entries(told))
  test(`told of a career: ${words}`, (t) => {
    const { wins, requests } = interpret(words, TODAY);
    t.deepEqual(wins, []);
    t.like(requests, [{ kind: 'tell-career', certain: true }]);
    t.is(careerInWords(requests[0]?.details.careerFacts ?? [], 'en'), fact);
  });

const others = [
  'Passed my CISSP exam today',
  'I got my CISSP this morning!',
  'I got my CISSP in November 2026',
  'I was sick from 2019 to 2020 at home',
  'From 2019 to 2022 I was happy at Google',
  'I got my dog in May 2023',
  'I got the NHS contract in May 2023',
  'I speak French with two new customers every day now',
  'I never studied law in Leiden 2014–2018',
  'Did I say that I speak French, C1?',
  "I'm now Head Chef at Noma",
  'Today I trained two nurses who had never led a shift before.',
];
for (const words of others)
  test(`nothing of a career is taken from: ${words}`, (t) => {
    t.deepEqual(
      interpret(words, TODAY).requests.filter(({ kind }) => kind === 'tell-career'),
      [],
    );
  });

test('a win beside a fact in a line of its own is a win as ever', (t) => {
  const win = 'Today I trained two nurses and cut the handover from 30 to 12 minutes.';
  const alone = interpret(win, TODAY);
  const beside = interpret(`${win}\n\nI speak French, C1.`, TODAY);
  t.deepEqual(beside.wins, alone.wins);
  t.like(beside.requests.at(-1), { kind: 'tell-career', text: 'I speak French, C1.' });
});

test('a sentence within a paragraph that tells more is read as ever', (t) => {
  const words = 'I speak French, C1, and today I closed the Paris deal in French. Everybody was glad.';
  t.deepEqual(
    interpret(words, TODAY).requests.filter(({ kind }) => kind === 'tell-career'),
    [],
  );
});
