import test from 'ava';
import { accountOpened, addressVerified } from '#domain/accounts/events.ts';
import { setupCompleted } from '#domain/accounts/profile/events.ts';
import { checkInRequested } from '#domain/check-ins/events.ts';
import { type CheckInPlan, checkInPlan, type PlanEvent } from '#domain/check-ins/plan.ts';
import { dueSlot, dueTurn, isSilenceOver, nextCheckIns, quietSince } from '#domain/check-ins/planned.ts';
import { addressDeliveryFailed } from '#domain/deliverability/events.ts';
import { checkInsPaused } from '#domain/schedule/events.ts';

const id = { userId: 7, at: '2026-11-20T09:00:00.000Z' };
const opened = accountOpened({
  ...{ ...id, timezone: 'UTC', complimentary: false, addressName: 'a', language: null },
  personal: { firstName: '', lastName: '', email: '' },
});
const proven = addressVerified({ ...id, addressName: 'a' });
const setUp = setupCompleted(id);
const planOf = (...events: readonly PlanEvent[]): CheckInPlan => {
  const plan = events.reduce(checkInPlan, null);
  if (!plan) throw new Error('no account is open');
  return plan;
};
const active = { status: 'active', accessUntil: null } as const;

test('where none comes there is one reason, the first of those that have to be seen to', (t) => {
  const none = (standing: Parameters<typeof nextCheckIns>[1], ...events: readonly PlanEvent[]) =>
    nextCheckIns(planOf(opened, ...events), standing, id.at, 5).none;
  const failed = addressDeliveryFailed({
    ...id,
    mailId: 'm',
    addressName: 'a',
    proofs: 1,
    failure: 'hard',
    status: '',
  });
  const stopped = checkInsPaused({ ...id, from: null, until: null, reason: 'stopped' });
  const inactive = { status: 'inactive', accessUntil: null } as const;
  t.is(none(inactive), 'unproven');
  t.is(none(inactive, proven), 'setup');
  t.is(none(inactive, proven, setUp, failed), 'undeliverable');
  t.is(none(inactive, proven, setUp, stopped), 'inactive');
  t.is(none(active, proven, setUp, stopped), 'paused');
  t.is(none({ status: 'cancelled', accessUntil: '2026-11-21T06:59:00.000Z' }, proven, setUp), 'ending');
  t.is(none(active, proven, setUp), null);
});

test('what is paid until then comes, and nothing after it', (t) => {
  const until = { status: 'cancelled', accessUntil: '2026-11-22T12:00:00.000Z' } as const;
  const { next } = nextCheckIns(planOf(opened, proven, setUp), until, id.at, 5);
  t.deepEqual(
    next.map(({ date }) => date),
    ['2026-11-21', '2026-11-22'],
  );
});

test('a silence that was announced shows since when, and is over with the last check-in', (t) => {
  const asked = (tone: 'fewer' | 'last', slot: string) =>
    checkInRequested({
      ...{ checkInId: `7-${slot}`, userId: 7, at: `${slot}T07:00:01.000Z`, slot, conversationId: 'c', mailId: slot },
      ...{ questionSeed: 1, tone, channel: 'mail' },
    });
  const told = planOf(opened, proven, setUp, asked('fewer', '2026-12-04'));
  t.deepEqual([quietSince(told), isSilenceOver(told)], ['2026-11-20', false]);
  t.like(dueTurn(told), { date: '2026-12-05', tone: 'quiet' });
  const over = planOf(opened, proven, setUp, asked('fewer', '2026-12-04'), asked('last', '2026-12-20'));
  t.true(isSilenceOver(over));
  t.deepEqual(nextCheckIns(over, active, '2026-12-20T12:00:00.000Z', 5), { next: [], fewerFrom: null, none: 'paused' });
  t.false(isSilenceOver({ ...over, thinning: false }));
  t.is(quietSince({ ...over, thinning: false }), null);
  t.is(quietSince(planOf(opened, proven, setUp)), null);
});

test('nothing is due before the setup is saved, or while mail comes back', (t) => {
  t.is(dueSlot(planOf(opened, proven)), null);
  t.is(dueSlot(planOf(opened, proven, setUp))?.at, '2026-11-21T07:00:00.000Z');
  t.is(dueSlot({ ...planOf(opened, proven, setUp), isUndeliverable: true }), null);
});
