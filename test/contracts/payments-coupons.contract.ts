import { randomUUID } from 'node:crypto';
import { isPaymentRefused, type NewCoupon } from '#application/billing/payments.ts';
import type { PaymentsPromise } from './payments-setting.ts';

const DAY = 24 * 60 * 60_000;

/** What a coupon takes off, and for whom: a part of the contract of payments. */
export const couponsContract = (promise: PaymentsPromise): void => {
  promise('switches a coupon off for good, whoever has used it before', async (s, t) => {
    const { code } = await s.payments.createCoupon(s.coupon({ uses: 5 }), 'to be off');
    const other = await s.payments.createCoupon(s.coupon(), 'to stay');
    const id = await s.begun({ coupon: code });
    for (const _ of [1, 2]) t.like(await s.payments.disableCoupon(code.toLowerCase(), 'off'), { code, good: false });
    t.like(await s.payments.coupon(code), { good: false, used: 1 });
    t.true(isPaymentRefused(await t.throwsAsync(s.checkout({ coupon: code }))));
    t.like(await s.payments.details(id), { upcomingInvoice: { amount: 990 } });
    t.is(await s.payments.disableCoupon('NO-SUCH-CODE', 'none'), null);
    const listed = new Map((await s.payments.coupons()).map((one) => [one.code, one.good]));
    t.deepEqual([listed.get(code), listed.get(other.code)], [false, true]);
  });

  promise('keeps a coupon as it was made, once for a key and a code', async ({ payments, clock, coupon }, t) => {
    const endsAt = new Date(clock.now() + DAY).toISOString();
    const made = [
      coupon({ discount: { percent: 25 }, months: null, uses: 3, endsAt }),
      coupon({ discount: { cents: 300 }, months: 1 }),
      coupon({ discount: { percent: 50 }, months: 6 }),
    ];
    for (const one of made) {
      const expected = { ...one, used: 0, good: true };
      t.deepEqual(await payments.createCoupon(one, one.code), expected);
      t.deepEqual(await payments.createCoupon(one, one.code), expected);
      t.deepEqual(await payments.coupon(one.code.toLowerCase()), expected);
      t.true(isPaymentRefused(await t.throwsAsync(payments.createCoupon(one, `${one.code} again`))));
    }
    clock.move(DAY);
    t.like(await payments.coupon(made[0]?.code ?? ''), { good: false });
  });

  promise('counts a coupon when it is paid with, and takes none that is used up', async (s, t) => {
    const { code } = await s.payments.createCoupon(s.coupon({ uses: 1 }), 'one use');
    const { checkoutId } = await s.checkout({ coupon: code });
    t.is(await s.pay(checkoutId, 'decline'), 'declined');
    t.like(await s.payments.coupon(code), { used: 0, good: true });
    for (const _ of [1, 2]) t.is(await s.pay(checkoutId, 'pay'), 'paid');
    t.like(await s.payments.coupon(code), { used: 1, good: false });
    t.true(isPaymentRefused(await t.throwsAsync(s.checkout({ coupon: code }))));
    t.true(isPaymentRefused(await t.throwsAsync(s.checkout({ coupon: 'NO-SUCH-CODE' }))));
  });

  promise('takes off what the coupon says, for as long as it says', async (s, t) => {
    const next = async (id: string) => (await s.payments.details(id))?.upcomingInvoice?.amount;
    const after = async (given: Partial<NewCoupon>, ...amounts: readonly number[]) => {
      const { code } = await s.payments.createCoupon(s.coupon(given), randomUUID());
      const id = await s.begun({ coupon: code });
      return { id, amounts };
    };
    const all = [
      await after({ discount: { percent: 25 }, months: null }, 825, 825, 825),
      await after({ discount: { cents: 300 }, months: 2 }, 800, 1100, 1100),
      await after({ discount: { percent: 50 }, months: 1 }, 1100, 1100, 1100),
    ];
    for (const month of [0, 1, 2]) {
      for (const { id, amounts } of all) t.is(await next(id), amounts[month]);
      s.clock.move(31 * DAY);
    }
  });
};
