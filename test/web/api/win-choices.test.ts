import test from 'ava';
import { sharedApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';
import { aUser, type User } from '#test/support/user.ts';
import type { Achievement } from '#web/contract/achievements.ts';

const app = sharedApp(test);

type One = { achievement: Achievement; errors?: Record<string, string> };

const aWin = async (user: User, more: object = {}) =>
  (await user.call<One>('POST', '/api/achievements', { originalMessage: 'Trained two nurses on triage', ...more })).body
    .achievement;
const change = (user: User, { id }: Achievement, wanted: object) =>
  user.call<One>('PUT', `/api/achievements/${id}`, wanted);
const read = async (user: User, { id }: Achievement) =>
  (await user.call<One>('GET', `/api/achievements/${id}`)).body.achievement;
const analysed = (user: User, win: Achievement) =>
  eventually('the analysis', async () => {
    const now = await read(user, win);
    return now.analysisResult ? now : null;
  });

test('a win is private, or has words for others, from the moment it is written', async (t) => {
  const user = await aUser(app());
  const chosen = { private: true, publicText: 'Trained staff' };
  const win = await aWin(user, chosen);
  t.like(win, chosen);
  t.like(await read(user, win), chosen);
  t.like(await aWin(user), { private: false, publicText: null });
});

test('what is changed of a win is changed alone, and shown at once and in the list', async (t) => {
  const user = await aUser(app());
  const win = await analysed(user, await aWin(user));
  for (const wanted of [
    { date: '2024-02-29' },
    { category: 'Research' },
    { private: true },
    { publicText: 'Trained staff' },
    { publicText: null },
  ]) {
    const before = await read(user, win);
    const { status, body } = await change(user, win, wanted);
    t.is(status, 200);
    const isGuess = before.categoryIsGuess && !('category' in wanted);
    t.deepEqual(body.achievement, { ...before, ...wanted, categoryIsGuess: isGuess } as Achievement);
    t.deepEqual((await user.wins())[0], body.achievement);
  }
});

test('the category that a user chose stands over that of a later analysis, until it is given back', async (t) => {
  const user = await aUser(app());
  const win = await analysed(user, await aWin(user));
  await change(user, win, { category: 'Sales' });
  await change(user, win, { originalMessage: 'Fixed the nightly build by caching the toolchain' });
  const again = await analysed(user, win);
  t.is(again.category, 'Sales');
  t.not(again.analysisResult?.category, 'Sales');
  t.is((await user.call<{ total: number }>('GET', '/api/achievements?category=Sales')).body.total, 1);
  const back = await change(user, win, { category: null });
  t.is(back.body.achievement.category, again.analysisResult?.category ?? '');
});

test('the skills that a user chose stand over those of a later analysis, are given back, and are remembered', async (t) => {
  const user = await aUser(app());
  const win = await analysed(user, await aWin(user));
  t.deepEqual(win.analysisResult?.skills, ['Training']);
  const chosen = await change(user, win, { skills: ['Mentoring'] });
  t.deepEqual(chosen.body.achievement.analysisResult?.skills, ['Mentoring']);
  await eventually('the list', async () => (await user.wins())[0]?.analysisResult?.skills[0] === 'Mentoring');
  const later = await analysed(user, await aWin(user, { originalMessage: 'Trained a new nurse for the nights' }));
  t.deepEqual(later.analysisResult?.skills, ['Mentoring']);
  const back = await change(user, win, { skills: null });
  t.deepEqual(back.body.achievement.analysisResult?.skills, ['Training']);
  const refused = await change(user, win, { skills: [''] });
  t.is(refused.status, 400);
  const stranger = await aUser(app());
  t.is((await change(stranger, win, { skills: ['Theirs'] })).status, 404);
});

test('a day to come, a category of nobody, an empty change and unknown fields are refused in words', async (t) => {
  const user = await aUser(app());
  const win = await aWin(user);
  const tomorrow = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
  const refused: readonly (readonly [object, string])[] = [
    [{ date: tomorrow }, 'That day is yet to come.'],
    [{ date: 'soon' }, 'Please give a date.'],
    [{ category: 'constructor' }, 'Please choose a category of the list.'],
    [{ private: 'yes' }, 'Please say yes or no.'],
    [{}, 'There is nothing to change.'],
  ];
  for (const [wanted, message] of refused) {
    const { status, body } = await change(user, win, wanted);
    t.is(status, 400);
    t.like(body, { message });
  }
  t.is((await change(user, win, { isDeleted: true })).status, 400);
  t.deepEqual((await read(user, win)).date, win.date);
});

test("nobody changes another's win", async (t) => {
  const [user, other] = [await aUser(app()), await aUser(app())];
  const win = await aWin(user);
  t.is((await change(other, win, { private: true })).status, 404);
  t.false((await read(user, win)).private);
});

test('a win that is restored is as private as it was, on its own day and in its own category', async (t) => {
  const user = await aUser(app());
  const win = await aWin(user);
  const chosen = { date: '2024-02-29', category: 'Research', private: true, publicText: 'Trained staff' };
  await change(user, win, chosen);
  await user.call('DELETE', `/api/achievements/${win.id}`);
  const { body } = await user.call<One>('POST', `/api/achievements/${win.id}/restore`);
  t.like(body.achievement, chosen);
  t.like(await read(user, win), chosen);
});
