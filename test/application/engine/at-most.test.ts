import test from 'ava';
import { createAtMost } from '#application/engine/at-most.ts';
import { createDeadline } from '#application/engine/deadline.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';

test('so many at once, one more is turned away, and whoever is done makes room, be it by a fault', async (t) => {
  const atMost = createAtMost(2, 'it');
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const underWay = [atMost(() => first.promise), atMost(() => second.promise)];
  let began = false;
  const third = atMost(async () => {
    began = true;
  });
  t.true(isUnavailable(await t.throwsAsync(third)));
  t.false(began);
  first.resolve('done');
  second.reject(new Error('broken'));
  t.is(await underWay[0], 'done');
  await t.throwsAsync(underWay[1] ?? Promise.resolve(), { message: 'broken' });
  t.deepEqual(await Promise.all([atMost(async () => 1), atMost(async () => 2)]), [1, 2]);
});

test('a deadline ends every wait for what has not come, and nobody hears of what comes behind it', async (t) => {
  const deadline = createDeadline(1, 'it');
  const never = Promise.withResolvers<never>();
  t.true(isUnavailable(await t.throwsAsync(deadline.wait(never.promise))));
  never.reject(new Error('late'));
  t.true(isUnavailable(await t.throwsAsync(deadline.wait(new Promise(() => undefined)))));
  const later = createDeadline(60_000, 'it');
  t.is(await later.wait(Promise.resolve('in time')), 'in time');
  later.clear();
});
