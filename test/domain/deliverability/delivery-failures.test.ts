import test from 'ava';
import { array, assert, constantFrom, integer, oneof, property, record } from 'fast-check';
import { account } from '#domain/accounts/decider.ts';
import type { OpenIdentity } from '#domain/accounts/identity.ts';
import { deliverability, isUndeliverable, pauseBecauseOf } from '#domain/deliverability/decider.ts';
import type { DeliveryFailure } from '#domain/deliverability/events.ts';
import type { AnyEvent } from '#domain/event.ts';
import { type ScheduleCommand, scheduleIn } from '#domain/schedule/decider.ts';
import { carriedOut } from '../carried-out.ts';

type Step =
  | Readonly<{ days: number; failure: DeliveryFailure; mail: number; address: 'now' | 'before' }>
  | Readonly<{ days: number; does: 'prove' | 'resume' | 'stop' }>;

const START = Date.UTC(2026, 0, 5);
const DAY = 24 * 60 * 60_000;
const schedule = scheduleIn({ timezone: 'UTC' });
const proof = { userId: 1, addressName: 'now' };
const opened = carriedOut(account, [
  {
    type: 'OpenAccount',
    data: {
      userId: 1,
      at: new Date(START).toISOString(),
      complimentary: true,
      addressName: 'now',
      timezone: 'UTC',
      proven: false,
      personal: { email: 'sub@example.com', firstName: 'Sub', lastName: 'Scriber' },
    },
  },
]).state as OpenIdentity;

type Lived = Readonly<{
  identity: OpenIdentity;
  failed: typeof deliverability.initial;
  settings: typeof schedule.initial;
}>;

/** What an account comes to when all this happens, one step after the other; `told` are the events of each step. */
const lived = (steps: readonly Step[]) => {
  let at = START;
  let state: Lived = { identity: opened, failed: deliverability.initial, settings: schedule.initial };
  const told: (readonly AnyEvent[])[] = [];
  for (const step of steps) {
    at += step.days * DAY;
    const [after, events] = stepped(step, new Date(at).toISOString(), state);
    state = after;
    told.push(events);
  }
  const { identity, failed, settings } = state;
  const undeliverable = isUndeliverable(failed, identity.proofs);
  return { state: { checkIns: { pause: settings.pause, undeliverable } }, failed, told, at };
};

/** Of an address that the account has no more nothing is noted. */
const stepped = (step: Step, at: string, state: Lived): readonly [Lived, readonly AnyEvent[]] => {
  const { identity, failed } = state;
  const id = { userId: 1, at };
  if (!('failure' in step)) return step.does === 'prove' ? proven(id, state) : set(commandOf(step.does, id), state);
  if (step.address === 'before') return [state, []];
  const { failure, mail } = step;
  const data = { ...id, failure, mailId: `m-${mail}`, addressName: 'now', proofs: identity.proofs, status: '' };
  const noted = deliverability.decide({ type: 'NoteDeliveryFailure', data }, failed);
  if ('refused' in noted) throw new Error('refused');
  const after = { ...state, failed: noted.reduce(deliverability.evolve, failed) };
  const pause = pauseBecauseOf(after.failed, data);
  if (!pause) return [after, noted];
  const { reason, at: because } = pause;
  const [paused, more] = set({ type: 'PauseCheckIns', data: { ...id, until: null, reason, because } }, after);
  return [paused, [...noted, ...more]];
};

type Id = Readonly<{ userId: number; at: string }>;

const proven = (id: Id, state: Lived): readonly [Lived, readonly AnyEvent[]] => {
  const { failedAfter } = state.failed;
  const events = account.decide({ type: 'ProveAddress', data: { ...id, ...proof, failedAfter } }, state.identity);
  if ('refused' in events) throw new Error(events.refused);
  return [{ ...state, identity: events.reduce(account.evolve, state.identity) as OpenIdentity }, events];
};

const commandOf = (does: 'resume' | 'stop', id: Id): ScheduleCommand =>
  does === 'resume'
    ? { type: 'ResumeCheckIns', data: id }
    : { type: 'PauseCheckIns', data: { ...id, until: null, reason: 'stopped' } };

const set = (command: ScheduleCommand, state: Lived): readonly [Lived, readonly AnyEvent[]] => {
  const events = schedule.decide(command, state.settings);
  if ('refused' in events) throw new Error(events.refused);
  return [{ ...state, settings: events.reduce(schedule.evolve, state.settings) }, events];
};

const soft = (mail: number, days = 1): Step => ({ days, failure: 'soft', mail, address: 'now' });
const failures = record({
  days: integer({ min: 0, max: 20 }),
  failure: constantFrom<DeliveryFailure>('hard', 'soft', 'complaint'),
  mail: integer({ min: 1, max: 30 }),
  address: constantFrom<'now' | 'before'>('now', 'before'),
});
const deeds = record({
  days: integer({ min: 0, max: 20 }),
  does: constantFrom<'prove' | 'resume' | 'stop'>('prove', 'resume', 'stop'),
});
const lives = array(oneof(failures, deeds), { maxLength: 40 });

test('one hard failure makes an address undeliverable, until it is proven again', (t) => {
  const hard: Step = { days: 1, failure: 'hard', mail: 1, address: 'now' };
  t.true(lived([hard]).state.checkIns.undeliverable);
  t.false(lived([hard, { days: 1, does: 'prove' }]).state.checkIns.undeliverable);
  t.false(lived([{ ...hard, address: 'before' }]).state.checkIns.undeliverable);
});

test('five soft failures in 14 days pause check-ins; four do not, nor five in more days, nor one mail five times', (t) => {
  const pauseAfter = (steps: readonly Step[]) => lived(steps).state.checkIns.pause;
  t.deepEqual(pauseAfter([1, 2, 3, 4, 5].map((mail) => soft(mail))), { from: null, until: null, reason: 'bounces' });
  t.is(pauseAfter([1, 2, 3, 4].map((mail) => soft(mail))), null);
  t.is(pauseAfter([1, 2, 3, 4, 5, 6, 7].map((mail) => soft(mail, 4))), null);
  t.is(pauseAfter([soft(1), soft(2), soft(3), soft(4), soft(5, 12)]), null); // the first is more than 14 days ago
  t.is(pauseAfter([soft(1), soft(2), soft(3), soft(4), soft(5, 11)]), null); // and so is it after exactly 14
  t.deepEqual(pauseAfter([soft(1), soft(2), soft(3), soft(4), soft(5, 10)])?.reason, 'bounces');
  t.is(pauseAfter([1, 1, 1, 1, 1, 1].map((mail) => soft(mail))), null);
});

test('a complaint pauses check-ins, and never undoes that their user stopped them', (t) => {
  const complained: Step = { days: 1, failure: 'complaint', mail: 1, address: 'now' };
  t.deepEqual(lived([complained]).state.checkIns.pause, { from: null, until: null, reason: 'complaint' });
  t.deepEqual(lived([{ days: 1, does: 'stop' }, complained]).state.checkIns.pause, {
    from: null,
    until: null,
    reason: 'stopped',
  });
});

test('whatever fails in whatever order: an address is undeliverable by its own hard failure alone, and soft ones never stop what is not five in 14 days', (t) => {
  assert(
    property(lives, (steps) => {
      const { state, told } = lived(steps);
      const last = steps.findLastIndex((step) => 'does' in step && step.does === 'prove');
      const isHard = ({ type, data }: AnyEvent) => type === 'AddressDeliveryFailed' && data.failure === 'hard';
      if (
        state.checkIns.undeliverable !==
        told
          .slice(last + 1)
          .flat()
          .some(isHard)
      )
        return false;
      if (isFirstHardOfItsMail(steps) && !state.checkIns.undeliverable) return false;
      for (const [index, events] of told.entries()) {
        const step = steps[index];
        const failed = events.some(({ type }) => type === 'AddressDeliveryFailed');
        if (step && 'failure' in step && step.address === 'before' && failed) return false;
        const bounced = events.some(
          ({ type, data }) => type === 'CheckInsPaused' && 'reason' in data && data.reason === 'bounces',
        );
        if (bounced && softMailsBefore(steps, index) < 5) return false;
      }
      return true;
    }),
    { numRuns: 2_000 },
  );
  t.pass();
});

/** The last step is a hard failure of a mail that did not fail so before. */
const isFirstHardOfItsMail = (steps: readonly Step[]): boolean => {
  const hard = (step: Step | undefined) =>
    step && 'failure' in step && step.failure === 'hard' && step.address === 'now' ? step.mail : null;
  const mail = hard(steps.at(-1));
  return mail !== null && !steps.slice(0, -1).some((step) => hard(step) === mail);
};

/** Different mails that failed softly in the 14 days up to this step. */
const softMailsBefore = (steps: readonly Step[], index: number): number => {
  const mails = new Set<number>();
  let daysAgo = 0;
  for (let at = index; at >= 0 && daysAgo < 14; at -= 1) {
    const step = steps[at];
    if (!step) break;
    if ('failure' in step && step.failure === 'soft' && step.address === 'now') mails.add(step.mail);
    daysAgo += step.days;
  }
  return mails.size;
};

test('the same failure told twice comes to the same', (t) => {
  assert(
    property(lives, (steps) => {
      const twice = steps.flatMap((step): readonly Step[] =>
        'failure' in step ? [step, { ...step, days: 0 }] : [step],
      );
      const [once, doubled] = [lived(steps), lived(twice)].map(({ state, failed }) => ({ ...state, failed }));
      return JSON.stringify(once) === JSON.stringify(doubled);
    }),
    { numRuns: 1_000 },
  );
  t.pass();
});

test('no report ever brings check-ins back, or pauses otherwise what their user has stopped; nor does one of the address before', (t) => {
  assert(
    property(lives, failures, (steps, report) => {
      const before = lived(steps).state.checkIns;
      const { state, told } = lived([...steps, report]);
      const { pause, undeliverable } = state.checkIns;
      const isSame = JSON.stringify(pause) === JSON.stringify(before.pause);
      if (report.address === 'before' && (told.at(-1) ?? []).length > 0) return false;
      if (before.undeliverable && !undeliverable) return false;
      if (before.pause !== null && !isSame) return false;
      return isSame || pause?.reason === (report.failure === 'complaint' ? 'complaint' : 'bounces');
    }),
    { numRuns: 2_000 },
  );
  t.pass();
});

test('however often “go on” is pressed, a day of it is one event', (t) => {
  const resumed: Step = { days: 0, does: 'resume' };
  const { told } = lived(Array.from({ length: 50 }, () => resumed));
  t.is(told.flat().length, 1);
  t.is(lived([resumed, { days: 1, does: 'stop' }, resumed]).state.checkIns.pause, null);
});
