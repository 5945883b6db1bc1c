import { z } from 'zod';
import { defineEvent, type EventOf, type EventsIn } from '#domain/define-event.ts';
import { count, id, moment, userId } from '#domain/event-fields.ts';
import { plan } from './plans.ts';

/** All of a user's subscriptions share a stream. Ids are the provider's, and say nothing about a person. */
const subscription = { userId, subscriptionId: id, at: moment };
/** `readAt` is when the provider was asked: what was asked earlier never overrules what was asked later. */
const asRead = { ...subscription, readAt: moment };
const period = { periodStart: moment, periodEnd: moment };
const stream = 'subscription-<userId>';

/** The provider charges for this plan from now on. `readAt` is when the provider was asked. */
export const subscriptionStarted = defineEvent('SubscriptionStarted', {
  stream,
  by: ['provider', 'operator'],
  data: { ...asRead, customerId: id, plan, ...period },
});
export type SubscriptionStarted = EventOf<typeof subscriptionStarted>;

/** The next period is paid. */
export const subscriptionRenewed = defineEvent('SubscriptionRenewed', {
  stream,
  by: ['provider'],
  data: { ...asRead, ...period },
});
export type SubscriptionRenewed = EventOf<typeof subscriptionRenewed>;

/** It is charged by another plan. */
export const planChanged = defineEvent('PlanChanged', {
  stream,
  by: ['user', 'provider'],
  data: { ...asRead, plan, ...period },
});
export type PlanChanged = EventOf<typeof planChanged>;

/** It ends with the period that is paid, at `accessUntil`. */
export const subscriptionCancelled = defineEvent('SubscriptionCancelled', {
  stream,
  by: ['user', 'provider'],
  data: { ...asRead, accessUntil: moment },
});
export type SubscriptionCancelled = EventOf<typeof subscriptionCancelled>;

/** It was cancelled, and goes on after all. */
export const cancellationReverted = defineEvent('CancellationReverted', {
  stream,
  by: ['user', 'provider'],
  data: asRead,
});
export type CancellationReverted = EventOf<typeof cancellationReverted>;

/** A payment failed. Everything stays open until `accessUntil`. */
export const paymentFailed = defineEvent('PaymentFailed', {
  stream,
  by: ['provider'],
  data: { ...asRead, accessUntil: moment },
});

/** The payment that had failed went through. */
export const paymentRecovered = defineEvent('PaymentRecovered', {
  stream,
  by: ['provider'],
  data: asRead,
});
export type PaymentRecovered = EventOf<typeof paymentRecovered>;

/** It is over. */
export const subscriptionEnded = defineEvent('SubscriptionEnded', {
  stream,
  by: ['provider'],
  data: asRead,
});
export type SubscriptionEnded = EventOf<typeof subscriptionEnded>;

const endReason = z.enum(['unpaid', 'account-closed', 'sign-up-superseded']);
export type EndReason = z.infer<typeof endReason>;

/** The provider is to end it now. `refund`: the last payment is given back. */
export const subscriptionEndRequested = defineEvent('SubscriptionEndRequested', {
  stream,
  by: ['user', 'schedule'],
  data: { ...subscription, reason: endReason, refundLastPayment: z.boolean() },
});
export type SubscriptionEndRequested = EventOf<typeof subscriptionEndRequested>;

/**
 * Its user wants their money back: it is to end now, and these charges are to be refunded in full. `amount` is all of
 * them together, in cents.
 */
export const refundRequested = defineEvent('RefundRequested', {
  stream,
  by: ['user'],
  data: { ...subscription, chargeIds: z.array(id), amount: count, currency: z.string() },
});
export type RefundRequested = EventOf<typeof refundRequested>;

/** The provider has refunded it, or has the refund on its way. `amount` in cents. */
export const refundIssued = defineEvent('RefundIssued', {
  stream,
  by: ['provider'],
  data: { ...asRead, amount: count, currency: z.string() },
});
export type RefundIssued = EventOf<typeof refundIssued>;

/** The user’s bank sent the refund back, or never took it: somebody has to refund it another way. */
export const refundFailed = defineEvent('RefundFailed', {
  stream,
  by: ['provider'],
  data: asRead,
});
export type RefundFailed = EventOf<typeof refundFailed>;

export type SubscriptionEvent = EventsIn<typeof import('./events.ts')>;
