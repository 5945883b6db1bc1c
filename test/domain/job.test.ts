import test from 'ava';
import { array, assert, constantFrom, property } from 'fast-check';
import { job } from '#domain/job/decider.ts';
import { AT, carriedOut } from './carried-out.ts';

type Command = Parameters<typeof job.decide>[0];

const id = { jobId: 'j', reaction: 'r', userId: 1, at: AT };
const fail: Command = { type: 'NoteFailure', data: { ...id, reason: 'broken' } };
const retry: Command = { type: 'RetryJob', data: { ...id, by: 'cli' } };

test('a job waits longer after each failure, and is parked at the fifth', (t) => {
  const { events, types } = carriedOut(job, [fail, fail, fail, fail, fail, fail]);
  t.deepEqual(types, ['JobFailed', 'JobFailed', 'JobFailed', 'JobFailed', 'JobParked']);
  const waits = events.flatMap(({ type, data }) =>
    type === 'JobFailed' ? [(Date.parse(data.until) - Date.parse(AT)) / 1000] : [],
  );
  t.deepEqual(waits, [2, 8, 32, 128]);
  t.like(events.at(-1)?.data, { attempt: 5, reason: 'broken' });
});

test('only a parked job is sent round again, and then has all its tries', (t) => {
  t.is(carriedOut(job, [fail, retry]).answers[1], 'job-not-parked');
  const parked = [fail, fail, fail, fail, fail];
  t.deepEqual(carriedOut(job, [...parked, retry, retry, ...parked]).types, [
    ...carriedOut(job, parked).types,
    'JobRetried',
    ...carriedOut(job, parked).types,
  ]);
});

test('whatever happens: never a sixth try without an operator', (t) => {
  assert(
    property(array(constantFrom(fail, fail, fail, retry), { maxLength: 60 }), (commands) => {
      let tries = 0;
      return carriedOut(job, commands).types.every((type) => {
        tries = type === 'JobRetried' ? 0 : tries + 1;
        return tries <= 5 && (type === 'JobParked') === (tries === 5);
      });
    }),
    { numRuns: 1000 },
  );
  t.pass();
});
