import type { Charges, Checkouts, Subscriptions } from '#application/billing/payments.ts';
import { eventOf } from '#application/engine/event-of.ts';
import { handle, positionReached } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { paymentNotice } from '#domain/billing/payment-notice/decider.ts';
import type { PaymentNoticed } from '#domain/billing/payment-notice/events.ts';
import { followPayment as follow } from './sign-up/follow-payment.ts';

/**
 * PaymentNoticed → what it is about is read again at the provider and carried on. Each notice reads afresh, so their order
 * does not matter, and one that fails holds up no other.
 */
export const followPayment = (
  services: Pick<Services, 'log' | 'registers' | 'vault' | 'clock'> &
    Readonly<{ payments: Charges & Checkouts & Subscriptions }>,
): Reaction => ({
  rules: {
    reaction: 'follow-payment',
    pool: 'payments',
    opens: {
      PaymentNoticed: ({ noticeId, userId }) => [
        { key: noticeId, userId, stream: streams.paymentNotice(noticeId), lane: noticeId },
      ],
    },
    closes: {
      PaymentNoticeFollowed: ({ noticeId }) => [noticeId],
      PaymentNoticeSetAside: ({ noticeId }) => [noticeId],
    },
  },
  async run({ stream }) {
    const noticed = await eventOf<PaymentNoticed>(services.log, stream, 'PaymentNoticed');
    if (!noticed) return null;
    const outcome = await follow(services, noticed);
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
