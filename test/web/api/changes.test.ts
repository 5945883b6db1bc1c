import test from 'ava';
import { endSession, openSession, renewSession } from '#application/access/sign-in/sessions.ts';
import { openAccount } from '#application/accounts/open-account.ts';
import { createChanges } from '#application/engine/changes.ts';
import type { Change, ChangeFeed } from '#application/engine/ports/change-feed.ts';
import type { Services } from '#application/services.ts';
import { createLocalChangeFeed } from '#infrastructure/builtin/change-feed.ts';
import { aGate } from '#test/application/engine/reactor-harness.ts';
import { runningApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';
import { embeddedServices } from '#test/support/stores.ts';
import { aUser, checkInFor, type User } from '#test/support/user.ts';
import { OpenStreams } from '#web/api/system/open-streams.ts';
import type { StartAnswer } from '#web/contract/start.ts';
import { aWebServer } from './a-web-server.ts';

/** Listens as a browser does: what it was told so far, and how the stream ended. */
const listen = async (url: string, session?: string, query = '') => {
  const headers: Record<string, string> = session ? { Cookie: `__Host-sid=${session}` } : {};
  const end = new AbortController();
  const response = await fetch(new URL(`/api/changes${query}`, url), { headers, signal: end.signal });
  const told: string[] = [];
  let text = '';
  const reading = (async () => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString('utf8');
  })().then(
    () => 'ended',
    () => 'broken',
  );
  const lists = () => {
    told.splice(0);
    for (const [, json] of text.matchAll(/^data: (.*)$/gm)) told.push(...(JSON.parse(json ?? '[]') as string[]));
    return told;
  };
  return {
    status: response.status,
    type: response.headers.get('Content-Type'),
    lists,
    text: () => text,
    reading,
    end: () => end.abort(),
  };
};

test('whoever says how far they have seen is told at once what changed since, and nothing else', async (t) => {
  const app = await runningApp(t);
  const user = await aUser(app);
  const seenNow = async () => (await user.call<StartAnswer>('GET', '/api/start?at=/wins')).body.seen;
  await recordWin(user);
  await eventually('the analysis', async () => (await user.wins())[0]?.analysisResult);
  const before = await seenNow();
  await recordWin(user);
  await eventually('the analyses', async () => (await user.wins()).every(({ analysisResult }) => analysisResult));
  const late = await listen(app.web.url, user.session, `?seen=${before}`);
  await eventually('the wins', async () => late.lists().includes('wins'));
  t.false(late.lists().includes('needs-you'));
  const upToDate = await listen(app.web.url, user.session, `?seen=${await seenNow()}`);
  await checkInFor(app, user); // told after all that was to be told first
  await eventually('the outbox', async () => upToDate.lists().includes('outbox'));
  t.false(upToDate.lists().includes('wins'));
  const nonsense = await listen(app.web.url, user.session, '?seen=nonsense');
  await eventually('all lists', async () => nonsense.lists().length > 1);
});

const recordWin = (user: User) => user.call('POST', '/api/achievements', { originalMessage: 'Finished the survey' });

test('a signed-in user is told that their own wins changed, and nothing of another’s', async (t) => {
  const app = await runningApp(t);
  const [user, other] = [await aUser(app), await aUser(app)];
  const listening = await listen(app.web.url, user.session);
  t.is(listening.status, 200);
  t.regex(listening.type ?? '', /^text\/event-stream/);
  await recordWin(other);
  await eventually('the analysis', async () => (await other.wins())[0]?.analysisResult);
  await checkInFor(app, other); // the outbox is everyone's, so this is heard after all that went before
  await eventually('the outbox', async () => listening.lists().includes('outbox'));
  t.false(listening.lists().includes('wins'));
  await recordWin(user);
  await eventually('the wins', async () => listening.lists().includes('wins'));
  t.false(listening.text().includes('Finished'));
  t.false(listening.text().includes(String(user.userId)));
  await app.stop();
  t.is(await listening.reading, 'ended'); // closed by the server, not cut off
});

const anAccount = async (services: Services): Promise<number> => {
  const email = `sub-${crypto.randomUUID()}@example.com`;
  const opened = await openAccount(services, { email, firstName: 'Sub', lastName: 'Scriber', timezone: 'UTC' });
  if ('refused' in opened) throw new Error(opened.refused);
  return opened.userId;
};

test('without a sandbox outbox only a session is told anything', async (t) => {
  const { url, feed, services } = await aWebServer(t);
  const [userId, other] = [await anAccount(services), await anAccount(services)];
  const anonymous = await listen(url);
  t.is(anonymous.status, 401);
  const listening = await listen(url, await openSession(services, userId));
  feed.publish({ model: 'wins', users: new Set([other]) });
  feed.publish({ model: 'wins', users: new Set([userId]) });
  await eventually('the wins', async () => listening.lists().length > 0);
  t.deepEqual(listening.lists(), ['wins']);
  listening.end();
});

test('a stream ends with its session, and is told nothing after it; a renewed token changes nothing', async (t) => {
  const { url, feed, services } = await aWebServer(t);
  const userId = await anAccount(services);
  const [ending, staying] = [await openSession(services, userId), await openSession(services, userId)];
  const [ended, stays] = [await listen(url, ending), await listen(url, staying)];
  await renewSession(services, staying);
  await endSession(services, ending);
  feed.publish({ model: 'wins', users: new Set([userId]) });
  t.is(await ended.reading, 'ended');
  t.deepEqual(ended.lists(), []);
  await eventually('the wins', async () => stays.lists().length > 0);
  stays.end();
});

test('a session has so many streams at once: the newest are kept, and the oldest ends without coming back at once', async (t) => {
  const { url, services } = await aWebServer(t);
  const userId = await anAccount(services);
  const session = await openSession(services, userId);
  const streams = [];
  while (streams.length < 13) streams.push(await listen(url, session));
  t.deepEqual([...new Set(streams.map(({ status }) => status))], [200]);
  const [oldest, ...others] = streams;
  t.is(await oldest?.reading, 'ended');
  t.regex(oldest?.text() ?? '', /^retry: 60000$/m);
  t.false(others.some((one) => one.text().includes('retry')));
  for (const one of others) one.end();
});

test('nor does a network open any number of them', async (t) => {
  const { url, services } = await aWebServer(t);
  const users = await Promise.all(Array.from({ length: 11 }, () => anAccount(services)));
  const sessions = await Promise.all(users.map((userId) => openSession(services, userId)));
  const streams = await Promise.all(
    sessions.flatMap((session) => Array.from({ length: 10 }, () => listen(url, session))),
  );
  const count = (status: number) => streams.filter((one) => one.status === status).length;
  t.deepEqual([count(200), count(429)], [100, 10]);
  for (const one of streams) one.end();
});

test('a user has so many in all sessions together, and streams leave connections for everything else', (t) => {
  const streams = new OpenStreams({ all: 5, network: 4, user: 3, session: 2 });
  const closed: string[] = [];
  const open = (network: string, id: number, sessionId: string) =>
    streams.open({ network, user: { id, sessionId } }, () => closed.push(`${id} ${sessionId}`));
  for (const session of ['a', 'a', 'a', 'b', 'c']) t.is(typeof open('192.0.2.1', 1, session), 'function');
  t.deepEqual(closed, ['1 a', '1 a']);
  t.is(typeof open('192.0.2.1', 2, 'd'), 'function');
  t.is(open('192.0.2.1', 3, 'e'), 'network-full');
  const last = open('192.0.2.2', 3, 'e');
  t.is(open('192.0.2.2', 4, 'f'), 'all-taken');
  if (typeof last === 'string') return t.fail(last);
  last();
  last();
  t.is(typeof open('192.0.2.2', 4, 'f'), 'function');
  t.is(
    streams.open({ network: '192.0.2.3', user: null }, () => {}),
    'all-taken',
  );
});

test('whoever has gone while their session was looked at takes no place, and nobody listens for them', async (t) => {
  const gate = aGate();
  t.teardown(gate.open);
  let waiting = 0;
  const services = await embeddedServices(t);
  const read = async (kind: string, key: string) => {
    if (kind === 'session') waiting += 1;
    if (kind === 'session') await gate.passed;
    return services.registers.read(kind, key);
  };
  const { url, changes } = await aWebServer(t, { ...services, registers: { ...services.registers, read } });
  let listening = 0;
  const begin = changes.listen;
  Object.assign(changes, {
    listen: (...given: Parameters<typeof begin>) => {
      const stop = begin(...given);
      listening += 1;
      return () => {
        listening -= 1;
        stop();
      };
    },
  });
  const session = await openSession(services, await anAccount(services));
  const ends = Array.from({ length: 12 }, () => new AbortController());
  const asked = ends.map(({ signal }) =>
    fetch(new URL('/api/changes', url), { headers: { Cookie: `__Host-sid=${session}` }, signal }),
  );
  await eventually('all to wait', async () => waiting === 12);
  for (const end of ends) end.abort();
  for (const one of asked) await t.throwsAsync(one);
  for (let time = 0; time < 5; time += 1) await (await fetch(new URL('/healthz', url))).text(); // the server has noticed
  gate.open();
  const streams = await eventually('room for all of them', async () => {
    const opened = await Promise.all(Array.from({ length: 12 }, () => listen(url, session)));
    if (opened.every(({ status }) => status === 200)) return opened;
    for (const one of opened) one.end();
    return null;
  });
  await eventually('them alone to be told', async () => listening === 12);
  for (const one of streams) one.end();
});

test('listeners hear of their own lists and of public ones, until they stop', async (t) => {
  const feed = createLocalChangeFeed();
  const changes = await createChanges(feed, { shown: new Set(['wins', 'outbox']), open: new Set(['outbox']) });
  const heard: string[] = [];
  const hears = (who: string) => (lists: readonly string[]) => heard.push(...lists.map((list) => `${who} ${list}`));
  const publish = (model: string, ...users: number[]) => feed.publish({ model, users: new Set(users) });
  const stop = changes.listen(7, hears('7'));
  changes.listen(null, hears('anyone'));
  publish('wins', 7, 8);
  publish('wins', 8);
  publish('wins');
  publish('work', 7);
  publish('outbox', 8);
  stop();
  publish('wins', 7);
  t.deepEqual(heard, ['7 wins', '7 outbox', 'anyone outbox']);
});

test('what nobody can tell any more is told as wide as it may be, and to nobody wider', async (t) => {
  const feed = createLocalChangeFeed();
  let hear: (change: Change) => void = () => t.fail('nobody listens');
  const listen: ChangeFeed['listen'] = async (own) => {
    hear = own;
    return feed.listen(own);
  };
  const changes = await createChanges({ listen }, { shown: new Set(['wins', 'outbox']), open: new Set(['outbox']) });
  const heard: string[] = [];
  changes.listen(7, (lists) => heard.push(`7 ${lists}`));
  changes.listen(null, (lists) => heard.push(`anyone ${lists}`));
  changes.onChanged('work', () => heard.push('work'));
  feed.publish({ model: 'wins', users: 'everyone' });
  feed.publish({ model: 'outbox', users: 'everyone' });
  hear('anything');
  t.deepEqual(heard, ['7 wins', '7 outbox', 'anyone outbox', 'work', '7 wins,outbox', 'anyone outbox']);
});

test('work is called when its model goes on, whoever it is of, until that is stopped', async (t) => {
  const feed = createLocalChangeFeed();
  const changes = await createChanges(feed, { shown: new Set(['wins']), open: new Set() });
  let calls = 0;
  const stop = changes.onChanged('work', () => {
    calls += 1;
  });
  feed.publish({ model: 'work', users: new Set() });
  feed.publish({ model: 'wins', users: new Set([7]) });
  feed.publish({ model: 'work', users: new Set([7]) });
  stop();
  feed.publish({ model: 'work', users: new Set([7]) });
  t.is(calls, 2);
});
