import test from 'ava';
import fc from 'fast-check';
import { type SubscriptionFacts, type Subscriptions, subscriptions } from '#domain/billing/decider.ts';
import type { EndReason, SubscriptionEvent } from '#domain/billing/events.ts';
import { periodEnd } from '#domain/billing/plans.ts';
import { standingOf } from '#domain/billing/standing.ts';
import { factsOf, MONTH } from '#test/support/payments-double.ts';

const USER = 7;
const DAY = 24 * 60 * 60_000;
const START = Date.parse(MONTH.periodStart);
const day = (count: number) => new Date(START + count * DAY).toISOString();

type Step = Readonly<{ facts: SubscriptionFacts; readAt: string }> | Readonly<{ end: EndReason; id: string }>;
type History = Readonly<{ state: Subscriptions; events: readonly SubscriptionEvent[] }>;

const told = (steps: readonly Step[]): History =>
  steps.reduce<History>(
    ({ state, events }, step) => {
      const decided = subscriptions.decide(commandOf(step), state) as readonly SubscriptionEvent[];
      return { state: decided.reduce(subscriptions.evolve, state), events: [...events, ...decided] };
    },
    { state: subscriptions.initial, events: [] },
  );

const commandOf = (step: Step) =>
  'end' in step
    ? ({
        type: 'AskToEnd',
        data: { userId: USER, subscriptionId: step.id, at: day(0), reason: step.end, refundLastPayment: false },
      } as const)
    : ({
        type: 'NoteSubscription',
        data: { ...step.facts, userId: USER, at: step.readAt, readAt: step.readAt },
      } as const);

const read = (changed: Partial<SubscriptionFacts> = {}, on = 0, id = 'sub'): Step => ({
  facts: factsOf(id, changed),
  readAt: day(on),
});
const typesOf = (steps: readonly Step[]) => told(steps).events.map(({ type }) => type);
const statusOn = (steps: readonly Step[], on: number) => standingOf(told(steps).state, false, day(on)).status;

test('a subscription begins once, however often it is read', (t) => {
  t.deepEqual(typesOf([read(), read({}, 1), read({}, 2)]), ['SubscriptionStarted']);
});

test('what differs from what was known becomes an event of its own, and nothing else', (t) => {
  const next = { periodStart: MONTH.periodEnd, periodEnd: '2027-01-20T09:00:00.000Z' };
  const changed = (to: Partial<SubscriptionFacts>, from: Partial<SubscriptionFacts> = {}) =>
    typesOf([read(from), read(to, 1)]).slice(typesOf([read(from)]).length);
  t.deepEqual(changed(next), ['SubscriptionRenewed']);
  t.deepEqual(changed({ ...next, plan: 'yearly' }), ['PlanChanged']);
  t.deepEqual(changed({ cancelAtEnd: true }), ['SubscriptionCancelled']);
  t.deepEqual(changed({}, { cancelAtEnd: true }), ['CancellationReverted']);
  t.deepEqual(changed({ state: 'past-due' }), ['PaymentFailed']);
  t.deepEqual(changed({}, { state: 'past-due' }), ['PaymentRecovered']);
  t.deepEqual(changed({ state: 'ended' }), ['SubscriptionEnded']);
  t.deepEqual(changed({ ...next, state: 'past-due' }), ['SubscriptionRenewed', 'PaymentFailed']);
});

test('an ended subscription stays ended, and one first seen at its end has begun and ended', (t) => {
  t.deepEqual(typesOf([read(), read({ state: 'ended' }, 1), read({}, 2)]), [
    'SubscriptionStarted',
    'SubscriptionEnded',
  ]);
  t.deepEqual(typesOf([read({ state: 'ended' })]), ['SubscriptionStarted', 'SubscriptionEnded']);
});

test('what was never paid has not begun; once its first payment is given up it has ended', (t) => {
  const never = read({ state: 'incomplete' });
  t.deepEqual(typesOf([never, never]), []);
  t.deepEqual(typesOf([never, read({}, 1)]), ['SubscriptionStarted']);
  t.is(statusOn([never, read({ state: 'ended' }, 1)], 2), 'inactive');
});

test('in whatever order readings that differ come in, the one asked for last stands', (t) => {
  const readings = fc.uniqueArray(
    fc.record({
      state: fc.constantFrom('active' as const, 'past-due' as const),
      plan: fc.constantFrom('monthly' as const, 'yearly' as const),
      cancelAtEnd: fc.boolean(),
      end: fc.integer({ min: 30, max: 60 }),
    }),
    { minLength: 1, maxLength: 8, selector: (one) => JSON.stringify(one) },
  );
  const shuffled = readings.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray([...all.keys()], { minLength: all.length })),
  );
  fc.assert(
    fc.property(shuffled, ([all, order]) => {
      const steps = all.map(({ end, ...facts }, index) => read({ ...facts, periodEnd: day(end) }, index));
      const newest = steps.at(-1);
      const held = told(order.map((index) => steps[index] as Step)).state.get('sub');
      if (!newest || 'end' in newest || !held) throw new Error('nothing was read');
      const { state, plan, cancelAtEnd, periodEnd: end } = newest.facts;
      t.like(held, { state, plan, cancelAtEnd, periodEnd: end });
    }),
    { numRuns: 500, seed: 15 },
  );
});

test('a failed payment leaves everything open for seven days, to the millisecond', (t) => {
  const steps = [read(), read({ state: 'past-due' }, 3)];
  t.is(standingOf(told(steps).state, false, new Date(START + 10 * DAY - 1).toISOString()).status, 'past_due');
  t.is(statusOn(steps, 10), 'inactive');
  t.is(statusOn([...steps, read({}, 9)], 11), 'active');
  t.is(told([...steps, read({ state: 'past-due' }, 5)]).state.get('sub')?.accessUntil, day(10)); // read again: no longer
});

test('a cancelled subscription opens everything until its period ends', (t) => {
  const steps = [read(), read({ cancelAtEnd: true }, 1)];
  t.is(statusOn(steps, 29), 'cancelled');
  t.is(statusOn(steps, 30), 'inactive');
  t.is(standingOf(told(steps).state, false, day(2)).accessUntil, MONTH.periodEnd);
  t.is(statusOn([...steps, read({}, 3)], 30), 'active');
});

test('who cancels while a payment is due is told the end of the days of grace', (t) => {
  const { events } = told([read({ state: 'past-due' }), read({ state: 'past-due', cancelAtEnd: true }, 1)]);
  const cancelled = events.find(({ type }) => type === 'SubscriptionCancelled');
  t.like(cancelled?.data, { accessUntil: day(7) });
});

test('of several subscriptions the one that goes on counts, then the one that still runs', (t) => {
  const leaving = read({ cancelAtEnd: true }, 0, 'old');
  const coming = read({ plan: 'yearly' }, 1, 'new');
  const standing = (steps: readonly Step[]) => standingOf(told(steps).state, false, day(2));
  t.like(standing([leaving, coming]), { subscriptionId: 'new', status: 'active', plan: 'yearly' });
  t.like(standing([coming, leaving]), { subscriptionId: 'new', status: 'active' });
  t.like(standing([leaving, coming, read({ state: 'ended' }, 1, 'new')]), {
    subscriptionId: 'old',
    status: 'cancelled',
  });
});

test('without a subscription an account is inactive, a complimentary one active', (t) => {
  t.like(standingOf(subscriptions.initial, false, day(0)), { status: 'inactive', subscriptionId: null });
  t.like(standingOf(subscriptions.initial, true, day(0)), { status: 'active', plan: null });
});

test('an end is asked for once; a debt gives way to any other reason, and ends with the debt', (t) => {
  const end = (reason: EndReason): Step => ({ end: reason, id: 'sub' });
  const asked = (steps: readonly Step[]) =>
    told(steps).events.flatMap((event) => (event.type === 'SubscriptionEndRequested' ? [event.data.reason] : []));
  const due = [read(), read({ state: 'past-due' }, 1)];
  t.deepEqual(asked([...due, end('unpaid'), end('unpaid')]), ['unpaid']);
  t.deepEqual(asked([...due, end('unpaid'), end('account-closed'), end('unpaid')]), ['unpaid', 'account-closed']);
  t.deepEqual(asked([...due, end('unpaid'), read({}, 2), read({ state: 'past-due' }, 3), end('unpaid')]), [
    'unpaid',
    'unpaid',
  ]);
  t.deepEqual(asked([...due, end('account-closed'), read({}, 2), end('account-closed')]), ['account-closed']);
  t.deepEqual(asked([end('unpaid')]), []);
  t.deepEqual(asked([read({ state: 'ended' }), end('unpaid')]), []);
});

test('a period that begins on the last of a month ends on the last of the next', (t) => {
  t.is(periodEnd('2027-01-31T10:00:00.000Z', 'monthly'), '2027-02-28T10:00:00.000Z');
  t.is(periodEnd('2028-02-29T10:00:00.000Z', 'yearly'), '2029-02-28T10:00:00.000Z');
});
