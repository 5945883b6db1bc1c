import test from 'ava';
import { confirmCheckout } from '#application/access/sign-up/checkout.ts';
import { completeSignUp } from '#application/access/sign-up/complete-sign-up.ts';
import { accountByAddress, accountOf } from '#application/accounts/find-account.ts';
import { personOf } from '#application/accounts/find-person.ts';
import { standingOfUser } from '#application/billing/standing.ts';
import { streams } from '#application/streams.ts';
import { EMAIL, everyKill, signUpBench } from './sign-up-harness.ts';

test('a paid sign-up becomes an account: its address unproven, its phone unverified, its subscription active', async (t) => {
  const bench = await signUpBench(t);
  const { signUpId, userId } = await bench.signsUp();
  t.is(await confirmCheckout(bench.services, signUpId), 'started');
  await bench.pays(signUpId);
  t.is(await confirmCheckout(bench.services, signUpId), 'completed');
  t.is((await accountByAddress(bench.services, EMAIL))?.userId, userId);
  t.like(await accountOf(bench.services, userId), {
    proven: false,
    complimentary: false,
    setupDone: false,
    phone: { verified: false },
  });
  t.like(await personOf(bench.services, userId), { email: EMAIL, firstName: 'Ada', phoneNumber: '+12025550123' });
  t.like(await standingOfUser(bench.services, userId), { status: 'active', plan: 'monthly' });
  const [mail, ...others] = await bench.mailsTo(userId);
  t.like(mail?.data, { kind: 'welcome' });
  t.truthy(mail?.data.linkId);
  t.truthy(mail?.data.conversationId);
  t.deepEqual(others, []);
});

test('confirming again, from wherever and at the same time, changes nothing', async (t) => {
  const bench = await signUpBench(t);
  const { signUpId, userId } = await bench.signsUp();
  const checkoutId = await bench.pays(signUpId);
  const again = () => confirmCheckout(bench.services, signUpId, checkoutId);
  t.deepEqual(await Promise.all([again(), again(), confirmCheckout(bench.services, signUpId)]), [
    'completed',
    'completed',
    'completed',
  ]);
  t.is(await again(), 'completed');
  t.deepEqual(await bench.storyOfSignUp(signUpId), [
    'SignUpStarted',
    'CheckoutOpened',
    'SignUpPaid',
    'SignUpCompleted',
  ]);
  t.deepEqual(await bench.story(streams.account(userId)), ['AccountOpened', 'PhoneNumberEntered']);
  t.deepEqual(await bench.story(streams.subscriptions(userId)), ['SubscriptionStarted']);
  t.is((await bench.mailsTo(userId)).length, 1);
});

test('of two that want one address the first to pay has it; the other is refunded and forgotten', async (t) => {
  const bench = await signUpBench(t);
  const first = await bench.signsUp();
  const second = await bench.signsUp({ email: EMAIL.toLowerCase(), plan: 'yearly' });
  t.is(second.known, null);
  await bench.pays(second.signUpId);
  t.is(await confirmCheckout(bench.services, second.signUpId), 'completed');
  await bench.pays(first.signUpId);
  t.is(await confirmCheckout(bench.services, first.signUpId), 'lost');
  t.is((await accountByAddress(bench.services, EMAIL))?.userId, second.userId);
  const [started, asked] = await bench.services.log.readSealed(streams.subscriptions(first.userId));
  t.is(started?.type, 'SubscriptionStarted');
  t.like(asked?.data, { reason: 'sign-up-superseded', refundLastPayment: true });
  t.false(await bench.isReadable(first.userId));
  t.true(await bench.isReadable(second.userId));
  t.deepEqual(await bench.mailsTo(first.userId), []);
});

test('a checkout of another sign-up, or of nobody, makes no account', async (t) => {
  const bench = await signUpBench(t);
  const [mine, other] = [await bench.signsUp(), await bench.signsUp({ email: 'other@example.com' })];
  const paid = await bench.pays(other.signUpId);
  for (const noticed of [paid, 'sandbox_none'])
    t.is(await confirmCheckout(bench.services, mine.signUpId, noticed), 'started');
  t.is(await confirmCheckout(bench.services, crypto.randomUUID(), paid), 'unknown');
  t.is(await accountOf(bench.services, mine.userId), null);
});

test('an account is whole, and made once, wherever its making was killed', async (t) => {
  const bench = await signUpBench(t);
  let count = 0;
  const steps = await everyKill(
    async () => {
      count += 1;
      const started = await bench.signsUp({ email: `killed-${count}@example.com` }, `192.0.2.${count}`);
      await bench.pays(started.signUpId);
      return started;
    },
    ({ signUpId }, kill) => confirmCheckout(kill(bench.services), signUpId),
    async ({ signUpId, userId }, where) => {
      t.is((await bench.storyOfSignUp(signUpId)).at(-1), 'SignUpCompleted', where);
      t.deepEqual(await bench.story(streams.account(userId)), ['AccountOpened', 'PhoneNumberEntered'], where);
      t.deepEqual(await bench.story(streams.subscriptions(userId)), ['SubscriptionStarted'], where);
      t.is((await bench.mailsTo(userId)).length, 1, where);
    },
  );
  t.true(steps >= 7, `${steps} steps`);
});

test('who lost is refunded once and forgotten, wherever that was killed', async (t) => {
  const bench = await signUpBench(t);
  let count = 0;
  const steps = await everyKill(
    async () => {
      count += 1;
      const [email, network] = [`lost-${count}@example.com`, `198.51.100.${count}`];
      const [loser, winner] = [await bench.signsUp({ email }, network), await bench.signsUp({ email }, network)];
      await bench.pays(winner.signUpId);
      await confirmCheckout(bench.services, winner.signUpId);
      await bench.pays(loser.signUpId);
      return { loser, winner, email };
    },
    ({ loser }, kill) => confirmCheckout(kill(bench.services), loser.signUpId),
    async ({ loser, winner, email }, where) => {
      t.is((await bench.storyOfSignUp(loser.signUpId)).at(-1), 'SignUpSuperseded', where);
      const story = await bench.story(streams.subscriptions(loser.userId));
      t.deepEqual(story, ['SubscriptionStarted', 'SubscriptionEndRequested'], where);
      t.false(await bench.isReadable(loser.userId), where);
      t.is((await accountByAddress(bench.services, email))?.userId, winner.userId, where);
    },
  );
  t.true(steps >= 5, `${steps} steps`);
});

test('whose key is gone before the account was there gets the payment back, and holds no address', async (t) => {
  const bench = await signUpBench(t);
  const { signUpId, userId } = await bench.signsUp();
  await bench.pays(signUpId);
  await bench.services.vault.destroy(userId);
  t.is(await confirmCheckout(bench.services, signUpId), 'lost');
  t.is(await accountByAddress(bench.services, EMAIL), null);
  const again = await bench.signsUp();
  await bench.pays(again.signUpId);
  t.is(await confirmCheckout(bench.services, again.signUpId), 'completed');
});

test('while the provider does not know the subscription yet nothing is called complete', async (t) => {
  const bench = await signUpBench(t);
  const { signUpId } = await bench.signsUp();
  await bench.pays(signUpId);
  const payments = { ...bench.payments, subscription: async () => null };
  const error = await t.throwsAsync(confirmCheckout({ ...bench.services, payments }, signUpId));
  t.is((error as { code?: string }).code, 'unknown-subscription');
  t.is(await completeSignUp(bench.services, signUpId), 'completed');
});
