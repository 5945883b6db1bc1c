import test from 'ava';
import { openSession } from '#application/access/sign-in/sessions.ts';
import { requestCheckIn } from '#application/check-ins/request-check-in.ts';
import { factsOf, MONTH } from '#test/support/payments-double.ts';
import { aSubscriber, BILLING, SUB } from './a-subscriber.ts';
import { OURS } from './a-web-server.ts';

const DAY = 24 * 60 * 60_000;

test('a cancelled subscription with the same plan is taken back, at no charge', async (t) => {
  const { call, back, shown, names } = await aSubscriber(t);
  await call('POST', '/cancel');
  t.like(await back('monthly'), { status: 200, body: { success: true, url: BILLING } });
  t.is((await shown()).status, 'active');
  t.like(await back('monthly'), { status: 200, body: { url: BILLING } }); // once more: it is so already
  await call('POST', '/cancel');
  t.is((await shown()).status, 'cancelled');
  t.deepEqual(names(), ['cancel', 'resume', 'cancel']);
});

test('another plan while cancelled is paid from the end of the period, so that no day is paid twice', async (t) => {
  const { call, back, double } = await aSubscriber(t);
  await call('POST', '/cancel');
  t.like(await back('yearly'), { status: 200, body: { url: 'https://pay.example/checkout-0' } });
  t.like(double.orders[0], {
    plan: 'yearly',
    startsAt: MONTH.periodEnd,
    customerId: `customer-of-${SUB}`,
    successUrl: BILLING,
    cancelUrl: BILLING,
  });
});

test('without access a checkout begins at once; asking again is the same checkout', async (t) => {
  const { back, double, userId } = await aSubscriber(t, { facts: { state: 'ended' } });
  const first = await back('monthly');
  t.like(await back('monthly'), { status: 200, body: { url: first.body.url } });
  t.is(double.orders.length, 1);
  t.like(double.orders[0], { startsAt: null, payer: { userId, signUpId: null }, customerId: `customer-of-${SUB}` });
});

test('somebody who never had a subscription is led to a checkout', async (t) => {
  const { back, double } = await aSubscriber(t, { facts: null });
  t.is((await back('yearly')).status, 200);
  t.like(double.orders[0], { plan: 'yearly', startsAt: null, customerId: null });
});

test('there are never two checkouts to pay: another plan closes the one before', async (t) => {
  const { back, names } = await aSubscriber(t, { facts: null });
  await back('monthly');
  t.like(await back('yearly'), { body: { url: 'https://pay.example/checkout-1' } });
  t.deepEqual(names(), ['openCheckout', 'closeCheckout', 'openCheckout']);
});

test('taking the cancellation back closes a checkout for another plan', async (t) => {
  const { call, back, names } = await aSubscriber(t);
  await call('POST', '/cancel');
  await back('yearly');
  await back('monthly');
  t.deepEqual(names(), ['cancel', 'openCheckout', 'closeCheckout', 'resume']);
});

test('of two plans wanted at the same moment one checkout is left', async (t) => {
  const { back, double } = await aSubscriber(t, { facts: null });
  const answers = await Promise.all([back('monthly'), back('yearly')]);
  const open = await Promise.all(double.orders.map((_, index) => double.payments.checkout(`checkout-${index}`)));
  t.is(open.filter((one) => one?.state === 'open').length, 1);
  t.true(answers.some(({ status }) => status === 200));
});

test('who comes back from paying is active, though no notice has come yet', async (t) => {
  const { back, double, shown, payer } = await aSubscriber(t, { facts: null });
  await back('yearly');
  t.is((await shown()).status, 'inactive');
  double.pay('checkout-0', payer, factsOf('sub-2', { plan: 'yearly' }));
  t.like(await shown(), { status: 'active', plan: 'yearly' });
  t.like(await back('yearly'), { status: 200, body: { url: BILLING } });
  t.like(await back('monthly'), {
    status: 409,
    body: { message: 'You have a subscription already. You can change its plan.' },
  });
});

test('what is paid while another checkout is asked for is found in time: nobody pays twice', async (t) => {
  const { back, double, payer } = await aSubscriber(t, { facts: { state: 'ended' } });
  await back('yearly');
  double.delay(async (id) => {
    if (id === SUB) double.pay('checkout-0', payer, factsOf('sub-2', { plan: 'yearly' }));
  });
  t.is((await back('yearly')).status, 409);
  t.is(double.orders.length, 1);
});

test('who has paid for another plan meanwhile does not take the cancellation back as well', async (t) => {
  const { call, back, double, payer, names } = await aSubscriber(t);
  await call('POST', '/cancel');
  await back('yearly');
  double.delay(async (id) => {
    if (id === SUB) double.pay('checkout-0', payer, factsOf('sub-2', { plan: 'yearly' }));
  });
  t.is((await back('monthly')).status, 409);
  t.deepEqual(names(), ['cancel', 'openCheckout']);
});

test('in the last half hour of a paid period no checkout can begin at its end: 409 says to come back', async (t) => {
  const { call, back, clock, double } = await aSubscriber(t);
  await call('POST', '/cancel');
  clock.move(Date.parse(MONTH.periodEnd) - clock.now() - 31 * 60_000);
  const refused = await back('yearly');
  t.is(refused.status, 409);
  t.regex(refused.body.message, /about to end/);
  t.is(double.orders.length, 0);
  clock.move(31 * 60_000);
  double.change(SUB, { state: 'ended' });
  t.is((await back('yearly')).status, 200);
});

test('a customer who was deleted at the provider comes back as a new one, to one checkout', async (t) => {
  const { back, double } = await aSubscriber(t, { facts: { state: 'ended' } });
  double.deleteCustomer(`customer-of-${SUB}`);
  const first = await back('yearly');
  t.is(first.status, 200);
  t.like(double.orders, [{ customerId: null }]);
  t.is((await back('yearly')).body.url, first.body.url);
  t.is(double.orders.length, 1);
});

test('a checkout that the provider refuses is 402, and ordered afresh the next time', async (t) => {
  const { back, double } = await aSubscriber(t, { facts: null });
  const asked: string[] = [];
  const { openCheckout } = double.payments;
  double.payments.openCheckout = async (order) => {
    asked.push(order.key);
    return openCheckout(order);
  };
  double.becomes('refusing');
  t.is((await back('yearly')).status, 402);
  double.becomes('well');
  t.is((await back('yearly')).status, 200);
  t.is(new Set(asked).size, 2);
});

test('who is inactive still signs in, reads and records, and gets no check-in: 402 with the way back', async (t) => {
  const { services, userId, url } = await aSubscriber(t, { facts: { state: 'ended' } });
  const token = await openSession(services, userId);
  const call = async (method: string, path: string, body?: unknown) =>
    fetch(`${url}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, Origin: OURS, 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  t.is((await call('GET', '/api/auth/me')).status, 200);
  t.is((await call('GET', '/api/achievements')).status, 200);
  t.is((await call('POST', '/api/achievements', { originalMessage: 'Kept all the same' })).status, 201);
  const asked = await call('POST', '/api/send-checkin', {});
  t.is(asked.status, 402);
  t.regex(((await asked.json()) as { message: string }).message, /subscri/i);
});

test('an account that is past due gets its check-ins for the days of grace', async (t) => {
  const { services, userId, clock } = await aSubscriber(t, { facts: { state: 'past-due' } });
  const asked = await requestCheckIn(services, userId);
  t.true('mailId' in asked);
  clock.move(7 * DAY);
  t.deepEqual(await requestCheckIn(services, userId), { refused: 'inactive' });
});
