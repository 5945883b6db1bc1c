import test, { type ExecutionContext } from 'ava';
import fc from 'fast-check';
import { PARTITIONS } from '#application/engine/ports/work.ts';
import { createLeases, type Lease, type Share } from '#application/engine/work/leases.ts';
import { movableClock } from '#test/support/clock.ts';
import { embeddedStores } from '#test/support/stores.ts';

const LEASE = 30_000;
const MINUTE = 60_000;
const NONE: Share = { held: new Map(), askAgainAt: Number.NEGATIVE_INFINITY };

type Process = {
  share: Share;
  readonly busy: Set<number>;
  readonly ask: () => Promise<void>;
  readonly leave: () => Promise<void>;
};

/** Processes on one set of registers that ask for their part whenever they said they would, as time goes on. */
const aCluster = async (t: ExecutionContext) => {
  const clock = movableClock();
  const { registers } = await embeddedStores(t, clock);
  let calls = 0;
  const counted = new Proxy(registers, {
    get: (target, name: keyof typeof registers) => {
      calls += 1;
      return target[name];
    },
  });
  const living = new Set<Process>();
  const join = (name: string): Process => {
    const leases = createLeases({ registers: counted, clock }, name, false);
    const one: Process = {
      share: NONE,
      busy: new Set(),
      ask: async () => {
        one.share = await leases.share('reactor', one.busy);
      },
      leave: async () => {
        living.delete(one);
        await leases.leave('reactor');
      },
    };
    living.add(one);
    return one;
  };
  const isHeld = ({ until }: Lease) => until > clock.now();
  const heldBy = ({ share }: Process) => [...share.held].filter(([, lease]) => isHeld(lease)).map(([number]) => number);
  /** What whoever lives believes to hold: never the same twice. */
  const numbers = () => [...living].flatMap(heldBy);
  const pass = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 500) {
      clock.move(500);
      for (const one of living) if (clock.now() >= one.share.askAgainAt) await one.ask();
      t.is(new Set(numbers()).size, numbers().length, 'no partition is held twice');
    }
  };
  return { clock, registers, living, join, heldBy, numbers, pass, calls: () => calls };
};

const isFair = (counts: readonly number[]): boolean => Math.max(...counts) - Math.min(...counts) <= 1;

test('one process has them all, and what it costs does not grow with their number', async (t) => {
  const { join, heldBy, pass, calls } = await aCluster(t);
  const one = join('one');
  await pass(500);
  t.is(heldBy(one).length, PARTITIONS);
  const before = calls();
  await pass(MINUTE);
  t.true(calls() - before <= 14, `${calls() - before} calls in a minute`);
});

test('a new process has its part within a minute, and a dead one’s are taken over as soon as its lease has ended', async (t) => {
  const { join, heldBy, pass, living, numbers } = await aCluster(t);
  const [one, two] = [join('one'), join('two')];
  await pass(MINUTE);
  t.deepEqual([heldBy(one).length, heldBy(two).length], [32, 32]);
  const three = join('three');
  await pass(MINUTE / 4);
  t.true(isFair([one, two, three].map((process) => heldBy(process).length)));
  living.delete(two); // killed
  await pass(LEASE);
  t.is(numbers().length, PARTITIONS);
  t.true(isFair([one, three].map((process) => heldBy(process).length)));
});

test('one that ends gives all of it back at once', async (t) => {
  const { join, heldBy, pass } = await aCluster(t);
  const [one, two] = [join('one'), join('two')];
  await pass(MINUTE);
  await two.leave();
  await pass(10_000);
  t.is(heldBy(one).length, PARTITIONS);
});

test('partitions with work under way are given back last, begin nothing more, and go once that work has ended', async (t) => {
  const { join, heldBy, pass } = await aCluster(t);
  const one = join('one');
  await pass(500);
  for (let partition = 0; partition < 40; partition += 1) one.busy.add(partition);
  const two = join('two');
  await pass(MINUTE);
  t.is(heldBy(two).length, 24);
  t.is(heldBy(one).length, 32); // of the forty it keeps, eight begin nothing more
  t.true(heldBy(one).every((partition) => partition < 40));
  one.busy.clear();
  await pass(MINUTE);
  t.deepEqual([heldBy(one).length, heldBy(two).length], [32, 32]);
});

test('a holding that ended has another name when it comes back, and nobody takes the old name for a living one', async (t) => {
  const { clock, registers, join } = await aCluster(t);
  const leases = createLeases({ registers, clock }, 'somebody', false);
  const one = join('one');
  await one.ask();
  const epoch = one.share.held.get(7)?.epoch ?? '';
  t.false(await leases.hasEnded(epoch));
  clock.move(LEASE - 1);
  await one.ask();
  t.is(one.share.held.get(7)?.epoch, epoch);
  clock.move(LEASE);
  t.true(await leases.hasEnded(epoch));
  await one.ask();
  t.not(one.share.held.get(7)?.epoch, epoch);
  t.true(await leases.hasEnded(epoch));
  await one.leave();
  t.true(await leases.hasEnded(one.share.held.get(7)?.epoch ?? ''));
});

test('where only one process can be alive, it has all that a killed one left behind at once', async (t) => {
  const clock = movableClock();
  const { registers } = await embeddedStores(t, clock);
  const [dead, next] = ['dead', 'next'].map((name) => createLeases({ registers, clock }, name, true));
  const epoch = (await dead?.share('reactor', new Set()))?.held.get(3)?.epoch ?? '';
  t.true(await next?.hasEnded(epoch));
  t.is((await next?.share('reactor', new Set()))?.held.size, PARTITIONS);
});

test('whoever joins, leaves, dies or is busy: within a minute and a lease all are held, once and fairly', async (t) => {
  const happening = fc.record({
    what: fc.constantFrom('joins', 'leaves', 'dies', 'busy', 'idle', 'nothing'),
    who: fc.nat(5),
    pause: fc.integer({ min: 0, max: 40 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 12 }), async (happenings) => {
      const { living, join, pass, heldBy, numbers } = await aCluster(t);
      join('first');
      for (const [at, { what, who, pause }] of happenings.entries()) {
        const one = [...living][who % Math.max(1, living.size)];
        if (what === 'joins' || !one) join(`p-${at}`);
        else if (what === 'leaves') await one.leave();
        else if (what === 'dies') living.delete(one);
        else if (what === 'busy') for (const number of heldBy(one)) one.busy.add(number);
        else if (what === 'idle') one.busy.clear();
        await pass(pause * 500);
      }
      if (living.size === 0) join('last');
      for (const one of living) one.busy.clear();
      await pass(MINUTE + LEASE);
      t.is(numbers().length, PARTITIONS);
      t.true(isFair([...living].map((one) => heldBy(one).length)));
    }),
    { numRuns: 25 },
  );
});
