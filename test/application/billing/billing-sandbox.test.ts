import test, { type ExecutionContext } from 'ava';
import { openSession } from '#application/access/sign-in/sessions.ts';
import type { Reconciliation } from '#application/billing/reconcile-billing.ts';
import { standingOfUser } from '#application/billing/standing.ts';
import type { SandboxPayments } from '#infrastructure/builtin/checkout/payments.ts';
import { startControl } from '#infrastructure/control/server.ts';
import { controlSocket } from '#infrastructure/data-folder.ts';
import { cairn } from '#test/infrastructure/cli/cairn.ts';
import { runningApp } from '#test/support/app.ts';
import { movableClock } from '#test/support/clock.ts';
import { eventually } from '#test/support/eventually.ts';
import { anAccount } from '#test/support/subscribers.ts';
import { call, mailTo } from '#test/support/user.ts';

const DAY = 24 * 60 * 60_000;

/** The whole of Cairn without a provider, and somebody who has paid on our own page. */
const aSubscriber = async (t: ExecutionContext, outcome: 'pay' | 'decline-later' = 'pay') => {
  const clock = movableClock();
  const app = await runningApp(t, { clock });
  const { services } = app;
  const sandbox = services.payments as SandboxPayments;
  const { userId, email } = await anAccount(services);
  const asks = async (path: string, body: unknown = {}) => {
    const session = await openSession(services, userId);
    return call<{ url: string }>(app, 'POST', path, body, session, { Origin: app.web.url });
  };
  const { url } = (await asks('/api/billing/resubscribe', { planType: 'monthly' })).body;
  const checkoutId = new URL(url).pathname.split('/').at(-1) ?? '';
  t.is(await sandbox.pay(checkoutId, outcome), 'paid');
  const standing = () => standingOfUser(services, userId);
  const becomes = (status: string) =>
    eventually(`to be ${status}`, async () => ((await standing()).status === status ? standing() : null));
  const { subscriptionId } = await becomes('active');
  return { app, clock, sandbox, userId, email, asks, becomes, subscriptionId: subscriptionId ?? '' };
};

test('what is paid on our own page comes in as a notice, and a cancellation is told by mail, once', async (t) => {
  const { app, email, asks, becomes } = await aSubscriber(t);
  t.is((await asks('/api/billing/cancel')).status, 200);
  await becomes('cancelled');
  t.regex((await mailTo(app, email, /is cancelled/)).text, /Everything stays open until/);
});

test('a declined payment is told by mail; after the days of grace the subscription ends by itself', async (t) => {
  const { app, clock, sandbox, email, becomes, subscriptionId } = await aSubscriber(t, 'decline-later');
  await sandbox.settleDue(subscriptionId);
  await becomes('past_due');
  await mailTo(app, email, /did not go through/);
  clock.move(7 * DAY + 1);
  await becomes('inactive');
  await eventually('its end', async () => (await sandbox.subscription(subscriptionId))?.facts.state === 'ended');
});

test('a renewal that nobody told of is found a while after the period ended', async (t) => {
  const { clock, app, userId } = await aSubscriber(t);
  const before = await standingOfUser(app.services, userId);
  clock.move(32 * DAY);
  const renewed = await eventually('the next period', async () => {
    const standing = await standingOfUser(app.services, userId);
    return standing.periodStart === before.periodEnd ? standing : null;
  });
  t.is(renewed.status, 'active');
});

test('cairn billing reconcile says by its exit code whether both sides are the same', async (t) => {
  const { app, sandbox, subscriptionId } = await aSubscriber(t);
  const control = await startControl(controlSocket(app.folder), app);
  t.teardown(control.close);
  const alike = await cairn(app.folder, ['billing', 'reconcile']);
  t.deepEqual([alike.code, alike.out.trim()], [0, '1 subscriptions are the same on both sides']);
  sandbox.onNotice(async () => {}); // from here on every notice is lost
  await sandbox.cancel(subscriptionId, 'elsewhere');
  const differing = await cairn(app.folder, ['--json', 'billing', 'reconcile']);
  t.is(differing.code, 1);
  const { differences } = JSON.parse(differing.out) as Reconciliation;
  t.like(differences, [{ subscriptionId, code: 'cancellation', ours: 'goes-on', theirs: 'cancelled' }]);
});

test('what the provider has lost is found by what the read model knows', async (t) => {
  const { app, subscriptionId } = await aSubscriber(t);
  await app.services.registers.remove('sandbox-subscription', subscriptionId);
  const { differences } = await eventually('the difference', async () => {
    const found = await app.commands['billing reconcile']();
    return found.differences.length > 0 && found;
  });
  t.like(differences, [{ subscriptionId, code: 'unknown-there', ours: 'active', theirs: 'none' }]);
});

test('cairn coupon create makes a coupon that a checkout takes', async (t) => {
  const app = await runningApp(t);
  const control = await startControl(controlSocket(app.folder), app);
  t.teardown(control.close);
  const create = (...words: string[]) => cairn(app.folder, ['--json', 'coupon', 'create', ...words]);
  const made = await create('--percent', '20', '--months', 'forever', '--uses', '3');
  const { coupon } = JSON.parse(made.out) as { coupon: { code: string } };
  t.like(await app.services.payments.coupon(coupon.code), {
    discount: { percent: 20 },
    months: null,
    uses: 3,
    used: 0,
    good: true,
  });
  const chosen = await create('--code', 'spring2027', '--amount', '500', '--ends', '2099-01-31');
  t.like(JSON.parse(chosen.out), { coupon: { code: 'SPRING2027', months: 1, endsAt: '2099-01-31T00:00:00.000Z' } });
  t.is((await create('--code', 'SPRING2027', '--amount', '500')).code, 1);
  t.is((await create('--percent', '20', '--amount', '500')).code, 2);
  t.is((await create('--code', 'SHORT', '--percent', '20')).code, 1);
});
