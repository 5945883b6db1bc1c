import { z } from 'zod';
import { defineEvent, type EventOf, type EventsIn } from '#domain/define-event.ts';
import { id, moment, userId } from '#domain/event-fields.ts';

/** `noticeId` is derived from the provider's id of it; `userId` is 0 where the notice names none of ours. */
const notice = { noticeId: id, userId, at: moment };
const stream = 'payment-<noticeId>';

/** What a notice is about, in the provider's ids. */
export type About = Readonly<{
  signUpId: string | null;
  checkoutId: string | null;
  subscriptionId: string | null;
}>;

/**
 * The provider says that something happened: `kind`, to what the ids name. Nothing else is taken from the notice; the
 * provider is asked again. `noticeId` is derived from the provider’s id of it, `userId` is 0 where it names no account.
 */
export const paymentNoticeReceived = defineEvent('PaymentNoticeReceived', {
  stream,
  by: ['provider'],
  data: {
    ...notice,
    kind: z.string(),
    signUpId: id.nullable(),
    checkoutId: id.nullable(),
    subscriptionId: id.nullable(),
  },
});
export type PaymentNoticeReceived = EventOf<typeof paymentNoticeReceived>;

/** What it was about has been read again, and stands in its own stream. */
export const paymentNoticeProcessed = defineEvent('PaymentNoticeProcessed', {
  stream,
  by: ['provider'],
  data: notice,
});
export type PaymentNoticeProcessed = EventOf<typeof paymentNoticeProcessed>;

/** It is about nothing of ours, or about an account that is gone. */
export const paymentNoticeIgnored = defineEvent('PaymentNoticeIgnored', {
  stream,
  by: ['provider'],
  data: { ...notice, reason: z.string() },
});
export type PaymentNoticeIgnored = EventOf<typeof paymentNoticeIgnored>;

export type PaymentNoticeEvent = EventsIn<typeof import('./events.ts')>;
