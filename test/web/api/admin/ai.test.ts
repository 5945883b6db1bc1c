import test from 'ava';
import { createFigures, type KeptFigures } from '#application/engine/figures.ts';
import { aiServer, saying } from '#test/support/ai-server.ts';
import { eventually } from '#test/support/eventually.ts';
import type { AiFigures } from '#web/contract/admin/ai.ts';
import { withOperators } from './an-operator.ts';

const DAY_MS = 24 * 60 * 60_000;

test('what AI was asked is added up by model, with the price that is set, and fallbacks are those of the events', async (t) => {
  const { baseUrl } = await aiServer(t, saying({ parts: 'of no use' }));
  const acting = await withOperators(t, {
    env: {
      OPENAI_API_KEY: 'sk-test',
      OPENAI_MODEL: 'm',
      OPENAI_BASE_URL: baseUrl,
      OPENAI_PRICE_INPUT: '2',
      OPENAI_PRICE_OUTPUT: '8',
    },
  });
  const { app, viewer, user, clock } = acting;
  const shown = async (days = 30) => (await viewer.call<AiFigures>('GET', `/api/admin/ai?days=${days}`)).body;
  await user.call('POST', '/api/achievements', { originalMessage: 'Mended the roof of the town hall' });
  await eventually('the fallback', async () => (await shown()).fallbacks.length > 0);
  await (app.services.figures as KeptFigures).flush(); // the one call that was made
  const figures = createFigures(app.services.registers, clock);
  figures.add('ai.calls|m|answered', 19);
  figures.add('ai.calls|m|lost');
  figures.add('ai.ms|m|500', 18);
  figures.add('ai.ms|m|8000', 2);
  figures.add('ai.tokens-in|m', 500_000);
  figures.add('ai.tokens-out|m', 250_000);
  figures.add('ai.calls|before|answered');
  figures.add('ai.rejected|win|number', 2);
  figures.add('ai.rejected|document|credit', 5);
  await figures.flush();
  const { models, ...rest } = await shown();
  t.like(models, [
    { model: 'before', calls: 1, cost: null, p50Ms: null },
    {
      model: 'm',
      calls: 21,
      answered: 20,
      failed: [{ reason: 'lost', count: 1 }],
      tokensIn: 500_010,
      tokensOut: 250_005,
      cost: 3.00006,
      p50Ms: 500,
      p95Ms: 8000,
    },
  ]);
  t.like(rest, {
    model: 'm',
    prices: { input: 2, output: 8 },
    written: { ai: 0, plain: 1 },
    fallbacks: [{ reason: 'unfit', count: 1 }],
    rejected: [
      { where: 'document', reason: 'credit', count: 5 },
      { where: 'win', reason: 'number', count: 2 },
    ],
  });
  t.is(rest.days.counts.calls?.at(-1), 22);
  clock.move(DAY_MS);
  const again = async (days: number) => (await shown(days)).models.length;
  t.deepEqual([await again(1), await again(2)], [0, 2]);
});

test('without a provider the page says that there is none', async (t) => {
  const { viewer } = await withOperators(t);
  const { body } = await viewer.call<AiFigures>('GET', '/api/admin/ai');
  t.like(body, { model: null, prices: null, models: [], rejected: [] });
  t.is((await viewer.call('GET', '/api/admin/ai?days=31')).status, 400);
});
