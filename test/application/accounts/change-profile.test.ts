import test, { type ExecutionContext } from 'ava';
import { verifyPhone } from '#application/access/phone/verify-phone.ts';
import { changeProfile } from '#application/accounts/change-profile.ts';
import { personOf, profileOf } from '#application/accounts/find-account.ts';
import { openAccount } from '#application/accounts/open-account.ts';
import type { ProfileWish } from '#application/accounts/profile-wish.ts';
import { handle, stateOf } from '#application/engine/handle.ts';
import type { EventLog } from '#application/engine/ports/event-log.ts';
import { unavailable } from '#application/engine/ports/fault.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { account } from '#domain/accounts/decider.ts';
import { phone } from '#domain/accounts/phone/decider.ts';
import { embeddedServices } from '#test/support/stores.ts';
import { justBefore } from '../access/address-change-harness.ts';

const EMAIL = 'sub@example.com';
const NUMBER = { text: '(415) 555-2671', country: 'US' };
const E164 = '+14155552671';

const anAccount = async (t: ExecutionContext) => {
  const services = await embeddedServices(t);
  const opened = await openAccount(services, { email: EMAIL, firstName: 'Sub', lastName: 'Scriber', timezone: 'UTC' });
  if ('refused' in opened) throw new Error(opened.refused);
  const { userId } = opened;
  const types = async () => (await services.log.read(streams.account(userId))).map(({ type }) => type).slice(2);
  const profile = async () => {
    const found = await profileOf(services, userId);
    if (!found) throw new Error('the account is gone');
    return found;
  };
  return { services, userId, types, profile };
};

/** As if its code had been typed. */
const verified = async (services: Services, userId: number, phoneName: string) => {
  const at = new Date(services.clock.now()).toISOString();
  await handle(services.log, phone, streams.phone(phoneName), { type: 'ClaimPhone', data: { phoneName, userId, at } });
  await handle(services.log, account, streams.account(userId), {
    type: 'VerifyPhone',
    data: { phoneName, userId, at },
  });
};

test('a form sent back as it was changes nothing', async (t) => {
  const { services, userId, types } = await anAccount(t);
  await changeProfile(services, userId, {
    name: { firstName: 'Sub', lastName: 'Scriber' },
    email: ' SUB@example.com ',
    phone: null,
    schedule: {
      frequency: 'daily',
      timeOfDay: 'morning',
      clockTime: null,
      weekdays: [0],
      weekInterval: 1,
      timezone: 'UTC',
    },
    setupDone: true, // as operators' accounts are from the first
  });
  t.deepEqual(await types(), []);
});

test('what differs is written in one append, and all of it is read again', async (t) => {
  const { services, userId, types, profile } = await anAccount(t);
  const appends: number[] = [];
  const append: EventLog['append'] = (stream, events, expected) => {
    appends.push(events.length);
    return services.log.append(stream, events, expected);
  };
  const wish: ProfileWish = {
    name: { firstName: 'Zoë' },
    phone: NUMBER,
    email: 'new@example.com',
    schedule: { frequency: 'weekly', clockTime: '07:30', weekdays: [3], timezone: 'Asia/Kathmandu' },
  };
  await changeProfile({ ...services, log: { ...services.log, append } }, userId, wish, { recent: true });
  t.deepEqual(appends, [4]);
  t.deepEqual(await types(), ['NameChanged', 'ScheduleChanged', 'PhoneNumberEntered', 'AddressChangeRequested']);
  t.like(await profile(), {
    person: { firstName: 'Zoë', lastName: 'Scriber', email: EMAIL, phoneNumber: E164, wantedEmail: 'new@example.com' },
    account: {
      phone: { verified: false },
      schedule: {
        frequency: 'weekly',
        timeOfDay: 'morning',
        clockTime: '07:30',
        weekdays: [3],
        timezone: 'Asia/Kathmandu',
      },
    },
  });
});

test('what cannot be is refused, and then nothing is changed', async (t) => {
  const { services, userId, types } = await anAccount(t);
  const name = { firstName: 'Changed' };
  for (const timezone of ['Atlantis/Capital', 'local', 'UTC+25', '../../etc/passwd', ''])
    t.deepEqual(await changeProfile(services, userId, { name, schedule: { timezone } }), { refused: 'no-timezone' });
  for (const text of ['0123456789', 'call me maybe', '+49 30 1'])
    t.deepEqual(await changeProfile(services, userId, { name, phone: { text, country: null } }), {
      refused: 'no-number',
    });
  t.deepEqual(await changeProfile(services, userId, { name, phone: { text: '+1 900 555 0199', country: null } }), {
    refused: 'costly-number',
  });
  for (const email of ['reply@cairn.localhost', 'x@CAIRN.localhost', 'a<b>@example.com', 'a@b@example.com'])
    t.deepEqual(await changeProfile(services, userId, { name, email }), { refused: 'no-address' });
  t.deepEqual(await types(), []);
  t.deepEqual(await changeProfile(services, 99, { name }), { refused: 'no-such-account' });
});

test('a number typed the same stays verified, in whatever spelling; another one, or none, lets it go', async (t) => {
  const { services, userId, profile } = await anAccount(t);
  await changeProfile(services, userId, { phone: NUMBER }, { recent: true });
  const phoneName = (await profile()).account.phone?.phoneName ?? '';
  await verified(services, userId, phoneName);
  await changeProfile(services, userId, { phone: { text: '+1 415 555 2671', country: null } });
  t.like(await profile(), { account: { phone: { verified: true } }, person: { phoneNumber: E164 } });
  await changeProfile(services, userId, { phone: { text: '415-555-2672', country: 'US' } }, { recent: true });
  t.like(await profile(), { account: { phone: { verified: false } } });
  t.is((await stateOf(services.log, phone, streams.phone(phoneName))).owner, null, 'anyone may have it now');
  await changeProfile(services, userId, { phone: null }, { recent: true });
  t.like(await profile(), { account: { phone: null }, person: { phoneNumber: null } });
  t.like(await verifyPhone(services, { userId, phoneNumber: E164, code: '123456' }), { refused: 'wrong-code' });
});

test('a number is given, changed and taken away after a recent sign-in alone; nothing else of the form is saved without one', async (t) => {
  const { services, userId, types, profile } = await anAccount(t);
  const name = { firstName: 'Changed' };
  t.deepEqual(await changeProfile(services, userId, { name, phone: NUMBER }), { refused: 'not-recent' });
  t.deepEqual(await types(), []);
  await changeProfile(services, userId, { phone: NUMBER }, { recent: true });
  for (const phone of [null, { text: '415-555-2672', country: 'US' }])
    t.deepEqual(await changeProfile(services, userId, { phone }), { refused: 'not-recent' });
  t.like(
    await changeProfile(services, userId, { name, phone: NUMBER }),
    { asked: false },
    'the same number is no change',
  );
  t.like(await profile(), { person: { firstName: 'Changed', phoneNumber: E164 } });
});

test('a change that rests on an older state is stale; of two that rest on the same one is', async (t) => {
  const { services, userId, profile } = await anAccount(t);
  const { revision } = await profile();
  const change = (firstName: string, expected: readonly number[] | null) =>
    changeProfile(services, userId, { name: { firstName } }, { expected });
  const both = await Promise.all([change('One', [revision]), change('Two', [revision])]);
  t.is(both.filter((outcome) => 'refused' in outcome && outcome.refused === 'stale').length, 1);
  t.deepEqual(await change('Three', [revision]), { refused: 'stale' });
  t.deepEqual(await change('Three', []), { refused: 'stale' });
  t.false('refused' in (await change('Three', [(await profile()).revision, 99])));
  t.is((await personOf(services, userId))?.firstName, 'Three');
});

test('two who change different things at once both have their way', async (t) => {
  const { services, userId } = await anAccount(t);
  const raced = justBefore(services, streams.account(userId), () =>
    changeProfile(services, userId, { name: { lastName: 'Married' } }),
  );
  await changeProfile(raced, userId, { name: { firstName: 'Zoë' } });
  t.like(await personOf(services, userId), { firstName: 'Zoë', lastName: 'Married' });
});

test('an outage uses up no change of address', async (t) => {
  const { services, userId } = await anAccount(t);
  const append: EventLog['append'] = () => Promise.reject(unavailable('the log'));
  const away = { ...services, log: { ...services.log, append } };
  for (let time = 0; time < 8; time += 1)
    await t.throwsAsync(changeProfile(away, userId, { email: 'new@example.com' }, { recent: true }));
  t.like(await changeProfile(services, userId, { email: 'new@example.com' }, { recent: true }), { asked: true });
});
