import test from 'ava';
import { readText } from '#language/reader/read-words.ts';

const heard = (words: string) => {
  const { wins, asides } = readText(words, { asked: null, today: '2026-11-23' });
  return { wins, asides };
};

for (const words of [
  'From: nine days\nTo: two days\nSubject: the returns queue, my doing',
  'Subject: the returns queue, my doing\nFrom: nine days\nTo: two days',
  'Shipped the new release.\nTo: 40 customers at once\nDate: a week early',
  'Heute erledigt.\nBetreff: Retouren, von neun auf zwei Tage verkürzt',
])
  test(`lines that only begin like a mail’s header belong to the win: ${words.replaceAll('\n', ' / ')}`, (t) => {
    t.deepEqual(heard(words), { wins: [words], asides: [] });
  });

test('what is left of a mail’s header joins no win', (t) => {
  const { wins } = heard('Closed the lease.\nDate: 23 November 2026\nTo: Sub');
  t.deepEqual(wins, ['Closed the lease.']);
  t.false(heard('Closed the lease.\nFrom: Marta Keller\nSubject: Re: your day').wins.join().includes('Subject'));
});
