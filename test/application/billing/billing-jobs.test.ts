import test, { type ExecutionContext } from 'ava';
import { followPaymentNotice } from '#application/access/sign-up/follow-payment.ts';
import { announceRenewal } from '#application/billing/announce-renewal.ts';
import { askToEnd } from '#application/billing/ask-to-end.ts';
import { endSubscription } from '#application/billing/end-subscription.ts';
import { endGrace, reviewSubscription } from '#application/billing/review-subscription.ts';
import { tellOfBilling } from '#application/billing/tell-of-billing.ts';
import { handle } from '#application/engine/handle.ts';
import { derivedId } from '#application/engine/ids.ts';
import { isDeferred } from '#application/engine/ports/fault.ts';
import { streams } from '#application/streams.ts';
import { account } from '#domain/accounts/decider.ts';
import type { SubscriptionEvent } from '#domain/billing/events.ts';
import { aSubscription, SUB } from './a-subscription.ts';

test('whatever a subscription opens, its end closes: nothing stays open once its user is erased', async (t) => {
  const { services, userId, double, follow, clock } = await aSubscription(t);
  await follow();
  for (const change of [
    { state: 'past-due' },
    { cancelAtEnd: true },
    { plan: 'yearly' },
    { periodEnd: '2027-11-20T09:00:00.000Z' },
  ] as const) {
    double.change(SUB, change);
    await follow();
  }
  await askToEnd(services, { userId, subscriptionId: SUB, reason: 'account-closed', refund: false });
  clock.move(1);
  double.change(SUB, { state: 'ended' });
  await follow();
  const events = (await services.log.readSealed(
    streams.subscriptions(userId),
  )) as unknown as readonly SubscriptionEvent[];
  const end = events.at(-1);
  if (end?.type !== 'SubscriptionEnded') return t.fail('it has ended');
  const reactions = [tellOfBilling, announceRenewal, endGrace, reviewSubscription, endSubscription];
  for (const { reaction, opens, closes } of reactions.map((make) => make(services).rules)) {
    const opened = events.flatMap((event) => opens[event.type]?.(event.data as never) ?? []).map(({ key }) => key);
    t.true(opened.length > 0, reaction);
    const closed = closes.SubscriptionEnded?.(end.data) ?? [];
    t.deepEqual(
      opened.filter((key) => !closed.includes(key)),
      [],
      reaction,
    );
  }
});

const cancelledWithPeriod = async (t: ExecutionContext) => {
  const setting = await aSubscription(t);
  setting.double.change(SUB, { cancelAtEnd: true });
  await setting.follow();
  const tell = () => tellOfBilling(setting.services).run(setting.job(`subscription-cancelled:${SUB}`));
  return { ...setting, tell };
};

test('nobody is told of a cancellation that is on the way to an end that we want', async (t) => {
  const { services, userId, tell } = await cancelledWithPeriod(t);
  await askToEnd(services, { userId, subscriptionId: SUB, reason: 'sign-up-superseded', refund: true });
  t.true(isDeferred(await t.throwsAsync(tell())));
});

test('nobody who is erased is told anything; the job waits for the end of the subscription', async (t) => {
  const { services, userId, tell, clock } = await cancelledWithPeriod(t);
  await services.vault.destroy(userId);
  const data = { userId, at: new Date(clock.now()).toISOString() };
  await handle(services.log, account, streams.account(userId), { type: 'EraseAccount', data });
  t.true(isDeferred(await t.throwsAsync(tell())));
});

test('who cancels, takes it back and cancels again is told twice', async (t) => {
  const { services, double, follow, job, userId, clock } = await aSubscription(t);
  const told: (string | undefined)[] = [];
  for (const cancelAtEnd of [true, false, true]) {
    clock.move(1);
    double.change(SUB, { cancelAtEnd });
    await follow();
    if (!cancelAtEnd) continue;
    await tellOfBilling(services).run(job(`subscription-cancelled:${SUB}`));
    const happened = (await services.log.readSealed(streams.subscriptions(userId))).at(-1);
    const mailId = derivedId('billing-mail', userId, `subscription-cancelled:${SUB}`, String(happened?.data.at));
    told.push((await services.log.readSealed(streams.outgoingMail(mailId)))[0]?.type);
  }
  t.deepEqual(told, ['MailRequested', 'MailRequested']);
});

test('a notice that is parked holds up no other of the same subscription', (t) => {
  const { opens } = followPaymentNotice({} as never).rules;
  const about = { userId: 7, at: '', kind: 'k', signUpId: 's', checkoutId: null, subscriptionId: SUB };
  const lanes = ['one', 'two'].map((noticeId) => opens.PaymentNoticeReceived?.({ ...about, noticeId })[0]?.lane);
  t.is(new Set(lanes).size, 2);
});
