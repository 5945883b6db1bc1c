import test, { type ExecutionContext } from 'ava';
import { startMetricsListener } from '#infrastructure/prometheus/listener.ts';

const listening = async (
  t: ExecutionContext,
  token: string | null,
  read = async () => ({ type: 'text/plain', text: 'figures' }),
) => {
  const listener = await startMetricsListener({ host: '127.0.0.1', port: 0, token, read });
  t.teardown(listener.close);
  return `http://127.0.0.1:${listener.port}`;
};

test('a port of its own serves the figures and nothing else', async (t) => {
  const url = await listening(t, null);
  const answer = await fetch(`${url}/metrics`);
  t.deepEqual([answer.status, await answer.text()], [200, 'figures']);
  t.is((await fetch(url)).status, 404);
  t.is((await fetch(`${url}/metrics`, { method: 'POST' })).status, 404);
});

test('a port of its own wants the token where one is set', async (t) => {
  const url = await listening(t, 'a-token-of-some-length');
  const ask = async (authorization?: string) =>
    (await fetch(`${url}/metrics`, authorization ? { headers: { authorization } } : {})).status;
  t.deepEqual(
    [await ask(), await ask('Bearer a-token-of-some-lengtH'), await ask('Bearer a-token-of-some-length')],
    [401, 401, 200],
  );
});

test('figures that cannot be read break off one answer, and the next one comes', async (t) => {
  let asked = 0;
  const url = await listening(t, null, async () => {
    asked += 1;
    if (asked === 1) throw new Error('no figures');
    return { type: 'text/plain', text: 'figures' };
  });
  await t.throwsAsync(fetch(`${url}/metrics`));
  t.is((await fetch(`${url}/metrics`)).status, 200);
});
