import test from 'ava';
import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import type { RequestOutcome } from '#domain/inbox/request/outcome.ts';
import type { CheckInsNowFacts } from '#domain/inbox/request/outcome-facts.ts';
import { answerText } from '#mail-gateway/sending/texts/answer-text.ts';
import { anAnswerListing } from './asking.ts';

const evening: CheckInsNowFacts = {
  schedule: {
    frequency: 'daily-weekdays',
    timeOfDay: 'morning',
    clockTime: '19:30',
    weekdays: [0],
    weekInterval: 1,
    timezone: 'Europe/Berlin',
  },
  next: [],
  paused: false,
  pausedUntil: null,
  inactive: false,
  none: null,
};
const told = (...outcomes: readonly RequestOutcome[]): string => answerText(anAnswerListing([], outcomes));

test('a text says when check-ins come, and a date in words', (t) => {
  t.is(
    told({ request: 'change-schedule', asked: '', result: 'done', facts: evening }),
    'Your check-ins come from Monday to Friday at 7:30 PM.',
  );
  const facts = { ...evening, paused: true, pausedUntil: '2026-12-01' };
  t.is(told({ request: 'pause', asked: '', result: 'done', facts }), 'Your check-ins rest until December 1, 2026.');
  const later = { ...evening, pausedFrom: '2026-12-01', pausedUntil: '2026-12-08' };
  t.is(
    told({ request: 'pause', asked: '', result: 'done', facts: later }),
    'Your check-ins rest from December 1, 2026 until December 8, 2026.',
  );
});

test('wins in a text are cut after a word', (t) => {
  const text = 'Trained two nurses on triage, on the ward and in the night, and wrote the guide';
  const facts = { during: null, wins: [{ winId: 'a', date: '2026-11-20', text }], total: 1 };
  t.is(
    told({ request: 'list-wins', asked: '', result: 'done', facts }),
    '1. Trained two nurses on triage, on the ward and in the…',
  );
});

test('every sentence of a text begins with a capital', (t) => {
  const some = anAnswerListing(['a', 'b']);
  const one: AnswerFacts = anAnswerListing(['a']);
  const enriched: AnswerFacts = { ...anAnswerListing([]), enriched: { winId: 'a', text: 'A win' } };
  for (const words of [null, some, one, enriched, anAnswerListing([])]) t.regex(answerText(words), /^[A-Z0-9]/);
});

test('a text that holds neither a win nor a request is answered as it sounds', (t) => {
  const said = (tone: 'quiet' | 'account' | 'unclear' | null) => answerText({ ...anAnswerListing([]), wins: [], tone });
  t.regex(said('quiet'), /nothing is missing/);
  t.regex(said('account'), /Profile and Billing/);
  for (const tone of ['unclear', null] as const) t.regex(said(tone), /not sure what you would like: your list, a CV/);
});

test('a text says what stood beside a win, and what of it was left out', (t) => {
  const said = (words: Partial<AnswerFacts>) => answerText({ ...anAnswerListing(['a']), ...words });
  t.true(said({ tone: 'to-us', besideThem: 'Do you?' }).includes('We did not understand “Do you?”.'));
  t.true(said({ tone: 'ahead', besideThem: 'Call Tom' }).includes('still to come is not kept yet'));
  t.true(said({ leftOut: 'beside', asideOf: 'told Derek' }).includes('Left out: “told Derek”'));
  t.is(said({ tone: 'to-us' }), said({}));
});
