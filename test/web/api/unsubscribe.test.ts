import test from 'ava';
import { chooseInsightMails } from '#application/accounts/check-in-settings.ts';
import { accountOf } from '#application/accounts/find-account.ts';
import { streams } from '#application/streams.ts';
import { type MailKind, mailRequested } from '#domain/delivery/mail/events.ts';
import { tellAccount } from '#test/support/account-commands.ts';
import { sharedApp } from '#test/support/app.ts';
import { mailFacts } from '#test/support/mail-facts.ts';
import { unprovenAccount } from '#test/support/unproven-account.ts';
import { aUser, checkInFor } from '#test/support/user.ts';

const app = sharedApp(test);
const ONE_CLICK = { 'List-Unsubscribe': 'One-Click' };

/** The page of a mail that this account was sent. */
const pageOf = async (userId: number, kind: MailKind = 'check-in', words: Record<string, string | string[]> = {}) => {
  const { log, tokens } = app().services;
  const mailId = crypto.randomUUID();
  const event = mailRequested({
    mailId,
    userId,
    at: '2026-11-21T12:00:00.000Z',
    kind,
    template: 1,
    language: 'en',
    completedJob: null,
    conversationId: null,
    linkId: null,
    expiresAt: '2026-11-21T12:00:01.000Z', // past: nothing goes out
    personal: { to: 'nobody@example.com', name: '', facts: mailFacts(kind, words), thread: null },
  });
  await log.append(streams.outgoingMail(mailId), [event], 'no-stream');
  return { mailId, url: `/unsubscribe?token=${tokens.linkToken('unsubscribe', mailId)}` };
};

const look = async (path: string, method: 'GET' | 'HEAD' = 'GET') => {
  const response = await fetch(new URL(path, app().web.url), { method });
  return { status: response.status, text: await response.text(), headers: response.headers };
};
const press = async (path: string, fields: Record<string, string> | FormData, headers: Record<string, string> = {}) => {
  const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
  const response = await fetch(new URL(path, app().web.url), { method: 'POST', body, headers, redirect: 'manual' });
  return { status: response.status, text: await response.text(), headers: response.headers };
};
const settingsOf = async (userId: number) => (await accountOf(app().services, userId))?.checkIns ?? null;
const isStopped = async (userId: number) => (await settingsOf(userId))?.pause?.reason === 'stopped';

test('opening the link of a mail shows one button and changes nothing, however often scanners do', async (t) => {
  const { userId } = await aUser(app());
  const { url } = await pageOf(userId);
  for (let time = 0; time < 3; time += 1) {
    const { status, text, headers } = await look(url);
    t.is(status, 200);
    t.deepEqual(text.match(/<button[^>]*>/g)?.length, 1);
    t.regex(text, />Stop check-ins<\/button>/);
    t.is(headers.get('Cache-Control'), 'no-store');
    t.is((await look(`${url}&resume=1`)).status, 200);
    t.is((await look(url, 'HEAD')).status, 200);
  }
  t.is((await settingsOf(userId))?.pause, null);
});

test('one POST stops, without a cookie, a session or an Origin, and without being led elsewhere', async (t) => {
  const { userId } = await aUser(app());
  const { url } = await pageOf(userId);
  const { status, text, headers } = await press(url, ONE_CLICK);
  t.is(status, 200);
  t.regex(text, /Check-ins are stopped/);
  t.is(headers.get('Set-Cookie'), null);
  t.true(await isStopped(userId));
  t.is((await press(url, ONE_CLICK)).status, 200, 'again');
  t.true(await isStopped(userId));
  t.regex((await look(url)).text, /Check-ins are stopped[\s\S]*>Start again<\/button>/);
});

test('mail programs may send either kind of form', async (t) => {
  const { userId } = await aUser(app());
  const { url } = await pageOf(userId);
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  t.is((await press(url, form)).status, 200);
  t.true(await isStopped(userId));
});

test('one press starts again, and the page of the last mail offers that first', async (t) => {
  const { userId } = await aUser(app());
  const { url } = await pageOf(userId);
  await press(url, ONE_CLICK);
  const { text } = await press(url, { resume: '1' });
  t.regex(text, /Check-ins come again/);
  t.is((await settingsOf(userId))?.pause, null);
  t.regex((await look(`${url}&resume=1`)).text, />Go on<\/button>/);
});

test('pressed all the time it writes next to nothing, and changing one’s mind ends with a page that says so', async (t) => {
  const { userId } = await aUser(app());
  const { url } = await pageOf(userId);
  const events = async () => (await app().services.log.readSealed(streams.schedule(userId))).length;
  const before = await events();
  for (let time = 0; time < 30; time += 1) t.is((await press(url, { resume: '1' })).status, 200);
  t.true((await events()) <= before + 1);
  for (let change = 0; change < 5; change += 1) {
    t.is((await press(url, ONE_CLICK)).status, 200);
    t.is((await press(url, { resume: '1' })).status, 200);
  }
  const { status, text } = await press(url, ONE_CLICK);
  t.is(status, 429);
  t.regex(text, /That was pressed very often today/);
  t.is((await press((await pageOf(userId)).url, ONE_CLICK)).status, 200, 'another mail has its own');
});

test('a pause that is over is none: the page stops', async (t) => {
  const { userId } = await aUser(app());
  const { log } = app().services;
  const until = { userId, at: '2020-01-01T00:00:00.000Z', from: null, until: '2020-01-03', reason: 'asked' } as const;
  await tellAccount({ log }, userId, { type: 'PauseCheckIns', data: until });
  t.regex((await look((await pageOf(userId)).url)).text, />Stop check-ins<\/button>/);
});

test('the link of an insight stops that insight alone, and starts it again', async (t) => {
  const { userId } = await aUser(app());
  const { log, clock } = app().services;
  await chooseInsightMails({ log, clock }, userId, { weekly: true, monthly: true });
  const words = { period: 'month', title: '', lines: [], highlights: [] };
  const { url } = await pageOf(userId, 'insight', words);
  t.regex((await look(url)).text, />Stop monthly insights<\/button>/);
  await press(url, ONE_CLICK);
  t.deepEqual((await settingsOf(userId))?.insights, { weekly: true, monthly: false });
  t.is((await settingsOf(userId))?.pause, null);
  await press(url, { resume: '1' });
  t.deepEqual((await settingsOf(userId))?.insights, { weekly: true, monthly: true });
});

test('it also stops for an account that has proven nothing yet', async (t) => {
  const userId = await unprovenAccount(app().services, { email: `unproven-${crypto.randomUUID()}@example.com` });
  const { url } = await pageOf(userId, 'welcome');
  t.is((await press(url, ONE_CLICK)).status, 200);
  t.true(await isStopped(userId));
});

test('a token that is wrong, of something else, or of an account that is gone gets one page, and does nothing', async (t) => {
  const { userId } = await aUser(app());
  const { mailId, url } = await pageOf(userId);
  const { url: ofOrder } = await pageOf(userId, 'login-link');
  const gone = await aUser(app());
  const { url: ofGone } = await pageOf(gone.userId);
  const { tokens } = app().services;
  t.is((await gone.call('DELETE', '/api/user/account')).status, 200);
  const { url: ofNobody } = await pageOf(0);
  const bad = [
    '/unsubscribe',
    '/unsubscribe?token=',
    `${url.slice(0, -2)}AA`,
    `/unsubscribe?token=${tokens.linkToken('login', mailId)}`,
    `/unsubscribe?token=${tokens.linkToken('held', mailId)}`,
    `/unsubscribe?token=${tokens.linkToken('unsubscribe', crypto.randomUUID())}`,
    ofOrder,
    ofGone,
    ofNobody,
  ];
  const pages = new Set<string>();
  for (const path of bad)
    for (const answer of [
      await look(path),
      await look(`${path}${path.includes('?') ? '&' : '?'}resume=1`),
      await press(path, ONE_CLICK),
      await press(path, { resume: '1' }),
    ]) {
      t.is(answer.status, 404, path);
      pages.add(answer.text);
    }
  t.is(pages.size, 1);
  t.is((await settingsOf(userId))?.pause, null);
});

test('the token signs nobody in', async (t) => {
  const { userId } = await aUser(app());
  const { url } = await pageOf(userId);
  const token = new URL(url, 'http://x').searchParams.get('token') ?? '';
  const response = await fetch(new URL('/api/auth/token', app().web.url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  t.true(response.status >= 400);
  t.is(response.headers.get('Set-Cookie'), null);
});

test('a body that presses no button changes nothing, nor does the form of another site', async (t) => {
  const { userId } = await aUser(app());
  const { url } = await pageOf(userId);
  for (const fields of [{}, { 'List-Unsubscribe': 'Other' }, { ...ONE_CLICK, resume: '1' }])
    t.is((await press(url, fields as Record<string, string>)).status, 400);
  t.is((await press(url, ONE_CLICK, { Origin: 'https://evil.example' })).status, 403);
  t.is((await press(url, ONE_CLICK, { 'Sec-Fetch-Site': 'cross-site' })).status, 403);
  t.is((await settingsOf(userId))?.pause, null);
});

test('the header of a check-in that was sent leads to its page, and one click there stops', async (t) => {
  const user = await aUser(app());
  const { headers } = await checkInFor(app(), user);
  t.is(headers['list-unsubscribe-post'], 'List-Unsubscribe=One-Click');
  const [, url = ''] = /^<([^>]+)>/.exec(headers['list-unsubscribe'] ?? '') ?? [];
  const { pathname, search } = new URL(url);
  t.is((await press(`${pathname}${search}`, ONE_CLICK)).status, 200);
  t.true(await isStopped(user.userId));
});
