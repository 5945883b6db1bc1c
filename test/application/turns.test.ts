import test from 'ava';
import { turnBefore } from '#application/turns.ts';

test('of large steps one is taken in a turn of the event loop, and small ones wait for nothing', async (t) => {
  let turns = 0;
  let counting = true;
  const count = () => {
    turns += 1;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  const taken = await Promise.all(Array.from({ length: 5 }, () => turnBefore(1024 * 1024)?.then(() => turns)));
  counting = false;
  t.is(new Set(taken).size, 5);
  t.is(turnBefore(1024), undefined);
});
