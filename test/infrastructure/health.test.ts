import test from 'ava';
import { Fault } from '#application/engine/ports/fault.ts';
import { startHealth } from '#infrastructure/health.ts';
import { silentLogger } from '../support/silent-logger.ts';

const LOOPBACK = '127.0.0.1';
type Status = () => Promise<readonly object[]>;

const listening = async (status: Status, port = 0) => {
  const running = { projections: { status }, services: { damage: { known: async () => [] } } };
  return startHealth({ host: LOOPBACK, port }, running as never, silentLogger);
};
const ask = async (port: number, path: string, method = 'GET') => {
  const response = await fetch(`http://${LOOPBACK}:${port}${path}`, { method });
  return [response.status, await response.json()];
};

test('a process of any parts says that it is alive, and whether it is ready', async (t) => {
  const behind = { name: 'wins', version: '1', lag: 1000, stopped: null, building: null };
  const { port, close } = await listening(async () => [behind]);
  t.teardown(close);
  t.deepEqual(await ask(port, '/healthz'), [200, { alive: true }]);
  const [status, body] = await ask(port, '/readyz');
  t.is(status, 503);
  t.like(body, { ready: false, lag: { wins: 1000 }, reasons: ['wins is 1000 events behind'] });
});

test('it is alive while a store is away, and says so when its own state cannot be told', async (t) => {
  const away = await listening(() => Promise.reject(new Fault('unavailable', 'the log is away')));
  const broken = await listening(() => Promise.reject(new Error('a bug')));
  t.teardown(() => Promise.all([away.close(), broken.close()]));
  t.deepEqual(await ask(away.port, '/healthz'), [200, { alive: true }]);
  t.like(await ask(away.port, '/readyz'), { 0: 503 });
  t.deepEqual(await ask(broken.port, '/readyz'), [500, { success: false }]);
});

test('it answers nothing else, and a port that is in use is told', async (t) => {
  const { port, close } = await listening(async () => []);
  t.teardown(close);
  t.deepEqual(await ask(port, '/api/outbox'), [404, { success: false }]);
  t.deepEqual(await ask(port, '/healthz', 'POST'), [404, { success: false }]);
  await t.throwsAsync(
    listening(async () => [], port),
    { code: 'EADDRINUSE' },
  );
});
