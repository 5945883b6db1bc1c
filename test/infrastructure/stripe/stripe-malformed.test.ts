import test from 'ava';
import fc from 'fast-check';
import type { Payments } from '#application/billing/payments.ts';
import { hasCode } from '#application/engine/ports/fault.ts';
import { answeredSubscription, stripePayments } from '#test/support/stripe-payments.ts';

const isMalformed = (error: unknown) => hasCode(error, 'payments-malformed');

for (const body of ['', '5', 'null', 'true', '"text"', '[]', '{', '<html>', '{}', '{"error":null}'])
  test(`an answer of ${body || 'nothing'} is a fault with a name`, async (t) => {
    const { payments, stripe } = stripePayments(t);
    stripe.get('/v1/checkout/sessions/cs_1').reply(200, body, { 'content-type': 'application/json' });
    stripe.get('/v1/promotion_codes').query(true).reply(200, body);
    stripe.get('/v1/subscriptions').query(true).reply(200, body);
    if (body !== '{}') t.true(isMalformed(await t.throwsAsync(payments.checkout('cs_1'))));
    else t.is(await payments.checkout('cs_1'), null, 'it is not ours');
    t.true(isMalformed(await t.throwsAsync(payments.coupon('A-CODE'))));
    t.true(isMalformed(await t.throwsAsync(payments.subscriptions()[Symbol.asyncIterator]().next())));
  });

/** Every place in a value, as the keys that lead there. */
const placesIn = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value !== 'object' || value === null
    ? [path]
    : [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];

const changedAt = (value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown => {
  if (key === undefined) return to;
  if (Array.isArray(value)) return value.map((inner, at) => (String(at) === key ? changedAt(inner, rest, to) : inner));
  const fields = value as Record<string, unknown>;
  return { ...fields, [key]: changedAt(fields[key], rest, to) };
};

const whole = {
  subscription: answeredSubscription({
    default_payment_method: { id: 'pm_1', card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2029 } },
  }),
  session: {
    id: 'cs_1',
    status: 'complete',
    payment_status: 'paid',
    metadata: { userId: '4711' },
    subscription: 'sub_1',
    customer: 'cus_1',
  },
  invoice: {
    total: 100,
    amount_due: 100,
    currency: 'usd',
    period_end: 1_797_757_200,
    lines: {
      data: [{ period: { start: 1, end: 2 }, parent: { subscription_item_details: { proration: false } } }],
    },
  },
  codes: {
    data: [
      {
        id: 'promo_1',
        code: 'A-CODE',
        active: true,
        times_redeemed: 0,
        max_redemptions: 3,
        expires_at: 1_797_757_200,
        promotion: {
          type: 'coupon',
          coupon: { percent_off: 10, duration: 'repeating', duration_in_months: 3, valid: true },
        },
        restrictions: { minimum_amount: null },
      },
    ],
  },
};

const odd = fc.oneof(fc.constant(null), fc.jsonValue({ maxDepth: 2 }));

test('whatever one of their fields holds, a reading answers or fails with a name', async (t) => {
  const readings: readonly ((payments: Payments) => Promise<unknown>)[] = [
    (payments) => payments.subscription('sub_1'),
    (payments) => payments.details('sub_1'),
    (payments) => payments.quotePlan('sub_1', 'yearly'),
    (payments) => payments.checkout('cs_1'),
    (payments) => payments.coupon('A-CODE'),
  ];
  let answers: unknown = whole;
  const at = (key: string) => () => [200, JSON.stringify((answers as Record<string, unknown>)[key])] as const;
  const { payments, stripe } = stripePayments(t);
  stripe.persist();
  stripe.get('/v1/subscriptions/sub_1').query(true).reply(at('subscription'));
  stripe.get('/v1/checkout/sessions/cs_1').reply(at('session'));
  stripe.post('/v1/invoices/create_preview').reply(at('invoice'));
  stripe.get('/v1/promotion_codes').query(true).reply(at('codes'));
  for (const read of readings) await t.notThrowsAsync(read(payments));

  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...placesIn(whole).slice(1)), odd, async (place, to) => {
      answers = changedAt(whole, place, to);
      for (const read of readings)
        await read(payments).catch((error: unknown) => {
          if (!isMalformed(error) && !hasCode(error, 'payment-refused')) throw error;
        });
    }),
    { numRuns: 150 },
  );
  t.pass();
});
