import test from 'ava';
import { aiServer, completion, send } from '#test/support/ai-server.ts';
import { figuresInMemory } from '#test/support/figures-in-memory.ts';
import { aModel, QUESTION } from './setting.ts';

test('each call is counted with its tokens, how it ended and how long it took, and no word of it', async (t) => {
  const figures = figuresInMemory();
  const { baseUrl } = await aiServer(t, (_asked, response, calls) => {
    if (calls === 1) send(response, 200, completion('{"a":1}'));
    else if (calls === 2) send(response, 429, { error: { message: 'slow down' } });
    else if (calls === 3) send(response, 200, completion('{"a":1}'));
    else send(response, 200, completion('', { finish_reason: 'content_filter' }));
  });
  const model = aModel({ baseUrl, figures });
  await model.ask(1, QUESTION);
  await model.ask(1, QUESTION);
  await t.throwsAsync(model.ask(1, QUESTION));
  const { counted } = figures;
  const latency = Object.keys(counted).filter((name) => name.startsWith('ai.ms|m|'));
  t.is(
    latency.reduce((sum, name) => sum + (counted[name] ?? 0), 0),
    3,
  );
  t.deepEqual(Object.fromEntries(Object.entries(counted).filter(([name]) => !name.startsWith('ai.ms|'))), {
    'ai.calls|m|answered': 3,
    'ai.calls|m|busy': 1,
    'ai.tokens-in|m': 30,
    'ai.tokens-out|m': 15,
    'ai.unusable|m': 1,
  });
});

test('a call that is not answered in time, and one for which no tokens are left, are counted as such', async (t) => {
  const figures = figuresInMemory();
  const { baseUrl } = await aiServer(t, () => undefined);
  await t.throwsAsync(aModel({ baseUrl, figures, timeLimitMs: 20 }).ask(1, QUESTION));
  const budget = { take: async () => false, settle: async () => {} };
  await t.throwsAsync(aModel({ baseUrl, figures, budget }).ask(1, QUESTION));
  t.deepEqual(figures.counted, { 'ai.calls|m|late': 1, 'ai.over-budget|m': 1 });
});

test('what a server answers in place of an answer is counted, whatever it is', async (t) => {
  for (const body of ['null', '[]', '"x"', '{"usage":{"prompt_tokens":"many","completion_tokens":-1}}']) {
    const figures = figuresInMemory();
    const { baseUrl } = await aiServer(t, (_asked, response) => send(response, 200, body));
    await t.throwsAsync(aModel({ baseUrl, figures }).ask(1, QUESTION), { code: 'ai-unfit' } as object);
    t.true((figures.counted['ai.calls|m|answered'] ?? 0) > 0, body);
    t.is(figures.counted['ai.tokens-in|m'], undefined);
  }
});
