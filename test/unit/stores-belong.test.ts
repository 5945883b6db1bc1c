import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { hasCode } from '#application/ports/fault.ts';
import { dataFolder } from '#infrastructure/data-folder.ts';
import { readSettings } from '#infrastructure/shared/settings.ts';
import { openStores } from '#infrastructure/stores.ts';
import { movableClock } from '../support/clock.ts';
import { startDouble } from '../support/eventstore-double/eventstore-double.ts';
import { temporaryFolder } from '../support/temporary.ts';

/** A data folder of its own, and how to start on it and stop. */
const aCairn = async (t: ExecutionContext, env: Readonly<Record<string, string>> = {}) => {
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  const start = async (): Promise<void> => {
    const folder = await dataFolder(path);
    const stores = await openStores(readSettings(env), folder, movableClock(), ({ code }) => t.fail(code));
    await stores.close();
  };
  return { path, start };
};

test('stores that were made for each other are opened again and again', async (t) => {
  const { start } = await aCairn(t);
  await start();
  await t.notThrowsAsync(start());
});

test('registers are not opened beside a log they do not belong to', async (t) => {
  const [one, other] = [await aCairn(t), await aCairn(t)];
  await one.start();
  await other.start();
  await rename(join(other.path, 'events.db'), join(one.path, 'events.db'));
  const fault = await t.throwsAsync(one.start());
  t.true(hasCode(fault, 'foreign-log'));
  t.regex(fault?.message ?? '', /EVENTSTORE_URL.*DATA_DIR/);
});

test('a log on an engine is not opened with another vault, though the secret is the same', async (t) => {
  const double = await startDouble();
  t.teardown(double.stop);
  const env = { EVENTSTORE_URL: double.url, SECRET: 'a secret that two servers were given' };
  const [one, other] = [await aCairn(t, env), await aCairn(t, env)];
  await one.start();
  const fault = await t.throwsAsync(other.start());
  t.true(hasCode(fault, 'foreign-log'));
  t.regex(fault?.message ?? '', /EVENTSTORE_URL/);
  await t.notThrowsAsync(one.start());
});
