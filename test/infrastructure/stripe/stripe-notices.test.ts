import test from 'ava';
import fc from 'fast-check';
import Stripe from 'stripe';
import { isBadNotice, isBadSignature } from '#application/billing/payments.ts';
import { createStripePayments } from '#infrastructure/stripe/payments.ts';
import { movableClock } from '#test/support/clock.ts';
import {
  answeredSubscription,
  PAYER,
  settingsFor,
  stripePayments,
  WEBHOOK_SECRETS,
} from '#test/support/stripe-payments.ts';

const stripe = new Stripe('sk_test_1');
const [newSecret = '', oldSecret = ''] = WEBHOOK_SECRETS;
const metadata = { userId: String(PAYER.userId), signUpId: PAYER.signUpId };
const event = (type: string, object: object) =>
  JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
const paid = event('checkout.session.completed', {
  id: 'cs_1',
  object: 'checkout.session',
  metadata,
  subscription: 'sub_1',
});

const bytes = (text: string) => new TextEncoder().encode(text);
/** `age` in seconds. */
const signed = (payload: string, now: number, age = 0, secret = newSecret) =>
  stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(now / 1000) - age });

test('a notice says what it is about, in ids alone', async (t) => {
  const { payments, clock } = stripePayments(t);
  const read = (payload: string) => payments.readNotice(bytes(payload), signed(payload, clock.now()));
  const about = { signUpId: PAYER.signUpId, checkoutId: null, subscriptionId: 'sub_1' };
  const id = { id: 'evt_1', userId: PAYER.userId };
  t.deepEqual(await read(paid), { ...id, kind: 'checkout.session.completed', about: { ...about, checkoutId: 'cs_1' } });
  t.deepEqual(await read(event('customer.subscription.updated', answeredSubscription())), {
    ...id,
    kind: 'customer.subscription.updated',
    about,
  });
  const parent = { type: 'subscription_details', subscription_details: { metadata, subscription: 'sub_1' } };
  t.deepEqual(await read(event('invoice.payment_failed', { id: 'in_1', object: 'invoice', parent })), {
    ...id,
    kind: 'invoice.payment_failed',
    about,
  });
});

test('an invoice is understood in the shapes that older versions of the API give it', async (t) => {
  const { payments, clock } = stripePayments(t);
  const read = (kind: string, invoice: object) => {
    const old = { id: 'in_1', object: 'invoice', payment_intent: 'pi_1', charge: 'ch_1', ...invoice };
    const payload = JSON.stringify({ ...JSON.parse(event(kind, old)), api_version: '2024-06-20' });
    return payments.readNotice(bytes(payload), signed(payload, clock.now()));
  };
  const line = {
    id: 'il_1',
    object: 'line_item',
    type: 'subscription',
    subscription: 'sub_1',
    subscription_item: 'si_1',
    price: { id: 'price_monthly', object: 'price' },
    metadata,
  };
  const list = (...data: readonly object[]) => ({ object: 'list', data, has_more: false });
  const shapes: readonly object[] = [
    { subscription: 'sub_1', subscription_details: { metadata } },
    { subscription: { id: 'sub_1', object: 'subscription' }, subscription_details: { metadata }, lines: list(line) },
    { subscription: 'sub_1', subscription_details: { metadata: null }, lines: list(line) },
    { subscription: 'sub_1', lines: list({ id: 'il_0', type: 'invoiceitem', metadata: {} }, line) },
    { parent: null, subscription: 'sub_1', subscription_details: { metadata } },
    { parent: { type: 'subscription_details', subscription_details: { metadata, subscription: 'sub_1' } } },
  ];
  for (const kind of ['invoice.paid', 'invoice.payment_failed'])
    for (const shape of shapes)
      t.deepEqual(
        await read(kind, shape),
        {
          ...{ id: 'evt_1', kind, userId: PAYER.userId },
          about: { signUpId: PAYER.signUpId, checkoutId: null, subscriptionId: 'sub_1' },
        },
        JSON.stringify(shape),
      );
  for (const foreign of [
    { subscription: null, lines: list() },
    { subscription: 'sub_1', subscription_details: { metadata: {} } },
    { subscription: 'sub_1', lines: list({ ...line, metadata: {} }) },
    { subscription_details: { metadata } },
  ])
    t.is(await read('invoice.paid', foreign), null, JSON.stringify(foreign));
});

test('a refund of ours says which subscription it is of; one that is not ours is none', async (t) => {
  const { payments, clock } = stripePayments(t);
  const read = (payload: string) => payments.readNotice(bytes(payload), signed(payload, clock.now()));
  for (const kind of ['refund.created', 'refund.updated', 'refund.failed']) {
    const ours = { id: 're_1', object: 'refund', status: 'failed', metadata: { ...metadata, subscriptionId: 'sub_1' } };
    t.like(await read(event(kind, ours)), {
      kind,
      userId: PAYER.userId,
      about: { signUpId: PAYER.signUpId, checkoutId: null, subscriptionId: 'sub_1' },
    });
    for (const foreign of [{}, null, metadata, { subscriptionId: 'sub_1' }])
      t.is(await read(event(kind, { ...ours, metadata: foreign })), null);
  }
});

test('a notice about nothing of ours is none', async (t) => {
  const { payments, clock } = stripePayments(t);
  const notOurs = [
    event('customer.subscription.updated', answeredSubscription({ metadata: {} })),
    event('invoice.paid', { id: 'in_1', parent: null }),
    event('charge.refunded', { id: 'ch_1', metadata }),
    event('customer.subscription.updated', answeredSubscription({ metadata: { userId: '1e3' } })),
  ];
  for (const payload of notOurs)
    t.is(await payments.readNotice(bytes(payload), signed(payload, clock.now())), null, payload);
});

test('either secret is right while one is replaced, and no other', async (t) => {
  const { payments, clock } = stripePayments(t);
  for (const secret of [newSecret, oldSecret])
    t.like(await payments.readNotice(bytes(paid), signed(paid, clock.now(), 0, secret)), { id: 'evt_1' });
  for (const secret of ['whsec_other', `${newSecret},${oldSecret}`, `${newSecret}, ${oldSecret}`])
    t.true(isBadSignature(await t.throwsAsync(payments.readNotice(bytes(paid), signed(paid, clock.now(), 0, secret)))));
});

test('a notice older than five minutes, or from further ahead, is not taken', async (t) => {
  const { payments, clock } = stripePayments(t);
  const read = (age: number) => payments.readNotice(bytes(paid), signed(paid, clock.now(), age));
  for (const age of [0, 300, -300]) t.like(await read(age), { id: 'evt_1' });
  for (const age of [301, -301, 365 * 24 * 3600, -365 * 24 * 3600])
    t.true(isBadSignature(await t.throwsAsync(read(age))), String(age));
});

test('a second time in the signature helps nobody', async (t) => {
  const { payments, clock } = stripePayments(t);
  const now = Math.floor(clock.now() / 1000);
  const ahead = signed(paid, clock.now(), -1000);
  for (const header of [`${ahead},t=${now}`, `t=${now},${ahead}`])
    t.true(isBadSignature(await t.throwsAsync(payments.readNotice(bytes(paid), header))));
});

test('one byte more or less, and it is not theirs', async (t) => {
  const { payments, clock } = stripePayments(t);
  const header = signed(paid, clock.now());
  await fc.assert(
    fc.asyncProperty(fc.nat(paid.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
      const raw = bytes(paid);
      raw[at] = (raw[at] ?? 0) ^ by;
      return payments.readNotice(raw, header).then(() => false, isBadSignature);
    }),
    { numRuns: 200 },
  );
  t.true(isBadSignature(await t.throwsAsync(payments.readNotice(bytes(`${paid} `), header))));
});

test('a signature that is none is not theirs', async (t) => {
  const { payments } = stripePayments(t);
  for (const header of ['', 'v1=', 't=,v1=', 't=1', 'nonsense'])
    t.true(isBadSignature(await t.throwsAsync(payments.readNotice(bytes(paid), header))));
});

test('without a secret nothing is taken', async (t) => {
  const clock = movableClock();
  for (const webhookSecret of ['', ' , ']) {
    const payments = createStripePayments({ ...settingsFor('https://stripe.test'), webhookSecret }, { clock });
    const header = signed(paid, clock.now(), 0, ' ');
    t.true(isBadSignature(await t.throwsAsync(payments.readNotice(bytes(paid), header))));
  }
});

for (const payload of ['not json', '', '{', '5', 'null', '[]', '{}', '{"id":"evt_1","type":"invoice.paid"}'])
  test(`signed, and no notice that anybody can read, is no fault of ours: ${payload || 'nothing'}`, async (t) => {
    const { payments, clock } = stripePayments(t);
    const error = await t.throwsAsync(payments.readNotice(bytes(payload), signed(payload, clock.now())));
    t.true(isBadNotice(error));
  });
