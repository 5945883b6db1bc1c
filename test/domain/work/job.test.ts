import test from 'ava';
import { array, assert, constantFrom, property } from 'fast-check';
import { job } from '#domain/work/job/decider.ts';
import { AT, carriedOut } from '../carried-out.ts';

type Command = Parameters<typeof job.decide>[0];

const id = { jobId: 'j', reaction: 'r', userId: 1, at: AT };
const failAfter = (attempts: number): Command => ({ type: 'NoteFailure', data: { ...id, reason: 'broken', attempts } });
const retry: Command = { type: 'RetryJob', data: { ...id, operator: 'cli' } };
const all = [0, 1, 2, 3, 4].map(failAfter);

test('a job waits longer after each failure, and is parked at the fifth', (t) => {
  const { events, types } = carriedOut(job, all);
  t.deepEqual(types, ['JobFailed', 'JobFailed', 'JobFailed', 'JobFailed', 'JobParked']);
  const waits = events.flatMap(({ type, data }) =>
    type === 'JobFailed' ? [(Date.parse(data.retryAt) - Date.parse(AT)) / 1000] : [],
  );
  t.deepEqual(waits, [2, 8, 32, 128]);
  t.like(events.at(-1)?.data, { attempt: 5, reason: 'broken' });
});

test('only a parked job is sent round again, and then has all its tries', (t) => {
  t.is(carriedOut(job, [failAfter(0), retry]).answers[1], 'job-not-parked');
  t.deepEqual(carriedOut(job, [...all, retry, retry, ...all]).types, [
    ...carriedOut(job, all).types,
    'JobRetried',
    ...carriedOut(job, all).types,
  ]);
});

test('a parked job that an event has opened again has all its tries, and is parked again', (t) => {
  t.deepEqual(carriedOut(job, [...all, ...all]).types, [...carriedOut(job, all).types, ...carriedOut(job, all).types]);
});

test('two that meet one last failure park the job once', (t) => {
  t.deepEqual(carriedOut(job, [...all, failAfter(4)]).types, carriedOut(job, all).types);
});

test('whatever happens: never a sixth try without an operator or an event, and never a failure without an event', (t) => {
  assert(
    property(array(constantFrom('fails', 'fails', 'fails', 'retried', 'opened'), { maxLength: 60 }), (story) => {
      let [state, tries] = [job.initial, 0];
      return story.every((step) => {
        const runs = step === 'fails' && tries < 5; // the backlog starts nothing that is parked
        const decision = runs
          ? job.decide(failAfter(tries), state)
          : step === 'retried'
            ? job.decide(retry, state)
            : [];
        const events = 'refused' in decision ? [] : decision;
        state = events.reduce(job.evolve, state);
        tries = step === 'opened' || events[0]?.type === 'JobRetried' ? 0 : tries + Number(runs);
        return !runs || (events.length === 1 && (events[0]?.type === 'JobParked') === (tries === 5));
      });
    }),
    { numRuns: 1000 },
  );
  t.pass();
});

test('a job is given up where it is parked, or blocked by another; one that may be under way is not', (t) => {
  const parking: Command = { type: 'NoteFailure', data: { ...id, reason: 'unexpected', attempts: 4 } };
  const discard = (blocked: boolean): Command => ({
    type: 'DiscardJob',
    data: { ...id, operator: '7', reason: 'unexpected', blocked },
  });
  const after = (...commands: readonly Command[]) =>
    commands.reduce((state, command) => {
      const decided = job.decide(command, state);
      return 'refused' in decided ? state : decided.reduce(job.evolve, state);
    }, job.initial);
  const typesOf = (decided: ReturnType<typeof job.decide>) =>
    'refused' in decided ? decided.refused : decided.map(({ type }) => type);
  t.deepEqual(typesOf(job.decide(discard(false), after(parking))), ['JobDiscarded']);
  t.deepEqual(typesOf(job.decide(discard(true), job.initial)), ['JobDiscarded']);
  t.is(typesOf(job.decide(discard(false), job.initial)), 'job-not-parked');
  t.is(typesOf(job.decide(retry, after(parking, discard(false)))), 'job-not-parked');
});
