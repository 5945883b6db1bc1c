import { subscriptionStatus } from './account.ts';
import { planType } from './fields.ts';
import { z } from './schema.ts';

/**
 * `GET /api/billing` answers it bare. `plan` is null for an account without a subscription, such as a complimentary one.
 * Amounts are in cents, dates ISO 8601. `accessUntil`: when what was paid for, or the days of grace, end. `refund`: what
 * was paid in the last 14 days can be had back in full until `until`, or what became of that. `sandbox`: no money is
 * taken.
 */
export const billing = z.object({
  plan: z.nullable(planType),
  status: subscriptionStatus,
  complimentary: z.boolean(),
  currentPeriodStart: z.nullable(z.string()),
  currentPeriodEnd: z.nullable(z.string()),
  accessUntil: z.nullable(z.string()),
  paymentMethod: z.nullable(
    z.object({ brand: z.string(), last4: z.string(), expMonth: z.number(), expYear: z.number() }),
  ),
  upcomingInvoice: z.nullable(z.object({ amount: z.number(), date: z.string() })),
  portal: z.boolean(),
  refund: z.nullable(
    z.object({
      state: z.enum(['offered', 'asked', 'given', 'failed']),
      amount: z.number(),
      currency: z.string(),
      until: z.nullable(z.string()),
    }),
  ),
  sandbox: z.boolean(),
});
export type Billing = z.infer<typeof billing>;

/** `POST /api/billing/cancel`: access stays until the period ends. */
export const subscriptionCancelled = z.object({
  success: z.literal(true),
  message: z.string(),
  accessUntil: z.string(),
});
export type SubscriptionCancelled = z.infer<typeof subscriptionCancelled>;

/** `POST /api/billing/refund`: the subscription ends now, and so much goes back, in cents. */
export const refundTaken = z.object({
  success: z.literal(true),
  message: z.string(),
  amount: z.number(),
  currency: z.string(),
});
export type RefundTaken = z.infer<typeof refundTaken>;

/** `POST /api/billing/resubscribe`, `GET` (as a query) and `POST /api/billing/change-plan`. */
export const planRequest = z.strictObject({ planType });
export type PlanRequest = z.infer<typeof planRequest>;
export const planQuery = z.object({ planType });

/** Where the browser goes on: the provider's checkout, or `/billing` when nothing is left to pay. */
export const billingUrl = z.object({ success: z.literal(true), url: z.string() });

/** `GET /api/billing/change-plan?planType=`: what the change charges now; below zero it is credit for later invoices. */
export const planQuote = z.object({
  success: z.literal(true),
  amount: z.number(),
  currency: z.string(),
  nextPayment: z.string(),
});
export type PlanQuote = z.infer<typeof planQuote>;

/**
 * `GET /api/billing/invoices`, the newest first: amounts in cents, dates ISO 8601. `invoiceUrl` and `receiptUrl` are pages
 * of the payment provider, or of ours while there is none.
 */
export const invoiceList = z.object({
  success: z.literal(true),
  invoices: z.array(
    z.object({
      id: z.string(),
      number: z.nullable(z.string()),
      date: z.string(),
      amount: z.number(),
      currency: z.string(),
      state: z.enum(['paid', 'open', 'refunded', 'void']),
      invoiceUrl: z.nullable(z.string()),
      receiptUrl: z.nullable(z.string()),
    }),
  ),
});
export type BilledInvoice = z.infer<typeof invoiceList>['invoices'][number];

/** `GET /billing/invoices/{id}`: `receipt=1` shows the receipt in place of the invoice. */
export const invoiceQuery = z.object({ receipt: z.optional(z.enum(['0', '1'])) });
