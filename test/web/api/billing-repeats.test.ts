import test from 'ava';
import { followSubscription } from '#application/billing/follow-subscription.ts';
import { MONTH } from '#test/support/payments-double.ts';
import { aSubscriber, SUB } from './a-subscriber.ts';

test('while the provider is away nothing is done and 503 says to try again; then it is done once', async (t) => {
  const { call, double, shown } = await aSubscriber(t);
  double.becomes('away');
  t.is((await call('POST', '/cancel', undefined, 'one')).status, 503);
  t.is((await call('POST', '/resubscribe', { planType: 'yearly' })).status, 503);
  t.is((await call('GET', '/portal')).status, 503);
  t.is((await shown()).status, 'active');
  double.becomes('well');
  t.is((await call('POST', '/cancel', undefined, 'one')).status, 200);
  t.is((await call('POST', '/cancel', undefined, 'one')).status, 200);
  t.is(double.calls.length, 1);
});

test('the provider is given a key of the command: another for another command', async (t) => {
  const { call, double, userId, services } = await aSubscriber(t);
  const keys = () => new Set(double.calls.map(({ key }) => key)).size;
  await call('POST', '/cancel');
  double.change(SUB, { cancelAtEnd: false }); // somebody took it back at the provider
  await followSubscription(services, userId, SUB);
  await call('POST', '/cancel');
  t.deepEqual([double.calls.length, keys()], [2, 2]);
});

test('a change of plan that was declined is asked for anew once the card is mended', async (t) => {
  const { call, shown, double } = await aSubscriber(t);
  double.becomes('refusing');
  t.is((await call('POST', '/change-plan', { planType: 'yearly' })).status, 402);
  double.becomes('well');
  t.is((await call('POST', '/change-plan', { planType: 'yearly' })).status, 200);
  t.is((await shown()).plan, 'yearly');
});

test('a cancellation that was lost and taken back elsewhere is made anew', async (t) => {
  const { call, double, shown } = await aSubscriber(t);
  double.becomes('losing answers');
  t.is((await call('POST', '/cancel')).status, 503);
  double.becomes('well');
  double.change(SUB, { cancelAtEnd: false });
  t.is((await call('POST', '/cancel')).status, 200);
  t.true((await double.payments.subscription(SUB))?.facts.cancelAtEnd);
  t.is((await shown()).status, 'cancelled');
});

test('nobody is told of a cancellation that the provider only remembers: 503 says to try again', async (t) => {
  const { call, double, shown } = await aSubscriber(t);
  double.becomes('losing answers');
  t.is((await call('POST', '/cancel', undefined, 'one')).status, 503);
  double.becomes('well');
  double.change(SUB, { cancelAtEnd: false });
  t.is((await call('POST', '/cancel', undefined, 'one')).status, 503);
  t.is((await shown()).status, 'active');
  t.is((await call('POST', '/cancel', undefined, 'two')).status, 200);
});

test('thirty commands an hour are carried out; then 429 says to wait', async (t) => {
  const { call, clock, shown } = await aSubscriber(t);
  for (let time = 0; time < 30; time += 1) t.is((await call('POST', '/cancel')).status, 200);
  for (const [path, body] of [['/cancel'], ['/resubscribe', { planType: 'monthly' }]] as const) {
    const refused = await call('POST', path, body);
    t.is(refused.status, 429);
    t.regex(refused.body.message, /try again in an hour/);
  }
  t.is((await shown()).status, 'cancelled');
  clock.move(60 * 60_000);
  t.is((await call('POST', '/cancel')).status, 200);
});

test('what was done though its answer was lost is not done again', async (t) => {
  const { call, double, names } = await aSubscriber(t);
  double.becomes('losing answers');
  t.is((await call('POST', '/cancel')).status, 503);
  double.becomes('well');
  t.like(await call('POST', '/cancel'), { status: 200, body: { accessUntil: MONTH.periodEnd } });
  t.deepEqual(names(), ['cancel']);
});
