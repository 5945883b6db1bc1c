import { once } from 'node:events';
import test from 'ava';
import { isAiCalledOff } from '#application/engine/ports/ai-faults.ts';
import { aiServer, completion, send } from '#test/support/ai-server.ts';
import { aModel, QUESTION } from './setting.ts';

test('a call that is called off ends the request, costs what was sent, and is no failure of the provider', async (t) => {
  const silence = Promise.withResolvers<void>();
  let [isSilent, leftAlone] = [true, 0];
  const { baseUrl, bodies } = await aiServer(t, (_asked, response) => {
    if (!isSilent) return send(response, 200, completion('{}'));
    response.on('close', () => {
      leftAlone += 1;
      if (leftAlone === 3) silence.resolve();
    });
    calling.dispatchEvent(new Event('asked'));
  });
  const calling = new EventTarget();
  const settled: number[][] = [];
  const settle = async (_user: number, taken: number, used: number) => void settled.push([taken, used]);
  const budget = { take: async () => true, settle };
  const model = aModel({ baseUrl, budget });
  for (let call = 0; call < 3; call += 1) {
    const ended = new AbortController();
    const isAsked = once(calling, 'asked');
    const asked = model.ask(1, { ...QUESTION, signal: ended.signal });
    asked.catch(() => undefined);
    await isAsked;
    ended.abort();
    t.true(isAiCalledOff(await t.throwsAsync(asked)));
  }
  await silence.promise;
  for (const [taken = 0, used = 0] of settled) t.is(taken - used, QUESTION.mostTokens);
  t.is(settled.length, 3);
  isSilent = false;
  t.deepEqual(await model.ask(1, QUESTION), {});
  t.is(bodies.length, 4);
});

test('what was called off before is not asked, and takes nothing', async (t) => {
  const { baseUrl, bodies } = await aiServer(t, (_asked, response) => send(response, 200, completion('{}')));
  let taken = 0;
  const budget = {
    take: async () => {
      taken += 1;
      return true;
    },
    settle: async () => {},
  };
  const asked = aModel({ baseUrl, budget }).ask(1, { ...QUESTION, signal: AbortSignal.abort() });
  t.true(isAiCalledOff(await t.throwsAsync(asked)));
  t.deepEqual([taken, bodies.length], [0, 0]);
});
