import test from 'ava';
import { plusDays } from '#domain/time/dates.ts';
import { sharedApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';
import { aUser, call, type User } from '#test/support/user.ts';
import type { Achievement, AchievementPage } from '#web/contract/achievements.ts';
import type { MetSkill, NewSkillChoice, SkillChoice, SkillsProfileAnswer } from '#web/contract/skills.ts';

const app = sharedApp(test);
const TODAY = new Date().toISOString().slice(0, 'yyyy-MM-dd'.length);
const CHOICES = '/api/user/skills/choices';

/** A win that shows these skills, on a day so many ago; analysed, so that nothing of it changes by itself. */
const aWin = async (user: User, skills: readonly string[], daysAgo = 0): Promise<string> => {
  const text = { originalMessage: 'Sorted the shelves on the second floor', date: plusDays(TODAY, -daysAgo) };
  const { body } = await user.call<{ achievement: Achievement }>('POST', '/api/achievements', text);
  const { id } = body.achievement;
  await eventually('the analysis', async () => {
    const read = await user.call<{ achievement: Achievement }>('GET', `/api/achievements/${id}`);
    return read.body.achievement.analysisResult !== null;
  });
  await user.call('PUT', `/api/achievements/${id}`, { skills });
  return id;
};

const profileOf = async (user: User) =>
  (await user.call<SkillsProfileAnswer>('GET', `/api/user-skills-profile/${user.userId}`)).body.profile;
const counts = (skills: readonly MetSkill[] = []) =>
  Object.fromEntries(skills.map(({ skill, count }) => [skill, count]));
const shownTo = async (user: User) => counts((await profileOf(user))?.skillFrequency);
const choose = async (user: User, choice: NewSkillChoice): Promise<string> => {
  const { status, body } = await user.call<{ id: string }>('POST', CHOICES, choice);
  if (status !== 201) throw new Error(`answered ${status}`);
  return body.id;
};
const undo = (user: User, id: string) => user.call('DELETE', `${CHOICES}/${id}`);
const winsOf = async (user: User, query: string) =>
  (await user.call<AchievementPage>('GET', `/api/achievements?${query}`)).body;
const chipsOf = async (user: User, id: string) =>
  (await user.wins()).find((win) => win.id === id)?.analysisResult?.skills;

test('there is no profile while no win shows a skill', async (t) => {
  const user = await aUser(app());
  t.is(await profileOf(user), null);
  const id = await aWin(user, ['Teaching']);
  t.deepEqual(await shownTo(user), { Teaching: 1 });
  await user.call('PUT', `/api/achievements/${id}`, { skills: [] });
  t.is(await profileOf(user), null);
});

test('the profile counts what wins show, and is counted anew when they change', async (t) => {
  const user = await aUser(app());
  await aWin(user, ['Teaching', 'Excel'], 3);
  const gone = await aWin(user, ['teaching'], 100);
  await aWin(user, ['Triage'], 200);
  await aWin(user, ['Triage'], 300);
  const profile = await profileOf(user);
  t.deepEqual(profile?.coreStrengths, ['Teaching']);
  t.deepEqual(profile?.underIndexedSkills, ['Triage']);
  t.is(profile?.strengths[0]?.skill, 'Teaching');
  t.is(profile?.strengths[0]?.best.length, 2, 'its two best wins, by their own words');
  const ids = (await user.wins()).map(({ id }) => id);
  t.true(profile?.strengths[0]?.best.every(({ winId, quote }) => ids.includes(winId) && quote !== ''));
  t.not(profile?.tryNext, null);
  t.deepEqual(profile?.underIndexed, [
    { skill: 'Triage', why: 'not-lately', count: 2, lastDate: plusDays(TODAY, -200) },
  ]);
  t.deepEqual(profile?.skillFrequency[0], {
    ...{ skill: 'Teaching', count: 2, firstDate: plusDays(TODAY, -100), lastDate: plusDays(TODAY, -3) },
    ...{ last90Days: 1, previous90Days: 1, trend: 'same' },
  });
  await user.call('DELETE', `/api/achievements/${gone}`);
  t.deepEqual(await shownTo(user), { Triage: 2, Excel: 1, Teaching: 1 });
});

test('the profile is dated by the first win and the last change, however often it is read', async (t) => {
  const user = await aUser(app());
  const now = () => new Date().toISOString();
  const before = now();
  const gone = await aWin(user, ['Teaching']);
  const after = now();
  await aWin(user, ['Triage']);
  const changed = async (what: string, since: string): Promise<string> => {
    await eventually(what, async () => ((await profileOf(user))?.lastUpdated ?? '') > since);
    const { lastUpdated = '', id, createdAt = '' } = (await profileOf(user)) ?? {};
    t.is(id, `${user.userId}-skills`);
    t.true(before <= createdAt && createdAt <= after, what);
    t.is((await profileOf(user))?.lastUpdated, lastUpdated);
    return lastUpdated;
  };
  const counted = await changed('the skills of the second win', after);
  const choice = await choose(user, { is: 'hidden', skill: 'Teaching' });
  const hidden = await changed('a skill that is hidden', counted);
  await undo(user, choice);
  const shown = await changed('and shown again', hidden);
  await user.call('DELETE', `/api/achievements/${gone}`);
  await changed('a win that is removed', shown);
});

test('a skill opens its wins, whatever they spell it like, beside search and category', async (t) => {
  const user = await aUser(app());
  const [one, two] = [await aWin(user, ['Presentation'], 1), await aWin(user, ['presentations', 'C++'], 2)];
  await aWin(user, ['C'], 3);
  const found = async (query: string) => (await winsOf(user, query)).achievements.map(({ id }) => id);
  t.deepEqual(await found('skill=PRESENTATIONS'), [one, two]);
  t.is((await winsOf(user, 'skill=Presentation')).total, 2);
  t.deepEqual(await found('skill=C%2B%2B'), [two]);
  t.deepEqual(await found('skill=Presentation&q=second'), [one, two]);
  t.deepEqual(await found('skill=Presentation&q=nowhere'), []);
  t.deepEqual(await found('skill=Presentation&category=Sales'), []);
  t.deepEqual(await found('skill=Skiing'), []);
  const first = await winsOf(user, 'skill=Presentation&limit=1');
  const second = await winsOf(user, `skill=Presentation&limit=1&cursor=${first.nextCursor}`);
  t.deepEqual(
    [...first.achievements, ...second.achievements].map(({ id }) => id),
    [one, two],
  );
});

test('a skill that is renamed or merged is called so in profile, wins and filters, until that is undone', async (t) => {
  const user = await aUser(app());
  const id = await aWin(user, ['Comms', 'Writing']);
  await aWin(user, ['Writing', 'Excel']);
  const choice = await choose(user, { is: 'named', skills: ['comms', 'Writing'], name: 'Communication' });
  t.deepEqual(await shownTo(user), { Communication: 2, Excel: 1 });
  t.deepEqual(await chipsOf(user, id), ['Communication']);
  t.is((await winsOf(user, 'skill=Communication')).total, 2);
  t.deepEqual((await winsOf(user, 'limit=1&q=sorted')).achievements[0]?.analysisResult?.skills, [
    'Communication',
    'Excel',
  ]);
  t.is((await undo(user, choice)).status, 200);
  t.deepEqual(await shownTo(user), { Writing: 2, Comms: 1, Excel: 1 });
  t.deepEqual(await chipsOf(user, id), ['Comms', 'Writing']);
  t.is((await undo(user, choice)).status, 200, 'undone is undone');
});

test('a hidden skill is in no profile and on no win, and comes back as it was', async (t) => {
  const user = await aUser(app());
  const id = await aWin(user, ['Excel']);
  const choice = await choose(user, { is: 'hidden', skill: 'excel' });
  t.deepEqual((await profileOf(user))?.skillFrequency, []);
  t.deepEqual(await chipsOf(user, id), []);
  const { body } = await user.call<{ choices: SkillChoice[] }>('GET', CHOICES);
  t.like(body.choices[0], { id: choice, is: 'hidden', skill: 'excel' });
  await undo(user, choice);
  t.deepEqual(await shownTo(user), { Excel: 1 });
  t.deepEqual(await chipsOf(user, id), ['Excel']);
});

test('lists that show skills have another tag once these are called otherwise', async (t) => {
  const user = await aUser(app());
  await aWin(user, ['Comms']);
  const paths = ['/api/achievements', `/api/user-skills-profile/${user.userId}`, CHOICES];
  const tags = () => Promise.all(paths.map(async (path) => (await user.call('GET', path)).headers.get('ETag')));
  const before = await tags();
  await choose(user, { is: 'named', skills: ['Comms'], name: 'Talking' });
  for (const [at, tag] of (await tags()).entries()) t.not(tag, before[at], paths[at]);
});

test('the same choice, sent once more with its key, is one', async (t) => {
  const user = await aUser(app());
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const send = () =>
    call<{ id: string }>(app(), 'POST', CHOICES, { is: 'hidden', skill: 'Excel' }, user.session, headers);
  t.is((await send()).body.id, (await send()).body.id);
  t.is((await user.call<{ choices: SkillChoice[] }>('GET', CHOICES)).body.choices.length, 1);
});

test('nobody reads or changes the skills of somebody else', async (t) => {
  const [user, other] = [await aUser(app()), await aUser(app())];
  await aWin(user, ['Comms']);
  const choice = await choose(user, { is: 'named', skills: ['Comms'], name: 'Talking' });
  for (const id of [user.userId, '1', 'x', `${other.userId}.0`, `0${other.userId}`])
    t.is((await other.call('GET', `/api/user-skills-profile/${id}`)).status, 404);
  t.is((await undo(other, choice)).status, 404);
  t.is((await undo(user, 'nothing')).status, 404);
  t.deepEqual(await shownTo(user), { Talking: 1 });
  t.is((await call(app(), 'GET', `/api/user-skills-profile/${user.userId}`)).status, 401);
});

test('what is no choice is refused with a word to the field', async (t) => {
  const user = await aUser(app());
  for (const wrong of [
    { is: 'named', skills: [], name: 'Talking' },
    { is: 'named', skills: ['Comms'], name: ' ' },
    { is: 'named', skills: ['Comms'], name: 'x'.repeat(61) },
    { is: 'hidden' },
    { is: 'loved', skill: 'Comms' },
  ])
    t.is((await user.call('POST', CHOICES, wrong)).status, 400, JSON.stringify(wrong));
});
