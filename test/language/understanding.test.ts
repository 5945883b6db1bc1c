import test from 'ava';
import { understand } from '#language/reader/understanding/understand.ts';
import type { UnderstandingCase } from './understanding-case.ts';
import { freshNoWinCases } from './understanding-cases-fresh-no-win.ts';
import { freshRequestCases } from './understanding-cases-fresh-requests.ts';
import { freshWinCases } from './understanding-cases-fresh-wins.ts';
import { noWinCases } from './understanding-cases-no-win.ts';
import { requestCases } from './understanding-cases-requests.ts';
import { secondLookCases } from './understanding-cases-second-look.ts';
import { shortNoWinCases } from './understanding-cases-short-no-win.ts';
import { shortRequestCases } from './understanding-cases-short-requests.ts';
import { shortWinCases } from './understanding-cases-short-wins.ts';
import { thirdLookCases } from './understanding-cases-third-look.ts';
import { winCases } from './understanding-cases-wins.ts';

const CHANGES_SOMETHING = new Set(['stop', 'pause', 'resume', 'change-schedule', 'correct-wins']);
const ENOUGH = 0.97;

test('nearly every mail of people in many professions is understood, to the word', (t) => {
  const wrong = understandingCases.filter(({ text, wins, requests }) => {
    const found = understand(text);
    const kinds = found.requests.map(({ kind }) => kind);
    return JSON.stringify([found.wins, kinds.sort()]) !== JSON.stringify([wins, [...requests].sort()]);
  });
  const share = 1 - wrong.length / understandingCases.length;
  t.log(
    `understood ${understandingCases.length - wrong.length} of ${understandingCases.length} (${(share * 100).toFixed(1)} %)`,
  );
  for (const { text } of wrong) t.log(JSON.stringify({ text, ...understand(text) }));
  t.true(understandingCases.length >= 150);
  t.true(share >= ENOUGH);
});

test('no mail without a win gives one', (t) => {
  const none = understandingCases.filter(({ wins }) => wins.length === 0);
  t.deepEqual(
    none.filter(({ text }) => understand(text).wins.length > 0).map(({ text }) => text),
    [],
  );
});

test('no win is taken for a request that changes something', (t) => {
  const changed = understandingCases.filter(({ text, requests }) =>
    understand(text).requests.some(({ kind }) => CHANGES_SOMETHING.has(kind) && !requests.includes(kind)),
  );
  t.deepEqual(
    changed.map(({ text }) => text),
    [],
  );
});

const understandingCases: readonly UnderstandingCase[] = [
  ...winCases,
  ...shortWinCases,
  ...noWinCases,
  ...shortNoWinCases,
  ...requestCases,
  ...shortRequestCases,
  ...freshWinCases,
  ...freshNoWinCases,
  ...freshRequestCases,
  ...secondLookCases,
  ...thirdLookCases,
];
