import { createServer } from 'node:net';
import test, { type ExecutionContext } from 'ava';
import { type CheckoutOrder, isPaymentRefused, type Payments } from '#application/billing/payments.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import { createStripePayments } from '#infrastructure/stripe/payments.ts';
import { movableClock } from '#test/support/clock.ts';
import { freePort } from '#test/support/free-port.ts';
import {
  answeredError,
  answeredSubscription,
  failsWith,
  PAYER,
  settingsFor,
  stripePayments,
} from '#test/support/stripe-payments.ts';

const order: CheckoutOrder = {
  key: 'order-1',
  payer: PAYER,
  plan: 'monthly',
  coupon: null,
  email: 'someone@example.org',
  customerId: null,
  startsAt: null,
  expiresAt: '2026-11-20T10:00:00.000Z',
  successUrl: 'https://cairn.test/payment-success',
  cancelUrl: 'https://cairn.test/register',
};
const session = { id: 'cs_1', object: 'checkout.session', url: 'https://checkout.stripe.test/cs_1' };
const broken = answeredError({ type: 'api_error' });
const cancelling = { cancel_at_period_end: 'true' };

const cancelled = answeredSubscription({ cancel_at_period_end: true });
/** The clock stands at 20 November 2026, 9:00 UTC: this many minutes since 1970. */
const MINUTE = Date.UTC(2026, 10, 20, 9) / 60_000;

test('what failed on their side is read again, and then asked with another key', async (t) => {
  const { payments, stripe } = stripePayments(t);
  stripe.post('/v1/subscriptions/sub_1', cancelling).matchHeader('idempotency-key', 'k').reply(500, broken);
  stripe.get('/v1/subscriptions/sub_1').reply(200, answeredSubscription());
  stripe
    .post('/v1/subscriptions/sub_1', cancelling)
    .matchHeader('idempotency-key', `k-${MINUTE}`)
    .reply(200, cancelled);
  await t.notThrowsAsync(payments.cancel('sub_1', 'k'));
});

test('what failed on their side but has been done is not asked for again', async (t) => {
  const { payments, stripe } = stripePayments(t);
  stripe.post('/v1/subscriptions/sub_1', cancelling).reply(500, broken);
  stripe.get('/v1/subscriptions/sub_1').reply(200, cancelled);
  await t.notThrowsAsync(payments.cancel('sub_1', 'k'));
});

test('a failure that they keep under a key shuts nobody out', async (t) => {
  const { payments, stripe, clock } = stripePayments(t);
  const once = (key: string, status: number, body: object) =>
    stripe
      .post('/v1/checkout/sessions')
      .matchHeader('idempotency-key', key)
      .reply(status, body, { 'idempotent-replayed': 'true' });
  const lookedFor = (...data: readonly object[]) =>
    stripe.get('/v1/checkout/sessions').query({ status: 'open', limit: 100 }).reply(200, { object: 'list', data });
  once('order-1', 500, broken);
  lookedFor();
  once(`order-1-${MINUTE}`, 500, broken);
  await failsWith(t, isUnavailable, () => payments.openCheckout(order));
  clock.move(5 * 60_000);
  once('order-1', 500, broken);
  lookedFor({ ...session, id: 'cs_0', metadata: { order: 'order-0' } });
  once(`order-1-${MINUTE + 5}`, 200, session);
  t.is((await payments.openCheckout(order)).checkoutId, 'cs_1');
  clock.move(5 * 60_000);
  once('order-1', 500, broken);
  lookedFor({ ...session, id: 'cs_0', metadata: {} }, { ...session, metadata: { order: 'order-1' } });
  t.is((await payments.openCheckout(order)).checkoutId, 'cs_1', 'and the same order is the same checkout all the same');
});

test('what was lost on the way is sent once more with its own key', async (t) => {
  const { payments, stripe } = stripePayments(t);
  const refusedConnection = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  stripe.post('/v1/checkout/sessions').matchHeader('idempotency-key', 'order-1').replyWithError(refusedConnection);
  stripe.post('/v1/checkout/sessions').matchHeader('idempotency-key', 'order-1').reply(200, session);
  t.is((await payments.openCheckout(order)).checkoutId, 'cs_1');
});

for (const [what, status, error] of [
  ['too many calls', 429, { type: 'invalid_request_error' }],
  ['a limit that is reached', 400, { type: 'invalid_request_error', code: 'rate_limit' }],
  ['an object that is locked', 429, { code: 'lock_timeout' }],
  ['a key in use', 409, { type: 'idempotency_error', code: 'idempotency_key_in_use' }],
  ['a secret that they do not take', 401, { type: 'invalid_request_error' }],
  ['a secret that may not', 403, { type: 'invalid_request_error' }],
] as const)
  test(`${what} is a time to come again, and is not asked twice`, async (t) => {
    const { payments, stripe } = stripePayments(t);
    stripe.post('/v1/checkout/sessions').reply(status, answeredError(error));
    await failsWith(t, isUnavailable, () => payments.openCheckout(order));
  });

for (const [what, status, error] of [
  ['a declined card', 402, { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }],
  ['a wrong parameter', 400, { type: 'invalid_request_error', code: 'parameter_invalid_integer' }],
  ['a key of another order', 400, { type: 'idempotency_error' }],
] as const)
  test(`${what} is refused for good`, async (t) => {
    const { payments, stripe } = stripePayments(t);
    stripe.post('/v1/checkout/sessions').reply(status, answeredError(error));
    await failsWith(t, isPaymentRefused, () => payments.openCheckout(order));
  });

test('an id that they do not have is nothing to read, and is refused where something was to be done', async (t) => {
  const { payments, stripe } = stripePayments(t);
  const missing = answeredError({ type: 'invalid_request_error', code: 'resource_missing' });
  stripe.get('/v1/subscriptions/sub_1').reply(404, missing);
  t.is(await payments.subscription('sub_1'), null);
  stripe.post('/v1/subscriptions/sub_1').reply(404, missing);
  await failsWith(t, isPaymentRefused, () => payments.cancel('sub_1', 'k'));
});

test('what is not ours is nothing to read', async (t) => {
  const { payments, stripe } = stripePayments(t);
  stripe.get('/v1/subscriptions/sub_1').reply(200, answeredSubscription({ metadata: { shop: 'another' } }));
  t.is(await payments.subscription('sub_1'), null);
});

test('an outage is met once, and everybody else is told at once until it is over', async (t) => {
  const { payments, stripe, clock } = stripePayments(t);
  stripe.get('/v1/subscriptions/sub_1').twice().reply(503, broken);
  await failsWith(t, isUnavailable, () => payments.subscription('sub_1'));
  await failsWith(t, isUnavailable, () => payments.subscription('sub_1'));
  clock.move(1000);
  stripe.get('/v1/subscriptions/sub_1').reply(200, answeredSubscription());
  t.like(await payments.subscription('sub_1'), { payer: PAYER });
});

/** Payments before a server that sends what `greet` writes, again and again, and never ends. */
const slowPayments = async (
  t: ExecutionContext,
  greet: (write: (bytes: string) => void) => void,
): Promise<Payments> => {
  const server = createServer((socket) => {
    const timer = setInterval(() => greet((bytes) => socket.write(bytes)), 20);
    const stop = () => {
      clearInterval(timer);
      socket.destroy();
    };
    socket.on('error', stop).on('close', stop);
    t.teardown(stop);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  t.teardown(() => server.close());
  return createStripePayments(settingsFor(`http://127.0.0.1:${port}`), { clock: movableClock(), timeLimitMs: 200 });
};

test('a provider that says nothing is given up', async (t) => {
  const payments = await slowPayments(t, () => {});
  await failsWith(t, isUnavailable, () => payments.subscription('sub_1'));
});

test('so is one whose answer never ends', async (t) => {
  let greeted = false;
  const payments = await slowPayments(t, (write) => {
    write(greeted ? ' ' : 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{');
    greeted = true;
  });
  await failsWith(t, isUnavailable, () => payments.subscription('sub_1'));
});

test('a failure that says nothing of an error is none the less one', async (t) => {
  const { payments, stripe } = stripePayments(t);
  stripe.get('/v1/subscriptions/sub_1').reply(501, { code: 'not-built' });
  stripe.get('/v1/subscriptions/sub_1').reply(502, '<html>Bad Gateway</html>');
  await failsWith(t, isUnavailable, () => payments.subscription('sub_1'));
});
