import test, { type ExecutionContext } from 'ava';
import { createLeases } from '#application/engine/work/leases.ts';
import { movableClock } from '#test/support/clock.ts';
import { embeddedStores } from '#test/support/stores.ts';

const LEASE = 30_000;

const holders = async (t: ExecutionContext, alone = false) => {
  const clock = movableClock();
  const { registers } = await embeddedStores(t, clock);
  const of = (name: string) => createLeases({ registers, clock }, name, alone);
  return { clock, one: of('one'), two: of('two') };
};

test('a lease has one holder; prolonging keeps its epoch', async (t) => {
  const { one, two, clock } = await holders(t);
  const first = await one.hold('a');
  clock.move(LEASE - 1);
  t.is(await two.hold('a'), null);
  t.is((await one.hold('a'))?.epoch, first?.epoch);
  clock.move(LEASE - 1);
  t.is(await two.hold('a'), null);
  t.false(await two.hasEnded(first?.epoch ?? ''));
});

test('at its end another takes it under an epoch of its own, and the one before has ended', async (t) => {
  const { one, two, clock } = await holders(t);
  const first = await one.hold('a');
  clock.move(LEASE);
  t.true(await two.hasEnded(first?.epoch ?? ''));
  const second = await two.hold('a');
  t.not(second?.epoch, first?.epoch);
  t.true(await one.hasEnded(first?.epoch ?? ''));
  t.false(await one.hasEnded(second?.epoch ?? ''));
  t.is(await one.hold('a'), null);
});

test('a holder that comes back after the end gets another epoch, too: in between it was not its own', async (t) => {
  const { one, clock } = await holders(t);
  const first = await one.hold('a');
  clock.move(LEASE);
  t.not((await one.hold('a'))?.epoch, first?.epoch);
});

test('one that is given back is free at once, by its holder alone', async (t) => {
  const { one, two } = await holders(t);
  const first = await one.hold('a');
  await two.release('a');
  t.is(await two.hold('a'), null);
  await one.release('a');
  t.true(await two.hasEnded(first?.epoch ?? ''));
  t.truthy(await two.hold('a'));
});

test('of many that reach for it at once one gets it', async (t) => {
  const clock = movableClock();
  const { registers } = await embeddedStores(t, clock);
  const held = await Promise.all(
    Array.from({ length: 30 }, (_, index) => createLeases({ registers, clock }, `holder-${index}`, false).hold('a')),
  );
  t.is(held.filter((lease) => lease !== null).length, 1);
});

test('where only one process can be alive, what a killed one left behind is taken at once', async (t) => {
  const { one, two } = await holders(t, true);
  const first = await one.hold('a');
  t.true(await two.hasEnded(first?.epoch ?? ''));
  const second = await two.hold('a');
  t.truthy(second);
  t.not(second?.epoch, first?.epoch);
  t.is((await two.hold('a'))?.epoch, second?.epoch);
});

test('a lease nobody knows of has ended', async (t) => {
  const { one } = await holders(t);
  t.true(await one.hasEnded('never-held/1'));
});
