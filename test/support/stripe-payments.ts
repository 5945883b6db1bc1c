import { randomUUID } from 'node:crypto';
import type { ExecutionContext } from 'ava';
import nock from 'nock';
import type { Payments } from '#application/billing/payments.ts';
import type { StripeSettings } from '#infrastructure/shared/settings.ts';
import { createStripePayments } from '#infrastructure/stripe/payments.ts';
import { movableClock } from './clock.ts';
import { DOUBLE_PRICES } from './stripe-double.ts';

export const WEBHOOK_SECRETS = ['whsec_new', 'whsec_old'];

type Setting = Readonly<{ payments: Payments; stripe: nock.Scope; clock: ReturnType<typeof movableClock> }>;

/**
 * The adapter before a host of its own that answers only what the test says. A call that nobody expected fails the test:
 * nock answers it with 501, and so does what was expected and never came.
 */
export const stripePayments = (t: ExecutionContext): Setting => {
  const clock = movableClock();
  const apiBase = `https://stripe-${randomUUID()}.test`;
  const stripe = nock(apiBase);
  watched.set(apiBase, t);
  t.teardown(() => {
    watched.delete(apiBase);
    if (!stripe.isDone()) t.fail(`never asked: ${stripe.pendingMocks().join(', ')}`);
  });
  return { payments: createStripePayments(settingsFor(apiBase), { clock, retryAfterMs: 0 }), stripe, clock };
};

const watched = new Map<string, ExecutionContext>();
nock.emitter.on('no match', ({ url, method }) => {
  watched.get(new URL(url).origin)?.fail(`nobody expected ${method} ${url}`);
});

export const settingsFor = (apiBase: string): StripeSettings => ({
  secretKey: 'sk_test_1',
  webhookSecret: WEBHOOK_SECRETS.join(', '),
  prices: DOUBLE_PRICES,
  apiBase,
});

export const PAYER = { userId: 4711, signUpId: 'a-sign-up' };

/** A subscription as Stripe answers it, whole. */
export const answeredSubscription = (given: object = {}) => ({
  id: 'sub_1',
  object: 'subscription',
  customer: 'cus_1',
  metadata: { userId: String(PAYER.userId), signUpId: PAYER.signUpId },
  status: 'active',
  billing_cycle_anchor: 1_795_165_200,
  trial_end: null,
  cancel_at_period_end: false,
  cancel_at: null,
  items: {
    object: 'list',
    has_more: false,
    url: '/v1/subscription_items',
    data: [
      {
        id: 'si_1',
        object: 'subscription_item',
        current_period_start: 1_795_165_200,
        current_period_end: 1_797_757_200,
        price: { id: DOUBLE_PRICES.monthly, object: 'price', recurring: { interval: 'month', interval_count: 1 } },
      },
    ],
  },
  ...given,
});

export const answeredError = (error: object) => ({ error: { message: 'words of the provider', ...error } });

/** Fails as `is` says, and in words of our own. */
export const failsWith = async (t: ExecutionContext, is: (error: unknown) => boolean, call: () => Promise<unknown>) => {
  const error = await t.throwsAsync(call);
  t.true(is(error), String(error));
  t.false(wholeText(error).includes('words of the provider'), 'no words of the provider');
};

const wholeText = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  return `${error.message} ${error.stack} ${JSON.stringify(error)} ${wholeText(error.cause)}`;
};
