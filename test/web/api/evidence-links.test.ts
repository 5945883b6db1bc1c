import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import test from 'ava';
import { sharedApp } from '#test/support/app.ts';
import { aUser, call, type User } from '#test/support/user.ts';
import type { Achievement } from '#web/contract/achievements.ts';

const app = sharedApp(test);
const TALK = 'https://example.com/talks/42?lang=en#start';

type Body = { achievement: Achievement; message: string; errors?: Record<string, string> };

const aWin = async (user: User, originalMessage = 'Gave a talk on lifts') =>
  (await user.call<Body>('POST', '/api/achievements', { originalMessage })).body.achievement.id;

const add = (user: User, winId: string, link: object, headers = {}) =>
  call<Body>(app(), 'POST', `/api/achievements/${winId}/links`, link, user.session, headers);

test('a link is kept with its win, shown wherever the win is, and taken away', async (t) => {
  const user = await aUser(app());
  const id = await aWin(user);
  const { status, body } = await add(user, id, { url: ` ${TALK} `, name: 'The talk' });
  t.is(status, 201);
  t.like(body.achievement.links, [{ url: TALK, name: 'The talk' }]);
  t.deepEqual((await user.wins())[0]?.links, body.achievement.links);
  const [link] = body.achievement.links;
  const path = `/api/achievements/${id}/links/${link?.id}`;
  t.is((await user.call('DELETE', path)).status, 200);
  t.deepEqual((await user.wins())[0]?.links, []);
  t.is((await user.call('DELETE', path)).status, 404);
  t.is((await add(user, id, { url: TALK })).body.achievement.links.length, 1, 'it can be added again');
});

test('the same link is there once, by its address or its key; a win keeps twenty', async (t) => {
  const user = await aUser(app());
  const id = await aWin(user);
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  for (const headers of [key, key, {}]) await add(user, id, { url: TALK }, headers);
  t.is((await user.wins())[0]?.links.length, 1);
  for (let at = 1; at < 20; at += 1) t.is((await add(user, id, { url: `https://example.com/${at}` })).status, 201);
  t.is((await add(user, id, { url: 'https://example.com/one-more' })).status, 409);
  t.is((await add(user, id, { url: TALK })).status, 201, 'it is there');
});

test('only an encrypted address of the web is a link, and a strange one names nobody else', async (t) => {
  const user = await aUser(app());
  const id = await aWin(user);
  for (const url of [
    ...['', 'example.com', 'http://example.com', 'javascript:alert(1)', 'data:text/html,x', 'https://', 'ftp://x'],
    ...[
      'https://you:secret@example.com',
      'https://you@example.com',
      'mailto:a@example.com',
      '//example.com',
      `https://example.com/${'x'.repeat(2000)}`,
      7,
      null,
    ],
  ]) {
    const { status, body } = await add(user, id, { url });
    t.is(status, 400, String(url).slice(0, 60));
    t.is(typeof body.errors?.url, 'string');
  }
  const strange = await add(user, id, {
    url: 'https://EXAMPLE.com\\@evil.example/a b"><script>',
    name: '<b>x</b>\ud800',
  });
  t.is(strange.status, 201);
  const [link] = strange.body.achievement.links;
  t.is(new URL(link?.url ?? '').host, 'example.com');
  t.notRegex(link?.url ?? '', /[<>" ]/);
  const lookalike = await add(user, id, { url: 'https://аpple.com/?filter={a|b}' });
  t.is(lookalike.body.achievement.links.at(-1)?.url, 'https://xn--pple-43d.com/?filter=%7Ba%7Cb%7D');
  const other = await aUser(app());
  t.is((await add(other, id, { url: TALK })).status, 404);
  t.is((await other.call('DELETE', `/api/achievements/${id}/links/${link?.id}`)).status, 404);
  t.is((await user.wins())[0]?.links.length, 2);
});

test('nothing is fetched from where a link leads, and it comes back with a win that is restored', async (t) => {
  let asked = 0;
  const elsewhere = createServer((socket) => {
    asked += 1;
    socket.destroy();
  });
  t.teardown(() => elsewhere.close());
  await once(elsewhere.listen(0, '127.0.0.1'), 'listening');
  const url = `https://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
  const user = await aUser(app());
  const id = await aWin(user);
  await add(user, id, { url });
  await user.call('DELETE', `/api/achievements/${id}`);
  t.is((await add(user, id, { url: TALK })).status, 404, 'not to one that is removed');
  await user.call('POST', `/api/achievements/${id}/restore`);
  t.like((await user.wins())[0]?.links, [{ url, name: '' }]);
  t.is(asked, 0);
});
