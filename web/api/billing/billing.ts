import {
  type BillingRefusal,
  cancelSubscription,
  changePlan,
  quotePlan,
  resubscribe,
} from '#application/billing/change-subscription.ts';
import { takeNotice } from '#application/billing/note-payment.ts';
import { isBadNotice, isBadSignature } from '#application/billing/payments.ts';
import { askRefund } from '#application/billing/refund.ts';
import { portalOf, showBilling } from '#application/billing/show-billing.ts';
import { done } from '#web/contract/answers.ts';
import {
  billing,
  billingUrl,
  planQuery,
  planQuote,
  planRequest,
  refundTaken,
  subscriptionCancelled,
} from '#web/contract/billing.ts';
import { ApiError, badRequest, conflict, notFound, notSignedIn, tooMany } from '../errors.ts';
import { presentBilling } from '../present.ts';
import { type ApiRequest, route } from '../route.ts';

/** What the payment provider is asked to do once, however often this request comes. */
const commandOf = ({ userId, header }: Pick<ApiRequest<unknown, unknown>, 'userId' | 'header'>) => ({
  userId,
  key: header('Idempotency-Key').slice(0, 255) || null,
});

const paymentNeeded = (message: string) => new ApiError(402, message);

const answers: Readonly<Record<BillingRefusal['refused'], () => ApiError>> = {
  'no-such-account': notSignedIn,
  complimentary: () => conflict('Your account is complimentary: there is nothing to pay and nothing to cancel.'),
  'nothing-to-cancel': () => conflict('There is no subscription to cancel.'),
  'payment-due': () => paymentNeeded('Your last payment did not go through. Please settle it first.'),
  subscribed: () => conflict('You have a subscription already. You can change its plan.'),
  'same-plan': () => conflict('This is your plan already.'),
  declined: () => paymentNeeded('Your payment provider did not accept this. Please check your payment method.'),
  'another-checkout': () => conflict('Another checkout was opened meanwhile. Please try again.'),
  'period-ends': () => conflict('Your paid period is about to end. Please choose the other plan in an hour.'),
  'not-begun': () => conflict('Your subscription has not begun yet. You can change its plan once it has.'),
  'nothing-to-refund': () => conflict('There is no payment of the last 14 days to give back.'),
  'too-many': () => tooMany('Too many changes for now. Please try again in an hour.'),
};

const orThrow = <Result extends object>(result: Result | BillingRefusal): Result => {
  if ('refused' in result) throw answers[result.refused as BillingRefusal['refused']]();
  return result as Result;
};

export const billingRoutes = [
  route({
    method: 'get',
    path: '/api/billing',
    summary: 'Plan, status, period, card and next invoice',
    answers: { 200: billing },
    access: 'session',
    async handle({ parts, userId }) {
      const shown = orThrow(await showBilling(parts, userId));
      return { body: presentBilling(shown, parts.payments.sandbox) };
    },
  }),
  route({
    method: 'post',
    path: '/api/billing/cancel',
    summary: 'Cancel the subscription; access stays until its period ends',
    answers: { 200: subscriptionCancelled },
    access: 'session',
    async handle(request) {
      const { accessUntil } = orThrow(await cancelSubscription(request.parts, commandOf(request)));
      return { body: { success: true, message: 'Your subscription is cancelled.', accessUntil } };
    },
  }),
  route({
    method: 'post',
    path: '/api/billing/refund',
    summary: 'End the subscription now, and have back what was paid in the last 14 days',
    answers: { 200: refundTaken },
    access: 'session',
    async handle(request) {
      const { amount, currency } = orThrow(await askRefund(request.parts, commandOf(request)));
      return { body: { success: true, message: 'Your money is on its way back.', amount, currency } };
    },
  }),
  route({
    method: 'post',
    path: '/api/billing/resubscribe',
    summary: 'Take a cancellation back, or begin a new subscription',
    answers: { 200: billingUrl },
    access: 'session',
    body: planRequest,
    async handle(request) {
      const { url } = orThrow(await resubscribe(request.parts, commandOf(request), request.body.planType));
      return { body: { success: true, url } };
    },
  }),
  route({
    method: 'get',
    path: '/api/billing/change-plan',
    summary: 'What changing the plan charges now',
    answers: { 200: planQuote },
    access: 'session',
    query: planQuery,
    async handle({ parts, userId, query }) {
      const { amount, currency, nextPayment } = orThrow(await quotePlan(parts, userId, query.planType));
      return { body: { success: true, amount, currency, nextPayment } };
    },
  }),
  route({
    method: 'post',
    path: '/api/billing/change-plan',
    summary: 'Change the plan',
    answers: { 200: billingUrl },
    access: 'session',
    body: planRequest,
    async handle(request) {
      const { url } = orThrow(await changePlan(request.parts, commandOf(request), request.body.planType));
      return { body: { success: true, url } };
    },
  }),
  route({
    method: 'get',
    path: '/api/billing/portal',
    summary: "The payment provider's own page for cards and invoices",
    answers: { 200: billingUrl },
    access: 'session',
    async handle({ parts, userId }) {
      const portal = await portalOf(parts, userId);
      if ('refused' in portal) throw conflict('There is no page for cards and invoices.');
      return { body: { success: true, url: portal.url } };
    },
  }),
];

export const stripeWebhookRoutes = [
  route({
    method: 'post',
    path: '/api/webhooks/stripe',
    summary: "The payment provider's notices; anything but a 2xx has it send them again",
    answers: { 200: done },
    access: 'signed',
    async handle({ parts, raw, header }) {
      if (parts.payments.sandbox) throw notFound();
      await takeNotice(parts, raw, header('Stripe-Signature')).catch((error: unknown) => {
        if (isBadNotice(error)) throw badRequest('This is no notice.');
        throw isBadSignature(error) ? badRequest('This signature does not fit.') : error;
      });
      return { body: { success: true, message: 'Noted.' } };
    },
  }),
];
