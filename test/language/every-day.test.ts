import test from 'ava';
import { readText } from '#language/reader/read-words.ts';

const read = (words: string) => readText(words, { asked: null, today: '2026-12-01' });

const PLAIN = [
  'Me and Kamil counted the stock twice',
  'Me and Kamil counted',
  'Kamil and me counted the till',
  'Me and Kamil',
  'I want to quit',
  'I want to quit.',
  'I want to quit this job',
  'I want to quit the committee',
  'I want to quit smoking and start running',
  'I want to stop smoking',
  'I want to stop drinking coffee',
  'Ich möchte mit dem Rauchen aufhören',
  'Je veux arrêter de fumer',
  'Quiero dejar de fumar',
];
for (const words of PLAIN)
  test(`work done together, and a job or habit that is to end, are no crisis, and end nothing here: ${words}`, (t) => {
    const { tone, requests } = read(words);
    t.is(tone, 'chat');
    t.false(requests.some(({ kind }) => ['stop', 'pause', 'billing', 'delete-account'].includes(kind)));
  });

const CRISES = [
  'I want to quit everything, life',
  "I can't go on",
  'I want it to stop, all of it',
  "I want to quit. I can't go on",
  'I want to quit this job and die',
  'I want to quit smoking and disappear',
  'I want to quit this life',
  'I want to stop cutting',
  'Quiero dejar de vivir',
];
for (const words of CRISES)
  test(`a crisis in words much like these is one: ${words}`, (t) => t.is(read(words).tone, 'crisis'));

test('who wants to quit and does not say what is asked', (t) => {
  for (const words of ['I want to quit', 'I really want to quit.', 'Je veux démissionner', 'Quiero renunciar'])
    t.deepEqual(
      read(words).requests.map(({ kind }) => kind),
      ['unknown-wish'],
      words,
    );
  t.deepEqual(
    read('I want to quit check-ins').requests.map(({ kind }) => kind),
    ['stop'],
  );
});
