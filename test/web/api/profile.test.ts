import test from 'ava';
import { openSession } from '#application/access/sign-in/sessions.ts';
import { runningApp, sharedApp } from '#test/support/app.ts';
import { movableClock } from '#test/support/clock.ts';
import { unprovenAccount } from '#test/support/unproven-account.ts';
import { aUser, call, mailTo, outboxOf, type User } from '#test/support/user.ts';
import type { User as Profile } from '#web/contract/account.ts';
import type { ProfileSaved } from '#web/contract/profile.ts';

const app = sharedApp(test);

type Failed = Readonly<{ success: false; message: string; errors?: Record<string, string> }>;

const change = (user: User, body: unknown, ifMatch?: string) =>
  call<ProfileSaved>(
    app(),
    'PUT',
    '/api/user/profile',
    body,
    user.session,
    ifMatch === undefined ? {} : { 'If-Match': ifMatch },
  );
const read = (user: User) => user.call<Profile>('GET', '/api/user/profile');

test('the profile is read with all its fields, and a change answers it as it is then', async (t) => {
  const user = await aUser(app());
  const { body } = await read(user);
  t.deepEqual(body, {
    id: user.userId,
    userId: user.userId,
    firstName: 'Sub',
    lastName: 'Scriber',
    role: '',
    company: '',
    email: user.email,
    emailProven: true,
    wantedEmail: null,
    phoneNumber: null,
    phoneVerified: false,
    messageFrequency: 'daily',
    messageTimePreference: 'morning',
    messageTime: null,
    messageWeekday: 0,
    messageDays: [0],
    messageEvery: 1,
    timezone: 'UTC',
    language: null,
    aiAllowed: null,
    setupDone: true,
    subscriptionStatus: 'active',
    subscriptionType: null,
    paymentStatus: 'paid',
    createdAt: body.registrationDate,
    registrationDate: body.registrationDate,
    lastLogin: body.lastLogin,
  });
  const wished = {
    firstName: 'Zoë',
    lastName: 'Ångström',
    phoneNumber: '+1 (415) 555-2671',
    messageFrequency: 'weekly',
    messageTimePreference: 'evening',
    messageTime: '06:45',
    messageWeekday: 5,
    timezone: 'America/Argentina/Ushuaia',
  };
  const saved = await change(user, wished);
  t.is(saved.status, 200);
  t.deepEqual(saved.body, {
    success: true,
    message: 'Profile updated',
    profile: { ...body, ...wished, messageDays: [5], phoneNumber: '+14155552671' },
  });
  t.deepEqual((await read(user)).body, saved.body.profile);
  t.deepEqual((await user.call('GET', '/api/auth/me')).body, saved.body.profile);
});

test('what is left out stays; an hour and a number are taken away by name', async (t) => {
  const user = await aUser(app());
  await change(user, { messageTime: '06:45', phoneNumber: '4155552671', phoneCountry: 'us' });
  t.like((await change(user, { firstName: 'Ada' })).body.profile, {
    firstName: 'Ada',
    lastName: 'Scriber',
    messageTime: '06:45',
    phoneNumber: '+14155552671',
  });
  for (const nothing of ['', null]) {
    await change(user, { phoneNumber: '+14155552671' });
    t.is((await change(user, { phoneNumber: nothing })).body.profile.phoneNumber, null);
  }
  t.is((await change(user, { messageTime: null })).body.profile.messageTime, null);
});

test('each field that is wrong is named with the words of the form, and nothing is changed', async (t) => {
  const user = await aUser(app());
  const wrong: readonly (readonly [object, string, RegExp])[] = [
    [{ firstName: '  ' }, 'firstName', /^First name is required$/],
    [{ lastName: '' }, 'lastName', /^Last name is required$/],
    [{ email: 'no address' }, 'email', /^Invalid email address$/],
    [{ email: `x@${app().services.mail.domain}` }, 'email', /^Invalid email address$/],
    [{ phoneNumber: '123' }, 'phoneNumber', /^Phone number must be at least 10 digits$/],
    [{ phoneNumber: '0123456789' }, 'phoneNumber', /valid phone number/],
    [{ phoneNumber: '+19005550199' }, 'phoneNumber', /numbers of this kind/],
    [{ timezone: 'Atlantis/Capital' }, 'timezone', /^Please choose a time zone$/],
    [{ timezone: '' }, 'timezone', /^Please choose a time zone$/],
    [{ messageTime: '24:00' }, 'messageTime', /time of day/],
    [{ messageWeekday: 7 }, 'messageWeekday', /./],
    [{ messageFrequency: 'hourly' }, 'messageFrequency', /./],
    [{ setupDone: false }, 'setupDone', /./],
    [{ emailProven: true }, 'emailProven', /./],
  ];
  const before = (await read(user)).body;
  for (const [body, field, words] of wrong) {
    const answer = await user.call<Failed>('PUT', '/api/user/profile', { messageFrequency: 'weekly', ...body });
    t.is(answer.status, 400, JSON.stringify(body));
    t.regex(answer.body.errors?.[field] ?? '', words, JSON.stringify(body));
  }
  t.deepEqual((await read(user)).body, before);
});

test('every field that is wrong is named at once, whoever finds it wrong', async (t) => {
  const user = await aUser(app());
  const { status, body } = await user.call<Failed>('PUT', '/api/user/profile', {
    firstName: ' ',
    lastName: 7,
    email: `x@${app().services.mail.domain}`,
    phoneNumber: '+19005550199',
    timezone: 'Atlantis/Capital',
    messageTime: '24:00',
    emailProven: true,
  });
  t.is(status, 400);
  t.deepEqual(Object.keys(body.errors ?? {}).sort(), [
    'email',
    'emailProven',
    'firstName',
    'lastName',
    'messageTime',
    'phoneNumber',
    'timezone',
  ]);
  t.is(body.message, 'First name is required');
  const two = await user.call<Failed>('PUT', '/api/user/profile', {
    timezone: 'Mars/North',
    phoneNumber: '0123456789',
  });
  t.deepEqual(Object.keys(two.body.errors ?? {}).sort(), ['phoneNumber', 'timezone']);
  t.is(two.body.message, 'Please choose a time zone');
});

test('the user has id and createdAt, the names of the specification, beside our own', async (t) => {
  const user = await aUser(app());
  const profile = (await read(user)).body;
  t.like(profile, { id: user.userId, userId: user.userId, createdAt: profile.registrationDate });
  const me = (await user.call<Profile>('GET', '/api/auth/me')).body;
  t.like(me, { id: user.userId, createdAt: profile.createdAt });
});

test('a change that names an older profile is refused with 412, one that names this or any is not', async (t) => {
  const user = await aUser(app());
  const first = (await read(user)).headers.get('ETag') ?? '';
  t.regex(first, /^"[\w-]+"$/);
  const saved = await change(user, { firstName: 'One' }, first);
  t.is(saved.status, 200);
  const second = saved.headers.get('ETag') ?? '';
  t.not(second, first);
  t.is((await read(user)).headers.get('ETag'), second);
  for (const stale of [first, '"x"', 'x', `${first}, "999-9-9"`]) {
    const refused = await change(user, { firstName: 'Two' }, stale);
    t.is(refused.status, 412, stale);
    t.false(refused.body.success as boolean);
  }
  for (const good of [second, `W/${second}`, `${first}, ${second}`, '*'])
    t.is((await change(user, { firstName: 'One' }, good)).status, 200, good);
  t.is((await read(user)).body.firstName, 'One');
});

test('asking for another address answers alike, whether someone has it or not; opening its link changes nothing', async (t) => {
  const [user, other] = [await aUser(app()), await aUser(app())];
  const email = `new-${crypto.randomUUID()}@example.com`;
  const free = await change(user, { email });
  const taken = await change(user, { email: other.email });
  t.is(taken.status, free.status);
  t.is(taken.body.message, free.body.message);
  t.deepEqual({ ...taken.body.profile, wantedEmail: '' }, { ...free.body.profile, wantedEmail: '' });
  t.like(taken.body.profile, { email: user.email, wantedEmail: other.email, emailProven: true });
  t.notRegex((await mailTo(app(), other.email, /another Cairn account/)).text, /confirm-address|login\/token/);
  const asked = await mailTo(app(), email, /Confirm your new address/);
  const link = /http\S+confirm-address\?token=\S+/.exec(asked.text)?.[0] ?? '';
  await fetch(link);
  t.like((await read(user)).body, { email: user.email });
});

test('a link is confirmed by anyone who has it, twice alike; another one is not good', async (t) => {
  const user = await aUser(app());
  const email = `new-${crypto.randomUUID()}@example.com`;
  await change(user, { email });
  const asked = await mailTo(app(), email, /Confirm your new address/);
  const token = new URL(/http\S+confirm-address\?token=\S+/.exec(asked.text)?.[0] ?? '').searchParams.get('token');
  const confirm = (body: unknown) => call<Failed>(app(), 'POST', '/api/user/address/confirm', body);
  for (let time = 0; time < 2; time += 1) t.is((await confirm({ token })).status, 200);
  t.like((await read(user)).body, { email, wantedEmail: null, emailProven: true });
  for (const bad of ['address_none', `${token}x`, String(token).replace('address_', 'link_')]) {
    const answer = await confirm({ token: bad });
    t.is(answer.status, 400);
    t.regex(answer.body.message, /no longer good/);
  }
  t.regex(
    (await mailTo(app(), user.email, /address was changed/)).text.replace(/\s+/g, ' '),
    new RegExp(`under ${email}`),
  );
  t.true((await outboxOf(app(), email)).every(({ text }) => !text.includes('login/token')));
});

test('another address wants a sign-in of the last 15 minutes; nothing else does, nor does putting a wrong one right', async (t) => {
  const clock = movableClock(Date.now());
  const later = await runningApp(t, { clock });
  const user = await aUser(later);
  const email = `sub-${crypto.randomUUID()}@example.com`;
  const session = await openSession(later.services, await unprovenAccount(later.services, { email }));
  clock.move(15 * 60_000 + 1);
  const puts = (body: unknown, as = user.session) => call<Failed>(later, 'PUT', '/api/user/profile', body, as);
  const refused = await puts({ firstName: 'Ada', email: 'new@example.com' });
  t.is(refused.status, 403);
  t.is(refused.body.message, 'Please sign in again to do this.');
  t.is((await puts({ firstName: 'Zoë', email: user.email })).status, 200);
  t.is((await puts({ email: 'right@example.com' }, session)).status, 200);
  const { loginUrl } = await later.commands['account login-link'](user);
  const token = new URL(loginUrl).searchParams.get('token');
  const again = await call<{ token: string }>(later, 'POST', '/api/auth/token', { token });
  t.is((await puts({ email: 'new@example.com' }, again.body.token)).status, 200);
});

test('the profile is its owner’s alone', async (t) => {
  t.is((await call(app(), 'GET', '/api/user/profile')).status, 401);
  t.is((await call(app(), 'PUT', '/api/user/profile', { firstName: 'Eve' })).status, 401);
});

test('the language is chosen, followed again with null, and none but ours is taken', async (t) => {
  const user = await aUser(app());
  const choose = (language: unknown) => user.call<{ profile: Profile }>('PUT', '/api/user/profile', { language });
  t.is((await choose('es')).body.profile.language, 'es');
  t.is((await choose(null)).body.profile.language, null);
  for (const language of ['it', '', 1]) t.is((await choose(language)).status, 400);
});

test('role and company are said, said otherwise, and taken away; too long ones are not taken', async (t) => {
  const user = await aUser(app());
  const said = await change(user, { role: '  Head Chef ', company: 'Noma' });
  t.like(said.body.profile, { role: 'Head Chef', company: 'Noma' });
  t.like((await change(user, { company: 'Geranium' })).body.profile, { role: 'Head Chef', company: 'Geranium' });
  t.like((await change(user, { role: '', company: '' })).body.profile, { role: '', company: '' });
  t.is((await change(user, { role: 'x'.repeat(101) })).status, 400);
});
