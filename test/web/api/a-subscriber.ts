import type { ExecutionContext } from 'ava';
import { openSession } from '#application/access/sign-in/sessions.ts';
import { followSubscription } from '#application/billing/follow-subscription.ts';
import type { SubscriptionFacts } from '#domain/billing/decider.ts';
import { movableClock } from '#test/support/clock.ts';
import { factsOf, MONTH, paymentsDouble } from '#test/support/payments-double.ts';
import { anAccount } from '#test/support/subscribers.ts';
import type { Billing } from '#web/contract/billing.ts';
import { aWebServer, OURS } from './a-web-server.ts';

export const SUB = 'sub-1';
export const BILLING = `${OURS}/billing`;

/** A subscriber who is signed in, and the provider in the test's hand. */
export const aSubscriber = async (
  t: ExecutionContext,
  { facts = {}, complimentary = false }: { facts?: Partial<SubscriptionFacts> | null; complimentary?: boolean } = {},
) => {
  const clock = movableClock(Date.parse(MONTH.periodStart));
  const double = paymentsDouble();
  const { services: own, url } = await aWebServer(t, { payments: double.payments, clock }, { clock });
  const services = { ...own, payments: double.payments };
  const { userId } = await anAccount(services, complimentary);
  const payer = { userId, signUpId: null };
  if (facts) {
    double.put(payer, factsOf(SUB, facts));
    await followSubscription(services, userId, SUB);
  }
  const call = async <Body>(method: string, path: string, body?: unknown, key?: string) => {
    const token = await openSession(services, userId); // a new one, since the clock moves by weeks
    const response = await fetch(`${url}/api/billing${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        Origin: OURS,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Body & { message: string; url: string } };
  };
  const shown = async () => (await call<Billing>('GET', '')).body;
  const names = () => double.calls.map(({ name }) => name);
  const back = (planType: string, key?: string) => call('POST', '/resubscribe', { planType }, key);
  return { clock, double, services, userId, payer, call, shown, names, back, url };
};
