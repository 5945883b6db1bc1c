import test from 'ava';
import fc from 'fast-check';
import { subscriptions } from '#domain/billing/decider.ts';
import { standingOf } from '#domain/billing/standing.ts';
import { checkInsDue } from '#projections/check-ins-due.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number)).toISOString();

/** What may be told of one of two subscriptions, so many days after the one before. */
const note = fc.record({
  subscriptionId: fc.constantFrom('a', 'b'),
  state: fc.constantFrom('active', 'past-due', 'ended'),
  cancelAtEnd: fc.boolean(),
  daysOld: fc.integer({ min: 0, max: 15 }),
  after: fc.integer({ min: 1, max: 30 }),
  plan: fc.constantFrom('monthly', 'yearly'),
  isLost: fc.boolean(),
});

test('whatever gives an account access again makes its check-ins due again', (t) => {
  const found = new Set<string>();
  fc.assert(
    fc.property(fc.array(note, { minLength: 2, maxLength: 8 }), (notes) => {
      let today = 0;
      let state = subscriptions.initial;
      for (const { after, daysOld, isLost, ...facts } of notes) {
        today += after;
        const at = day(today);
        const id = { userId: 1, at, readAt: at, subscriptionId: facts.subscriptionId };
        const [periodStart, periodEnd] = [day(today - daysOld), day(today - daysOld + 30)];
        const decided = isLost
          ? subscriptions.decide({ type: 'NoteLost', data: id }, state)
          : subscriptions.decide(
              { type: 'NoteSubscription', data: { ...facts, ...id, customerId: 'c', periodStart, periodEnd } },
              state,
            );
        for (const event of 'refused' in decided ? [] : decided) {
          const before = standingOf(state, false, at).status;
          state = subscriptions.evolve(state, event);
          if (before === 'inactive' && standingOf(state, false, at).status !== 'inactive') found.add(event.type);
        }
      }
    }),
    { numRuns: 5000, seed: 42 },
  );
  t.true(found.has('SubscriptionEnded'), 'one ends, and the other counts');
  t.deepEqual(
    [...found].filter((type) => !(type in checkInsDue.on)),
    [],
  );
});
