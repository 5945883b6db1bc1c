import test from 'ava';
import fc from 'fast-check';
import { ASK_CHECK_INS, type CheckInsDueDocument } from '#application/check-ins/check-ins-due.ts';
import { ownStreams, planNow } from '#application/check-ins/plan-now.ts';
import type { EventLog, SealedEvent } from '#application/engine/ports/event-log.ts';
import { accountClosed, accountOpened, addressVerified } from '#domain/accounts/events.ts';
import { nameChanged, setupCompleted } from '#domain/accounts/profile/events.ts';
import { subscriptionRenewed } from '#domain/billing/events.ts';
import { checkInCancelled, checkInRequested, checkInSkipped } from '#domain/check-ins/events.ts';
import { type CheckInPlan, checkInPlan, isPlanEvent } from '#domain/check-ins/plan.ts';
import { dueSlot, dueTurn, nextCheckIns } from '#domain/check-ins/planned.ts';
import { addressDeliveryFailed } from '#domain/deliverability/events.ts';
import { mailExpired } from '#domain/delivery/mail/events.ts';
import type { AnyEvent } from '#domain/event.ts';
import { eventDefinitions } from '#domain/events.ts';
import {
  checkInsPaused,
  checkInsResumed,
  checkInThinningSwitched,
  scheduleChanged,
  textCheckInsSwitched,
} from '#domain/schedule/events.ts';
import { defaultSchedule } from '#domain/schedule/schedule.ts';
import { plusDays } from '#domain/time/dates.ts';
import { reactionStarted } from '#domain/work/reaction/events.ts';
import { checkInsDue } from '#projections/check-ins-due.ts';
import { aPlace, SOME_METADATA } from '#test/support/stored-events.ts';
import { recorded } from './setting.ts';

const userId = 7;
const HOUR = 3_600_000;
const START = Date.parse('2026-03-20T09:00:00.000Z'); // both clocks below change in the weeks after

/** The stream that its definition names: `account-<userId>` of user 7 is `account-7`. */
const streamOf = ({ type, data }: AnyEvent): string =>
  (eventDefinitions.get(type)?.stream ?? '').replace(/<(\w+)>/g, (_, field: string) => String(data[field]));

/** What may happen next, at `at`, to somebody with this plan: what is due is decided, all else happens at any time. */
type Step = (at: string, plan: CheckInPlan | null) => readonly AnyEvent[];
type Id = Readonly<{ userId: number; at: string }>;
const always = (event: (id: Id) => AnyEvent) => fc.constant<Step>((at) => [event({ userId, at })]);

const schedules = fc.record({
  frequency: fc.constantFrom('daily', 'daily-weekdays', 'weekly'),
  clockTime: fc.constantFrom(null, '00:30', '02:30', '23:59'),
  weekdays: fc.constantFrom([1], [0, 6], [1, 3, 5]),
  weekInterval: fc.constantFrom<1 | 2>(1, 2),
  timezone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/Godthab', 'Pacific/Kiritimati'),
});
const pauses = fc.tuple(
  fc.constantFrom('asked', 'stopped', 'quiet', 'bounces'),
  fc.constantFrom(null, 2, 20),
  fc.constantFrom(null, 1, 5),
);

/** Asked for, or why not; nothing while nothing is due. */
const deciding =
  (as: 'sent' | 'late' | 'inactive'): Step =>
  (at, plan) => {
    const turn = plan && dueTurn(plan);
    if (!turn || turn.at > at) return [];
    const id = { checkInId: `${userId}-${turn.date}`, userId, at, slot: turn.date };
    if (as !== 'sent') return [checkInSkipped({ ...id, reason: as })];
    const { tone, date } = turn;
    if (tone === 'quiet') return [checkInSkipped({ ...id, reason: 'quiet' })];
    return [
      checkInRequested({ ...id, conversationId: 'c', mailId: `mail-${date}`, questionSeed: 1, tone, channel: 'mail' }),
    ];
  };
const decided = fc.constantFrom('sent' as const, 'sent' as const, 'late' as const, 'inactive' as const).map(deciding);

const notSent = fc.boolean().map<Step>((isMail) => (at, plan) => {
  const newest = plan?.newest;
  if (!newest) return [];
  const { slot, mailId } = newest;
  if (isMail) return [mailExpired({ mailId, userId, at })];
  return [checkInCancelled({ checkInId: `${userId}-${slot}`, userId, at, slot, tone: 'usual', reason: 'paused' })];
});

const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: decided, weight: 12 },
  { arbitrary: notSent, weight: 1 },
  {
    arbitrary: schedules.map<Step>((wish) => (at) => {
      const anchorMonday = wish.frequency === 'weekly' && wish.weekInterval === 2 ? '2026-03-16' : '';
      return [scheduleChanged({ ...defaultSchedule, ...wish, anchorMonday, userId, at })];
    }),
    weight: 2,
  },
  pauses.map<Step>(([reason, days, startsIn]) => (at) => {
    const date = (ahead: number | null) => (ahead === null ? null : plusDays(at.slice(0, 10), ahead));
    return [checkInsPaused({ userId, at, from: date(startsIn), until: date(days && days + (startsIn ?? 0)), reason })];
  }),
  always(checkInsResumed),
  always(setupCompleted),
  always((id) => addressVerified({ ...id, addressName: 'a' })),
  fc.constantFrom<'hard' | 'soft'>('hard', 'soft').chain((failure) =>
    fc.constant<Step>((at, plan) => [
      addressDeliveryFailed({
        ...{ userId, at, mailId: 'm', addressName: 'a', failure, status: '' },
        proofs: plan?.proofs ?? 0,
      }),
    ]),
  ),
  fc.boolean().chain((on) => always((id) => checkInThinningSwitched({ ...id, enabled: on }))),
  fc.boolean().chain((on) => always((id) => textCheckInsSwitched({ ...id, enabled: on }))),
  always((id) => nameChanged({ ...id, personal: { firstName: 'N', lastName: 'N' } })),
  always((id) => {
    const period = { periodStart: id.at, periodEnd: id.at };
    return subscriptionRenewed({ ...id, ...period, subscriptionId: 's', readAt: id.at });
  }),
  fc.constant<Step>((at) => [{ ...recorded('w', 'Won', userId), data: { ...recorded('w', 'Won', userId).data, at } }]),
  always(({ at }) => reactionStarted({ reaction: ASK_CHECK_INS, at })),
  always(({ at }) => reactionStarted({ reaction: 'another', at })),
);
type Steps = readonly (readonly [hours: number, step: Step])[];
const single = step.chain((one) => fc.integer({ min: 1, max: 40 }).map((hours): Steps => [[hours, one]]));
/** Weeks in which nothing is heard of the user. */
const silence = fc
  .integer({ min: 10, max: 40 })
  .map((days): Steps => Array.from({ length: days }, () => [24, deciding('sent')] as const));
/** What happens after an account was closed changes nothing. */
const closing = always(accountClosed).map((close): Steps => [[1, close]]);
const steps = fc
  .array(
    fc.oneof({ arbitrary: single, weight: 100 }, { arbitrary: silence, weight: 4 }, { arbitrary: closing, weight: 1 }),
    { minLength: 5, maxLength: 60 },
  )
  .map((all) => all.flat());

/** An account, then these steps, so many hours apart. */
const history = (wished: Steps): readonly SealedEvent[] => {
  const log: SealedEvent[] = [];
  const revisions = new Map<string, number>();
  let plan: CheckInPlan | null = null;
  const happen = (event: AnyEvent) => {
    const stream = streamOf(event);
    const revision = (revisions.get(stream) ?? -1) + 1;
    revisions.set(stream, revision);
    const { type, data } = event;
    log.push({ type, data, id: String(log.length), stream, revision, personal: 'none', metadata: SOME_METADATA });
    plan = planAfter(plan, event);
  };
  let now = START;
  const at = () => new Date(now).toISOString();
  const personal = { firstName: '', lastName: '', email: '' };
  happen(
    accountOpened({
      userId,
      at: at(),
      timezone: 'UTC',
      complimentary: true,
      addressName: 'a',
      language: null,
      personal,
    }),
  );
  now += 1;
  happen(addressVerified({ userId, at: at(), addressName: 'a' }));
  for (const [hours, next] of wished) {
    now += hours * HOUR;
    for (const event of next(at(), plan)) happen(event);
  }
  return log;
};

/** The pure fold; of the reactions only the scheduler's start is one of its events. */
const planAfter = (plan: CheckInPlan | null, event: Pick<AnyEvent, 'type' | 'data'>): CheckInPlan | null =>
  isPlanEvent(event) && (event.type !== 'ReactionStarted' || event.data.reaction === ASK_CHECK_INS)
    ? checkInPlan(plan, event)
    : plan;
const planOf = (events: readonly SealedEvent[]) => events.reduce(planAfter, null);

/** The document of the user, as the runner folds it. */
const documentAfter = (document: CheckInsDueDocument | null, event: SealedEvent): CheckInsDueDocument | null => {
  const place = aPlace(event.id, event.stream, event.revision);
  const changes = checkInsDue.on[event.type]?.(event.data as never, place) ?? [];
  const isNone = document === null && !('id' in (changes[0] ?? {})); // no document has that field's value
  return isNone
    ? null
    : (changes.reduce<object | null>((before, { fold }) => fold(before as never), document) as never);
};

const ownIn = (events: readonly SealedEvent[]) => events.filter(({ stream }) => ownStreams(userId).includes(stream));
const logOf = (events: readonly SealedEvent[]) =>
  ({ readSealed: async (name: string) => events.filter(({ stream }) => stream === name) }) as unknown as EventLog;

test('folded step by step by the projector, a plan is that of the pure fold from the streams', (t) => {
  const seen = { due: 0, overdue: 0, quiet: 0, inactive: 0, closed: 0 };
  fc.assert(
    fc.property(steps, (wished) => {
      let document: CheckInsDueDocument | null = null;
      let plan: CheckInPlan | null = null;
      const revisions: Record<string, number> = {};
      for (const event of history(wished)) {
        document = documentAfter(document, event);
        plan = planAfter(plan, event);
        if (isPlanEvent(event) && ownIn([event]).length > 0) revisions[event.stream] = event.revision;
        const due: { at: string } | null = plan && dueSlot(plan);
        const found = { waits: due !== null, dueAt: due?.at ?? '' };
        t.deepEqual(document, plan && { userId, reaction: ASK_CHECK_INS, plan, revisions, ...found });
        if (plan === null) seen.closed += 1;
        if (due) seen.due += 1;
        if (plan?.overdueSlots.length) seen.overdue += 1;
        if (plan?.noticeSent) seen.quiet += 1;
        if (plan?.isInactive) seen.inactive += 1;
      }
    }),
    { numRuns: 200 },
  );
  for (const [what, times] of Object.entries(seen)) t.true(times > 20, `${what}: ${times} times`);
});

test('wherever the read model has come to, nothing that the user has set is missing from the plan as of now', async (t) => {
  await fc.assert(
    fc.asyncProperty(steps, fc.double({ min: 0, max: 1, noNaN: true }), async (wished, part) => {
      const all = history(wished);
      const cut = Math.floor(part * all.length);
      const document = all.slice(0, cut).reduce(documentAfter, null);
      const now = await planNow({ log: logOf(all) }, userId, document);
      const missing = document === null ? all : all.slice(cut);
      t.deepEqual(now, ownIn(missing).reduce(planAfter, document?.plan ?? null));
      t.deepEqual(await planNow({ log: logOf(all) }, userId, all.reduce(documentAfter, null)), planOf(all));
    }),
    { numRuns: 200 },
  );
});

test('the slot that is due is the first of the next five, unless silence leaves it out', (t) => {
  const active = { status: 'active', accessUntil: null } as const;
  let compared = 0;
  fc.assert(
    fc.property(steps, (wished) => {
      let plan: CheckInPlan | null = null;
      for (const event of history(wished)) {
        plan = planAfter(plan, event);
        if (!plan || plan.isInactive || plan.overdueSlots.length > 0) continue;
        const turn = dueTurn(plan);
        const before = turn && new Date(Date.parse(turn.at) - 1).toISOString();
        const { next, none } = nextCheckIns(plan, active, before ?? event.data.at, 5);
        if (turn === null) t.true(next.length === 0 && none !== null);
        else if (turn.tone !== 'quiet') t.deepEqual(next[0], { date: turn.date, at: turn.at });
        else t.true(next.every(({ at }) => at > turn.at));
        compared += 1;
      }
    }),
    { numRuns: 200 },
  );
  t.true(compared > 1000);
});
