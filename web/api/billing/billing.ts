import {
  type BillingRefusal,
  cancelSubscription,
  changePlan,
  quotePlan,
  resubscribe,
} from '#application/billing/change-subscription.ts';
import { listInvoices } from '#application/billing/list-invoices.ts';
import { takeNotice } from '#application/billing/note-payment.ts';
import { isBadNotice, isBadSignature } from '#application/billing/payments.ts';
import { askRefund } from '#application/billing/refund.ts';
import { portalOf, showBilling } from '#application/billing/show-billing.ts';
import { done } from '#web/contract/answers.ts';
import {
  billing,
  billingUrl,
  invoiceList,
  planQuery,
  planQuote,
  planRequest,
  refundTaken,
  subscriptionCancelled,
} from '#web/contract/billing.ts';
import { ApiError, badRequest, conflict, notFound, notSignedIn, tooMany } from '../errors.ts';
import { presentBilling, presentInvoice } from '../present.ts';
import { type ApiRequest, route } from '../route.ts';
import type { Sentence } from '../words/words.ts';

/** What the payment provider is asked to do once, however often this request comes. */
const commandOf = ({ userId, header }: Pick<ApiRequest<unknown, unknown>, 'userId' | 'header'>) => ({
  userId,
  key: header('Idempotency-Key').slice(0, 255) || null,
});

const paymentNeeded = (sentence: Sentence) => new ApiError(402, sentence);

const answers: Readonly<Record<BillingRefusal['refused'], () => ApiError>> = {
  'no-such-account': notSignedIn,
  complimentary: () => conflict(({ billing }) => billing.complimentary),
  'nothing-to-cancel': () => conflict(({ billing }) => billing.nothingToCancel),
  'payment-due': () => paymentNeeded(({ billing }) => billing.paymentDue),
  subscribed: () => conflict(({ billing }) => billing.subscribed),
  'same-plan': () => conflict(({ billing }) => billing.samePlan),
  declined: () => paymentNeeded(({ billing }) => billing.declined),
  'another-checkout': () => conflict(({ billing }) => billing.anotherCheckout),
  'period-ends': () => conflict(({ billing }) => billing.periodEnds),
  'not-begun': () => conflict(({ billing }) => billing.notBegun),
  'nothing-to-refund': () => conflict(({ billing }) => billing.nothingToRefund),
  'too-many': () => tooMany(({ billing }) => billing.tooMany),
};

/** What was done, or why it could not be as an error of the API. */
export const billingOrThrow = <Result extends object>(result: Result | BillingRefusal): Result => {
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
      const shown = billingOrThrow(await showBilling(parts, userId));
      return { body: presentBilling(shown, parts.payments.sandbox) };
    },
  }),
  route({
    method: 'get',
    path: '/api/billing/invoices',
    summary: 'What was charged, with the pages of each invoice and receipt',
    answers: { 200: invoiceList },
    access: 'session',
    async handle({ parts, userId }) {
      return { body: { success: true, invoices: (await listInvoices(parts, userId)).map(presentInvoice) } };
    },
  }),
  route({
    method: 'post',
    path: '/api/billing/cancel',
    summary: 'Cancel the subscription; access stays until its period ends',
    answers: { 200: subscriptionCancelled },
    access: 'session',
    async handle(request) {
      const { accessUntil } = billingOrThrow(await cancelSubscription(request.parts, commandOf(request)));
      return { body: { success: true, message: request.words.billing.cancelled, accessUntil } };
    },
  }),
  route({
    method: 'post',
    path: '/api/billing/refund',
    summary: 'End the subscription now, and have back what was paid in the last 14 days',
    answers: { 200: refundTaken },
    access: 'session',
    async handle(request) {
      const { amount, currency } = billingOrThrow(await askRefund(request.parts, commandOf(request)));
      return { body: { success: true, message: request.words.billing.refunded, amount, currency } };
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
      const { url } = billingOrThrow(await resubscribe(request.parts, commandOf(request), request.body.planType));
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
      const { amount, currency, nextPayment } = billingOrThrow(await quotePlan(parts, userId, query.planType));
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
      const { url } = billingOrThrow(await changePlan(request.parts, commandOf(request), request.body.planType));
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
      if ('refused' in portal) throw conflict(({ billing }) => billing.noPortal);
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
    async handle({ parts, raw, header, words }) {
      if (parts.payments.sandbox) throw notFound();
      await takeNotice(parts, raw, header('Stripe-Signature')).catch((error: unknown) => {
        if (isBadNotice(error)) throw badRequest(({ billing }) => billing.noNotice);
        throw isBadSignature(error) ? badRequest(({ billing }) => billing.badSignature) : error;
      });
      return { body: { success: true, message: words.billing.noted } };
    },
  }),
];
