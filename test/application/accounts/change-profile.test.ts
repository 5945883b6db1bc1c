import test, { type ExecutionContext } from 'ava';
import { verifyPhone } from '#application/access/phone/verify-phone.ts';
import { changeProfile } from '#application/accounts/change-profile.ts';
import { personOf } from '#application/accounts/find-person.ts';
import { PROFILE_STREAMS, profileOf, profileVersion } from '#application/accounts/find-profile.ts';
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
import { dyingAt, justBefore } from '../access/address-change-harness.ts';

const EMAIL = 'sub@example.com';
const NUMBER = { text: '(415) 555-2671', country: 'US' };
const E164 = '+14155552671';

const anAccount = async (t: ExecutionContext) => {
  const services = await embeddedServices(t);
  const opened = await openAccount(services, { email: EMAIL, firstName: 'Sub', lastName: 'Scriber', timezone: 'UTC' });
  if ('refused' in opened) throw new Error(opened.refused);
  const { userId } = opened;
  /** What was changed since it was opened, stream by stream. */
  const types = async () => {
    const [opened, schedule, profile] = await Promise.all(
      PROFILE_STREAMS.map((name) => services.log.read(streams[name](userId))),
    );
    return [...(opened ?? []).slice(2), ...(schedule ?? []), ...(profile ?? [])].map(({ type }) => type);
  };
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

test('what differs is written in one append to each stream, and all of it is read again', async (t) => {
  const { services, userId, types, profile } = await anAccount(t);
  const appends: string[] = [];
  const append: EventLog['append'] = (stream, events, expected) => {
    appends.push(`${stream.split('-')[0]} ${events.length}`);
    return services.log.append(stream, events, expected);
  };
  const wish: ProfileWish = {
    name: { firstName: 'Zoë' },
    phone: NUMBER,
    email: 'new@example.com',
    schedule: { frequency: 'weekly', clockTime: '07:30', weekdays: [3], timezone: 'Asia/Kathmandu' },
  };
  await changeProfile({ ...services, log: { ...services.log, append } }, userId, wish, { recent: true });
  t.deepEqual(appends, ['account 2', 'schedule 1', 'profile 1']);
  t.deepEqual(await types(), ['PhoneNumberEntered', 'AddressChangeRequested', 'ScheduleChanged', 'NameChanged']);
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
  const version = profileVersion(await profile());
  const change = (firstName: string, expected: readonly string[] | null) =>
    changeProfile(services, userId, { name: { firstName } }, { expected });
  const both = await Promise.all([change('One', [version]), change('Two', [version])]);
  t.is(both.filter((outcome) => 'refused' in outcome && outcome.refused === 'stale').length, 1);
  t.deepEqual(await change('Three', [version]), { refused: 'stale' });
  t.deepEqual(await change('Three', []), { refused: 'stale' });
  t.false('refused' in (await change('Three', [profileVersion(await profile()), '99-0-0'])));
  t.is((await personOf(services, userId))?.firstName, 'Three');
});

test('two who change different things at once both have their way', async (t) => {
  const { services, userId } = await anAccount(t);
  const raced = justBefore(services, streams.profile(userId), () =>
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

/** Of all three streams. */
const WHOLE: ProfileWish = {
  name: { firstName: 'Zoë' },
  phone: NUMBER,
  email: 'new@example.com',
  schedule: { frequency: 'weekly', weekdays: [3] },
};
const WHOLE_CHANGES = ['PhoneNumberEntered', 'AddressChangeRequested', 'ScheduleChanged', 'NameChanged'];

for (const answerLost of [false, true])
  test(`a process that dies at any of its appends, ${answerLost ? 'before the answer' : 'before it'}: the same form again saves what is missing, and nothing twice`, async (t) => {
    for (const number of [1, 2, 3]) {
      const { services, userId, types, profile } = await anAccount(t);
      const terms = { expected: [profileVersion(await profile())], recent: true };
      const dying = dyingAt(services, number, answerLost);
      await t.throwsAsync(changeProfile(dying.services, userId, WHOLE, terms), { code: 'unavailable' });
      t.true(dying.hasDied());
      const again = await changeProfile(services, userId, WHOLE, terms);
      t.false('refused' in again, `append ${number}`);
      if (number < 3 || !answerLost) t.like(again, { asked: true });
      t.deepEqual(await types(), WHOLE_CHANGES, `append ${number}`);
      t.deepEqual(await changeProfile(services, userId, WHOLE, terms), { ...again, asked: false });
      t.deepEqual(await types(), WHOLE_CHANGES);
    }
  });

test('whoever changes something else between two appends has their way, and so has the form', async (t) => {
  const { services, userId, profile } = await anAccount(t);
  const raced = justBefore(services, streams.schedule(userId), () =>
    changeProfile(services, userId, { schedule: { clockTime: '06:30' } }),
  );
  t.like(await changeProfile(raced, userId, WHOLE, { recent: true }), { asked: true });
  t.like(await profile(), {
    person: { firstName: 'Zoë', wantedEmail: 'new@example.com' },
    account: { schedule: { clockTime: '06:30', frequency: 'weekly', weekdays: [3] } },
  });
});

test('a form that rests on a version writes nothing over what somebody else saves between two of its appends', async (t) => {
  const { services, userId, profile } = await anAccount(t);
  const expected = [profileVersion(await profile())];
  const raced = justBefore(services, streams.schedule(userId), () =>
    changeProfile(services, userId, { schedule: { clockTime: '06:30' } }),
  );
  const form = { ...WHOLE, schedule: { clockTime: '21:00' } };
  t.deepEqual(await changeProfile(raced, userId, form, { expected, recent: true }), { refused: 'stale' });
  t.like(await profile(), { account: { schedule: { clockTime: '06:30' } }, person: { firstName: 'Sub' } });
  await changeProfile(services, userId, form, { expected: [profileVersion(await profile())], recent: true });
  t.like(await profile(), { account: { schedule: { clockTime: '21:00' } }, person: { firstName: 'Zoë' } });
});

test('a change of what a form says nothing about makes it stale, and one of its own kind that comes to the same does not', async (t) => {
  const { services, userId, profile } = await anAccount(t);
  const expected = [profileVersion(await profile())];
  await changeProfile(services, userId, { schedule: { clockTime: '06:30' } });
  const name = { firstName: 'Zoë' };
  t.deepEqual(await changeProfile(services, userId, { name }, { expected }), { refused: 'stale' });
  t.false(
    'refused' in (await changeProfile(services, userId, { name, schedule: { clockTime: '06:30' } }, { expected })),
  );
  t.like(await profile(), { person: { firstName: 'Zoë' }, account: { schedule: { clockTime: '06:30' } } });
});

test('an account that is erased while its profile is saved is no account any more, and keeps no word', async (t) => {
  const { services, userId } = await anAccount(t);
  const raced = justBefore(services, streams.profile(userId), () => services.vault.destroy(userId));
  t.deepEqual(await changeProfile(raced, userId, { name: { firstName: 'Zoë' } }), { refused: 'no-such-account' });
  t.deepEqual(await services.log.read(streams.profile(userId)), []);
});
