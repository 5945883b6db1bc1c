import test, { type ExecutionContext } from 'ava';
import { hasCode, isUnavailable, unavailable } from '#application/engine/ports/fault.ts';
import { openEventStoreDb } from '#infrastructure/eventstoredb/event-store.ts';
import { createLogger } from '#infrastructure/pino-logger.ts';
import { runningApp } from '#test/support/app.ts';
import { knownCertificate } from '#test/support/certificates.ts';
import { type DoubleOptions, startDouble } from '#test/support/eventstore-double/eventstore-double.ts';
import { freePort } from '#test/support/free-port.ts';
import { call } from '#test/support/user.ts';

const double = async (t: ExecutionContext, options: DoubleOptions = {}) => {
  const started = await startDouble(options);
  t.teardown(started.stop);
  return started;
};
const refusalOf = async (t: ExecutionContext, url: string): Promise<Error> => {
  const error = await t.throwsAsync(openEventStoreDb(url));
  return error ?? new Error('it was opened');
};

test.serial('a certificate that nobody vouches for says so, and how its authority is named', async (t) => {
  const { url } = await double(t, { certificate: knownCertificate });
  const error = await refusalOf(t, url);
  t.true(isUnavailable(error));
  t.regex(error.message, /certificate is not trusted.*tlsCAFile/);
});

test.serial('a server where nothing listens says so', async (t) => {
  const error = await refusalOf(t, `esdb://127.0.0.1:${await freePort()}?tls=false`);
  t.true(isUnavailable(error));
  t.regex(error.message, /EventStoreDB is not reachable: nothing listens there/);
});

test.serial('a user who may not read everything is told at once which right lacks', async (t) => {
  const { url } = await double(t, { mayReadAll: false });
  const error = await refusalOf(t, url);
  t.true(hasCode(error, 'access-denied'));
  t.regex(error.message, /read \$all/);
});

test.serial('readyz gives its reasons also while the log is away, and is ready again once it is back', async (t) => {
  const log = await double(t);
  const app = await runningApp(t, { env: { EVENTSTORE_URL: log.url, SECRET: 'a secret that only this test knows' } });
  const ready = () => call<{ ready: boolean; reasons: readonly string[] }>(app, 'GET', '/readyz');
  t.is((await ready()).status, 200);
  log.kill();
  let away = await ready();
  while (away.status === 200) away = await ready(); // it is answered from memory, some seconds old
  t.is(away.status, 503);
  t.regex(away.body.reasons.join(), /EventStoreDB is not reachable: /);
  await log.restart();
  let back = await ready();
  while (back.status !== 200) back = await ready();
  t.deepEqual(back.body.reasons, []);
});

test('an outage is one line a minute that names engine and cause, without a stack; any other error is told each time', (t) => {
  const lines: string[] = [];
  let now = 0;
  const logger = createLogger('info', { now: () => now, destination: { write: (line) => void lines.push(line) } });
  const away = () => unavailable('EventStoreDB', new Error('x'), 'nothing listens there');
  for (let request = 0; request < 50; request += 1) logger.error('a request failed', away());
  logger.error('a request failed', unavailable('MongoDB'));
  t.deepEqual(
    lines.map((line) => JSON.parse(line).msg),
    ['EventStoreDB is not reachable: nothing listens there', 'MongoDB is not reachable'],
  );
  t.false(lines.join('').includes('    at '));
  now += 61_000;
  logger.error('a request failed', away());
  t.is(lines.length, 3);
  for (let time = 0; time < 2; time += 1) logger.error('a request failed', new Error('x'));
  t.is(lines.length, 5);
});
