import test from 'ava';
import nock from 'nock';
import { checkAi, checkStripe, checkTwilio } from '#infrastructure/doctor/providers.ts';
import { readSettings } from '#infrastructure/shared/settings.ts';

test.before(() => nock.disableNetConnect());
test.after.always(() => nock.restore());

const { signal } = new AbortController();
const ai = (base: string) =>
  readSettings({ OPENAI_API_KEY: 'sk-hunter2', OPENAI_MODEL: 'small', OPENAI_BASE_URL: base });

test('an AI that answers and has the model is ok; asked deeply, the model itself has to answer', async (t) => {
  const server = nock('http://ai.one')
    .get('/v1/models')
    .times(3)
    .reply(200, { data: [{ id: 'small' }] });
  t.deepEqual(await checkAi(ai('http://ai.one/v1'), false, signal), {
    state: 'ok',
    says: 'the AI at ai.one answers and has small',
  });
  server
    .post('/v1/chat/completions', ({ model, max_tokens }) => model === 'small' && max_tokens <= 200)
    .reply(200, { choices: [] });
  t.like(await checkAi(ai('http://ai.one/v1'), true, signal), {
    state: 'ok',
    says: 'the AI at ai.one answers with small',
  });
  server.post('/v1/chat/completions').reply(429, {});
  t.like(await checkAi(ai('http://ai.one/v1'), true, signal), { state: 'error' });
});

for (const [status, body, expected] of [
  [401, {}, /does not take OPENAI_API_KEY/],
  [503, {}, /answers 503/],
  [200, { data: [{ id: 'other' }] }, /has no model small/],
] as const)
  test(`an AI that answers ${status} ${JSON.stringify(body)} is an error without the key`, async (t) => {
    const host = `http://ai-${status}.test`;
    nock(host).get('/v1/models').reply(status, body);
    const said = await checkAi(ai(`${host}/v1`), false, signal);
    t.is(said.state, 'error');
    t.regex(said.says, expected);
    t.false(said.says.includes('hunter2'));
  });

test('an AI without a list of models is not doubted, one that is away is', async (t) => {
  nock('http://ai.two').get('/models').reply(404, 'no');
  t.like(await checkAi(ai('http://ai.two'), false, signal), { state: 'ok' });
  nock('http://ai.two')
    .get('/models')
    .replyWithError(Object.assign(new Error('hunter2'), { code: 'ECONNREFUSED' }));
  const said = await checkAi(ai('http://ai.two'), false, signal);
  t.is(said.state, 'error');
  t.false(said.says.includes('hunter2'));
  t.like(await checkAi(readSettings({}), true, signal), { state: 'not-applicable' });
});

const stripe = readSettings({
  STRIPE_SECRET_KEY: 'sk_test_hunter2',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_MONTHLY: 'price_m',
  STRIPE_PRICE_YEARLY: 'price_y',
});

test('Stripe must take the key and have both prices', async (t) => {
  const api = () => nock('https://api.stripe.com');
  api().get('/v1/prices/price_m').reply(200, {}).get('/v1/prices/price_y').reply(200, {});
  t.like(await checkStripe(stripe, signal), { state: 'ok' });
  api().get('/v1/prices/price_m').reply(200, {}).get('/v1/prices/price_y').reply(404, {});
  t.regex((await checkStripe(stripe, signal)).says, /knows no price STRIPE_PRICE_YEARLY/);
  api().get('/v1/prices/price_m').reply(401, {});
  t.like(await checkStripe(stripe, signal), { state: 'error' });
  api().get('/v1/prices/price_m').reply(500, {});
  t.like(await checkStripe(stripe, signal), { state: 'warning' });
  t.like(await checkStripe(readSettings({}), signal), { state: 'not-applicable' });
});

test('Twilio must know the account', async (t) => {
  const twilio = readSettings({ TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'hunter2', TWILIO_FROM: '+15005550006' });
  const api = () => nock('https://api.twilio.com').get('/2010-04-01/Accounts/AC1.json');
  api().basicAuth({ user: 'AC1', pass: 'hunter2' }).reply(200, {});
  t.like(await checkTwilio(twilio, signal), { state: 'ok' });
  api().reply(401, {});
  t.like(await checkTwilio(twilio, signal), { state: 'error' });
  t.like(await checkTwilio(readSettings({}), signal), { state: 'not-applicable' });
});
