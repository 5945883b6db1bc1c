import test, { type ExecutionContext } from 'ava';
import type { DocumentShare, DocumentShares, ShareMade } from '#web/contract/documents.ts';
import { type RunningApp, runningApp, sharedApp } from '../../../support/app.ts';
import { movableClock } from '../../../support/clock.ts';
import { eventually } from '../../../support/eventually.ts';
import { deletedDocument, keptDocument } from '../../../support/kept-document.ts';
import { asMarkdown, plainLinks, trapLinks } from '../../../support/links.ts';
import { aUser, type User } from '../../../support/user.ts';

const CV = `# Mara <Lind>
mara@example.com | +47 22 33 44 55

## Experience

### Ward sister | St. Mary's | 2019 – 2022

- Cut errors by **30 %**, see [the report](https://example.com/r?a=1&b=2).
- [a trap](javascript:alert(1)) <script>alert(1)</script>
`;

/** Somebody with a document, in the app that all tests share which leave the clock and the limits as they are. */
const common = sharedApp(test, { clock: movableClock() });
const aShared = () => documentIn(common());

/** The same in an app of its own, whose clock moves. */
const aSharedWithClock = async (t: ExecutionContext) => {
  const clock = movableClock();
  const shared = await documentIn(await runningApp(t, { clock }));
  return { ...shared, clock, until: (moment: string) => clock.move(Date.parse(moment) - clock.now()) };
};

const documentIn = async (at: RunningApp) => {
  const user = await aUser(at);
  return { app: at, user, documentId: await keptDocument(at, user, CV) };
};

const made = async (user: User, documentId: string, wish: object = {}): Promise<DocumentShare> => {
  const { status, body } = await user.call<ShareMade>('POST', `/api/documents/${documentId}/shares`, wish);
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.share;
};
const listed = async (user: User, documentId: string) =>
  (await user.call<DocumentShares>('GET', `/api/documents/${documentId}/shares`)).body.shares;

/** The page as somebody sees it who has nothing but the link. */
const opened = async (app: RunningApp, url: string, password?: string) => {
  const response = await fetch(new URL(new URL(url).pathname, app.web.url), {
    ...(password === undefined ? {} : { method: 'POST', body: new URLSearchParams({ password }) }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

test('a shared page links no address that hides where it leads', async (t) => {
  const app = common();
  const user = await aUser(app);
  const share = await made(user, await keptDocument(app, user, asMarkdown([...trapLinks, ...plainLinks])));
  const { text } = await opened(app, share.url);
  const hrefs = [...text.matchAll(/<a href="([^"]*)" rel/g)].map(([, href = '']) => href.replaceAll('&#38;', '&'));
  t.deepEqual(hrefs, [...plainLinks]);
});

test('whoever has the link reads the document, and nothing else of its author', async (t) => {
  const { app, user, documentId } = await aShared();
  const share = await made(user, documentId);
  t.like(share, { until: '2026-12-20', hasPassword: false, withContact: true, views: 0 });
  const { status, headers, text } = await opened(app, share.url);
  t.is(status, 200);
  t.is(headers.get('x-robots-tag'), 'noindex, nofollow, noarchive');
  t.is(headers.get('referrer-policy'), 'no-referrer');
  t.is(headers.get('cache-control'), 'no-store');
  t.true(text.includes('<meta name="robots" content="noindex">'));
  t.true(text.includes('Mara &#60;Lind&#62;'));
  t.true(text.includes('<strong>30 %</strong>'));
  t.true(text.includes('href="https://example.com/r?a=1&#38;b=2" rel="noopener noreferrer nofollow"'));
  t.true(text.includes('<span>mara@example.com</span>'));
  t.false(text.includes('<script>alert'));
  t.false(text.includes('href="javascript'));
  t.false(text.includes(user.email));
  t.true(text.includes('December 20, 2026'));
});

test('without contact the lines below the name are left out', async (t) => {
  const { app, user, documentId } = await aShared();
  const { url } = await made(user, documentId, { withContact: false });
  const { text } = await opened(app, url);
  t.false(text.includes('mara@example.com'));
  t.false(text.includes('+47'));
  t.true(text.includes('Ward sister'));
});

test('a link that was guessed, turned, shortened, or made for something else opens nothing', async (t) => {
  const { app, user, documentId } = await aShared();
  const { id, url } = await made(user, documentId);
  const { tokens } = app.services;
  const right = tokens.linkToken('share', id);
  const wrong = [
    id,
    `share_${id}`,
    `share_${id}_${'A'.repeat(43)}`,
    `${right.slice(0, -1)}${right.endsWith('A') ? 'B' : 'A'}`,
    right.slice(0, -1),
    `${right}A`,
    right.toUpperCase(),
    tokens.linkToken('unsubscribe', id),
    tokens.linkToken('login', id).replace('link', 'share'),
    tokens.linkToken('share', documentId),
    tokens.linkToken('share', crypto.randomUUID()),
    '%00',
  ];
  const pages = await Promise.all(wrong.map((token) => opened(app, url.replace(right, token))));
  for (const [at, { status, text }] of pages.entries()) {
    t.is(status, 404, wrong[at]);
    t.false(text.includes('Mara'), wrong[at]);
  }
  t.deepEqual(new Set(pages.map(({ text }) => text)).size, 1);
  t.is((await opened(app, url)).status, 200);
});

test('that a link does not work is said in the language of who reads it', async (t) => {
  const { app } = await aShared();
  const said = async (headers: Record<string, string>) => {
    const response = await fetch(new URL('/shared/nothing', app.web.url), { headers });
    t.is(response.status, 404);
    return response.text();
  };
  t.regex(
    await said({ 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.5' }),
    /<html lang="de"[\s\S]*Dieser Link funktioniert nicht/,
  );
  t.regex(await said({ 'Accept-Language': 'ja' }), /<html lang="en"[\s\S]*This link does not work/);
});

test('its address is in no store', async (t) => {
  const { app, user, documentId } = await aShared();
  const { id, url } = await made(user, documentId, { password: 'correct horse' });
  const kept = JSON.stringify([
    await app.services.registers.read('share', id),
    await app.services.registers.list('shares-of', 100),
  ]);
  t.false(kept.includes(url.slice(-16)));
  t.false(kept.includes('correct horse'));
});

test('on the day after its last, or once it is taken back, nobody reads it any more', async (t) => {
  const { app, user, documentId, until } = await aSharedWithClock(t);
  const short = await made(user, documentId, { until: '2026-11-22' });
  const long = await made(user, documentId);
  until('2026-11-22T23:59:00Z');
  t.is((await opened(app, short.url)).status, 200);
  until('2026-11-23T00:00:00Z');
  t.is((await opened(app, short.url)).status, 404);
  t.deepEqual(
    (await listed(user, documentId)).map(({ id }) => id),
    [long.id],
  );
  t.is((await user.call('DELETE', `/api/documents/${documentId}/shares/${long.id}`)).status, 200);
  t.is((await opened(app, long.url)).status, 404);
  t.deepEqual(await listed(user, documentId), []);
});

test('it goes with its document, and with its account from the moment that this is closed', async (t) => {
  const { app, clock, user, documentId } = await aSharedWithClock(t);
  const other = await keptDocument(app, user, '# Letter\n');
  const [share, rest] = [await made(user, documentId), await made(user, other)];
  await deletedDocument(app, user, documentId);
  t.is((await opened(app, share.url)).status, 404);
  t.is((await opened(app, rest.url)).status, 200);
  t.is((await user.call('DELETE', '/api/user/account')).status, 200);
  t.is((await opened(app, rest.url)).status, 404);
  const left = () => app.services.registers.list('shares-of', 10);
  await eventually('no share of an erased account', async () => {
    clock.move(60_000);
    return (await left()).length === 0;
  });
  t.is(await app.services.registers.read('share', rest.id), null);
});

test('a password is asked for, wrong ones are few, and the right one opens', async (t) => {
  const { app, user, documentId, until } = await aSharedWithClock(t);
  const { url, hasPassword } = await made(user, documentId, { password: 'correct horse' });
  t.true(hasPassword);
  const asked = await opened(app, url);
  t.is(asked.status, 200);
  t.is(asked.headers.get('x-robots-tag'), 'noindex, nofollow, noarchive');
  t.false(asked.text.includes('Mara'));
  t.is((await opened(app, url, 'correct horse')).status, 200);
  for (const guess of ['', 'correct hors', 'correct horse ', 'Correct horse', 'x'.repeat(200)])
    t.is((await opened(app, url, guess)).status, 403, guess);
  const locked = await opened(app, url, 'correct horse');
  t.is(locked.status, 429);
  t.false(locked.text.includes('Mara'));
  until('2026-11-20T09:16:00Z');
  t.true((await opened(app, url, 'correct horse')).text.includes('Mara'));
});

test('many guesses at once are no more than one after the other', async (t) => {
  const { app, user, documentId } = await aSharedWithClock(t);
  const { url } = await made(user, documentId, { password: 'correct horse' });
  const statuses = (await Promise.all(Array.from({ length: 20 }, (_, at) => opened(app, url, `guess ${at}`)))).map(
    ({ status }) => status,
  );
  t.true(statuses.filter((status) => status === 403).length <= 5, statuses.join());
  t.is((await opened(app, url, 'correct horse')).status, 429);
});

test('readers are counted, who comes again at once only once', async (t) => {
  const { app, user, documentId, until } = await aSharedWithClock(t);
  const { url } = await made(user, documentId);
  await opened(app, url);
  await opened(app, url);
  t.is((await listed(user, documentId))[0]?.views, 1);
  until('2026-11-20T09:11:00Z');
  await opened(app, url);
  t.is((await listed(user, documentId))[0]?.views, 2);
});

test("nobody shares, lists or takes back what is another user's", async (t) => {
  const { app, user, documentId } = await aShared();
  const { id, url } = await made(user, documentId);
  const stranger = await aUser(app);
  const own = await keptDocument(app, stranger, '# Mine\n');
  const statuses = [
    await stranger.call('POST', `/api/documents/${documentId}/shares`, {}),
    await stranger.call('GET', `/api/documents/${documentId}/shares`),
    await stranger.call('DELETE', `/api/documents/${documentId}/shares/${id}`),
    await stranger.call('DELETE', `/api/documents/${own}/shares/${id}`),
  ].map(({ status }) => status);
  t.deepEqual(statuses, [404, 404, 404, 404]);
  t.is((await opened(app, url)).status, 200);
});

test('a day that is over or too far away, and more than twenty links, are refused with a reason', async (t) => {
  const { user, documentId } = await aShared();
  const share = (wish: object) => user.call<{ message: string }>('POST', `/api/documents/${documentId}/shares`, wish);
  t.is((await share({ until: '2026-11-19' })).body.message, 'That day is over.');
  t.is((await share({ until: '2028-11-19' })).status, 400);
  t.is((await share({ password: 'short' })).status, 400);
  for (let at = 0; at < 20; at += 1) await made(user, documentId);
  t.is((await share({})).status, 409);
});

test('a network that opens too many pages is told so in its language, and reads on a minute later', async (t) => {
  const { app, user, documentId, clock } = await aSharedWithClock(t);
  const { url } = await made(user, documentId);
  const statuses: number[] = [];
  for (let time = 0; time < 125; time += 1) statuses.push((await opened(app, url)).status);
  t.deepEqual(statuses.slice(0, 120), Array(120).fill(200));
  t.deepEqual(statuses.slice(120), Array(5).fill(429));
  const response = await fetch(new URL(new URL(url).pathname, app.web.url), { headers: { 'Accept-Language': 'de' } });
  t.is(response.headers.get('retry-after'), '60');
  t.regex(await response.text(), /<html lang="de"[\s\S]*Bitte warte eine Minute/);
  t.is((await opened(app, url.replace(/shared\/.*/, 'shared/nothing'))).status, 429);
  clock.move(60_000);
  t.is((await opened(app, url)).status, 200);
});
