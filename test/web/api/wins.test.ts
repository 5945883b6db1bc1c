import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import test from 'ava';
import { array, assert, asyncProperty, constantFrom, integer, option, record, sample, tuple } from 'fast-check';
import { openSession } from '#application/access/sign-in/sessions.ts';
import { openAccount } from '#application/accounts/open-account.ts';
import { unavailable } from '#application/engine/ports/fault.ts';
import type { ShownPage } from '#application/engine/ports/read-models.ts';
import { runningApp, sharedApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';
import { notRun } from '#test/support/not-run.ts';
import { aUser, call, type User } from '#test/support/user.ts';
import type { Achievement, AchievementPage } from '#web/contract/achievements.ts';
import type { Failure } from '#web/contract/answers.ts';
import { aWebServer } from './a-web-server.ts';

const app = sharedApp(test);
const STRINGS = new URL('../../../../shared/mail/strings/blns.json', import.meta.url);

type One = { achievement: Achievement };
type Versioned = One & { version: string };

const post = (user: User, originalMessage: string, more: Record<string, string> = {}, headers = {}) =>
  call<One>(app(), 'POST', '/api/achievements', { originalMessage, ...more }, user.session, headers);

test('what was written is read at once: recorded, reworded, removed', async (t) => {
  const user = await aUser(app());
  for (let time = 0; time < 10; time += 1) {
    const written = await post(user, `Win ${time}`);
    t.is(written.status, 201);
    t.is(written.headers.get('Cairn-Behind'), null);
    const { id } = written.body.achievement;
    t.is((await user.wins())[0]?.originalMessage, `Win ${time}`);
    const reworded = await user.call<One>('PUT', `/api/achievements/${id}`, { originalMessage: `Better ${time}` });
    t.is(reworded.body.achievement.originalMessage, `Better ${time}`);
    t.is((await user.call<One>('GET', `/api/achievements/${id}`)).body.achievement.originalMessage, `Better ${time}`);
    t.is((await user.call('DELETE', `/api/achievements/${id}`)).status, 200);
    t.deepEqual(await user.wins(), []);
    t.is((await user.call('GET', `/api/achievements/${id}`)).status, 404);
    t.is((await user.call('DELETE', `/api/achievements/${id}`)).status, 404);
  }
});

test('a change that rests on an older version of the win is refused, and changes nothing; the analysis makes none older', async (t) => {
  const user = await aUser(app());
  const { id } = (await post(user, 'Cut the build from 40 to 9 minutes.')).body.achievement;
  const path = `/api/achievements/${id}`;
  const first = (await user.call<Versioned>('GET', path)).body.version;
  await eventually('its analysis', async () => (await user.wins())[0]?.analysisResult);
  t.is((await user.call<Versioned>('GET', path)).body.version, first);
  const change = (version: string, body: object) =>
    call<Versioned & Failure>(app(), 'PUT', path, body, user.session, { 'If-Match': version });
  const changed = await change(`"${first}"`, { originalMessage: 'Cut the build to 9 minutes.' });
  t.is(changed.status, 200);
  t.not(changed.body.version, first);
  for (const stale of [`"${first}"`, `W/"${first}"`, '"x"', 'nonsense']) {
    const refused = await change(stale, { originalMessage: 'Written over' });
    t.is(refused.status, 412, stale);
    t.regex(refused.body.message, /changed elsewhere/);
  }
  t.is((await user.wins())[0]?.originalMessage, 'Cut the build to 9 minutes.');
  for (const good of [`"${first}", "${changed.body.version}"`, '*'])
    t.is(
      (await change(good, { originalMessage: 'Cut the build to 9 minutes.', private: good === '*' })).status,
      200,
      good,
    );
  t.is((await change(`"${first}"`, { date: '2999-01-01' })).status, 400);
  t.is(
    (await user.call('PUT', path, { category: 'Process improvement' })).status,
    200,
    'without it the last word counts',
  );
});

test('when the read models are far behind, what was written is answered as it is, and says who is behind', async (t) => {
  const { services, url } = await aWebServer(t);
  const person = { email: 'sub@example.com', firstName: 'Sub', lastName: 'Scriber', timezone: 'UTC' };
  const opened = await openAccount(services, person);
  if ('refused' in opened) return t.fail();
  const session = await openSession(services, opened.userId);
  const ask = async (method: string, path: string, body?: unknown) =>
    call<One>({ web: { url } } as never, method, path, body, session);
  const written = await ask('POST', '/api/achievements', { originalMessage: 'Kept for certain' });
  t.is(written.status, 201);
  t.is(written.headers.get('Cairn-Behind'), 'wins');
  t.like(written.body.achievement, {
    originalMessage: 'Kept for certain',
    userId: opened.userId,
    analysisResult: null,
  });
  const { id } = written.body.achievement;
  const reworded = await ask('PUT', `/api/achievements/${id}`, { originalMessage: 'Kept all the same' });
  t.is(reworded.body.achievement.originalMessage, 'Kept all the same');
  const removed = await ask('DELETE', `/api/achievements/${id}`);
  t.is(removed.status, 200);
  t.is(removed.headers.get('Cairn-Behind'), 'wins, removed-wins');
});

test('the same Idempotency-Key is one win, even at the same moment; another key is another win', async (t) => {
  const user = await aUser(app());
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const answers = await Promise.all(Array.from({ length: 8 }, () => post(user, 'Typed once', {}, key)));
  t.deepEqual([...new Set(answers.map(({ status }) => status))], [201]);
  t.is(new Set(answers.map(({ body }) => body.achievement.id)).size, 1);
  await post(user, 'Typed once', {}, { 'Idempotency-Key': crypto.randomUUID() });
  await post(user, 'Typed once');
  t.is((await user.wins()).length, 3);
});

test('a win belongs to the day it is given, or to today where its user is', async (t) => {
  const user = await aUser(app(), undefined, 'Pacific/Kiritimati');
  const there = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' });
  const [before, written, after] = [there.format(), await post(user, 'Done today'), there.format()];
  t.true([before, after].includes(written.body.achievement.date));
  t.is((await post(user, 'Done then', { date: '2020-02-29' })).body.achievement.date, '2020-02-29');
});

const words = ['Élan', 'crème', 'brûlée', 'Nurse', 'TEAM', 'team', 'Straße', 'release', 'naïve', 'Ångström'];
const withoutAccents = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

test('pages, whatever is asked, put together are the whole list', async (t) => {
  const user = await aUser(app());
  const aText = array(constantFrom(...words), { minLength: 2, maxLength: 5 }).map((some) => some.join(' '));
  const aDate = integer({ min: 1, max: 9 }).map((day) => `2026-11-0${day}`);
  for (const [text, date] of sample(tuple(aText, aDate), { numRuns: 45, seed: 7 })) await post(user, text, { date });
  const all = await eventually('every analysis', async () => {
    const wins = await user.wins();
    return wins.every(({ category }) => category !== null) && wins;
  });
  t.is(all.length, 45);
  const categories = [...new Set(all.map(({ category }) => category ?? ''))].sort();
  const question = record({
    limit: option(integer({ min: 4, max: 100 }), { nil: undefined }),
    q: option(constantFrom('elan', 'CREME', 'brul', 'e t', 'strasse', 'STRASSE', 'ANGSTROM', 'nowhere', ' team '), {
      nil: undefined,
    }),
    category: option(constantFrom(...categories, 'None such'), { nil: undefined }),
    date: option(aDate, { nil: undefined }),
    until: option(aDate, { nil: undefined }),
  }).filter((asked) => Object.values(asked).some((given) => given !== undefined));
  await assert(
    asyncProperty(question, async ({ limit, q, category, date, until }) => {
      const anyDay = all.filter(
        (win) =>
          (category === undefined || win.category === category) &&
          withoutAccents(win.originalMessage).includes(withoutAccents(q ?? '').trim()),
      );
      const months = anyDay.length === 0 ? [] : [{ month: '2026-11', count: anyDay.length }];
      const expected = anyDay.filter((win) =>
        date === undefined ? until === undefined || win.date <= until : win.date === date,
      );
      const given = Object.entries({ limit, q, category, date, until }).filter(([, value]) => value !== undefined);
      const found: Achievement[] = [];
      let cursor: string | null = null;
      do {
        const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
        if (cursor !== null) query.set('cursor', cursor);
        const { status, body } = await user.call<AchievementPage>('GET', `/api/achievements?${query}`);
        if (status !== 200 || body.total !== expected.length || body.achievements.length > (limit ?? 50)) return false;
        if (JSON.stringify(body.categories) !== JSON.stringify(categories)) return false;
        if (JSON.stringify(body.months) !== JSON.stringify(months)) return false;
        found.push(...body.achievements);
        cursor = body.nextCursor;
      } while (cursor !== null);
      return JSON.stringify(found) === JSON.stringify(expected);
    }),
    { numRuns: 25 },
  );
});

test('months are counted newest first; a day and what came until it are shown alone', async (t) => {
  const user = await aUser(app());
  for (const date of ['2025-12-31', '2026-01-01', '2026-01-31', '2026-01-31'])
    await post(user, 'Laid a stone', { date });
  const asked = async (query: string) => (await user.call<AchievementPage>('GET', `/api/achievements?${query}`)).body;
  const months = [
    { month: '2026-01', count: 3 },
    { month: '2025-12', count: 1 },
  ];
  for (const [query, total] of [
    ['limit=2', 4],
    ['date=2026-01-31', 2],
    ['date=2026-01-31&limit=1', 2],
    ['until=2026-01-30', 2],
    ['until=2025-12-30', 0],
    ['date=2026-01-31&until=2026-01-01', 2],
  ] as const)
    t.like(await asked(query), { total, months }, query);
  t.deepEqual(
    (await asked('until=2026-01-01')).achievements.map(({ date }) => date),
    ['2026-01-01', '2025-12-31'],
  );
  t.is((await user.call('GET', '/api/achievements?date=yesterday')).status, 400);
});

test('the list is newest first, by day and then by when it was written', async (t) => {
  const user = await aUser(app());
  for (const [text, date] of [
    ['Old, written first', '2026-01-01'],
    ['New, written second', '2026-02-01'],
    ['Old, written third', '2026-01-01'],
  ] as const)
    await post(user, text, { date });
  t.deepEqual(
    (await user.wins()).map(({ originalMessage }) => originalMessage),
    ['New, written second', 'Old, written third', 'Old, written first'],
  );
});

test('words are kept as they were written, to the last odd character', async (t) => {
  const user = await aUser(app());
  const odd = [
    '\ud83d\udc69\u200d\ud83d\udcbb at work',
    'a\u0000b',
    '\u202eright to left',
    '<b>&amp;"\'',
    'line\r\nline',
    'Zoe\u0308',
  ];
  for (const text of odd) {
    const { body } = await post(user, text);
    t.is(body.achievement.originalMessage, text);
  }
  const half = await post(user, 'half a pair: \ud800'); // is no text, and is told so at once
  t.is(half.body.achievement.originalMessage, 'half a pair: \ufffd');
  const kept = (await user.wins()).map(({ originalMessage }) => originalMessage);
  t.deepEqual([...kept].sort(), [...odd, 'half a pair: \ufffd'].sort());
});

const strangest = existsSync(STRINGS) ? test : null;
if (!strangest) notRun('naughty strings come back unchanged', 'shared/mail/strings/blns.json is not there');
strangest?.('naughty strings come back unchanged', async (t) => {
  const text = await readFile(STRINGS, 'utf8');
  const strings = [...new Set((JSON.parse(text) as string[]).map((one) => one.trim()))];
  const takes = strings.filter((one) => [...one].length >= 3);
  t.true(takes.length > 300);
  const kept: string[] = [];
  for (let from = 0; from < strings.length; from += AN_HOUR) {
    const user = await aUser(app());
    for (let at = from; at < Math.min(from + AN_HOUR, strings.length); at += 16)
      await Promise.all(
        strings.slice(at, Math.min(at + 16, from + AN_HOUR)).map(async (one) => {
          const { status, body } = await post(user, one);
          t.is(status, [...one].length >= 3 ? 201 : 400, JSON.stringify(one));
          if (status === 201) t.is(body.achievement.originalMessage, one);
        }),
      );
    kept.push(...(await user.wins()).map(({ originalMessage }) => originalMessage));
  }
  t.deepEqual(kept.sort(), [...takes].sort());
});

/** So many wins are taken from one user in an hour. */
const AN_HOUR = 200;

test('more wins an hour than anyone types are told to wait; what is there stays, and others go on', async (t) => {
  const [user, other] = [await aUser(app()), await aUser(app())];
  for (let count = 1; count <= AN_HOUR; count += 1) {
    const { status } = await post(user, `Win ${count}`, {}, { 'Idempotency-Key': `${count}` });
    if (status !== 201) t.fail(`win ${count}: ${status}`);
  }
  const refused = await post(user, 'One more');
  t.is(refused.status, 429);
  t.regex((refused.body as unknown as { message: string }).message, /little later/);
  t.is((await post(user, 'Win 7', {}, { 'Idempotency-Key': '7' })).status, 201, 'it is there already');
  t.is((await post(other, 'A win')).status, 201);
  t.is((await user.wins()).length, AN_HOUR);
});

test('whatever someone searches for is answered, and nothing in it is a pattern', async (t) => {
  const user = await aUser(app());
  await post(user, 'Raised 100 % of the _target_ (twice) [sic] *');
  const finds = async (q: string) =>
    (await user.call<AchievementPage>('GET', `/api/achievements?${new URLSearchParams({ q })}`)).body.total;
  for (const q of ['100 %', '_target_', '(twice)', '[sic]', '*', '', '   ']) t.is(await finds(q), 1, q);
  for (const q of ['1%0', 'r_ised', '.*', '%', "'", '\\', '$', '\u0000']) t.is(await finds(q), q === '%' ? 1 : 0, q);
});

test('the whole list is sent as it is read, and is the same as before', async (t) => {
  const own = await runningApp(t, { checkAnswers: false });
  const user = await aUser(own);
  for (let n = 0; n < 3; n += 1)
    await call(own, 'POST', '/api/achievements', { originalMessage: `Laid stone ${n}` }, user.session);
  const headers = { Authorization: `Bearer ${user.session}` };
  const answer = await fetch(new URL('/api/achievements', own.web.url), { headers });
  t.is(answer.headers.get('Transfer-Encoding'), 'chunked');
  t.is(answer.headers.get('Content-Length'), null);
  t.is(answer.headers.get('Content-Type'), 'application/json; charset=utf-8');
  const list = (await answer.json()) as readonly Achievement[];
  t.deepEqual(
    list.map(({ originalMessage }) => originalMessage),
    ['Laid stone 2', 'Laid stone 1', 'Laid stone 0'],
  );
  const nobody = await aUser(own);
  t.deepEqual(await nobody.wins(), []);
});

test('a whole list that cannot be read is refused as such, and one that breaks off later never looks whole', async (t) => {
  const { services, url } = await aWebServer(t, { checkAnswers: false });
  const person = { email: 'sub@example.com', firstName: 'Sub', lastName: 'Scriber', timezone: 'UTC' };
  const opened = await openAccount(services, person);
  if ('refused' in opened) return t.fail();
  const session = await openSession(services, opened.userId);
  const pages: (() => ShownPage)[] = [];
  Object.assign(services.readModels, {
    shown: async () => {
      const next = pages.shift();
      if (!next) throw unavailable('the read models');
      return next();
    },
  });
  const ask = () => fetch(new URL('/api/achievements', url), { headers: { Authorization: `Bearer ${session}` } });
  t.is((await ask()).status, 503);
  pages.push(() => ({ json: '{"id":"a"}', count: 1, nextCursor: 'more' }));
  await t.throwsAsync(async () => (await ask()).text());
});
