import test from 'ava';
import { forgetLogin, lastLoginOf } from '#application/access/sign-in/last-login.ts';
import { openSession } from '#application/access/sign-in/sessions.ts';
import { followSubscription } from '#application/billing/follow-subscription.ts';
import { factsOf } from '#test/support/payments-double.ts';
import type { User } from '#web/contract/account.ts';
import { aSubscriber, SUB } from './a-subscriber.ts';

const DAY = 24 * 60 * 60_000;
type Subscriber = Awaited<ReturnType<typeof aSubscriber>>;

/** Who is signed in, in a session of their own. */
const me = async ({ services, userId, url }: Subscriber, path = '/api/auth/me'): Promise<User> => {
  const token = await openSession(services, userId);
  const response = await fetch(`${url}${path}`, { headers: { Authorization: `Bearer ${token}` } });
  return (await response.json()) as User;
};

test('an account says what is paid, and for which plan', async (t) => {
  const subscriber = await aSubscriber(t, { facts: null });
  t.like(await me(subscriber), { subscriptionType: null, paymentStatus: 'pending', subscriptionStatus: 'inactive' });
  const { double, services, userId, payer } = subscriber;
  const standsAt = async (facts: Parameters<typeof factsOf>[1]) => {
    double.put(payer, factsOf(SUB, facts));
    await followSubscription(services, userId, SUB);
    return me(subscriber, '/api/user/profile');
  };
  t.like(await standsAt({ plan: 'yearly' }), { subscriptionType: 'yearly', paymentStatus: 'paid' });
  t.like(await standsAt({ plan: 'yearly', cancelAtEnd: true }), { paymentStatus: 'paid' });
  t.like(await standsAt({ plan: 'monthly', state: 'past-due' }), {
    subscriptionType: 'monthly',
    paymentStatus: 'failed',
    subscriptionStatus: 'past_due',
  });
  t.like(await standsAt({ plan: 'monthly' }), { paymentStatus: 'paid' });
});

test('who owes nothing has nothing to pay', async (t) => {
  const subscriber = await aSubscriber(t, { facts: null, complimentary: true });
  t.like(await me(subscriber), { subscriptionType: null, paymentStatus: 'paid', subscriptionStatus: 'active' });
});

test('the last sign-in is noted beside the log, and goes with the account', async (t) => {
  const subscriber = await aSubscriber(t);
  const { services, clock, userId } = subscriber;
  const before = await me(subscriber);
  t.is(before.lastLogin, new Date(clock.now()).toISOString());
  t.true(Date.parse(before.registrationDate) <= clock.now());
  const head = await services.log.head();
  clock.move(3 * DAY);
  const after = await me(subscriber);
  t.is(Date.parse(after.lastLogin ?? '') - Date.parse(before.lastLogin ?? ''), 3 * DAY);
  t.is(after.registrationDate, before.registrationDate);
  t.is(await services.log.head(), head);
  await forgetLogin(services, userId);
  t.is(await lastLoginOf(services, userId), null);
});
