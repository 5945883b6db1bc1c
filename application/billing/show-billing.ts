import { identityOf } from '#application/accounts/public.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import type { Services } from '#application/services.ts';
import type { Refund } from '#domain/billing/decider.ts';
import type { Standing } from '#domain/billing/standing.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import { settleCheckout } from './billing-checkout.ts';
import {
  type BillingDetails,
  type BillingPages,
  type Charges,
  type Checkouts,
  isPaymentRefused,
  type Subscriptions,
} from './payments.ts';
import { refundOffer } from './refund.ts';
import { standingOfUser, subscriptionOf } from './standing.ts';

/** `portal`: the provider has a page for cards and invoices. */
export type ShownBilling = Standing &
  BillingDetails &
  Readonly<{ complimentary: boolean; portal: boolean; refund: ShownRefund | null }>;

/** What can be had back until a day (ISO 8601), or what became of that; null where there is neither. */
type ShownRefund = Readonly<{
  state: 'offered' | Refund['state'];
  amount: number;
  currency: string;
  until: string | null;
}>;

/** What the billing page shows. Card and next invoice are asked for live, and missing while the provider is away. */
export const showBilling = async (
  services: Pick<Services, 'log' | 'registers' | 'clock'> &
    Readonly<{ payments: BillingPages & Charges & Checkouts & Subscriptions }>,
  userId: number,
): Promise<ShownBilling | Refusal<'no-such-account'>> => {
  const account = await identityOf(services, userId);
  if (!account) return refuse('no-such-account');
  await unlessAway(settleCheckout(services, userId));
  const standing = await standingOfUser(services, userId);
  const { subscriptionId, customerId, status } = standing;
  const details = subscriptionId === null ? null : await unlessAway(services.payments.details(subscriptionId));
  const goesOn = status === 'active' || status === 'past_due';
  return {
    ...standing,
    paymentMethod: details?.paymentMethod ?? null,
    upcomingInvoice: (goesOn && details?.upcomingInvoice) || null,
    complimentary: account.complimentary,
    portal: customerId !== null,
    refund: account.complimentary ? null : await refundOf(services, userId, subscriptionId),
  };
};

const refundOf = async (
  services: Pick<Services, 'log' | 'clock'> & Readonly<{ payments: Charges }>,
  userId: number,
  subscriptionId: string | null,
): Promise<ShownRefund | null> => {
  if (subscriptionId === null) return null;
  const asked = (await subscriptionOf(services, userId, subscriptionId))?.refund;
  if (asked) return { state: asked.state, amount: asked.amount, currency: asked.currency, until: null };
  const offer = await unlessAway(refundOffer(services, userId));
  return offer && { state: 'offered', amount: offer.amount, currency: offer.currency, until: offer.until };
};

/** The page must show where an account stands though the provider cannot be asked. */
const unlessAway = <Result>(asked: Promise<Result>): Promise<Result | null> =>
  asked.catch((error: unknown) => {
    if (isUnavailable(error) || isPaymentRefused(error)) return null;
    throw error;
  });

/** The provider's own page for cards and invoices, from which the browser comes back to ours. */
export const portalOf = async (
  services: Pick<Services, 'log' | 'clock' | 'publicUrl'> & Readonly<{ payments: BillingPages }>,
  userId: number,
): Promise<Readonly<{ url: string }> | Refusal<'no-portal'>> => {
  const { customerId } = await standingOfUser(services, userId);
  const url = customerId && (await services.payments.portal(customerId, `${services.publicUrl}/billing`));
  return url ? { url } : refuse('no-portal');
};
