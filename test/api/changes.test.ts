import test from 'ava';
import { createChanges } from '#application/changes.ts';
import { openSession } from '#application/use-cases/sessions.ts';
import { runningApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { aUser, checkInFor, type User } from '../support/user.ts';
import { aWebServer } from './a-web-server.ts';

/** Listens as a browser does: what it was told so far, and how the stream ended. */
const listen = async (url: string, session?: string) => {
  const headers: Record<string, string> = session ? { Cookie: `__Host-sid=${session}` } : {};
  const end = new AbortController();
  const response = await fetch(new URL('/api/changes', url), { headers, signal: end.signal });
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

test('without a sandbox outbox only a session is told anything', async (t) => {
  const { url, changes, services } = await aWebServer(t);
  const anonymous = await listen(url);
  t.is(anonymous.status, 401);
  const listening = await listen(url, await openSession(services, 7));
  changes.publish('wins', new Set([8]));
  changes.publish('wins', new Set([7]));
  await eventually('the wins', async () => listening.lists().length > 0);
  t.deepEqual(listening.lists(), ['wins']);
  listening.end();
});

test('listeners hear of their own lists and of public ones, until they stop', (t) => {
  const changes = createChanges(new Set(['outbox']));
  const heard: string[] = [];
  const stop = changes.listen(7, (lists) => heard.push(...lists.map((list) => `7 ${list}`)));
  changes.listen(null, (lists) => heard.push(...lists.map((list) => `anyone ${list}`)));
  changes.publish('wins', new Set([7, 8]));
  changes.publish('wins', new Set([8]));
  changes.publish('wins', new Set());
  changes.publish('outbox', new Set([8]));
  stop();
  changes.publish('wins', new Set([7]));
  t.deepEqual(heard, ['7 wins', '7 outbox', 'anyone outbox']);
});
