import test from 'ava';
import { createTokenBudget } from '#application/engine/token-budget.ts';
import { BadSettings, readSettings } from '#infrastructure/shared/settings.ts';
import { embeddedStores } from '#test/support/stores.ts';

const linesOf = (env: Record<string, string>): readonly string[] => {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    if (error instanceof BadSettings) return error.lines;
    throw error;
  }
};

test('without a key there is no AI, with one alone it is OpenAI’s own', (t) => {
  t.is(readSettings({}).openai, null);
  t.deepEqual(readSettings({ OPENAI_API_KEY: 'sk-x' }).openai, {
    apiKey: 'sk-x',
    model: 'gpt-4.1-mini',
    smallModel: 'gpt-4.1-mini',
    baseUrl: null,
    tokensADay: 200_000,
    documentTokensADay: 600_000,
  });
  const other = { OPENAI_API_KEY: 'x', OPENAI_BASE_URL: 'http://127.0.0.1:8555/v1/', OPENAI_MODEL: 'org/some:7b' };
  t.like(readSettings({ ...other, AI_DAILY_TOKENS: '5000' }).openai, {
    baseUrl: 'http://127.0.0.1:8555/v1',
    model: 'org/some:7b',
    smallModel: 'org/some:7b',
    tokensADay: 5_000,
  });
  t.like(readSettings({ ...other, OPENAI_SMALL_MODEL: 'small', AI_DAILY_DOCUMENT_TOKENS: '7000' }).openai, {
    model: 'org/some:7b',
    smallModel: 'small',
    documentTokensADay: 7_000,
  });
});

test('what is wrong with them is said all at once', (t) => {
  t.deepEqual(linesOf({ OPENAI_MODEL: 'm' }), ['OPENAI_API_KEY must be set when OPENAI_MODEL is']);
  t.deepEqual(linesOf({ OPENAI_API_KEY: 'x', OPENAI_BASE_URL: 'http://127.0.0.1/v1' }), [
    'OPENAI_MODEL must be set when OPENAI_BASE_URL is',
  ]);
  t.is(
    linesOf({ OPENAI_API_KEY: 'a b', OPENAI_BASE_URL: 'ftp://x', OPENAI_MODEL: 'a b', AI_DAILY_TOKENS: '3' }).length,
    4,
  );
});

test('a call that is made again after a kill is charged once, whether it had ended or not', async (t) => {
  const budget = createTokenBudget(
    { ...(await embeddedStores(t)), clock: { now: () => Date.parse('2026-11-20T12:00:00Z') } },
    100,
  );
  t.true(await budget.take(1, 80, 'cv'));
  t.true(await budget.take(1, 80, 'cv'));
  t.false(await budget.take(1, 80, 'letter'));
  await budget.settle(1, 80, 30, 'cv');
  t.true(await budget.take(1, 80, 'cv'));
  await budget.settle(1, 80, 30, 'cv');
  t.true(await budget.take(1, 70));
  t.false(await budget.take(1, 1));
});

test('what one budget has used is not missing in the other', async (t) => {
  const stores = { ...(await embeddedStores(t)), clock: { now: () => Date.parse('2026-11-20T12:00:00Z') } };
  const [messages, documents] = [createTokenBudget(stores, 100), createTokenBudget(stores, 100, 'ai-document-tokens')];
  t.true(await messages.take(1, 100));
  t.true(await documents.take(1, 100));
  t.false(await messages.take(1, 1));
});

test('prices are set together or not at all', (t) => {
  const prices = { OPENAI_PRICE_INPUT: '0.4', OPENAI_PRICE_OUTPUT: '1.6' };
  t.deepEqual(readSettings(prices).aiPrices, { input: 0.4, output: 1.6 });
  t.deepEqual(linesOf({ OPENAI_PRICE_INPUT: '0.4' }), ['OPENAI_PRICE_OUTPUT must be set when OPENAI_PRICE_INPUT is']);
  t.is(linesOf({ ...prices, OPENAI_PRICE_OUTPUT: 'free' }).length, 1);
});

test('tokens are counted by user and day, and what was not used comes back', async (t) => {
  const stores = await embeddedStores(t);
  let now = Date.parse('2026-11-20T23:00:00Z');
  const budget = createTokenBudget({ ...stores, clock: { now: () => now } }, 100);
  t.true(await budget.take(1, 80));
  t.false(await budget.take(1, 30));
  t.true(await budget.take(2, 100));
  await budget.settle(1, 80, 20);
  t.true(await budget.take(1, 80));
  t.false(await budget.take(1, 1));
  now += 2 * 60 * 60_000;
  t.true(await budget.take(1, 100));
});
