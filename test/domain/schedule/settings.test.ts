import test from 'ava';
import { array, assert, boolean, constantFrom, oneof, property } from 'fast-check';
import { type ScheduleCommand, scheduleIn } from '#domain/schedule/decider.ts';
import { AT, carriedOut, LATER } from '../carried-out.ts';

const id = { userId: 1, at: AT };
const daily = {
  frequency: 'daily',
  timeOfDay: 'morning',
  clockTime: null,
  weekdays: [0],
  weekInterval: 1,
  timezone: 'UTC',
} as const;
const settings = scheduleIn({ timezone: 'UTC' });

const schedule = (part: object): ScheduleCommand => ({ type: 'ChangeSchedule', data: { ...id, ...daily, ...part } });
const pause = (reason: 'stopped' | 'bounces', because?: string): ScheduleCommand => ({
  type: 'PauseCheckIns',
  data: { ...id, until: null, reason, ...(because === undefined ? {} : { because }) },
});
const resume = (at = AT): ScheduleCommand => ({ type: 'ResumeCheckIns', data: { ...id, at } });
const command = oneof(
  constantFrom(
    pause('stopped'),
    pause('bounces'),
    resume(),
    schedule({ weekdays: [3], frequency: 'weekly', weekInterval: 2 }),
  ),
  constantFrom(schedule({}), schedule({ clockTime: '07:30' })),
  boolean().map((on): ScheduleCommand => ({ type: 'SwitchThinning', data: { ...id, enabled: on } })),
  boolean().map(
    (on): ScheduleCommand => ({ type: 'SwitchTextCheckIns', data: { ...id, enabled: on, phoneVerified: true } }),
  ),
  boolean().map((weekly): ScheduleCommand => ({ type: 'ChooseInsightMails', data: { ...id, weekly, monthly: true } })),
);

test('only what differs of a schedule becomes an event', (t) => {
  const commands = [schedule({}), schedule({ clockTime: '07:30' }), schedule({ clockTime: '07:30' })];
  t.deepEqual(carriedOut(settings, commands).types, ['ScheduleChanged']);
  t.deepEqual(carriedOut(scheduleIn({ timezone: 'Asia/Tokyo' }), [schedule({})]).types, ['ScheduleChanged']);
});

test('a schedule command carried out twice changes nothing the second time', (t) => {
  assert(
    property(array(command, { maxLength: 20 }), command, (list, last) => {
      const once = carriedOut(settings, [...list, last]);
      return carriedOut(settings, [...list, last, last]).events.length === once.events.length;
    }),
    { numRuns: 1000 },
  );
  t.pass();
});

test('texts need a phone whose code was typed', (t) => {
  const texts = { type: 'SwitchTextCheckIns', data: { ...id, enabled: true, phoneVerified: false } } as const;
  t.deepEqual(carriedOut(settings, [texts]).answers, ['phone-unverified']);
});

test('what happened before check-ins were resumed pauses them no more', (t) => {
  t.deepEqual(carriedOut(settings, [resume(LATER), pause('bounces', AT)]).types, ['CheckInsResumed']);
  t.is(carriedOut(settings, [resume(AT), pause('bounces', LATER)]).state.pause?.reason, 'bounces');
  t.is(carriedOut(settings, [resume(LATER), pause('stopped')]).state.pause?.reason, 'stopped');
});
