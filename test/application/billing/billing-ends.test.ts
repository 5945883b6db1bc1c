import test from 'ava';
import { followPayment } from '#application/access/sign-up/follow-payment.ts';
import { askToEnd, askToEndSubscriptions } from '#application/billing/ask-to-end.ts';
import { endSubscription } from '#application/billing/end-subscription.ts';
import { followSubscription } from '#application/billing/follow-subscription.ts';
import { isPaymentRefused } from '#application/billing/payments.ts';
import { reconcileBilling } from '#application/billing/reconcile-billing.ts';
import { endGrace, reviewSubscription } from '#application/billing/review-subscription.ts';
import { standingOfUser, subscriptionOf } from '#application/billing/standing.ts';
import { handle } from '#application/engine/handle.ts';
import { derivedId } from '#application/engine/ids.ts';
import { isDeferred, isUnavailable } from '#application/engine/ports/fault.ts';
import { streams } from '#application/streams.ts';
import { account } from '#domain/accounts/decider.ts';
import { factsOf } from '#test/support/payments-double.ts';
import { aSubscription, SUB } from './a-subscription.ts';

const DAY = 24 * 60 * 60_000;

type Setting = Awaited<ReturnType<typeof aSubscription>>;

const becomes = async ({ services, userId, clock }: Setting, type: 'CloseAccount' | 'EraseAccount') => {
  clock.move(1);
  const data = { userId, at: new Date(clock.now()).toISOString() };
  await handle(services.log, account, streams.account(userId), { type, data });
  clock.move(1);
};

const asked = async ({ services, userId }: Setting) =>
  (await services.log.readSealed(streams.subscriptions(userId)))
    .filter(({ type }) => type === 'SubscriptionEndRequested')
    .map(({ data: { subscriptionId, refundLastPayment } }) => ({ subscriptionId, refundLastPayment }));

for (const first of ['the notice', 'the erasure'] as const)
  for (const state of ['closed', 'erased'] as const)
    test(`of an account that is ${state} what it had is ended, and what was paid later given back too, if ${first} hears first`, async (t) => {
      const s = await aSubscription(t);
      await s.follow();
      await becomes(s, 'CloseAccount');
      if (state === 'erased') await becomes(s, 'EraseAccount');
      s.double.put(s.payer, factsOf('sub-late'));
      if (first === 'the erasure') {
        await followSubscription(s.services, s.userId, 'sub-late'); // as what an open checkout was paid for
        await askToEndSubscriptions(s.services, s.userId);
      }
      for (const subscriptionId of ['sub-late', SUB])
        t.is(await followPayment(s.services, { ...s.about, subscriptionId }), 'account-gone');
      const ends = await asked(s);
      await askToEndSubscriptions(s.services, s.userId);
      t.deepEqual(await asked(s), ends, 'once more changes nothing');
      t.deepEqual(
        new Map(ends.map(({ subscriptionId, refundLastPayment }) => [subscriptionId, refundLastPayment])),
        new Map([
          [SUB, false],
          ['sub-late', true],
        ]),
      );
      t.is(ends.length, 2);
      for (const id of [SUB, 'sub-late']) await endSubscription(s.services).run(s.job(`${id}:account-closed`, 0));
      t.deepEqual(
        s.double.calls.map(({ name, id }) => [name, id]),
        [
          ['end', SUB],
          ['end-and-refund', 'sub-late'],
        ],
      );
    });

test('after the days of grace an unpaid subscription ends; one that was paid meanwhile lives on', async (t) => {
  const { services, double, follow, job, types, userId } = await aSubscription(t);
  double.change(SUB, { state: 'past-due' });
  await follow();
  await endGrace(services).run(job(SUB));
  t.deepEqual((await types()).slice(1), ['PaymentFailed', 'SubscriptionEndRequested']);
  double.change(SUB, { state: 'active' }); // paid before the provider was told
  await endSubscription(services).run(job(`${SUB}:unpaid`, 0));
  t.deepEqual(double.calls, []);
  t.is((await standingOfUser(services, userId)).status, 'active');
  double.change(SUB, { state: 'past-due' });
  await follow();
  await endGrace(services).run(job(SUB));
  await endSubscription(services).run(job(`${SUB}:unpaid`, 0));
  t.is((await standingOfUser(services, userId)).status, 'inactive');
  t.deepEqual(
    double.calls.map(({ name }) => name),
    ['end'],
  );
});

test('grace that was paid for at its last moment asks for no end', async (t) => {
  const { services, double, follow, job, types } = await aSubscription(t);
  double.change(SUB, { state: 'past-due' });
  await follow();
  double.change(SUB, { state: 'active' });
  await endGrace(services).run(job(SUB));
  t.deepEqual(await types(), ['SubscriptionStarted', 'PaymentFailed', 'PaymentRecovered']);
});

test('an end waits while the provider is away, and is asked for again under the same key', async (t) => {
  const { services, double, follow, job, userId } = await aSubscription(t);
  await follow();
  await askToEnd(services, { userId, subscriptionId: SUB, reason: 'account-closed', refund: false });
  const reaction = endSubscription(services);
  double.becomes('away');
  t.true(isUnavailable(await t.throwsAsync(reaction.run(job(`${SUB}:account-closed`, 0)))));
  double.becomes('well');
  await reaction.run(job(`${SUB}:account-closed`, 0));
  await reaction.run(job(`${SUB}:account-closed`, 0));
  const key = derivedId('end-subscription', SUB, 'account-closed');
  t.deepEqual(double.calls, [
    { name: 'end', id: SUB, key },
    { name: 'end', id: SUB, key },
  ]);
});

test('an end whose refund is refused fails in sight, and is not taken for done', async (t) => {
  const { services, double, follow, job, userId } = await aSubscription(t);
  await follow();
  await askToEnd(services, { userId, subscriptionId: SUB, reason: 'sign-up-superseded', refund: true });
  double.becomes('refusing');
  const error = await t.throwsAsync(endSubscription(services).run(job(`${SUB}:sign-up-superseded`, 0)));
  t.true(isPaymentRefused(error)); // which counts as the job's failure, and parks it
  t.is((await subscriptionOf(services, userId, SUB))?.state, 'active');
});

test('grace that ends after another end was asked for waits for that one', async (t) => {
  const { services, double, follow, job, types, userId } = await aSubscription(t);
  await follow();
  await askToEnd(services, { userId, subscriptionId: SUB, reason: 'account-closed', refund: false });
  double.change(SUB, { state: 'past-due' });
  await follow();
  t.true(isDeferred(await t.throwsAsync(endGrace(services).run(job(SUB)))));
  t.deepEqual(await types(), ['SubscriptionStarted', 'SubscriptionEndRequested', 'PaymentFailed']);
});

test('a subscription that the provider has lost is waited for, and counts as ended three days after its period', async (t) => {
  const { services, double, follow, job, types, userId, clock, payer } = await aSubscription(t);
  await follow();
  double.forget(SUB);
  const review = () => reviewSubscription(services).run(job(SUB));
  clock.move(33 * DAY - 1);
  t.true(isDeferred(await t.throwsAsync(review())));
  t.is((await standingOfUser(services, userId)).status, 'active');
  clock.move(1);
  t.truthy(await review());
  t.truthy(await review());
  t.deepEqual(await types(), ['SubscriptionStarted', 'SubscriptionEnded']);
  t.is((await standingOfUser(services, userId)).status, 'inactive');
  double.put(payer, factsOf(SUB));
  const { differences } = await reconcileBilling(services);
  t.like(differences, [{ subscriptionId: SUB, code: 'state', ours: 'ended', theirs: 'active' }]);
});

test('so is one that was lost while a payment was due, three days after its days of grace', async (t) => {
  const { services, double, follow, job, types, clock } = await aSubscription(t);
  double.change(SUB, { state: 'past-due', periodEnd: '2026-11-21T09:00:00.000Z' });
  await follow();
  double.forget(SUB);
  clock.move(10 * DAY - 1);
  t.true(isDeferred(await t.throwsAsync(endGrace(services).run(job(SUB)))));
  clock.move(1);
  t.truthy(await endGrace(services).run(job(SUB)));
  t.deepEqual(await types(), ['SubscriptionStarted', 'PaymentFailed', 'SubscriptionEnded']);
});
