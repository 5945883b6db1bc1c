import test from 'ava';
import { checkEngineUrls } from '#infrastructure/engine-urls.ts';
import { BadSettings, readSettings } from '#infrastructure/shared/settings.ts';

const SECRET = 'a secret that only this test of the addresses knows';

/** What is said of these addresses at start; nothing is opened. */
const said = async (env: Record<string, string>): Promise<readonly string[]> => {
  try {
    await checkEngineUrls(readSettings({ SECRET, ...env }));
    return [];
  } catch (error) {
    if (error instanceof BadSettings) return error.lines;
    throw error;
  }
};

test('an address may name the hosts of a cluster or of a replica set', async (t) => {
  for (const EVENTSTORE_URL of [
    'esdb://cairn:pass@a:2113,b:2113,c:2113',
    'esdb://a:2113,b:2113,c:2113?tls=false',
    'esdb+discover://cairn:pa%40ss@cluster.example:2113?nodePreference=leader',
    'esdb://localhost?tls=false',
  ])
    t.deepEqual(await said({ EVENTSTORE_URL }), [], EVENTSTORE_URL);
  for (const MONGODB_URL of [
    'mongodb://a,b,c/?replicaSet=rs0',
    'mongodb://user:pass@a:27017,b:27018/cairn?replicaSet=rs0&tls=true',
    'mongodb+srv://user:pass@cluster.example/cairn',
  ])
    t.deepEqual(await said({ MONGODB_URL }), [], MONGODB_URL);
});

test('what a client cannot read is told before anything is opened, both at once and without the password', async (t) => {
  const lines = await said({
    EVENTSTORE_URL: 'esdb://cairn:hidden-1@a:port',
    MONGODB_URL: 'mongodb://user:hidden-2@a:port/cairn',
  });
  t.deepEqual(
    lines.map((line) => line.split(' ')[0]),
    ['EVENTSTORE_URL', 'MONGODB_URL'],
  );
  t.false(lines.join(' ').includes('hidden'));
  for (const EVENTSTORE_URL of ['kurrentdb://a:2113', 'http://a', 'esdb:/a', 'esdb://'])
    t.is((await said({ EVENTSTORE_URL })).length, 1, EVENTSTORE_URL);
  for (const MONGODB_URL of ['mongo://a', 'mongodb://', 'mongodb://a,b:x/'])
    t.is((await said({ MONGODB_URL })).length, 1, MONGODB_URL);
});

test('a secured server is never tried with a user that nobody named', async (t) => {
  t.regex((await said({ EVENTSTORE_URL: 'esdb://log.example:2113' }))[0] ?? '', /names no user/);
  t.deepEqual(await said({ EVENTSTORE_URL: 'esdb://log.example:2113?tls=false' }), []);
});
