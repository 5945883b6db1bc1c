import test, { type ExecutionContext } from 'ava';
import { unavailable } from '#application/engine/ports/fault.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import { type Leader, lead } from '#application/engine/work/leader.ts';
import { createLeases, type Leases } from '#application/engine/work/leases.ts';
import { movableClock } from '#test/support/clock.ts';
import { eventually } from '#test/support/eventually.ts';
import { silentLogger } from '#test/support/silent-logger.ts';
import { embeddedStores } from '#test/support/stores.ts';

const LEASE = 10_000;

type Duty = Readonly<{ who: string; stop(): Promise<void> }>;

/** Processes that would lead, and what each began and ended. */
const candidates = async (t: ExecutionContext, logger: Logger = silentLogger) => {
  const clock = movableClock();
  const { registers } = await embeddedStores(t, clock);
  const told: string[] = [];
  const startOf = (who: string) => async (): Promise<Duty> => {
    told.push(`${who} begins`);
    return { who, stop: async () => void told.push(`${who} ends`) };
  };
  const leasesOf = (who: string) => createLeases({ registers, clock }, who, false);
  const join = async (
    who: string,
    start = startOf(who),
    leases: Pick<Leases, 'hold' | 'release'> = leasesOf(who),
  ): Promise<Leader<Duty>> => {
    const leader = await lead({ leases, name: 'duty', logger, lookEveryMs: 5 }, start);
    t.teardown(leader.resign);
    return leader;
  };
  return { clock, told, join, startOf, leases: leasesOf };
};

test('one of many does it, and the others wait', async (t) => {
  const { join, told } = await candidates(t);
  const [one, two] = [await join('one'), await join('two')];
  t.is(one.duty()?.who, 'one');
  t.is(two.duty(), null);
  t.deepEqual(told, ['one begins']);
});

test('one that resigns ends first; then another takes over, and it asks no more', async (t) => {
  const { join, told } = await candidates(t);
  const [one, two] = [await join('one'), await join('two')];
  await one.resign();
  await eventually('the other one', async () => two.duty());
  await two.resign();
  t.deepEqual(told, ['one begins', 'one ends', 'two begins', 'two ends']);
  t.is(one.duty(), null);
});

test('of one that was killed it is taken over when its lease has ended', async (t) => {
  const { join, told, clock, leases } = await candidates(t);
  let isKilled = false;
  const { hold, release } = leases('killed');
  await join('killed', undefined, {
    release,
    hold: async (...how) => (isKilled ? Promise.reject(unavailable('it')) : hold(...how)),
  });
  const two = await join('two');
  isKilled = true;
  t.is(two.duty(), null);
  clock.move(LEASE);
  await eventually('the other one', async () => two.duty());
  t.deepEqual(told, ['killed begins', 'two begins']);
});

test('one that lost its lease ends, and begins again once it has it back', async (t) => {
  const { join, told, clock, leases } = await candidates(t);
  const one = await join('one');
  clock.move(LEASE + 1); // it stood still so long
  const other = leases('other');
  if (!(await other.hold('duty'))) return void t.is(one.duty()?.who, 'one'); // it was faster, and never lost it
  await eventually('the end', async () => one.duty() === null && told.length === 2);
  await other.release('duty');
  await eventually('a new beginning', async () => one.duty());
  t.deepEqual(told, ['one begins', 'one ends', 'one begins']);
});

test('what fails at the first start is thrown, and the lease is given back', async (t) => {
  const { join } = await candidates(t);
  await t.throwsAsync(
    join('one', () => Promise.reject(new Error('no disk'))),
    { message: 'no disk' },
  );
  const two = await join('two');
  t.is(two.duty()?.who, 'two');
});

test('what fails later is told and tried again', async (t) => {
  const errors: string[] = [];
  const { join, startOf, leases } = await candidates(t, { ...silentLogger, error: (message) => errors.push(message) });
  const first = leases('first');
  await first.hold('duty');
  let tries = 0;
  const one = await join('one', () => {
    tries += 1;
    return tries < 3 ? Promise.reject(new Error('not yet')) : startOf('one')();
  });
  await first.release('duty');
  await eventually('the third try', async () => one.duty());
  t.deepEqual([tries, errors.length], [3, 2]);
});
