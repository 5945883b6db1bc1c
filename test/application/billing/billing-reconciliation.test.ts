import test, { type ExecutionContext } from 'ava';
import { createCoupon, drawCouponCode } from '#application/billing/coupons.ts';
import { followSubscription } from '#application/billing/follow-subscription.ts';
import { reconcileBilling } from '#application/billing/reconcile-billing.ts';
import type { ReadModels } from '#application/engine/ports/read-models.ts';
import { factsOf, paymentsDouble } from '#test/support/payments-double.ts';
import { embeddedServices } from '#test/support/stores.ts';
import { anAccount } from '#test/support/subscribers.ts';

/** As the read model `subscriptions` would have them. */
const knowing = (readModels: ReadModels, known: readonly Readonly<{ id: string; userId: number }>[]): ReadModels => ({
  ...readModels,
  page: async <Document>() => ({
    found: known.map(({ id, userId }) => ({ id, document: { userId, state: 'active' } as Document })),
    nextCursor: null,
  }),
});

const setting = async (t: ExecutionContext) => {
  const double = paymentsDouble();
  const stores = await embeddedServices(t);
  const { userId } = await anAccount(stores);
  const known: Readonly<{ id: string; userId: number }>[] = [];
  const services = { ...stores, payments: double.payments, readModels: knowing(stores.readModels, known) };
  const aSubscription = async (id: string, of = userId) => {
    double.put({ userId: of, signUpId: null }, factsOf(id));
    await followSubscription(services, of, id);
    known.push({ id, userId: of });
  };
  const codes = async () => (await reconcileBilling(services)).differences.map(({ code }) => code);
  return { double, services, userId, aSubscription, codes };
};

test('where both sides are the same there is nothing to list', async (t) => {
  const { services, aSubscription, double } = await setting(t);
  await aSubscription('sub-1');
  await aSubscription('sub-2');
  double.change('sub-2', { state: 'ended' });
  await followSubscription(services, double.readings()[1]?.payer.userId ?? 0, 'sub-2');
  t.deepEqual(await reconcileBilling(services), { compared: 2, differences: [] });
});

test('each way to differ is listed under its own code, with what either side has', async (t) => {
  const { services, userId, aSubscription, double } = await setting(t);
  for (const id of ['state', 'plan', 'period', 'cancellation', 'ended', 'lost']) await aSubscription(id);
  double.change('state', { state: 'past-due' });
  double.change('plan', { plan: 'yearly' });
  double.change('period', { periodEnd: '2027-01-20T09:00:00.000Z' });
  double.change('cancellation', { cancelAtEnd: true });
  double.change('ended', { state: 'ended' });
  double.forget('lost');
  double.put({ userId, signUpId: null }, factsOf('new'));
  const { differences } = await reconcileBilling(services);
  t.deepEqual(
    differences.map(({ subscriptionId, code, ours, theirs }) => [subscriptionId, code, ours, theirs]),
    [
      ['state', 'state', 'active', 'past-due'],
      ['plan', 'plan', 'monthly', 'yearly'],
      ['period', 'period', '2026-12-20T09:00:00.000Z', '2027-01-20T09:00:00.000Z'],
      ['cancellation', 'cancellation', 'goes-on', 'cancelled'],
      ['ended', 'state', 'active', 'ended'],
      ['new', 'unknown-here', 'none', 'active'],
      ['lost', 'unknown-there', 'active', 'none'],
    ],
  );
});

test('what is paid for an account that is not open is listed', async (t) => {
  const { aSubscription, codes } = await setting(t);
  await aSubscription('orphan', 123_456);
  t.deepEqual(await codes(), ['no-account']);
});

test('a notice that comes between the two looks is no difference', async (t) => {
  const { services, userId, aSubscription, double, codes } = await setting(t);
  await aSubscription('sub-1');
  double.change('sub-1', { plan: 'yearly' });
  let first = true;
  double.delay(async () => {
    if (!first) return;
    first = false;
    await followSubscription(services, userId, 'sub-1');
  });
  t.deepEqual(await codes(), []);
});

test('a drawn coupon code has ten characters that nobody mistakes, and no two are alike', (t) => {
  const codes = Array.from({ length: 1000 }, drawCouponCode);
  for (const code of codes) t.regex(code, /^[A-HJ-NP-Z2-9]{10}$/);
  t.is(new Set(codes).size, 1000);
});

test('a coupon that could be guessed, is there already or has ended is not created', async (t) => {
  const { services, double } = await setting(t);
  const wanted = { code: null, discount: { percent: 20 }, months: 1, uses: null, endsAt: null };
  t.like(await createCoupon(services, { ...wanted, code: 'spring2027' }), { code: 'SPRING2027', good: true });
  t.deepEqual(await createCoupon(services, { ...wanted, code: 'SHORT' }), { refused: 'bad-code' });
  t.deepEqual(await createCoupon(services, { ...wanted, endsAt: '2020-01-01T00:00:00.000Z' }), { refused: 'ended' });
  const taken = async (code: string) => ({ ...wanted, code, used: 0, good: true });
  const payments = { ...double.payments, coupon: taken };
  t.deepEqual(await createCoupon({ ...services, payments }, { ...wanted, code: 'SPRING2027' }), {
    refused: 'code-taken',
  });
});
