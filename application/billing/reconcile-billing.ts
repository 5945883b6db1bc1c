import { identityOf } from '#application/accounts/public.ts';
import { allFound } from '#application/engine/all-pages.ts';
import type { Services } from '#application/services.ts';
import type { Held, SubscriptionFacts } from '#domain/billing/decider.ts';
import type { SubscriptionReading, Subscriptions } from './payments.ts';
import { subscriptionOf } from './standing.ts';
import { SUBSCRIPTIONS } from './subscriptions.ts';

type Parts = Pick<Services, 'log' | 'readModels'> & Readonly<{ payments: Subscriptions }>;

/**
 * Where the provider and we differ about one subscription. `unknown-here` and `unknown-there`: one of us does not have
 * it; `no-account`: it is paid for an account that is not open, and nobody has asked for its end.
 */
type Difference = Readonly<{
  subscriptionId: string;
  userId: number;
  code: 'unknown-here' | 'unknown-there' | 'state' | 'plan' | 'period' | 'cancellation' | 'no-account';
  ours: string;
  theirs: string;
}>;
export type Reconciliation = Readonly<{ compared: number; differences: readonly Difference[] }>;

const PAGE = 200;
const NONE = 'none';

/** Compares every subscription that the provider has, and every one we know of, and changes nothing. */
export const reconcileBilling = async (services: Parts): Promise<Reconciliation> => {
  const seen = new Set<string>();
  const differences: Difference[] = [];
  for await (const reading of services.payments.subscriptions()) {
    seen.add(reading.facts.subscriptionId);
    differences.push(...(await surely(services, reading)));
  }
  for await (const { subscriptionId, userId } of living(services)) {
    if (seen.has(subscriptionId)) continue;
    seen.add(subscriptionId);
    const reading = await services.payments.subscription(subscriptionId);
    if (reading) differences.push(...(await differencesOf(services, reading)));
    else differences.push(...(await unknownThere(services, userId, subscriptionId)));
  }
  return { compared: seen.size, differences };
};

/** What differs is looked at once more, on both sides: a notice may have been on its way. */
const surely = async (services: Parts, reading: SubscriptionReading): Promise<readonly Difference[]> => {
  if ((await differencesOf(services, reading)).length === 0) return [];
  const again = await services.payments.subscription(reading.facts.subscriptionId);
  return again ? differencesOf(services, again) : [];
};

const differencesOf = async (
  services: Parts,
  { payer: { userId }, facts }: SubscriptionReading,
): Promise<readonly Difference[]> => {
  const { subscriptionId } = facts;
  const held = await subscriptionOf(services, userId, subscriptionId);
  const differ = (code: Difference['code'], ours: string, theirs: string): Difference => ({
    subscriptionId,
    userId,
    code,
    ours,
    theirs,
  });
  if (facts.state === 'incomplete') return []; // nothing is paid, and nothing has begun
  if (facts.state === 'ended') return held && held.state !== 'ended' ? [differ('state', held.state, 'ended')] : [];
  if (!held) return [differ('unknown-here', NONE, facts.state)];
  const paidForNobody = held.endAsked === null && !(await identityOf(services, userId));
  return [
    ...fieldsThatDiffer(held, facts).map((difference) => differ(...difference)),
    ...(paidForNobody ? [differ('no-account', NONE, facts.state)] : []),
  ];
};

const fieldsThatDiffer = (
  held: Held,
  facts: SubscriptionFacts,
): readonly (readonly [code: Difference['code'], ours: string, theirs: string])[] => {
  const end = (cancelAtEnd: boolean) => (cancelAtEnd ? 'cancelled' : 'goes-on');
  return (
    [
      ['state', held.state, facts.state],
      ['plan', held.plan, facts.plan],
      ['period', held.periodEnd, facts.periodEnd],
      ['cancellation', end(held.cancelAtEnd), end(facts.cancelAtEnd)],
    ] as const
  ).filter(([, ours, theirs]) => ours !== theirs);
};

/** Asked of the stream: the read model may lag. */
const unknownThere = async (
  services: Parts,
  userId: number,
  subscriptionId: string,
): Promise<readonly Difference[]> => {
  const held = await subscriptionOf(services, userId, subscriptionId);
  return held && held.state !== 'ended'
    ? [{ subscriptionId, userId, code: 'unknown-there', ours: held.state, theirs: NONE }]
    : [];
};

async function* living({ readModels }: Parts) {
  const all = allFound((cursor) =>
    readModels.page(SUBSCRIPTIONS, { filter: {}, sort: [['startedAt', 'ascending']], limit: PAGE, cursor }),
  );
  for await (const { id, document } of all)
    if (document.state !== 'ended') yield { subscriptionId: id, userId: document.userId };
}
