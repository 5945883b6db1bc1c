import type { Event } from '#domain/event.ts';

/** `noticeId` is derived from the provider's id of it; `userId` is 0 where the notice names none of ours. */
type Id = Readonly<{ noticeId: string; userId: number; at: string }>;

/** What a notice is about, in the provider's ids. Only that something happened is taken from it: the provider is asked again. */
export type About = Readonly<{
  signUpId: string | null;
  checkoutId: string | null;
  subscriptionId: string | null;
}>;

/** The provider says that something happened. Stream `payment-<noticeId>`. */
export type PaymentNoticed = Event<'PaymentNoticed', Id & About & Readonly<{ kind: string }>>;
/** What it was about has been read again, and stands in its own stream. */
export type PaymentNoticeFollowed = Event<'PaymentNoticeFollowed', Id>;
/** It is about nothing of ours, or of an account that is gone. */
export type PaymentNoticeSetAside = Event<'PaymentNoticeSetAside', Id & Readonly<{ reason: string }>>;

export type PaymentNoticeEvent = PaymentNoticed | PaymentNoticeFollowed | PaymentNoticeSetAside;

export const paymentNoticed = ({
  noticeId,
  userId,
  at,
  kind,
  signUpId,
  checkoutId,
  subscriptionId,
}: PaymentNoticed['data']): PaymentNoticed => ({
  type: 'PaymentNoticed',
  data: { noticeId, userId, at, kind, signUpId, checkoutId, subscriptionId },
});

export const paymentNoticeFollowed = ({ noticeId, userId, at }: Id): PaymentNoticeFollowed => ({
  type: 'PaymentNoticeFollowed',
  data: { noticeId, userId, at },
});

export const paymentNoticeSetAside = ({
  noticeId,
  userId,
  at,
  reason,
}: PaymentNoticeSetAside['data']): PaymentNoticeSetAside => ({
  type: 'PaymentNoticeSetAside',
  data: { noticeId, userId, at, reason },
});
