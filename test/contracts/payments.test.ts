import type { ExecutionContext } from 'ava';
import { createSandboxPayments } from '#infrastructure/builtin/checkout/payments.ts';
import { createSealer } from '#infrastructure/shared/sealer.ts';
import { createStripePayments } from '#infrastructure/stripe/payments.ts';
import { movableClock } from '../support/clock.ts';
import { embeddedStores } from '../support/stores.ts';
import { DOUBLE_PRICES, stripeDouble } from '../support/stripe-double.ts';
import { stripeMockBinary } from '../support/stripe-mock.ts';
import { paymentsContract } from './payments.contract.ts';
import { stripeOpenApiContract } from './payments-openapi.contract.ts';

paymentsContract('the sandbox', async (t: ExecutionContext) => {
  const clock = movableClock();
  const { registers, vault } = await embeddedStores(t, clock);
  await vault.make(4711); // of the payer of every order here
  const sealer = createSealer(vault);
  const payments = createSandboxPayments({ registers, clock, sealer, publicUrl: 'http://localhost:3000' });
  return { payments, clock, pay: payments.pay, isRefunded: payments.isRefunded };
});

paymentsContract('Stripe', async () => {
  const clock = movableClock();
  const { apiBase, state } = stripeDouble(clock);
  const settings = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', prices: DOUBLE_PRICES, apiBase };
  const payments = createStripePayments(settings, { clock, retryAfterMs: 0 });
  return {
    payments,
    clock,
    pay: async (checkoutId, outcome) => state.pay(checkoutId, outcome),
    isRefunded: async (subscription) => {
      const intents = state.bills.filter((bill) => bill.subscription === subscription).map(({ intent }) => intent);
      return state.refunds.some(({ intent }) => intents.includes(intent));
    },
  };
});

const binary = stripeMockBinary();
if (binary) stripeOpenApiContract(binary);
