import test from 'ava';
import { nextCheckIn } from '#web/client/features/dashboard/next-check-in.ts';
import { changeOf, setupForm, setupOf } from '#web/client/features/profile-setup/setup.ts';
import { createAskedForPhone } from '#web/client/features/session/asked-for-phone.ts';
import { nextStep } from '#web/client/features/session/next-step.ts';
import { fieldErrorsOf } from '#web/client/shared/forms/field-errors.ts';
import { profileChange } from '#web/contract/profile.ts';
import { anAccount, aStorage } from './doubles.ts';

const PHONE = '+12025550123';
const fresh = { ...anAccount, phoneNumber: PHONE, setupDone: false };

test('whoever has just paid is led to their phone first, then to their profile, then nowhere', (t) => {
  t.is(nextStep(fresh, false), '/verify?phone=%2B12025550123&payment_success=true');
  t.is(nextStep(fresh, true), '/profile-setup');
  t.is(nextStep({ ...fresh, phoneVerified: true }, false), '/profile-setup');
  t.is(nextStep({ ...fresh, phoneNumber: null }, false), '/profile-setup');
  t.is(nextStep({ ...fresh, phoneVerified: true, setupDone: true }, false), undefined);
});

test('an unverified phone of a finished account is asked for once a session', (t) => {
  const user = { ...fresh, setupDone: true };
  t.is(nextStep(user, false), '/verify?phone=%2B12025550123');
  t.is(nextStep(user, true), undefined);
  t.is(nextStep(anAccount, false), undefined);
});

test('who was asked is remembered until the next session, also where storage is blocked', (t) => {
  const storage = aStorage();
  const blocked = () => {
    throw new Error('blocked');
  };
  for (const asked of [createAskedForPhone(() => storage), createAskedForPhone(blocked)]) {
    t.false(asked.has(7));
    asked.note(7);
    t.true(asked.has(7));
    t.false(asked.has(8));
    asked.forget();
    t.false(asked.has(7));
  }
});

test('the setup opens with what is known, weekdays, afternoon and the zone of the browser', (t) => {
  const setup = setupOf(fresh, 'Europe/Berlin', 'DE');
  t.like(setup, {
    firstName: 'Ada',
    phoneNumber: PHONE,
    messageFrequency: 'daily-weekdays',
    messageTimePreference: 'afternoon',
    timezone: 'Europe/Berlin',
  });
  t.deepEqual(fieldErrorsOf(setupForm, setup), {});
});

test('the setup needs names, and a whole phone number or none', (t) => {
  const setup = setupOf(fresh, 'UTC', 'US');
  t.deepEqual(fieldErrorsOf(setupForm, { ...setup, firstName: ' ', lastName: undefined, phoneNumber: '202555' }), {
    firstName: 'First name is required',
    lastName: 'Last name is required',
    phoneNumber: 'Phone number must be at least 10 digits',
  });
  t.deepEqual(fieldErrorsOf(setupForm, { ...setup, phoneNumber: '' }), {});
});

test('a phone number that was not touched is not sent again; one that was taken away is', (t) => {
  const setup = setupOf({ ...fresh, phoneVerified: true }, 'UTC', 'US');
  const untouched = changeOf(fresh, setup);
  t.false('phoneNumber' in untouched);
  t.true(untouched.setupDone);
  t.is(changeOf(fresh, { ...setup, phoneNumber: '' }).phoneNumber, '');
  const changed = changeOf(fresh, { ...setup, phoneNumber: '2025550124' });
  t.like(changed, { phoneNumber: '2025550124', phoneCountry: 'US' });
  for (const change of [untouched, changed]) t.true(profileChange.safeParse(change).success);
});

test('the dashboard says when check-ins come, or why none does', (t) => {
  const user = { ...anAccount, timezone: 'America/New_York' };
  const now = new Date('2026-11-20T02:00:00.000Z'); // still Thursday the 19th there
  const at = (date: string, hour: string) => ({
    next: [{ date, at: `${date}T${hour}:00.000Z` }],
    pause: null,
    undeliverable: false,
  });
  const says = (date: string, hour: string) => nextCheckIn(user, at(date, hour), now).when;
  t.deepEqual(nextCheckIn(user, at('2026-11-20', '12:00'), now), {
    when: 'Tomorrow, 7 AM',
    detail: 'America/New York time',
  });
  t.is(says('2026-11-19', '12:05'), 'Today, 7:05 AM');
  t.is(says('2026-11-23', '12:00'), 'Monday, 7 AM');
  t.is(says('2026-12-20', '12:00'), 'December 20, 2026, 7 AM');
  const weekly = { ...user, messageFrequency: 'weekly' } as const;
  t.is(nextCheckIn(weekly, at('2026-11-20', '17:30'), now).when, 'This Friday, 12:30 PM');
  t.is(nextCheckIn(weekly, at('2026-11-27', '17:30'), now).when, 'November 27, 2026, 12:30 PM');
  const paused = { next: [], pause: { from: null, until: null, reason: 'stopped' as const }, undeliverable: false };
  t.is(nextCheckIn(user, paused, now).when, 'Paused');
  t.is(nextCheckIn(user, { ...paused, undeliverable: true }, now).when, 'On hold');
  t.is(nextCheckIn(user, undefined, now).when.trim(), '');
  t.is(nextCheckIn({ ...user, emailProven: false }, undefined, now).when, 'Not planned yet');
  t.is(nextCheckIn({ ...user, subscriptionStatus: 'inactive' }, undefined, now).when, 'Paused');
});
