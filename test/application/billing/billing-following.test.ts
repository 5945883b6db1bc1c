import test from 'ava';
import { followPayment } from '#application/access/sign-up/follow-payment.ts';
import { followSubscription } from '#application/billing/follow-subscription.ts';
import { reviewSubscription } from '#application/billing/review-subscription.ts';
import { standingOfUser, subscriptionOf } from '#application/billing/standing.ts';
import { handle } from '#application/engine/handle.ts';
import { isDeferred } from '#application/engine/ports/fault.ts';
import { streams } from '#application/streams.ts';
import { signUp } from '#domain/access/sign-up/decider.ts';
import { factsOf, MONTH, type paymentsDouble } from '#test/support/payments-double.ts';
import { aSignUp } from '#test/support/subscribers.ts';
import { aSubscription, SUB } from './a-subscription.ts';

const DAY = 24 * 60 * 60_000;

/** Holds up the next answer of the provider until it is let go. */
const heldUp = (double: ReturnType<typeof paymentsDouble>) => {
  const gate = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  let first = true;
  double.delay(async () => {
    if (!first) return;
    first = false;
    asked.resolve();
    await gate.promise;
  });
  return { asked: asked.promise, letGo: gate.resolve };
};

test('a reading that is overtaken by a newer one changes nothing', async (t) => {
  const { double, follow, types, clock, services, userId } = await aSubscription(t);
  await follow();
  double.change(SUB, { state: 'past-due' });
  clock.move(1);
  const slow = heldUp(double);
  const overtaken = follow();
  await slow.asked;
  double.change(SUB, { state: 'ended' });
  clock.move(1);
  await follow();
  slow.letGo();
  await overtaken;
  t.deepEqual(await types(), ['SubscriptionStarted', 'SubscriptionEnded']);
  t.is((await subscriptionOf(services, userId, SUB))?.state, 'ended');
});

test('an overtaken reading is put right though the newer one found nothing to write down', async (t) => {
  const { double, follow, types, clock } = await aSubscription(t);
  await follow();
  double.change(SUB, { state: 'past-due' });
  clock.move(1);
  const slow = heldUp(double);
  const overtaken = follow();
  await slow.asked;
  double.change(SUB, { state: 'active' });
  clock.move(1);
  await follow();
  slow.letGo();
  await overtaken;
  t.deepEqual(await types(), ['SubscriptionStarted', 'PaymentFailed', 'PaymentRecovered']);
});

test("another user's subscription is not followed, whatever a notice says", async (t) => {
  const { services, double, types, userId } = await aSubscription(t);
  double.put({ userId: userId + 1, signUpId: null }, factsOf(SUB));
  t.deepEqual(await followSubscription(services, userId, SUB), { refused: 'no-such-subscription' });
  t.deepEqual(await types(), []);
});

test('a paid checkout of a returning user makes the subscription count', async (t) => {
  const { services, double, payer, userId } = await aSubscription(t);
  double.pay('checkout-back', payer, factsOf('sub-2', { plan: 'yearly' }));
  const about = { signUpId: null, checkoutId: 'checkout-back', subscriptionId: null };
  t.is(await followPayment(services, about), 'followed');
  t.like(await standingOfUser(services, userId), { status: 'active', plan: 'yearly', subscriptionId: 'sub-2' });
});

test('a notice about nothing of ours is set aside and nothing is touched', async (t) => {
  const { services, double } = await aSubscription(t);
  const none = { signUpId: null, checkoutId: null, subscriptionId: null };
  t.is(await followPayment(services, { ...none, subscriptionId: 'sub-of-others' }), 'unknown-object');
  t.is(await followPayment(services, { ...none, checkoutId: 'checkout-of-others' }), 'unknown-object');
  double.put({ userId: 123_456, signUpId: null }, factsOf('sub-nobody'));
  t.is(await followPayment(services, { ...none, subscriptionId: 'sub-nobody' }), 'no-account');
  t.deepEqual(double.calls, []);
});

test('a sign-up that expired but was paid is ended with its payment given back', async (t) => {
  const { services, double } = await aSubscription(t);
  const { userId, signUpId, checkoutId } = await aSignUp(services);
  const data = { signUpId, userId, at: MONTH.periodStart };
  await handle(services.log, signUp, streams.signUp(signUpId), { type: 'ExpireSignUp', data });
  double.pay(checkoutId, { userId, signUpId }, factsOf('sub-late'));
  const outcome = await followPayment(services, { signUpId, checkoutId: null, subscriptionId: 'sub-late' });
  t.is(outcome, 'sign-up-expired');
  t.like(await subscriptionOf(services, userId, 'sub-late'), { endAsked: 'sign-up-superseded' });
});

test('a subscription is read again a while after its period, until the provider has moved on', async (t) => {
  const { services, double, follow, clock, job, types } = await aSubscription(t);
  const reaction = reviewSubscription(services);
  await follow();
  const opened = reaction.rules.opens.SubscriptionStarted?.({
    ...factsOf(SUB),
    ...{ userId: 7, at: MONTH.periodStart, readAt: MONTH.periodStart },
  });
  t.is(opened?.[0]?.dueAt, '2026-12-20T12:00:00.000Z');
  clock.move(31 * DAY);
  t.true(isDeferred(await t.throwsAsync(reaction.run(job(SUB)))));
  double.change(SUB, { periodStart: MONTH.periodEnd, periodEnd: '2027-01-20T09:00:00.000Z' });
  t.truthy(await reaction.run(job(SUB)));
  t.deepEqual(await types(), ['SubscriptionStarted', 'SubscriptionRenewed']);
});
