import test from 'ava';
import { openSession } from '#application/access/sign-in/sessions.ts';
import { CHECK_INS_DUE } from '#application/check-ins/check-ins-due.ts';
import { handle } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import { streams } from '#application/streams.ts';
import { account } from '#domain/accounts/decider.ts';
import { tellAccount } from '#test/support/account-commands.ts';
import { sharedApp } from '#test/support/app.ts';
import { unprovenAccount } from '#test/support/unproven-account.ts';
import { aUser, call, type User } from '#test/support/user.ts';
import type { User as Profile } from '#web/contract/account.ts';
import type { Failure } from '#web/contract/answers.ts';
import type { CheckIns, SchedulePreview } from '#web/contract/check-ins.ts';

const app = sharedApp(test);
const DAY = 24 * 60 * 60_000;
const dateIn = (days: number): string => new Date(app().services.clock.now() + days * DAY).toISOString().slice(0, 10);

const read = async (user: User): Promise<CheckIns> => (await user.call<CheckIns>('GET', '/api/check-ins')).body;
const change = (user: User, body: unknown) =>
  user.call<Omit<CheckIns, 'success'> & Omit<Failure, 'success'>>('PUT', '/api/check-ins', body);

test('asking for a check-in again with the same Idempotency-Key is the same check-in; another key is too soon', async (t) => {
  const user = await aUser(app());
  const asks = async (key: string) =>
    (
      await call(app(), 'POST', '/api/send-checkin', undefined, user.session, {
        Origin: app().web.url,
        'Idempotency-Key': key,
      })
    ).status;
  t.deepEqual([await asks('one'), await asks('one'), await asks('other')], [200, 200, 429]);
});

test('the next five check-ins are shown, on the schedule that was saved a moment ago', async (t) => {
  const user = await aUser(app());
  await user.call('PUT', '/api/user/profile', { messageFrequency: 'weekly', messageWeekday: 5, messageTime: '16:30' });
  const { next, fewerFrom, ...settings } = await read(user);
  t.is(next.length, 5, 'nobody is foretold to be silent');
  for (const { date, at } of next) {
    t.is(new Date(`${date}T00:00:00Z`).getUTCDay(), 5);
    t.is(at, `${date}T16:30:00.000Z`);
  }
  const none = { weekly: false, monthly: false };
  t.true(
    next.some(({ date }) => date === fewerFrom),
    'and it says from when on fewer come, were nothing heard',
  );
  const quiet = {
    none: null,
    pause: null,
    thinning: true,
    byText: false,
    insights: none,
    undeliverable: false,
    quietSince: null,
  };
  t.deepEqual(settings, { success: true, ...quiet });
  const { body } = await change(user, { thinning: false });
  t.like(body, { fewerFrom: null, next: { length: 5 } });
});

test('several weekdays and every second week are saved, shown, planned and given back as they were', async (t) => {
  const user = await aUser(app());
  const save = (body: unknown) =>
    user.call<{ profile: Profile; errors?: object }>('PUT', '/api/user/profile', body).then(({ body, status }) => ({
      ...body,
      status,
    }));
  const every = { messageFrequency: 'weekly', messageDays: [5, 1, 3], messageEvery: 2 };
  t.like((await save(every)).profile, { messageDays: [1, 3, 5], messageWeekday: 1, messageEvery: 2 });
  const { next } = await read(user);
  const weeks = new Set(next.map(({ date }) => Math.floor((Date.parse(date) / DAY + 3) / 7)));
  t.deepEqual(
    next.map(({ date }) => new Date(date).getUTCDay()).filter((day) => ![1, 3, 5].includes(day)),
    [],
  );
  const [first = 0, ...others] = [...weeks];
  t.true(others.length > 0 && others.every((week) => (week - first) % 2 === 0), [...weeks].join());
  t.like((await save({ messageTime: '16:00' })).profile, { messageDays: [1, 3, 5], messageEvery: 2 });
  const today = new Date().toISOString().slice(0, 10); // its hour may be over, and the later one not yet
  const comes = ({ next }: Pick<CheckIns, 'next'>) =>
    next
      .map(({ date }) => date)
      .filter((date) => date !== today)
      .slice(0, 4);
  t.deepEqual(comes(await read(user)), comes({ next }), 'another hour moves no week');
  t.like((await save({ messageWeekday: 4 })).profile, { messageDays: [4], messageWeekday: 4 }, 'one day alone is all');
  for (const messageDays of [[], [7], [-1], [1.5], 'Monday', [1, 2, 3, 4, 5, 6, 0, 1], null]) {
    const { status, errors } = await save({ messageDays });
    t.is(status, 400, JSON.stringify(messageDays));
    t.truthy(errors);
  }
  for (const messageEvery of [0, 3, '2']) t.is((await save({ messageEvery })).status, 400);
});

test('a schedule is shown before it is saved as it will be afterwards, and showing it saves nothing', async (t) => {
  const user = await aUser(app());
  const before = await read(user);
  const preview = (query: string) =>
    user.call<SchedulePreview & Pick<Failure, 'errors'>>('GET', `/api/check-ins/preview?${query}`);
  t.deepEqual((await preview('')).body.next, before.next);
  const wished = { messageFrequency: 'weekly', messageEvery: 2, timezone: 'Asia/Kolkata', messageTime: '16:30' };
  const asQuery = new URLSearchParams({ ...wished, messageEvery: '2', messageDays: '1,3' });
  const shown = await preview(asQuery.toString());
  t.deepEqual(await read(user), before);
  await user.call('PUT', '/api/user/profile', { ...wished, messageDays: [1, 3] });
  const { next, fewerFrom, none } = await read(user);
  t.deepEqual(shown.body, { success: true, next, fewerFrom, none });
  t.is(next.length, 5);
  const sevenAgain = await preview('messageTime=&messageDays=5&messageEvery=1&timezone=UTC');
  t.true(
    sevenAgain.body.next.every(({ at }) => at.endsWith('T07:00:00.000Z')),
    'an hour that is taken away is none',
  );
  for (const [query, field] of [
    ['messageDays=', 'messageDays'],
    ['messageDays=7', 'messageDays'],
    ['messageEvery=3', 'messageEvery'],
    ['messageTime=25:00', 'messageTime'],
    ['timezone=Mars/Base', 'timezone'],
    ['messageFrequency=hourly', 'messageFrequency'],
  ] as const) {
    const { status, body } = await preview(query);
    t.is(status, 400, query);
    t.deepEqual(Object.keys(body.errors ?? {}), [field], query);
  }
});

test('where none is planned it says why', async (t) => {
  const userId = await unprovenAccount(app().services, { email: 'unproven@example.com' });
  const token = await openSession(app().services, userId);
  const { body } = await call<CheckIns>(app(), 'GET', '/api/check-ins', undefined, token);
  t.like(body, { next: [], none: 'unproven' });
  const user = await aUser(app());
  t.like((await change(user, { pausedUntil: 'stopped' })).body, { next: [], none: 'paused' });
});

test('a pause holds until its date, for good until it is resumed, and starts in the future', async (t) => {
  const user = await aUser(app());
  const until = dateIn(10);
  const paused = await change(user, { pausedUntil: until });
  t.is(paused.status, 200);
  t.deepEqual(paused.body.pause, { from: null, until, reason: 'asked' });
  t.is(paused.body.next[0]?.date, until);
  const stopped = await change(user, { pausedUntil: 'stopped' });
  t.deepEqual(stopped.body.pause, { from: null, until: null, reason: 'stopped' });
  t.deepEqual(stopped.body.next, []);
  const resumed = await change(user, { pausedUntil: null });
  t.is(resumed.body.pause, null);
  t.is(resumed.body.next.length, 5);
  for (const pausedUntil of [dateIn(0), dateIn(-3), '2026-02-31', 'soon', 7]) {
    const { status, body } = await change(user, { pausedUntil });
    t.is(status, 400, String(pausedUntil));
    t.is(typeof body.errors?.pausedUntil, 'string');
  }
  t.is((await change(user, { pause: true })).status, 400);
});

test('a pause may begin later, and not after its end', async (t) => {
  const user = await aUser(app());
  const [from, until] = [dateIn(5), dateIn(10)];
  const paused = await change(user, { pausedFrom: from, pausedUntil: until });
  t.deepEqual(paused.body.pause, { from, until, reason: 'asked' });
  t.true((paused.body.next[0]?.date ?? until) < from);
  t.like((await change(user, { pausedFrom: from, pausedUntil: 'stopped' })).body.pause, { from, until: null });
  t.like((await change(user, { pausedFrom: dateIn(-2), pausedUntil: until })).body.pause, { from: null, until });
  for (const wrong of [{ pausedUntil: from }, { pausedUntil: null }, {}]) {
    const { status, body } = await change(user, { pausedFrom: until, ...wrong });
    t.is(status, 400, JSON.stringify(wrong));
    t.is(typeof body.errors?.pausedFrom, 'string');
  }
});

test('every second week comes in the weeks that its user names', async (t) => {
  const user = await aUser(app());
  const every = { messageFrequency: 'weekly', messageDays: [1, 2, 3, 4, 5, 6, 0], messageEvery: 2 };
  const weekOf = (date: string) => Math.floor((Date.parse(date) / DAY + 3) / 7);
  for (const inDays of [20, 27, 27, 34]) {
    const named = dateIn(inDays);
    t.is((await user.call('PUT', '/api/user/profile', { ...every, messageWeekOf: named })).status, 200);
    const { next } = await read(user);
    for (const { date } of next) t.is(Math.abs(weekOf(date) - weekOf(named)) % 2, 0, `${date} for ${named}`);
  }
  t.is((await user.call('PUT', '/api/user/profile', { messageWeekOf: '2026-02-31' })).status, 400);
});

test('check-ins by text need a verified phone; a refusal changes nothing else', async (t) => {
  const user = await aUser(app());
  const refused = await change(user, { byText: true, thinning: false });
  t.is(refused.status, 409);
  t.regex(refused.body.message, /verify your phone/);
  t.like(await read(user), { byText: false, thinning: true });
  const { log, clock } = app().services;
  const phone = { phoneName: `p-${user.userId}`, personal: { phoneNumber: '+12025550199' } };
  const id = { userId: user.userId, at: timestamp(clock) };
  await handle(log, account, streams.account(user.userId), { type: 'GivePhone', data: { ...id, ...phone } });
  await handle(log, account, streams.account(user.userId), { type: 'VerifyPhone', data: { ...id, ...phone } });
  t.like((await change(user, { byText: true })).body, { byText: true });
  t.like((await change(user, { byText: false })).body, { byText: false });
});

test('insight mails are chosen one by one and stay chosen', async (t) => {
  const user = await aUser(app());
  await change(user, { insights: { weekly: true, monthly: false } });
  t.deepEqual((await read(user)).insights, { weekly: true, monthly: false });
  t.is((await change(user, { insights: { weekly: true } })).status, 400, 'half of it says nothing');
});

test('mail that came back is shown, and nothing is planned while it is so', async (t) => {
  const user = await aUser(app());
  const { log, clock, readModels } = app().services;
  const stream = streams.account(user.userId);
  const opened = (await log.readSealed(stream))[0]?.data.addressName;
  const data = { userId: user.userId, at: timestamp(clock), addressName: String(opened), mailId: 'm' };
  const failed = { ...data, failure: 'hard', status: '5.1.1' } as const;
  await tellAccount({ log }, user.userId, { type: 'NoteDeliveryFailure', data: failed });
  const { undeliverable, next, none } = await read(user);
  t.true(undeliverable);
  t.deepEqual(next, []);
  t.is(none, 'undeliverable');
  t.truthy(await readModels.checkpoint(CHECK_INS_DUE));
});
