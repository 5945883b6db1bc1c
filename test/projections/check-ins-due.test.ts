import test from 'ava';
import { ASK_CHECK_INS, type CheckInsDueDocument } from '#application/check-ins/check-ins-due.ts';
import { accountClosed, accountOpened, addressVerified } from '#domain/accounts/events.ts';
import { subscriptionRenewed } from '#domain/billing/events.ts';
import { checkInCancelled, checkInRequested, checkInSkipped, type SkipReason } from '#domain/check-ins/events.ts';
import { addressDeliveryFailed } from '#domain/deliverability/events.ts';
import { mailExpired, mailRejected } from '#domain/delivery/mail/events.ts';
import type { AnyEvent } from '#domain/event.ts';
import type { JsonObject } from '#domain/json.ts';
import { checkInsPaused, checkInsResumed, scheduleChanged } from '#domain/schedule/events.ts';
import { reactionStarted } from '#domain/work/reaction/events.ts';
import { checkInsDue } from '#projections/check-ins-due.ts';
import { aPlace } from '#test/support/stored-events.ts';
import { recorded } from './setting.ts';

const [userId, at] = [7, '2026-11-20T09:00:00.000Z'];
const later = (hours: number): string => new Date(Date.parse(at) + hours * 3_600_000).toISOString();
const opened = accountOpened({
  ...{ userId, at, timezone: 'UTC', complimentary: true, addressName: 'a', language: null },
  personal: { firstName: '', lastName: '', email: '' },
});
const proven = (when = at) => addressVerified({ userId, at: when, addressName: 'a' });
const skipped = (slot: string, reason: SkipReason, when: string) =>
  checkInSkipped({ checkInId: `${userId}-${slot}`, userId, at: when, slot, reason });
const asked = (slot: string | null, when: string) =>
  checkInRequested({
    ...{ checkInId: `${userId}-${slot}`, userId, at: when, slot, conversationId: 'c', mailId: 'm', questionSeed: 1 },
    ...{ tone: 'usual', channel: 'mail' },
  });

/** The document after these events, as the runner would fold them. */
const after = (...events: readonly AnyEvent[]): CheckInsDueDocument | null =>
  events.reduce<JsonObject | null>((document, { type, data }) => {
    const changes = checkInsDue.on[type]?.(data as never, aPlace()) ?? [];
    return changes.reduce((before, { fold }) => fold(before), document);
  }, null) as CheckInsDueDocument | null;
const dueAfter = (...events: readonly AnyEvent[]) => after(opened, ...events)?.dueAt;

test('nothing is due before the address is proven; then the next slot from that moment on', (t) => {
  t.is(dueAfter(), '');
  t.is(dueAfter(proven(later(30))), '2026-11-22T07:00:00.000Z');
  t.like(after(opened, proven()), { waits: true, dueAt: '2026-11-21T07:00:00.000Z' });
});

test('a slot that was decided late leaves the ones after it due, one by one', (t) => {
  const down = later(3 * 24); // three days later
  t.is(dueAfter(proven(), skipped('2026-11-21', 'late', down)), '2026-11-22T07:00:00.000Z');
  t.is(dueAfter(proven(), asked('2026-11-21', later(23))), '2026-11-22T07:00:00.000Z');
  t.is(dueAfter(proven(), asked(null, later(1))), '2026-11-21T07:00:00.000Z', 'one by hand takes no slot');
});

test('another schedule counts from the moment it was chosen', (t) => {
  const evening = scheduleChanged({
    ...{
      userId,
      at: later(12),
      frequency: 'daily',
      timeOfDay: 'evening',
      clockTime: null,
      weekdays: [0],
      weekInterval: 1,
      anchorMonday: '',
      timezone: 'Asia/Tokyo',
    },
  });
  t.is(dueAfter(proven(), evening), '2026-11-21T10:00:00.000Z');
});

test('a pause holds slots back, and what it held back is not made up for', (t) => {
  const pause = (until: string | null, hours: number, from: string | null = null) =>
    checkInsPaused({ userId, at: later(hours), from, until, reason: 'asked' });
  t.is(dueAfter(proven(), pause('2026-12-01', 1)), '2026-12-01T07:00:00.000Z');
  t.like(after(opened, proven(), pause(null, 1)), { waits: false, dueAt: '' });
  const resumed = checkInsResumed({ userId, at: later(100) });
  t.is(dueAfter(proven(), pause(null, 1), resumed), '2026-11-25T07:00:00.000Z');
  t.is(dueAfter(proven(), pause(null, 1), pause('2026-11-22', 100)), '2026-11-25T07:00:00.000Z');
  t.is(dueAfter(proven(), pause('2026-12-10', 1, '2026-12-01')), '2026-11-21T07:00:00.000Z');
});

test('an inactive slot is the last one until the subscription lives again', (t) => {
  const renewed = subscriptionRenewed({
    ...{ userId, subscriptionId: 's', at: later(50), readAt: later(50) },
    ...{ periodStart: later(50), periodEnd: later(800) },
  });
  t.is(dueAfter(proven(), skipped('2026-11-21', 'inactive', later(22))), '');
  t.is(dueAfter(proven(), skipped('2026-11-21', 'inactive', later(22)), renewed), '2026-11-23T07:00:00.000Z');
  const decidedMeanwhile = skipped('2026-11-22', 'inactive', later(50));
  t.is(dueAfter(proven(), renewed, decidedMeanwhile), '2026-11-23T07:00:00.000Z', 'the next slot decides once more');
});

test('mail that comes back for good ends it until the address is proven again; a soft failure does not', (t) => {
  const failed = (failure: 'hard' | 'soft', proofs = 1) =>
    addressDeliveryFailed({ userId, at: later(1), mailId: 'm', addressName: 'a', proofs, failure, status: '' });
  t.is(dueAfter(proven(), failed('hard')), '');
  t.is(dueAfter(proven(), failed('hard'), proven(later(30))), '2026-11-22T07:00:00.000Z');
  t.is(dueAfter(proven(), failed('soft')), '2026-11-21T07:00:00.000Z');
  const provenTwice = [proven(), proven(later(30))];
  t.is(dueAfter(...provenTwice, failed('hard')), dueAfter(...provenTwice), 'one of before, written down late');
  t.is(dueAfter(...provenTwice, failed('hard', 2)), '');
});

test('a win is a sign of life and moves no slot; a closed account leaves nothing', (t) => {
  const document = after(opened, recorded('w', 'Won', userId));
  t.is(document?.plan.signOfLife, at);
  t.is(after(opened, proven(), accountClosed({ userId, at }), proven(later(1))), null);
});

const told = (tone: 'fewer' | 'last', day: string) =>
  checkInRequested({
    ...{ checkInId: `${userId}-${day}`, userId, at: `${day}T07:00:01.000Z`, slot: day, conversationId: 'c' },
    ...{ mailId: `mail-${day}`, questionSeed: 1, tone, channel: 'mail' },
  });

test('what did not go out was neither asked nor told', (t) => {
  const day = '2026-12-04';
  const id = { mailId: `mail-${day}`, userId, at: `${day}T10:00:01.000Z` };
  const dropped = checkInCancelled({
    ...{ checkInId: `${userId}-${day}`, userId, at: id.at, slot: day, tone: 'fewer', reason: 'inactive' },
  });
  const before = { noticeSent: null, lastAsked: '2026-12-03', unansweredCount: 1 };
  const events = [opened, proven(), asked('2026-12-03', '2026-12-03T07:00:01.000Z'), told('fewer', day)];
  t.like(after(...events)?.plan, { noticeSent: { tone: 'fewer', date: day }, lastAsked: day, unansweredCount: 2 });
  for (const unsent of [dropped, mailExpired(id), mailRejected({ ...id, code: '550' })])
    t.like(
      after(...events, unsent),
      { plan: { ...before, lastSlot: day }, dueAt: '2026-12-05T07:00:00.000Z' },
      unsent.type,
    );
  const other = mailExpired({ ...id, mailId: 'another' });
  t.like(after(...events, other)?.plan, { noticeSent: { tone: 'fewer', date: day } });
});

test('a last one that did not go out leaves what was said before it; after a word from the user nothing comes back', (t) => {
  const events = [opened, proven(), told('fewer', '2026-12-04'), told('last', '2026-12-20')];
  const unsent = mailExpired({ mailId: 'mail-2026-12-20', userId, at: '2026-12-20T10:00:01.000Z' });
  t.like(after(...events, unsent)?.plan, {
    noticeSent: { tone: 'fewer', date: '2026-12-04' },
    lastAsked: '2026-12-04',
  });
  const heard = checkInsResumed({ userId, at: '2026-12-20T08:00:00.000Z' });
  t.like(after(...events, heard, unsent)?.plan, { noticeSent: null, unansweredCount: 0 });
});

test('the first start of the scheduler makes up for nothing, and takes nobody for silent', (t) => {
  const evening = scheduleChanged({
    ...{
      userId,
      at: later(50),
      frequency: 'daily',
      timeOfDay: 'evening',
      clockTime: null,
      weekdays: [0],
      weekInterval: 1,
      anchorMonday: '',
      timezone: 'UTC',
    },
  });
  t.is(dueAfter(proven(), evening), '2026-11-21T07:00:00.000Z', 'due before is still to be decided');
  const started = reactionStarted({ reaction: ASK_CHECK_INS, at: later(100) });
  const document = after(opened, proven(), evening, started);
  t.like(document, { plan: { signOfLife: later(100) }, dueAt: '2026-11-24T19:00:00.000Z' });
  t.deepEqual(document?.plan.overdueSlots, []);
});

test('another time-zone database makes another version', (t) => {
  t.true(checkInsDue.version.endsWith(`tz-${process.versions.tz}`));
});
