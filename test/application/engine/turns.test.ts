import test from 'ava';
import { takeTurn, turnBefore } from '#application/engine/turns.ts';
import { WINS } from '#application/wins/wins.ts';
import { embeddedStores } from '#test/support/stores.ts';

/** Counts the turns of the event loop until it is ended. */
const countTurns = () => {
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  return { now: () => turns, end: () => clearImmediate(next) };
};

/** Longer than a slice. */
const busy = () => {
  const end = performance.now() + 12;
  while (performance.now() < end);
};

test.serial('whoever computes for long and takes turns lets everything else have one after each slice', async (t) => {
  const turns = countTurns();
  for (let piece = 0; piece < 20; piece += 1) {
    await takeTurn();
    busy();
  }
  turns.end();
  t.true(turns.now() >= 15);
});

test.serial('many who compute at once share one slice: no turn has two of them', async (t) => {
  const turns = countTurns();
  const began: number[] = [];
  const one = async () => {
    for (let piece = 0; piece < 5; piece += 1) {
      await takeTurn();
      began.push(turns.now());
      busy();
    }
  };
  await Promise.all(Array.from({ length: 6 }, one));
  turns.end();
  t.is(began.length, 30);
  t.is(new Set(began).size, 30);
});

test.serial('thousands of reads from embedded stores in a row are no single stop', async (t) => {
  const { readModels, log } = await embeddedStores(t);
  const turns = countTurns();
  for (let time = 0; time < 5_000; time += 1) {
    await readModels.get(WINS, 'none');
    await log.readSealed('win-none');
  }
  turns.end();
  t.true(turns.now() > 1);
});

test.serial('of large steps one is taken in a turn, and small ones wait for nothing', async (t) => {
  const turns = countTurns();
  const taken = await Promise.all(Array.from({ length: 5 }, () => turnBefore(1024 * 1024)?.then(turns.now)));
  turns.end();
  t.is(new Set(taken).size, 5);
  t.is(turnBefore(1024), undefined);
});
