import test from 'ava';
import { createBreaker } from '#application/engine/work/breaker.ts';
import { movableClock } from '#test/support/clock.ts';

test('a breaker tells when it opens and when a call succeeds again, and nothing in between', (t) => {
  const clock = movableClock();
  const told: boolean[] = [];
  const breaker = createBreaker(clock, 'a provider', 2, (isOpen) => told.push(isOpen));
  breaker.back();
  breaker.away();
  t.deepEqual(told, [false]);
  breaker.away();
  breaker.away();
  t.deepEqual(told, [false, true]);
  clock.move(1000);
  t.false(breaker.isOpen);
  breaker.away(); // the call that tried again
  t.deepEqual(told, [false, true]);
  clock.move(60_000);
  breaker.back();
  t.deepEqual(told, [false, true, false]);
});
