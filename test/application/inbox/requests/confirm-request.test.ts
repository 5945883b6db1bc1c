import test from 'ava';
import { type GivenAnswer, toConfirmIn } from '#application/inbox/requests/confirm-request.ts';
import type { RequestOutcome } from '#domain/inbox/request/outcome.ts';
import { anAnswerListing } from './asking.ts';

const FRIDAYS: RequestOutcome = {
  request: 'change-schedule',
  asked: 'Fridays are better',
  result: 'to-confirm',
  facts: { details: { frequency: 'weekly', weekday: 5 }, schedule: null, named: [] },
};
const DONE: RequestOutcome = { request: 'cv', asked: 'my CV', result: 'impossible', facts: { reason: 'inactive' } };

const given = (at: string, ...outcomes: readonly RequestOutcome[]): GivenAnswer => ({
  id: at,
  at,
  facts: anAnswerListing([], outcomes),
});

const questions = (answers: readonly GivenAnswer[], at: string) =>
  toConfirmIn(answers, at).map(({ questionId, outcome }) => {
    if (outcome !== FRIDAYS) throw new Error('asked something else');
    return questionId;
  });

test('a yes counts for seven days', (t) => {
  const answers = [given('2026-11-01T10:00:00.000Z', FRIDAYS)];
  t.deepEqual(questions(answers, '2026-11-08T10:00:00.000Z'), ['2026-11-01T10:00:00.000Z:0']);
  t.deepEqual(toConfirmIn(answers, '2026-11-08T10:00:00.001Z'), []);
});

test('an answer that only kept wins is passed over, one that asked or did something else takes the place', (t) => {
  const [asked, kept] = [given('2026-11-01T10:00:00.000Z', FRIDAYS), given('2026-11-01T11:00:00.000Z')];
  t.deepEqual(questions([kept, asked], '2026-11-02T10:00:00.000Z'), ['2026-11-01T10:00:00.000Z:0']);
  const done = given('2026-11-01T12:00:00.000Z', DONE);
  t.deepEqual(toConfirmIn([done, kept, asked], '2026-11-02T10:00:00.000Z'), []);
  t.deepEqual(toConfirmIn([], '2026-11-02T10:00:00.000Z'), []);
});
