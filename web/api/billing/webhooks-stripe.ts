import { takeNotice } from '#application/billing/note-payment.ts';
import { isBadNotice, isBadSignature } from '#application/billing/payments.ts';
import { done } from '#web/contract/answers.ts';
import { badRequest, notFound } from '../errors.ts';
import { route } from '../route.ts';

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
