import Stripe from 'stripe';
import { paymentRefused } from '#application/billing/payments.ts';
import { Fault, unavailable } from '#application/engine/ports/fault.ts';

/** An answer that is not as documented. */
export const malformedAnswer = (): Fault =>
  new Fault('payments-malformed', 'the payment provider answered what nobody can read');

/**
 * How a call failed: `lost` never came back, `broken` was answered by a failure of theirs, `away` is any other time to
 * come again (no answer in time, too many calls, a key of ours they do not take), `unknown` is an id they do not have,
 * `refused` is for good, and `malformed` is what we could not read, or a fault of our own.
 */
type Failure = 'lost' | 'broken' | 'away' | 'unknown' | 'refused' | 'malformed';

export const failureOf = (error: unknown): Failure => {
  if (!(error instanceof Stripe.errors.StripeError)) return 'malformed';
  const { statusCode, code } = error;
  if (error instanceof Stripe.errors.StripeConnectionError) return timedOut(error) ? 'away' : 'lost';
  if (statusCode === undefined) return 'malformed';
  if (statusCode >= 500) return 'broken';
  if (statusCode === 404 || code === 'resource_missing') return 'unknown';
  return AWAY.has(statusCode) || code === 'rate_limit' || code === 'lock_timeout' ? 'away' : 'refused';
};

const AWAY: ReadonlySet<number> = new Set([401, 403, 409, 429]);

const timedOut = ({ detail }: Stripe.errors.StripeConnectionError): boolean =>
  typeof detail === 'object' && 'code' in detail && detail.code === 'ETIMEDOUT';

const PROVIDER = 'the payment provider';

export const faultOf = (error: unknown): Fault => {
  switch (failureOf(error)) {
    case 'lost':
    case 'broken':
    case 'away':
      return unavailable(PROVIDER, withoutWords(error));
    case 'unknown':
    case 'refused':
      return paymentRefused(withoutWords(error));
    case 'malformed':
      return error instanceof Fault ? error : malformedAnswer();
  }
};

/** What an operator looks it up by. Their words, and ours that they repeat, may name a person. */
const withoutWords = (error: unknown): Error => {
  if (!(error instanceof Stripe.errors.StripeError)) return new Error('no answer');
  const { type, statusCode, code, requestId } = error;
  return new Error([type, statusCode, code, requestId].filter((part) => part !== undefined).join(' '));
};
