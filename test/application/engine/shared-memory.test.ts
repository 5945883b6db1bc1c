import test from 'ava';
import { SharedMemory } from '#application/engine/shared-memory.ts';

const opened = (bytes: number, patience: number) => {
  let now = 0;
  const memory = new SharedMemory(bytes, patience, () => now);
  const gaveUp: string[] = [];
  const open = (name: string) => memory.open(() => gaveUp.push(name));
  return { memory, open, gaveUp, move: (by: number) => (now += by) };
};

test('what is taken is not there for others, until it is given back', (t) => {
  const { memory, open } = opened(10, 100);
  const [one, other] = [open('one'), open('other')];
  t.true(one.take(4) && one.take(3));
  t.false(other.take(4));
  t.true(other.take(3));
  t.is(memory.available, 0);
  one.release();
  one.release();
  t.false(one.take(1));
  t.is(memory.available, 7);
});

test('those who have sent for too long give theirs up to who needs it, the oldest first, and no more than is needed', (t) => {
  const { memory, open, gaveUp, move } = opened(10, 100);
  for (const name of ['first', 'second', 'third']) open(name).take(3);
  move(99);
  const other = open('other');
  t.false(other.take(4));
  move(1);
  t.is(memory.available, 10);
  t.true(other.take(4));
  t.deepEqual(gaveUp, ['first']);
  t.true(other.take(2));
  t.deepEqual(gaveUp, ['first', 'second']);
  t.is(memory.available, 4);
});

test('what has come whole is kept, and nobody gives up their own', (t) => {
  const { open, gaveUp } = opened(10, 0);
  const whole = open('whole');
  t.true(whole.take(6));
  whole.complete();
  const other = open('other');
  t.true(other.take(4));
  t.false(other.take(1));
  t.deepEqual(gaveUp, []);
});
