import test, { type ExecutionContext } from 'ava';
import { openSession } from '#application/access/sign-in/sessions.ts';
import { openAccount } from '#application/accounts/open-account.ts';
import { unavailable } from '#application/engine/ports/fault.ts';
import { type RunningApp, runningApp, sharedApp } from '#test/support/app.ts';
import { movableClock } from '#test/support/clock.ts';
import { eventually } from '#test/support/eventually.ts';
import { freePort } from '#test/support/free-port.ts';
import { temporaryFolder } from '#test/support/temporary.ts';
import { aUser, call, type User } from '#test/support/user.ts';
import { routes } from '#web/api/api.ts';
import type { Achievement } from '#web/contract/achievements.ts';
import { aWebServer } from './a-web-server.ts';

const app = sharedApp(test);
const WINS = '/api/achievements?limit=50';
const LISTS = ['/api/achievements', WINS, '/api/achievements?q=cut', '/api/achievements/removed'];
const OTHERS = ['/api/messages', '/api/messages/threads', '/api/needs-you'];

const asked = async (url: string, session: string, path: string, tag?: string) => {
  const headers = { Authorization: `Bearer ${session}`, ...(tag === undefined ? {} : { 'If-None-Match': tag }) };
  // As a browser that must keep nothing asks: it says so to every cache in between.
  const answer = await fetch(new URL(path, url), { headers: { ...headers, 'Cache-Control': 'no-cache' } });
  return { status: answer.status, tag: answer.headers.get('ETag') ?? '', text: await answer.text(), answer };
};

const read = (user: User, path: string, tag?: string) => asked(app().web.url, user.session, path, tag);

const record = async (user: User, originalMessage: string, on: RunningApp = app()): Promise<string> => {
  const body = { originalMessage };
  const written = await call<{ achievement: Achievement }>(on, 'POST', '/api/achievements', body, user.session);
  await analysed(user, written.body.achievement.id, on);
  return written.body.achievement.id;
};

/** From then on nothing changes by itself. */
const analysed = (user: User, id: string, on: RunningApp = app()) =>
  eventually('the analysis', async () => {
    const path = `/api/achievements/${id}`;
    const { body } = await call<{ achievement: Achievement }>(on, 'GET', path, undefined, user.session);
    return body.achievement.analysisResult !== null;
  });

/** The list as it is now, which must not be taken for the one with this tag. */
const changed = async (t: ExecutionContext, user: User, path: string, tag: string, what: string) => {
  const now = await read(user, path, tag);
  t.is(now.status, 200, what);
  t.not(now.tag, tag, what);
  return now;
};

test('a list that did not change is 304, without a body, and kept by no cache in between', async (t) => {
  const user = await aUser(app());
  await record(user, 'Cut the nightly build');
  for (const path of [...LISTS, ...OTHERS]) {
    const first = await read(user, path);
    t.is(first.status, 200, path);
    t.regex(first.tag, /^"[\w-]{27}"$/, path);
    for (const tag of [first.tag, `W/${first.tag}`, `"other", ${first.tag}`]) {
      const again = await read(user, path, tag);
      t.is(again.status, 304, path);
      t.is(again.text, '');
      t.is(again.tag, first.tag);
      t.is(again.answer.headers.get('Cache-Control'), 'no-store');
    }
    t.is((await read(user, path, '"other"')).status, 200);
    t.is((await read(user, path)).text, first.text);
  }
});

test('everything that changes a list changes its tag: a new win, its words, its deletion, its return', async (t) => {
  const user = await aUser(app());
  let now = await read(user, WINS);
  const id = await record(user, 'Trained two colleagues');
  now = await changed(t, user, WINS, now.tag, 'recorded');
  t.true(now.text.includes('Trained two'));
  await user.call('PUT', `/api/achievements/${id}`, { originalMessage: 'Trained three colleagues' });
  now = await changed(t, user, WINS, now.tag, 'reworded');
  await analysed(user, id);
  now = await read(user, WINS);
  t.true(now.text.includes('Trained three'));
  const removed = await read(user, '/api/achievements/removed');
  await user.call('DELETE', `/api/achievements/${id}`);
  now = await changed(t, user, WINS, now.tag, 'deleted');
  t.false(now.text.includes('Trained'));
  const gone = await changed(t, user, '/api/achievements/removed', removed.tag, 'deleted');
  await user.call('POST', `/api/achievements/${id}/restore`, {});
  now = await changed(t, user, WINS, now.tag, 'restored');
  t.true(now.text.includes('Trained three'));
  await changed(t, user, '/api/achievements/removed', gone.tag, 'restored');
});

test("each list and each reader has a tag of its own, and nobody's changes with another's wins", async (t) => {
  const [one, other] = [await aUser(app()), await aUser(app())];
  const tags = new Set<string>();
  for (const user of [one, other])
    for (const path of [...LISTS, `${WINS}&q=cut`, ...OTHERS]) tags.add((await read(user, path)).tag);
  t.is(tags.size, 2 * (LISTS.length + 1 + OTHERS.length));
  const mine = await read(one, WINS);
  t.is((await read(other, WINS, mine.tag)).status, 200);
  await record(other, 'Repaired the pump');
  t.is((await read(one, WINS, mine.tag)).status, 304);
});

test('no tag goes round who may read: without a session, and for what is no query', async (t) => {
  const user = await aUser(app());
  const { tag } = await read(user, WINS);
  t.is((await asked(app().web.url, 'session_none', WINS, tag)).status, 401);
  t.is((await read(user, '/api/achievements?limit=none', tag)).status, 400);
  t.is((await read(user, '/api/achievements?limit=none')).tag, '');
});

test('what is asked again at once is asked anew of who may read: a session that was ended is told so', async (t) => {
  const user = await aUser(app());
  const ending = await openSession(app().services, user.userId);
  const { tag } = await asked(app().web.url, ending, WINS);
  for (let time = 0; time < 3; time += 1) t.is((await asked(app().web.url, ending, WINS, tag)).status, 304);
  await call(app(), 'POST', '/api/auth/logout', {}, ending);
  t.is((await asked(app().web.url, ending, WINS, tag)).status, 401);
  t.is((await read(user, WINS, tag)).status, 304);
});

test('an answer that is known already carries every header that it had before', async (t) => {
  const user = await aUser(app());
  const { tag } = await read(user, WINS);
  const [first, second] = [await read(user, WINS, tag), await read(user, WINS, tag)];
  const named = ({ answer }: typeof first) =>
    Object.fromEntries([...answer.headers].filter(([name]) => name !== 'date'));
  t.deepEqual(named(second), named(first));
});

test('every list of documents of its reader has a tag', (t) => {
  const tagged = routes.flatMap(({ path, lists }) => (lists.length > 0 ? [path] : []));
  const days = ['/api/achievements/days', '/api/achievements/days/:date'];
  const skills = ['/api/user-skills-profile/:userId', '/api/user/skills/choices'];
  t.deepEqual(
    tagged.toSorted(),
    ['/api/achievements', '/api/achievements/removed', '/api/documents', ...days, ...OTHERS, ...skills].toSorted(),
  );
});

test('a tag outlives a restart, and no rebuild', async (t) => {
  const folder = await temporaryFolder();
  t.teardown(folder.remove);
  const place = { folder: folder.path, env: { PORT: String(await freePort()) } };
  const first = await runningApp(t, place);
  const user = await aUser(first);
  await record(user, 'Cut the nightly build', first);
  const before = await asked(first.web.url, user.session, WINS);
  await first.stop();
  const second = await runningApp(t, place);
  t.is((await asked(second.web.url, user.session, WINS, before.tag)).status, 304);
  await second.projections.rebuild('wins', () => {});
  const rebuilt = await asked(second.web.url, user.session, WINS, before.tag);
  t.is(rebuilt.status, 200);
  t.is(rebuilt.text, before.text);
});

test('what can be restored ends by time alone, and so does the tag of that list', async (t) => {
  const clock = movableClock();
  const own = await runningApp(t, { clock });
  const user = await aUser(own);
  const id = await record(user, 'Cut the nightly build', own);
  await call(own, 'DELETE', `/api/achievements/${id}`, undefined, user.session);
  const path = '/api/achievements/removed';
  const before = await asked(own.web.url, user.session, path);
  t.true(before.text.includes(id));
  clock.move(60_000);
  t.is((await asked(own.web.url, user.session, path, before.tag)).status, 200);
  t.is((await asked(own.web.url, user.session, WINS)).status, 200);
});

test('an unchanged list is not read, and one whose stamp the store cannot tell is', async (t) => {
  const asks = { pages: 0, stamp: 'as of now' as string | null };
  const { services, url } = await aWebServer(t);
  const person = { email: 'sub@example.com', firstName: 'Sub', lastName: 'Scriber', timezone: 'UTC' };
  const opened = await openAccount(services, person);
  if ('refused' in opened) return t.fail();
  const session = await openSession(services, opened.userId);
  const readModels = services.readModels;
  const page = readModels.page.bind(readModels);
  Object.assign(readModels, {
    stamp: async () => {
      if (asks.stamp === 'away') throw unavailable('the read models');
      return asks.stamp;
    },
    page: (...query: Parameters<typeof page>) => {
      asks.pages += 1;
      return page(...query);
    },
  });
  const first = await asked(url, session, '/api/messages');
  t.is(asks.pages, 1);
  t.is((await asked(url, session, '/api/messages', first.tag)).status, 304);
  t.is(asks.pages, 1);
  for (const stamp of [null, 'away']) {
    asks.stamp = stamp;
    const unsure = await asked(url, session, '/api/messages', first.tag);
    t.is(unsure.status, 200);
    t.is(unsure.tag, '');
  }
});
