import { randomUUID } from 'node:crypto';
import test, { type ExecutionContext } from 'ava';
import type { CheckoutOrder, Notice } from '#application/billing/payments.ts';
import { unavailable } from '#application/engine/ports/fault.ts';
import { createSandboxPayments } from '#infrastructure/builtin/checkout/payments.ts';
import { createSealer } from '#infrastructure/shared/sealer.ts';
import { movableClock } from '#test/support/clock.ts';
import { embeddedStores } from '#test/support/stores.ts';

const DAY = 24 * 60 * 60_000;

const sandbox = async (t: ExecutionContext) => {
  const clock = movableClock();
  const { registers, vault } = await embeddedStores(t, clock);
  await vault.make(4711); // of the payer of every order here
  const sealer = createSealer(vault);
  const publicUrl = 'http://localhost:3000';
  const again = () => createSandboxPayments({ registers, clock, sealer, publicUrl });
  const payments = again();
  const notices: Notice[] = [];
  payments.onNotice(async (notice) => void notices.push(notice));
  const open = (given: Partial<CheckoutOrder> = {}) => payments.openCheckout(orderAt(clock.now(), given));
  const begun = async (outcome: 'pay' | 'decline-later' = 'pay') => {
    const { checkoutId } = await open();
    await payments.pay(checkoutId, outcome);
    return notices.at(-1)?.about.subscriptionId ?? '';
  };
  const state = async (id: string) => (await payments.subscription(id))?.facts.state;
  return { payments, again, clock, registers, vault, notices, open, begun, state };
};

const orderAt = (now: number, given: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
  key: randomUUID(),
  payer: { userId: 4711, signUpId: 'a-sign-up' },
  plan: 'yearly',
  coupon: null,
  email: 'someone@example.org',
  customerId: null,
  startsAt: null,
  expiresAt: new Date(now + DAY).toISOString(),
  successUrl: 'http://localhost:3000/payment-success',
  cancelUrl: 'http://localhost:3000/register',
  ...given,
});

test('the page of a checkout shows what is ordered and what is due now', async (t) => {
  const { payments, open, clock } = await sandbox(t);
  const terms = { code: 'TEN-PERCENT', discount: { percent: 10 }, months: 1, uses: null, endsAt: null };
  const coupon = await payments.createCoupon(terms, 'k');
  const { checkoutId, url } = await open({ coupon: 'ten-percent' });
  t.is(url, `http://localhost:3000/checkout/sandbox/${checkoutId}`);
  t.regex(checkoutId, /^sandbox_[\w-]{32}$/, '192 random bits');
  const { successUrl, cancelUrl, email } = orderAt(0);
  const shown = { plan: 'yearly' as const, startsAt: null, successUrl, cancelUrl, amount: 6750 };
  t.deepEqual(await payments.order(checkoutId), { ...shown, email, coupon, state: 'open' });
  await payments.pay(checkoutId, 'pay');
  t.like(await payments.order(checkoutId), { ...shown, email: '', state: 'paid' });
  t.is(await payments.order('nothing'), null);
  const later = await open({ startsAt: new Date(clock.now() + DAY).toISOString() });
  t.like(await payments.order(later.checkoutId), { amount: 0 });
});

test('what names a payer is sealed with the payer’s key, and goes with it or once nobody can pay', async (t) => {
  const { payments, open, registers, vault } = await sandbox(t);
  const personal = { email: 'canary@example.org', successUrl: 'http://localhost:3000/done?email=canary%40example.org' };
  const [paid, closed, left] = [await open(personal), await open(personal), await open(personal)];
  await payments.pay(paid.checkoutId, 'pay');
  await payments.closeCheckout(closed.checkoutId);
  for (const kind of ['sandbox-checkout', 'sandbox-order', 'sandbox-subscription'])
    t.notRegex(JSON.stringify(await registers.list(kind, 100)), /canary/, kind);
  t.like(await payments.order(left.checkoutId), { ...personal, state: 'open' });
  t.like(await payments.order(paid.checkoutId), { ...personal, email: '', state: 'paid' });
  t.like(await payments.order(closed.checkoutId), { email: '', successUrl: '', cancelUrl: '', state: 'expired' });
  await vault.destroy(4711);
  for (const { checkoutId } of [paid, left])
    t.like(await payments.order(checkoutId), { email: '', successUrl: '', cancelUrl: '' });
});

test('no unpaid checkout outlives its end by more than an hour, nor does its order', async (t) => {
  const { payments, open, registers, clock } = await sandbox(t);
  const [left, closed, paid] = [await open(), await open(), await open()];
  await payments.closeCheckout(closed.checkoutId);
  await payments.pay(paid.checkoutId, 'pay');
  clock.move(DAY + 60 * 60_000 - 1);
  t.is((await payments.order(left.checkoutId))?.state, 'expired');
  clock.move(1);
  for (const { checkoutId } of [left, closed]) t.is(await payments.order(checkoutId), null);
  t.is((await payments.order(paid.checkoutId))?.state, 'paid');
  t.deepEqual(await registers.list('sandbox-order', 10), []);
});

test('a paid checkout is told once, each change after it once', async (t) => {
  const { payments, notices, open } = await sandbox(t);
  const { checkoutId } = await open();
  for (const outcome of ['decline', 'pay', 'pay'] as const) await payments.pay(checkoutId, outcome);
  const [paid] = notices;
  t.is(notices.length, 1);
  t.like(paid, { kind: 'sandbox.checkout.paid', userId: 4711, about: { signUpId: 'a-sign-up', checkoutId } });
  const id = paid?.about.subscriptionId ?? '';
  for (const key of ['a', 'a', 'b']) await payments.cancel(id, key);
  await payments.resume(id, 'c');
  t.is(notices.length, 4, 'the same key is no change');
  t.is(new Set(notices.map((notice) => notice.id)).size, 4);
  t.like(notices.at(-1), { kind: 'sandbox.subscription.changed', about: { checkoutId: null, subscriptionId: id } });
});

test('what nobody could take is told again, with the same id', async (t) => {
  const { payments, open, again } = await sandbox(t);
  const told: string[] = [];
  const refuse = async ({ id }: Notice) => {
    told.push(id);
    throw unavailable('the log');
  };
  payments.onNotice(refuse);
  const { checkoutId } = await open();
  await t.throwsAsync(payments.pay(checkoutId, 'pay'), { code: 'unavailable' });
  t.is((await payments.order(checkoutId))?.state, 'paid');
  const restarted = again();
  restarted.onNotice(async ({ id }) => void told.push(id));
  for (const _ of [1, 2]) await restarted.tellMoved();
  t.is(told.length, 2);
  t.is(told[0], told[1]);
});

test('what the clock alone changes is told when it is looked for', async (t) => {
  const { payments, notices, begun, clock, state } = await sandbox(t);
  const [kept, ended, failed] = [await begun(), await begun(), await begun('decline-later')];
  await payments.cancel(ended, 'k');
  const before = notices.length;
  await payments.tellMoved();
  t.is(notices.length, before);
  clock.move(366 * DAY);
  for (const _ of [1, 2]) await payments.tellMoved();
  t.deepEqual(
    notices
      .slice(before)
      .map(({ about }) => about.subscriptionId)
      .sort(),
    [kept, ended, failed].sort(),
  );
  t.deepEqual([await state(kept), await state(ended), await state(failed)], ['active', 'ended', 'past-due']);
});

test('a payment that is to be declined later fails when it falls due, and can recover', async (t) => {
  const { payments, notices, begun, state } = await sandbox(t);
  const id = await begun('decline-later');
  t.is(await state(id), 'active');
  await payments.settleDue(id);
  t.is(await state(id), 'past-due');
  await payments.recover(id);
  t.is(await state(id), 'active');
  t.is(notices.length, 3);
  const good = await begun();
  for (const _ of [1, 2]) await payments.settleDue(good);
  t.is(await state(good), 'active');
  await t.throwsAsync(payments.settleDue('nothing'), { code: 'payment-refused' });
});

test('of many who pay with the last use of a coupon, one does', async (t) => {
  const { payments, open } = await sandbox(t);
  const terms = { code: 'LAST-ONE', discount: { cents: 100 }, months: null, uses: 1, endsAt: null };
  await payments.createCoupon(terms, 'k');
  const checkouts = await Promise.all(Array.from({ length: 8 }, () => open({ coupon: 'LAST-ONE' })));
  const outcomes = await Promise.all(checkouts.map(({ checkoutId }) => payments.pay(checkoutId, 'pay')));
  t.deepEqual(outcomes.toSorted(), [...Array.from({ length: 7 }, () => 'declined' as const), 'paid']);
  t.like(await payments.coupon('LAST-ONE'), { used: 1, good: false });
});

test('a checkout that is closed and paid at once is one of both', async (t) => {
  const { payments, open } = await sandbox(t);
  const terms = { code: 'ANY-NUMBER', discount: { cents: 100 }, months: null, uses: null, endsAt: null };
  await payments.createCoupon(terms, 'k');
  let paid = 0;
  for (let round = 0; round < 10; round += 1) {
    const { checkoutId } = await open({ coupon: 'ANY-NUMBER' });
    const [outcome] = await Promise.all([payments.pay(checkoutId, 'pay'), payments.closeCheckout(checkoutId)]);
    t.is((await payments.checkout(checkoutId))?.state, outcome === 'paid' ? 'paid' : 'expired');
    paid += outcome === 'paid' ? 1 : 0;
  }
  t.is((await payments.coupon('ANY-NUMBER'))?.used, paid);
});

test('a payment that got no further than the checkout is gone on with by whoever reads it', async (t) => {
  const { payments, registers, notices, begun } = await sandbox(t);
  const id = await begun();
  const checkoutId = notices[0]?.about.checkoutId ?? '';
  const facts = await payments.subscription(id);
  await registers.remove('sandbox-subscription', id);
  t.like(await payments.checkout(checkoutId), { state: 'paid', subscriptionId: id });
  t.deepEqual(await payments.subscription(id), facts);
});

test('credit of a dearer plan pays the next months of the cheaper one', async (t) => {
  const { payments, clock, begun } = await sandbox(t);
  const id = await begun();
  await payments.changePlan(id, 'monthly', 'k');
  const next = async () => (await payments.details(id))?.upcomingInvoice?.amount;
  const amounts: unknown[] = [];
  for (let month = 0; month < 7; month += 1) {
    amounts.push(await next());
    clock.move(31 * DAY);
  }
  t.deepEqual(amounts, [0, 0, 0, 0, 0, 1100 * 6 - (7500 - 1100), 1100]);
});
