import test, { type ExecutionContext } from 'ava';
import { readWithTries } from '#application/inbox/reading-tries.ts';
import { movableClock } from '#test/support/clock.ts';
import { embeddedStores } from '#test/support/stores.ts';

const parts = async (t: ExecutionContext) => {
  const clock = movableClock();
  const { registers } = await embeddedStores(t, clock);
  return { registers, clock };
};

/** As the register sees it, a process that ends while it reads: the try is begun and never comes to an end. */
const endsItsProcess = (begun: () => void) => () => {
  begun();
  return new Promise<string>(() => {});
};

test('what ended its whole process ten times is unreadable, and is not read again', async (t) => {
  const services = await parts(t);
  for (let tries = 0; tries < 10; tries += 1)
    await new Promise<void>((begun) => {
      void readWithTries(services, 'mail', endsItsProcess(begun), 'unreadable');
    });
  t.is(await readWithTries(services, 'mail', async () => t.fail() || 'read', 'unreadable'), 'unreadable');
  t.is(await readWithTries(services, 'another', async () => 'read', 'unreadable'), 'read');
});

test('a reading that comes to an end, or fails because a store is away, is no try that ended its reader', async (t) => {
  const services = await parts(t);
  for (let tries = 0; tries < 12; tries += 1) {
    t.is(await readWithTries(services, 'mail', async () => 'read', 'unreadable'), 'read');
    const away = readWithTries(services, 'mail', () => Promise.reject(new Error('away')), 'unreadable');
    await t.throwsAsync(away, { message: 'away' });
  }
});
