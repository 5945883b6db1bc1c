import { randomUUID } from 'node:crypto';
import type { ExecutionContext } from 'ava';
import { isBadSignature, isPaymentRefused } from '#application/billing/payments.ts';
import { plans } from '#domain/billing/plans.ts';
import { couponsContract } from './payments-coupons.contract.ts';
import { type PaymentsSetting, promised } from './payments-setting.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Whoever wants to be called Payments passes this unchanged. The clock begins on 20 November 2026, 9:00 UTC. */
export const paymentsContract = (adapter: string, open: (t: ExecutionContext) => Promise<PaymentsSetting>): void => {
  const promise = promised(adapter, open);
  couponsContract(promise);

  promise('opens one checkout for one order, however often it is asked', async ({ payments, order, checkout }, t) => {
    const asked = order();
    const first = await payments.openCheckout(asked);
    t.deepEqual(await payments.openCheckout(asked), first);
    t.not((await checkout()).checkoutId, first.checkoutId);
    t.true(URL.canParse(first.url));
    t.deepEqual(await payments.checkout(first.checkoutId), { state: 'open' });
  });

  promise('says whose a paid checkout is, and what has begun with it', async ({ payments, order, pay, clock }, t) => {
    const { payer, ...asked } = order({ plan: 'yearly' });
    const { checkoutId } = await payments.openCheckout({ ...asked, payer });
    t.is(await pay(checkoutId, 'decline'), 'declined');
    t.deepEqual(await payments.checkout(checkoutId), { state: 'open' });
    t.is(await pay(checkoutId, 'pay'), 'paid');
    const reading = await payments.checkout(checkoutId);
    if (reading?.state !== 'paid') return t.fail('it is paid');
    t.deepEqual(reading.payer, payer);
    t.deepEqual(await payments.subscription(reading.subscriptionId), {
      payer,
      facts: {
        subscriptionId: reading.subscriptionId,
        customerId: reading.customerId,
        plan: 'yearly',
        state: 'active',
        cancelAtEnd: false,
        periodStart: new Date(clock.now()).toISOString(),
        periodEnd: '2027-11-20T09:00:00.000Z',
      },
      beginsAt: new Date(clock.now()).toISOString(),
    });
  });

  promise('lets nobody pay a checkout that is closed or over', async ({ payments, checkout, pay, clock }, t) => {
    const [closed, over, paid] = [await checkout(), await checkout(), await checkout()];
    t.is(await pay(paid.checkoutId, 'pay'), 'paid');
    for (const { checkoutId } of [closed, closed, paid]) await payments.closeCheckout(checkoutId);
    t.is((await payments.checkout(paid.checkoutId))?.state, 'paid');
    clock.move(61 * MINUTE);
    for (const { checkoutId } of [closed, over]) {
      t.is(await pay(checkoutId, 'pay'), 'closed');
      t.deepEqual(await payments.checkout(checkoutId), { state: 'expired' });
    }
  });

  promise('knows nothing of ids that are not its own', async ({ payments }, t) => {
    t.is(await payments.checkout('nothing'), null);
    t.is(await payments.subscription('nothing'), null);
    t.is(await payments.details('nothing'), null);
    t.is(await payments.portal('nothing', 'https://cairn.test/billing'), null);
    t.is(await payments.coupon('NOTHING-AT-ALL'), null);
    const attempts = [
      () => payments.closeCheckout('nothing'),
      () => payments.cancel('nothing', randomUUID()),
      () => payments.resume('nothing', randomUUID()),
      () => payments.postpone('nothing', '2027-01-20T09:00:00.000Z', randomUUID()),
      () => payments.end('nothing', randomUUID(), { refund: true }),
      () => payments.quotePlan('nothing', 'yearly'),
      () => payments.changePlan('nothing', 'yearly', randomUUID()),
    ];
    for (const attempt of attempts) t.true(isPaymentRefused(await t.throwsAsync(attempt)));
  });

  promise('begins a period with each month', async ({ begun, facts, clock }, t) => {
    const id = await begun();
    const first = await facts(id);
    clock.move(Date.parse(first.periodEnd) - clock.now() - 1000);
    t.deepEqual(await facts(id), first);
    clock.move(1000);
    t.like(await facts(id), { state: 'active', periodStart: first.periodEnd, periodEnd: '2027-01-20T09:00:00.000Z' });
  });

  promise('cancels with the period, and takes that back', async ({ payments, begun, facts, clock }, t) => {
    const id = await begun();
    await payments.cancel(id, 'cancel');
    t.like(await facts(id), { state: 'active', cancelAtEnd: true });
    await payments.resume(id, 'resume');
    t.like(await facts(id), { state: 'active', cancelAtEnd: false });
    await payments.cancel(id, 'cancel');
    t.like(await facts(id), { cancelAtEnd: false }, 'what comes again with its key is not done again');
    await payments.cancel(id, 'cancel again');
    clock.move(31 * DAY);
    t.like(await facts(id), { state: 'ended' });
    t.true(isPaymentRefused(await t.throwsAsync(payments.resume(id, 'too late'))));
  });

  promise('postpones the next payment, once for a key, and then goes on from that day', async (s, t) => {
    const id = await s.begun();
    const until = '2027-01-25T09:00:00.000Z';
    const paid = async () => (await s.payments.charges(id, '2026-01-01T00:00:00.000Z')).length;
    const before = await paid();
    for (const _ of [1, 2]) await s.payments.postpone(id, until, 'postpone');
    t.like(await s.facts(id), { state: 'active', cancelAtEnd: false, periodEnd: until });
    s.clock.move(40 * DAY);
    t.like(await s.facts(id), { state: 'active', periodEnd: until });
    t.is(await paid(), before, 'nothing was due meanwhile');
    s.clock.move(27 * DAY);
    t.like(await s.facts(id), { state: 'active', periodStart: until, periodEnd: '2027-02-25T09:00:00.000Z' });
    t.is(await paid(), before + 1);
  });

  promise('lists what was charged with the pages of each, and what of it was given back', async (s, t) => {
    const id = await s.begun();
    const { customerId } = await s.facts(id);
    s.clock.move(31 * DAY);
    await s.facts(id); // a double renews when it is read
    const paid = await s.payments.invoices(customerId);
    t.deepEqual(
      paid.map(({ amount, currency, state }) => [amount, currency, state]),
      [
        [1100, 'usd', 'paid'],
        [1100, 'usd', 'paid'],
      ],
    );
    t.true((paid[0]?.date ?? '') > (paid[1]?.date ?? ''), 'the newest first');
    for (const { invoiceUrl, receiptUrl } of paid)
      for (const url of [invoiceUrl, receiptUrl]) t.regex(url ?? '', /^http/);
    await s.payments.end(id, 'end', { refund: true });
    t.deepEqual(
      (await s.payments.invoices(customerId)).map(({ state }) => state),
      ['refunded', 'paid'],
    );
    t.deepEqual(await s.payments.invoices('nothing'), []);
  });

  promise('ends at once, and gives the last payment back where it is asked', async (s, t) => {
    const [kept, given] = [await s.begun(), await s.begun()];
    await s.payments.end(kept, 'end kept', { refund: false });
    for (const _ of [1, 2]) await s.payments.end(given, 'end given', { refund: true });
    t.like(await s.facts(kept), { state: 'ended' });
    t.like(await s.facts(given), { state: 'ended' });
    t.deepEqual([await s.isRefunded(kept), await s.isRefunded(given)], [false, true]);
  });

  promise('lists what was paid, newest first, and gives each payment back once, in full', async (s, t) => {
    const id = await s.begun();
    const start = new Date(s.clock.now()).toISOString();
    const [first] = await s.payments.charges(id, start);
    t.like(first, { amount: plans.monthly.cents, currency: 'usd', paidAt: start, state: 'paid' });
    s.clock.move(2 * DAY);
    const { amount } = await s.payments.quotePlan(id, 'yearly');
    await s.payments.changePlan(id, 'yearly', 'dearer');
    const both = await s.payments.charges(id, start);
    t.deepEqual(
      both.map((one) => one.amount),
      [amount, plans.monthly.cents],
    );
    t.is(new Set(both.map(({ chargeId }) => chargeId)).size, 2);
    t.deepEqual(await s.payments.charges(id, both[0]?.paidAt ?? ''), both.slice(0, 1));
    await s.payments.end(id, 'end', { refund: false });
    for (const key of ['once', 'once', 'again']) await s.payments.giveBack(id, both[0]?.chargeId ?? '', key);
    const after = await s.payments.charges(id, start);
    t.like(after, [
      { state: 'given-back', amount: 0 },
      { state: 'paid', amount: plans.monthly.cents },
    ]);
    t.true(await s.isRefunded(id));
    t.like(await s.facts(id), { state: 'ended' });
  });

  promise('lists each period that was paid, and none that was not', async ({ payments, begun, clock }, t) => {
    const [paying, failing] = [await begun(), await begun({}, 'decline-later')];
    const start = new Date(clock.now()).toISOString();
    clock.move(62 * DAY);
    for (const id of [paying, failing]) await payments.subscription(id);
    const dates = async (id: string) => (await payments.charges(id, start)).map(({ paidAt }) => paidAt.slice(0, 10));
    t.is((await dates(paying)).length, 3);
    t.is((await dates(failing)).length, 1);
    t.deepEqual(await payments.charges('nothing', start), []);
    t.true(isPaymentRefused(await t.throwsAsync(payments.giveBack('nothing', 'nothing', 'key'))));
  });

  promise('says that a payment failed', async ({ begun, facts, clock }, t) => {
    const id = await begun({}, 'decline-later');
    t.like(await facts(id), { state: 'active' });
    clock.move(30 * DAY);
    t.like(await facts(id), { state: 'past-due', periodStart: '2026-12-20T09:00:00.000Z' });
  });

  for (const days of [1, 20])
    promise(
      `begins ${days === 1 ? 'tomorrow' : 'in weeks'} where the order says so, and takes nothing before`,
      async (s, t) => {
        const startsAt = new Date(s.clock.now() + days * DAY).toISOString();
        const id = await s.begun({ startsAt, plan: 'yearly' });
        const now = new Date(s.clock.now()).toISOString();
        t.like(await s.facts(id), { state: 'active', periodStart: now, periodEnd: startsAt });
        t.is((await s.payments.subscription(id))?.beginsAt, startsAt);
        t.like(await s.payments.details(id), { upcomingInvoice: { amount: plans.yearly.cents, date: startsAt } });
        s.clock.move(days * DAY);
        t.like(await s.facts(id), { state: 'active', periodStart: startsAt });
      },
    );

  promise('shows the card and what is paid next', async ({ payments, begun }, t) => {
    const id = await begun();
    t.like(await payments.details(id), {
      paymentMethod: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2029 },
      upcomingInvoice: { amount: plans.monthly.cents, date: '2026-12-20T09:00:00.000Z' },
    });
    await payments.cancel(id, 'cancel');
    t.is((await payments.details(id))?.upcomingInvoice, null);
  });

  promise('tells what another plan costs before it is changed', async ({ payments, begun, facts, clock }, t) => {
    const id = await begun();
    clock.move(15 * DAY);
    const dearer = await payments.quotePlan(id, 'yearly');
    t.deepEqual(dearer, { amount: 7500 - 550, currency: 'usd', nextPayment: '2027-12-05T09:00:00.000Z' });
    t.like(await facts(id), { plan: 'monthly' });
    for (const _ of [1, 2]) await payments.changePlan(id, 'yearly', 'dearer');
    t.like(await facts(id), { plan: 'yearly', state: 'active', periodEnd: dearer.nextPayment });
    const cheaper = await payments.quotePlan(id, 'monthly');
    t.deepEqual(cheaper, { amount: 1100 - 7500, currency: 'usd', nextPayment: '2027-01-05T09:00:00.000Z' });
  });

  promise('changes no plan that the card does not pay', async ({ payments, begun, facts }, t) => {
    const id = await begun({}, 'decline-later');
    t.true(isPaymentRefused(await t.throwsAsync(payments.changePlan(id, 'yearly', 'dear'))));
    t.like(await facts(id), { plan: 'monthly', state: 'active' });
  });

  promise('lists every subscription it has', async ({ payments, begun }, t) => {
    const ids = [await begun(), await begun(), await begun()];
    await payments.end(ids[0] ?? '', 'end', { refund: false });
    const listed: string[] = [];
    for await (const { facts } of payments.subscriptions()) listed.push(facts.subscriptionId);
    t.deepEqual(listed.sort(), ids.sort());
  });

  promise('takes no notice that its provider has not written', async ({ payments }, t) => {
    const raw = new TextEncoder().encode('{"id":"evt_1","type":"checkout.session.completed"}');
    for (const signature of ['', 'nonsense', 't=1,v1=00'])
      t.true(isBadSignature(await t.throwsAsync(payments.readNotice(raw, signature))));
  });
};
