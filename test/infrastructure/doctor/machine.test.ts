import { once } from 'node:events';
import { chmod } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { checkClock, checkDataFolder, checkDisk, timeSources } from '#infrastructure/doctor/machine.ts';
import { readSettings } from '#infrastructure/shared/settings.ts';
import { temporaryFolder } from '#test/support/temporary.ts';

const aFolder = async (t: ExecutionContext) => {
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  await chmod(path, 0o700);
  return path;
};

test('a data folder that others can open is told of, and so are few open files', async (t) => {
  const dataDir = await aFolder(t);
  t.like(await checkDataFolder({ dataDir }, 4096), [{ state: 'ok' }]);
  await chmod(dataDir, 0o755);
  t.like(await checkDataFolder({ dataDir }, 1024), [
    { state: 'warning' },
    { state: 'warning', says: `DATA_DIR ${dataDir} is open to others: chmod 700 ${dataDir}` },
  ]);
  t.like(await checkDataFolder({ dataDir: join(dataDir, 'none') }, 4096), [{ state: 'not-applicable' }]);
});

test('little room on the disk is a warning, too little an error', async (t) => {
  const at = (share: number) =>
    checkDisk({ dataDir: '/' }, async () => ({ free: share * 100 * 2 ** 30, size: 100 * 2 ** 30 }));
  t.like(await at(0.5), { state: 'ok', says: '50.0 GiB (50 %) of the disk of DATA_DIR are free' });
  t.like(await at(0.19), { state: 'warning' });
  t.like(await at(0.09), { state: 'error' });
  t.like(await checkDisk({ dataDir: '/not/there' }), { state: 'not-applicable' });
});

const aClock = async (t: ExecutionContext, offMs: number) => {
  const server = createServer({}, (_, response) => {
    response.setHeader('Date', new Date(Date.now() + offMs).toUTCString());
    response.writeHead(401).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

test('the clock is compared with the first service that answers', async (t) => {
  const { signal } = new AbortController();
  const at = async (offMs: number) => checkClock(['http://127.0.0.1:1', await aClock(t, offMs)], signal);
  t.like(await at(0), { state: 'ok' });
  t.like(await at(-30_000), { state: 'warning' });
  t.like(await at(300_000), { state: 'error' });
  t.like(await checkClock(['http://127.0.0.1:1'], signal), { state: 'warning' });
  t.like(await checkClock([], signal), { state: 'not-applicable' });
});

test('services that are set are asked for the time, and no others', (t) => {
  const AI = { OPENAI_API_KEY: 'x', OPENAI_MODEL: 'm', OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' };
  t.deepEqual(timeSources(readSettings({})), []);
  t.deepEqual(timeSources(readSettings(AI)), ['http://127.0.0.1:9/v1']);
});
