import test from 'ava';
import { sharedApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';
import { aUser, checkInFor, type User } from '#test/support/user.ts';
import type { MessageThreadPage } from '#web/contract/messages.ts';

const app = sharedApp(test);

const threadsOf = async (user: User, query = '') =>
  (await user.call<MessageThreadPage>('GET', `/api/messages/threads${query}`)).body;
const whole = (user: User, ...counts: readonly number[]) =>
  eventually(`threads of ${counts} messages`, async () => {
    const page = await threadsOf(user);
    return page.threads.map(({ messageCount }) => messageCount).join() === counts.join() ? page : null;
  });

test('a check-in, what it is answered with and our answer are one thread under its subject', async (t) => {
  const user = await aUser(app());
  t.like(await threadsOf(user), { threads: [], nextCursor: null, total: 0 });
  const checkIn = await checkInFor(app(), user);
  await whole(user, 1);
  await user.call('POST', `/api/outbox/${checkIn.id}/reply`, { text: 'Trained two nurses on triage.' });
  const { threads, total } = await whole(user, 3);
  const [thread] = threads;
  t.is(total, 1);
  t.like(thread, { userId: user.userId, subject: checkIn.subject, status: 'active' });
  t.true((thread?.messageId ?? '').startsWith('<'));
  t.deepEqual(thread?.inReplyToRefs, [checkIn.headers['message-id'] ?? '']);
  t.true((thread?.lastMessageDate ?? '') > (thread?.startDate ?? ''));
  const [win] = await user.wins();
  t.is(win?.messageThreadId, thread?.id, 'a win names its thread');
});

test('what is said on the web is a thread of its day; the newest stands first, page by page', async (t) => {
  const user = await aUser(app());
  await checkInFor(app(), user);
  await whole(user, 1);
  await user.call('POST', '/api/messages', { message: 'Trained two nurses on triage.' });
  const { threads } = await whole(user, 2, 1);
  t.regex(threads[0]?.subject ?? '', /^Messages of [A-Z][a-z]+ \d+, \d{4}$/);
  const first = await threadsOf(user, '?limit=1');
  t.is(first.total, 2);
  const second = await threadsOf(user, `?limit=1&cursor=${encodeURIComponent(first.nextCursor ?? '')}`);
  t.deepEqual([...first.threads, ...second.threads], [...threads]);
});

test("nobody sees another's threads, and a foreign cursor is refused in words", async (t) => {
  const [user, other] = [await aUser(app()), await aUser(app())];
  await checkInFor(app(), user);
  await whole(user, 1);
  t.deepEqual((await threadsOf(other)).threads, []);
  t.is((await user.call('GET', '/api/messages/threads?cursor=x')).status, 400);
  t.is((await user.call('GET', '/api/messages/threads?limit=0')).status, 400);
});
