import test from 'ava';
import { array, assert, constantFrom, integer, oneof, property, record } from 'fast-check';
import type { OpenAccount } from '#domain/accounts/account.ts';
import type { DeliveryFailure } from '#domain/accounts/check-in-events.ts';
import { account } from '#domain/accounts/decider.ts';

type Event = Parameters<typeof account.evolve>[1];
type Step =
  | Readonly<{ days: number; failure: DeliveryFailure; mail: number; address: 'now' | 'before' }>
  | Readonly<{ days: number; does: 'prove' | 'resume' | 'stop' }>;

const START = Date.UTC(2026, 0, 5);
const DAY = 24 * 60 * 60_000;
const opened: Event = {
  type: 'AccountOpened',
  data: {
    userId: 1,
    at: new Date(START).toISOString(),
    complimentary: true,
    addressName: 'now',
    timezone: 'UTC',
    personal: { email: 'sub@example.com', firstName: 'Sub', lastName: 'Scriber' },
  },
} as Event;

/** What an account comes to when all this happens, one step after the other; `told` are the events of each step. */
const lived = (steps: readonly Step[]) => {
  let at = START;
  let state = account.evolve(account.initial, opened);
  const told: (readonly Event[])[] = [];
  for (const step of steps) {
    at += step.days * DAY;
    const decision = account.decide(commandOf(step, new Date(at).toISOString()), state);
    const events = Array.isArray(decision) ? (decision as readonly Event[]) : [];
    state = events.reduce(account.evolve, state);
    told.push(events);
  }
  return { state: state as OpenAccount, told, at };
};

const commandOf = (step: Step, at: string): Parameters<typeof account.decide>[0] => {
  const id = { userId: 1, at };
  if ('failure' in step) {
    const { failure, mail, address } = step;
    const data = { ...id, failure, mailId: `m-${mail}`, addressName: address, status: '' };
    return { type: 'NoteDeliveryFailure', data };
  }
  if (step.does === 'prove') return { type: 'ProveAddress', data: { ...id, addressName: 'now' } };
  if (step.does === 'resume') return { type: 'ResumeCheckIns', data: id };
  return { type: 'PauseCheckIns', data: { ...id, until: null, reason: 'stopped' } };
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
      const since = steps.slice(last + 1);
      const hasHard = since.some((step) => 'failure' in step && step.failure === 'hard' && step.address === 'now');
      if (state.checkIns.undeliverable !== hasHard) return false;
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
      const [once, doubled] = [lived(steps).state.checkIns, lived(twice).state.checkIns];
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
