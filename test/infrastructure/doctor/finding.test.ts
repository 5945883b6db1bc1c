import test from 'ava';
import { type Check, exitCodeOf, ok, runChecks, warning } from '#infrastructure/doctor/finding.ts';

const check = (look: Check['look'], withinMs = 60_000): Check => ({ name: 'disk', withinMs, look });

test('a check that does not end in its time is an error, and is told to stop', async (t) => {
  const stopped = Promise.withResolvers<void>();
  const never = check((signal) => {
    signal.addEventListener('abort', () => stopped.resolve());
    return new Promise(() => {});
  }, 1);
  t.like(await runChecks([never, check(async () => ok('there is room'))]), [
    {
      check: 'disk',
      state: 'error',
      says: 'no answer within 0.001 seconds',
      anchor: 'docs/operating.md#the-disk-is-full',
    },
    { state: 'ok' },
  ]);
  await stopped.promise;
  t.pass();
});

test('of a check that fails its code is shown, and nothing that may hold a password', async (t) => {
  const failing = check(async () => {
    throw Object.assign(new Error('smtp://user:hunter2@relay'), { code: 'ESOCKET' });
  });
  t.like(await runChecks([failing]), [{ state: 'error', says: 'this check could not be made (ESOCKET)' }]);
  const thrown = check(() => {
    throw new TypeError('hunter2');
  });
  t.like(await runChecks([thrown]), [{ state: 'error', says: 'this check could not be made (TypeError)' }]);
});

test('the worst finding decides how it ends', async (t) => {
  const found = await runChecks([check(async () => [ok('a'), warning('b')])]);
  t.is(exitCodeOf(found.slice(0, 1)), 0);
  t.is(exitCodeOf(found), 1);
  t.is(exitCodeOf([...found, { check: 'disk', anchor: '', state: 'error', says: '' }]), 2);
});
