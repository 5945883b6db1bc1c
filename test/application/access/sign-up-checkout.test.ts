import test from 'ava';
import { expireSignUp } from '#application/access/expire-sign-up.ts';
import { confirmCheckout, openCheckout } from '#application/access/sign-up/checkout.ts';
import { accountOf } from '#application/accounts/find-account.ts';
import type { Job } from '#application/engine/work/reaction.ts';
import { streams } from '#application/streams.ts';
import { everyKill, HOUR, signUpBench } from './sign-up-harness.ts';

const jobOf = ({ signUpId, userId }: { signUpId: string; userId: number }) =>
  ({ key: signUpId, userId, stream: streams.signUp(signUpId) }) as Job;

test('a sign-up opens ten checkouts, and the tenth can still be paid', async (t) => {
  const bench = await signUpBench(t);
  const { signUpId } = await bench.signsUp();
  const choice = (turn: number) => ({ plan: turn % 2 === 0 ? ('yearly' as const) : ('monthly' as const) });
  for (let turn = 1; turn <= 10; turn += 1) await bench.opens(signUpId, choice(turn));
  t.deepEqual(await openCheckout(bench.services, signUpId, choice(11)), { refused: 'too-many' });
  t.is((await bench.storyOfSignUp(signUpId)).filter((type) => type === 'CheckoutOpened').length, 10);
  await bench.pays(signUpId);
  t.is(await confirmCheckout(bench.services, signUpId), 'completed');
});

test('a checkout is the same one however often it is opened, side by side too', async (t) => {
  const bench = await signUpBench(t);
  const { signUpId } = await bench.signsUp();
  const opened = await Promise.all([bench.opens(signUpId), bench.opens(signUpId), bench.opens(signUpId)]);
  t.is(new Set([...opened, await bench.opens(signUpId)]).size, 1);
  t.deepEqual(await bench.storyOfSignUp(signUpId), ['SignUpStarted', 'CheckoutOpened']);
});

test('another plan is another checkout, the one before is closed, and going back opens a fresh one', async (t) => {
  const bench = await signUpBench(t);
  const { signUpId } = await bench.signsUp();
  const monthly = await bench.opens(signUpId);
  const yearly = await bench.opens(signUpId, { plan: 'yearly' });
  t.is(await bench.opens(signUpId), yearly);
  t.is(await bench.payments.pay(monthly, 'pay'), 'closed');
  const back = await bench.opens(signUpId, { plan: 'monthly' });
  t.is(new Set([monthly, yearly, back]).size, 3);
  t.is(await bench.payments.pay(back, 'pay'), 'paid');
  t.is(await confirmCheckout(bench.services, signUpId), 'completed');
});

test('who has paid is not sent to pay again, whatever plan is asked for', async (t) => {
  const bench = await signUpBench(t);
  const { signUpId, userId } = await bench.signsUp();
  await bench.pays(signUpId);
  t.deepEqual(await openCheckout(bench.services, signUpId, { plan: 'yearly' }), { refused: 'completed' });
  t.truthy(await accountOf(bench.services, userId));
});

test('a checkout is asked for thirty times in ten minutes', async (t) => {
  const bench = await signUpBench(t);
  const { signUpId } = await bench.signsUp();
  for (let time = 0; time < 30; time += 1) await bench.opens(signUpId);
  t.deepEqual(await openCheckout(bench.services, signUpId), { refused: 'too-many' });
});

test('unpaid after 24 hours it is closed, expired and unreadable', async (t) => {
  const bench = await signUpBench(t);
  const started = await bench.signsUp();
  const checkoutId = await bench.opens(started.signUpId);
  const job = expireSignUp(bench.services).rules.opens.SignUpStarted;
  const [sealed] = await bench.services.log.readSealed(streams.signUp(started.signUpId));
  t.is(job?.(sealed?.data as never)[0]?.dueAt, new Date(bench.clock.now() + 24 * HOUR).toISOString());
  bench.clock.move(24 * HOUR);
  t.deepEqual(await openCheckout(bench.services, started.signUpId), { refused: 'expired' });
  t.truthy(await expireSignUp(bench.services).run(jobOf(started)));
  t.is(await bench.payments.pay(checkoutId, 'pay'), 'closed');
  t.deepEqual(await bench.storyOfSignUp(started.signUpId), ['SignUpStarted', 'CheckoutOpened', 'SignUpExpired']);
  t.false(await bench.isReadable(started.userId));
  t.deepEqual(await openCheckout(bench.services, started.signUpId), { refused: 'expired' });
});

test('paid in time though nobody said so, it becomes an account at its end', async (t) => {
  const bench = await signUpBench(t);
  const started = await bench.signsUp();
  await bench.pays(started.signUpId);
  bench.clock.move(24 * HOUR);
  t.truthy(await expireSignUp(bench.services).run(jobOf(started)));
  t.truthy(await accountOf(bench.services, started.userId));
  t.true(await bench.isReadable(started.userId));
});

test('what is paid after the end is given back', async (t) => {
  const bench = await signUpBench(t);
  const started = await bench.signsUp();
  const checkoutId = await bench.pays(started.signUpId);
  const unheard = { ...bench.payments, checkout: async () => ({ state: 'open' }) as const };
  bench.clock.move(24 * HOUR);
  await expireSignUp({ ...bench.services, payments: unheard }).run(jobOf(started));
  t.is(await confirmCheckout(bench.services, started.signUpId, checkoutId), 'expired');
  t.is(await confirmCheckout(bench.services, started.signUpId, checkoutId), 'expired');
  const story = await bench.services.log.readSealed(streams.subscriptions(started.userId));
  t.deepEqual(
    story.map(({ type }) => type),
    ['SubscriptionStarted', 'SubscriptionEndRequested'],
  );
  t.like(story.at(-1)?.data, { refundLastPayment: true });
  t.is(await accountOf(bench.services, started.userId), null);
});

test('an end that comes late, when nobody knows of the checkout any more, is an end too', async (t) => {
  const bench = await signUpBench(t);
  const started = await bench.signsUp();
  const checkoutId = await bench.opens(started.signUpId);
  bench.clock.move(72 * HOUR);
  t.is(await bench.payments.checkout(checkoutId), null);
  await expireSignUp(bench.services).run(jobOf(started));
  t.is((await bench.storyOfSignUp(started.signUpId)).at(-1), 'SignUpExpired');
  t.false(await bench.isReadable(started.userId));
  t.deepEqual(await bench.services.vault.destroyed(), [], 'nobody was erased');
});

test('an end is an end wherever it was killed', async (t) => {
  const bench = await signUpBench(t);
  let count = 0;
  const steps = await everyKill(
    async () => {
      count += 1;
      const started = await bench.signsUp({ email: `late-${count}@example.com` }, `203.0.113.${count}`);
      const checkoutId = await bench.opens(started.signUpId);
      bench.clock.move(24 * HOUR - 1); // the provider's clock is a moment behind ours
      return { ...started, checkoutId };
    },
    (started, kill) => expireSignUp(kill(bench.services)).run(jobOf(started)),
    async ({ signUpId, userId, checkoutId }, where) => {
      t.is((await bench.storyOfSignUp(signUpId)).at(-1), 'SignUpExpired', where);
      t.is(await bench.payments.pay(checkoutId, 'pay'), 'closed', where);
      t.false(await bench.isReadable(userId), where);
    },
  );
  t.true(steps >= 3, `${steps} steps`);
});
