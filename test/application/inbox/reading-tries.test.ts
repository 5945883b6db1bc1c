import test, { type ExecutionContext } from 'ava';
import { readWithTries } from '#application/inbox/reading-tries.ts';
import { movableClock } from '#test/support/clock.ts';
import { embeddedStores } from '#test/support/stores.ts';

const parts = async (t: ExecutionContext) => {
  const clock = movableClock();
  const { registers } = await embeddedStores(t, clock);
  return { registers, clock };
};

type OnBegin = () => Promise<void>;

/** As the register sees it, a process that ends while it reads: the try is begun and never comes to an end. */
const endsItsProcess = (begun: () => void) => async (onBegin: OnBegin) => {
  await onBegin();
  begun();
  return new Promise<string>(() => {});
};

const reads = async (onBegin: OnBegin) => {
  await onBegin();
  return 'read';
};

test('what ended its whole process ten times is unreadable, and is not read again', async (t) => {
  const services = await parts(t);
  for (let tries = 0; tries < 10; tries += 1)
    await new Promise<void>((begun) => {
      void readWithTries(services, 'mail', endsItsProcess(begun), 'unreadable');
    });
  const neverReads = async (onBegin: OnBegin) => {
    await onBegin();
    return t.fail() || 'read';
  };
  t.is(await readWithTries(services, 'mail', neverReads, 'unreadable'), 'unreadable');
  t.is(await readWithTries(services, 'another', reads, 'unreadable'), 'read');
});

test('a process that ends while a mail waits to be read says nothing against the mail', async (t) => {
  const services = await parts(t);
  for (let tries = 0; tries < 12; tries += 1)
    void readWithTries(services, 'mail', () => new Promise<string>(() => {}), 'unreadable');
  t.is(await readWithTries(services, 'mail', reads, 'unreadable'), 'read');
});

test('a reading that comes to an end, or fails because a store is away, is no try that ended its reader', async (t) => {
  const services = await parts(t);
  for (let tries = 0; tries < 12; tries += 1) {
    t.is(await readWithTries(services, 'mail', reads, 'unreadable'), 'read');
    const away = async (onBegin: OnBegin): Promise<string> => {
      await onBegin();
      throw new Error('away');
    };
    await t.throwsAsync(readWithTries(services, 'mail', away, 'unreadable'), { message: 'away' });
  }
});
