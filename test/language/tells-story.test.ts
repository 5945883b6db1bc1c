import test from 'ava';
import { readText } from '#language/reader/read-words.ts';

const read = (words: string) => readText(words, { asked: null, today: '2026-12-01', numbered: 2 });

const STORIES = [
  'The original mail could not convince them, so I went there and won the contract.',
  'Accounts wanted me to remove the last item from the invoice; I showed them the contract and we were paid in full.',
  "Le dernier devis était faux, je l'ai corrigé sur place et le client a signé.",
  'They wanted to cancel the last delivery, but I called the depot and got it through.',
  'Die letzte Mail an den Kunden war falsch, also habe ich ihn angerufen und den Auftrag gerettet.',
];
for (const words of STORIES)
  test(`a story of work in the words of a request is a win: ${words}`, (t) => {
    const { wins, requests } = read(words);
    t.deepEqual({ wins, requests }, { wins: [words], requests: [] });
  });

const REQUESTS = [
  'Delete the last one, I told it twice and we won it only once.',
  'The second one is wrong, it was 40 guests and we fed them all.',
  'The last one was wrong, so please delete it, I did it with Tom.',
  'It was Moose who did that, not Mouse, and I wrote it wrong.',
];
for (const words of REQUESTS)
  test(`what speaks of the wins that we showed is a correction, whatever was done: ${words}`, (t) =>
    t.true(read(words).requests.some(({ kind }) => kind === 'correct-wins')));
