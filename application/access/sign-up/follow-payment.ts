import {
  type Charges,
  type Checkouts,
  followRefund,
  followSubscription,
  type Payer,
  type Subscriptions,
  sendReceipts,
  subscriptionOf,
} from '#application/billing/public.ts';
import { eventOf } from '#application/engine/event-of.ts';
import { handle, positionReached, stateOf } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { account } from '#domain/accounts/decider.ts';
import { paymentNotice } from '#domain/billing/payment-notice/decider.ts';
import type { About, PaymentNoticeReceived } from '#domain/billing/payment-notice/events.ts';
import { confirmCheckout } from './checkout.ts';
import { giveBackPayment } from './complete-sign-up.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'vault' | 'clock'> &
  Readonly<{ payments: Charges & Checkouts & Subscriptions }>;

/** `followed`, or why a notice is set aside. */
type Outcome = 'followed' | 'unknown-object' | 'no-account' | 'sign-up-expired' | 'account-gone';

type Paid = Readonly<{ payer: Payer; checkoutId: string | null; subscriptionId: string }>;

/**
 * Reads again what a notice is about, at the provider, and carries it on: a sign-up's payment makes its account, a
 * subscription is followed, and each payment gets its receipt. Money that nothing stands for any more (the sign-up had expired, the account is deleted) is
 * given back; what is of an account that never was here is not touched.
 */
export const followPayment = async (services: Parts, about: About): Promise<Outcome> => {
  const paid = await readAgain(services, about);
  if (typeof paid === 'string') return paid;
  const { userId, signUpId } = paid.payer;
  const signUp = signUpId === null ? 'unknown' : await confirmCheckout(services, signUpId, paid.checkoutId);
  if (signUp === 'started') return 'followed'; // not paid yet: its checkout's own notice is still to come
  const { status } = await stateOf(services.log, account, streams.account(userId));
  if (status === 'unknown') return withoutAccount(services, paid, signUp);
  await followSubscription(services, userId, paid.subscriptionId);
  await followRefund(services, userId, paid.subscriptionId);
  if (status === 'open') await sendReceipts(services, userId, paid.subscriptionId);
  return status === 'open' ? 'followed' : 'account-gone';
};

/** What was paid, and by whom; a checkout that nobody paid needs nothing. */
const readAgain = async (
  { payments }: Parts,
  { checkoutId, subscriptionId }: About,
): Promise<Paid | Extract<Outcome, 'followed' | 'unknown-object'>> => {
  if (checkoutId !== null) {
    const reading = await payments.checkout(checkoutId);
    if (reading?.state === 'paid') return { ...reading, checkoutId };
    return reading ? 'followed' : 'unknown-object';
  }
  const reading = subscriptionId === null ? null : await payments.subscription(subscriptionId);
  return reading
    ? { payer: reading.payer, checkoutId: null, subscriptionId: reading.facts.subscriptionId }
    : 'unknown-object';
};

const withoutAccount = async (
  services: Parts,
  { payer: { userId }, subscriptionId }: Paid,
  signUp: Awaited<ReturnType<typeof confirmCheckout>>,
): Promise<Outcome> => {
  if (signUp === 'unknown') return 'no-account';
  if (signUp === 'expired') await giveBackPayment(services, userId, subscriptionId);
  else if (await subscriptionOf(services, userId, subscriptionId))
    await followSubscription(services, userId, subscriptionId);
  return signUp === 'expired' ? 'sign-up-expired' : 'followed';
};

/**
 * PaymentNoticeReceived → what it is about is read again at the provider and carried on. Each notice reads afresh, so their order
 * does not matter, and one that fails holds up no other.
 */
export const followPaymentNotice = (
  services: Pick<Services, 'log' | 'registers' | 'vault' | 'clock'> &
    Readonly<{ payments: Charges & Checkouts & Subscriptions }>,
): Reaction => ({
  rules: {
    reaction: 'follow-payment',
    pool: 'payments',
    opens: {
      PaymentNoticeReceived: ({ noticeId, userId }) => [
        { key: noticeId, userId, stream: streams.paymentNotice(noticeId), lane: noticeId },
      ],
    },
    closes: {
      PaymentNoticeProcessed: ({ noticeId }) => [noticeId],
      PaymentNoticeIgnored: ({ noticeId }) => [noticeId],
    },
  },
  async run({ stream }) {
    const noticed = await eventOf<PaymentNoticeReceived>(services.log, stream, 'PaymentNoticeReceived');
    if (!noticed) return null;
    const outcome = await followPayment(services, noticed);
    const data = { noticeId: noticed.noticeId, userId: noticed.userId, at: timestamp(services.clock) };
    return positionReached(
      await handle(
        services.log,
        paymentNotice,
        stream,
        outcome === 'followed'
          ? { type: 'NoteFollowed', data }
          : { type: 'SetNoticeAside', data: { ...data, reason: outcome } },
      ),
    );
  },
});
