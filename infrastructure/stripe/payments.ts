import Stripe from 'stripe';
import type { Payments } from '#application/billing/payments.ts';
import type { Clock } from '#application/engine/ports/clock.ts';
import { noTelemetry, type Telemetry } from '#application/engine/telemetry.ts';
import type { StripeSettings } from '#infrastructure/shared/settings.ts';
import { createAsking } from './asking.ts';
import { createBilling } from './billing.ts';
import { createCharges } from './charges.ts';
import { createCheckouts } from './checkouts.ts';
import { createCoupons } from './coupons.ts';
import { createInvoices } from './invoices.ts';
import { readNotice } from './notices.ts';
import { createSubscriptions } from './subscriptions.ts';

type Options = Readonly<{ clock: Clock; timeLimitMs?: number; retryAfterMs?: number; telemetry?: Telemetry }>;

/** Payments by Stripe. `webhookSecret` may hold several with commas, while one is replaced by the next. */
export const createStripePayments = (settings: StripeSettings, options: Options): Payments => {
  const { clock, timeLimitMs = 10_000, retryAfterMs = 300, telemetry = noTelemetry } = options;
  const stripe = new Stripe(settings.secretKey, {
    timeout: timeLimitMs,
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: strictClient(),
    ...placeOf(settings.apiBase),
  });
  const asking = createAsking({ clock, timeLimitMs, retryAfterMs, telemetry });
  const parts = { stripe, asking, clock, prices: settings.prices };
  const coupons = createCoupons(parts);
  const secrets = settings.webhookSecret
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '');

  return {
    ...createCheckouts({ ...parts, coupons }),
    ...createSubscriptions(parts),
    ...createCharges(parts),
    ...createBilling(parts),
    ...createInvoices(parts),
    coupon: coupons.read,
    createCoupon: coupons.create,
    disableCoupon: coupons.disable,
    coupons: coupons.all,
    readNotice: async (raw, signature) => readNotice({ stripe, secrets, clock }, raw, signature),
    close: async () => {},
  };
};

const placeOf = (apiBase: string | null): Stripe.StripeConfig => {
  if (apiBase === null) return {};
  const { protocol, hostname, port } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? 80 : 443) };
};

type Client = ReturnType<typeof Stripe.createNodeHttpClient>;
type StripeResponse = Awaited<ReturnType<Client['makeRequest']>>;

/**
 * The library's own client, which hands on only what the library can take: it would crash over JSON that is no object,
 * and would take a failure that says nothing of an `error` for an answer.
 */
const strictClient = (): Client => {
  const client = Stripe.createNodeHttpClient();
  return {
    getClientName: () => client.getClientName(),
    makeRequest: async (...request) => strict(await client.makeRequest(...request)),
  };
};

const strict = (response: StripeResponse): StripeResponse => ({
  getStatusCode: () => response.getStatusCode(),
  getHeaders: () => response.getHeaders(),
  getRawResponse: () => response.getRawResponse(),
  toStream: (completed) => response.toStream(completed),
  async toJSON() {
    const json: unknown = await response.toJSON().catch(undefinedUnlessBroken);
    if (response.getStatusCode() >= 300) return { error: errorIn(json) };
    if (!isObject(json) || 'error' in json) throw new SyntaxError('no object');
    return json;
  },
});

/** A body that is no JSON says as much as none; one that did not come whole is the library's to tell. */
const undefinedUnlessBroken = (error: unknown): undefined => {
  if (!(error instanceof SyntaxError)) throw error;
};

const errorIn = (json: unknown): object =>
  isObject(json) && 'error' in json && isObject(json.error) ? json.error : { type: 'api_error' };

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
