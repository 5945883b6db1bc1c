import test, { type ExecutionContext } from 'ava';
import { streams } from '#application/streams.ts';
import { accountClosed } from '#domain/accounts/events.ts';
import { sharedApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';
import { aUser, call, type User } from '#test/support/user.ts';
import type { StartAnswer } from '#web/contract/start.ts';

const app = sharedApp(test);

const start = async (query: string, session?: string, headers: Record<string, string> = {}) =>
  call<StartAnswer>(app(), 'GET', `/api/start?${query}`, undefined, session, headers);

/** A user with these wins, once nothing changes by itself any more. */
const withWins = async (...wins: readonly string[]): Promise<User> => {
  const user = await aUser(app());
  for (const originalMessage of wins) await user.call('POST', '/api/achievements', { originalMessage });
  await eventually('the analyses', async () => (await user.wins()).every(({ analysisResult }) => analysisResult));
  return user;
};

/** A summary says when it was made, which is now. */
const untimed = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (name, part: unknown) => (/^(?:createdAt|updatedAt|lastUpdated)$/.test(name) ? null : part)),
  );

/** What the page would have been told, had it asked for each by itself. */
const askedApart = async (user: User, path: string) => {
  const { body, headers } = await user.call<unknown>('GET', path);
  return { etag: headers.get('ETag'), body };
};

const isWhatIsAskedApart = async (t: ExecutionContext, user: User, at: string, paths: readonly string[]) => {
  const { status, body, headers } = await start(at, user.session);
  t.is(status, 200);
  t.is(headers.get('Cache-Control'), 'no-store');
  t.deepEqual(Object.keys(body.reads).sort(), [...paths].sort());
  for (const path of paths) t.deepEqual(untimed(body.reads[path]), untimed(await askedApart(user, path)), path);
  t.deepEqual(body.user, (await user.call('GET', '/api/auth/me')).body as never);
};

test('a page is told at once who is signed in, and what it would ask for first', async (t) => {
  const user = await withWins('Cut the nightly build to 9 minutes.');
  await isWhatIsAskedApart(t, user, 'at=/wins', ['/api/config', '/api/achievements?limit=20', '/api/needs-you']);
  await isWhatIsAskedApart(t, user, 'at=/dashboard', [
    '/api/config',
    '/api/achievements?limit=8',
    '/api/achievements/days',
    '/api/needs-you',
    '/api/check-ins',
    `/api/growth-insights/${user.userId}/summary`,
    `/api/user-skills-profile/${user.userId}`,
  ]);
  for (const at of ['', 'at=/profile', 'at=/nowhere', 'at=constructor'])
    await isWhatIsAskedApart(t, user, at, ['/api/config']);
});

test('the wins are those that the address of the page asks for', async (t) => {
  const user = await withWins('Trained two nurses on triage.', 'Fixed the lift.');
  const found = '/api/achievements?limit=20&q=nurses';
  await isWhatIsAskedApart(t, user, 'at=/wins&q=nurses&tab=wins', ['/api/config', found, '/api/needs-you']);
  const { body } = await start('at=/wins&q=nurses', user.session);
  t.like(body.reads[found]?.body, { total: 1 });
});

test('what cannot be read is left out, and the rest is there', async (t) => {
  const user = await aUser(app());
  const { status, body } = await start('at=/wins&date=never', user.session);
  t.is(status, 200);
  t.deepEqual(Object.keys(body.reads).sort(), ['/api/config', '/api/needs-you']);
});

test('whoever is not signed in is told so without an error, and reads nothing of anybody', async (t) => {
  const ended = await aUser(app());
  await ended.call('POST', '/api/auth/logout');
  for (const session of [undefined, ended.session, 'session_none', 'link_none'])
    for (const at of ['at=/wins', 'at=/dashboard', '']) {
      const { status, body } = await start(at, session);
      t.is(status, 200);
      t.like(body, { user: null, seen: '' });
      t.deepEqual(Object.keys(body.reads), ['/api/config']);
    }
});

test('the cookie of a session is good for it', async (t) => {
  const { userId, session } = await aUser(app());
  const { body } = await start('at=/wins', undefined, { Cookie: `__Host-sid=${session}` });
  t.is(body.user?.userId, userId);
});

test('an account that was closed is nobody', async (t) => {
  const user = await aUser(app());
  const stream = streams.account(user.userId);
  const { length } = await app().services.log.read(stream);
  const closed = accountClosed({ userId: user.userId, at: new Date().toISOString() });
  await app().services.log.append(stream, [closed], length - 1);
  const { status, body } = await start('at=/dashboard', user.session);
  t.is(status, 200);
  t.is(body.user, null);
  t.deepEqual(Object.keys(body.reads), ['/api/config']);
});

test('it names the language that its user chose', async (t) => {
  const user = await aUser(app());
  t.is((await start('', user.session)).body.user?.language, null);
  await user.call('PUT', '/api/user/profile', { language: 'de' });
  t.is((await start('', user.session)).body.user?.language, 'de');
});
