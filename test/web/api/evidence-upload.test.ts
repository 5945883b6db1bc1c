import { type ClientRequest, request } from 'node:http';
import test from 'ava';
import { sharedApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';
import { pdf, png } from '#test/support/pictures.ts';
import { aUser, type User } from '#test/support/user.ts';
import type { Achievement } from '#web/contract/achievements.ts';

const app = sharedApp(test);

type Body = { achievement: Achievement; message: string };

const aWin = async (user: User) =>
  (await user.call<Body>('POST', '/api/achievements', { originalMessage: 'Finished the roof of house 7' })).body
    .achievement;

const upload = async (
  { session }: Pick<User, 'session'>,
  winId: string,
  bytes: Uint8Array,
  { name = 'roof.png', type = 'application/octet-stream', key = '', cookie = '' } = {},
) => {
  const path = `/api/achievements/${winId}/evidence?name=${encodeURIComponent(name)}`;
  const response = await fetch(`${app().web.url}${path}`, {
    method: 'POST',
    headers: {
      ...(session === '' ? {} : { Authorization: `Bearer ${session}` }),
      ...(cookie === '' ? {} : { Cookie: cookie }),
      'Content-Type': type,
      ...(key === '' ? {} : { 'Idempotency-Key': key }),
    },
    body: Buffer.from(bytes),
  });
  return { status: response.status, body: (await response.json()) as Body };
};

/** An upload that never comes to its end by itself. */
const beginUpload = ({ session }: User, winId: string): ClientRequest => {
  const headers = { Authorization: `Bearer ${session}`, 'Content-Type': 'image/png', 'Content-Length': 9_000_000 };
  const begun = request(`${app().web.url}/api/achievements/${winId}/evidence`, { method: 'POST', headers });
  begun.on('error', () => undefined); // broken off by ourselves
  begun.write('it begins');
  return begun;
};

test('a picture and a PDF are kept with their win, told by their content, and come back byte for byte', async (t) => {
  const user = await aUser(app());
  const { id } = await aWin(user);
  const picture = png(320, 240);
  t.is((await upload(user, id, picture)).status, 201);
  const { body } = await upload(user, id, pdf(), { name: '../../etc/plan.png\u202e', type: 'image/png' });
  t.like(body.achievement.evidence, [
    { name: 'roof.png', type: 'image/png', size: picture.byteLength },
    { name: 'plan.png.pdf', type: 'application/pdf' },
  ]);
  t.deepEqual((await user.wins())[0]?.evidence, body.achievement.evidence);
  const [first] = body.achievement.evidence;
  const opened = await fetch(`${app().web.url}/api/achievements/${id}/evidence/${first?.id}`, {
    headers: { Authorization: `Bearer ${user.session}` },
  });
  t.deepEqual(Buffer.from(await opened.arrayBuffer()), Buffer.from(picture));
});

test('the same file, or the same key again, is kept once; what was taken away can be added again', async (t) => {
  const user = await aUser(app());
  const { id } = await aWin(user);
  const picture = png(320, 240);
  for (const key of ['one', 'one', 'two']) t.is((await upload(user, id, picture, { key })).status, 201);
  const [win] = await user.wins();
  t.is(win?.evidence.length, 1);
  await user.call('DELETE', `/api/achievements/${id}/evidence/${win?.evidence[0]?.id}`);
  t.is((await user.wins())[0]?.evidence.length, 0);
  t.is((await upload(user, id, picture, { key: 'three' })).body.achievement.evidence.length, 1);
});

test('what is no picture and no PDF, too small to be one, or too large, is refused in words and not kept', async (t) => {
  const user = await aUser(app());
  const { id } = await aWin(user);
  const html = new TextEncoder().encode('<script>alert(1)</script>');
  for (const bytes of [html, new Uint8Array(), png(4, 4)]) {
    const { status, body } = await upload(user, id, bytes, { name: 'photo.png', type: 'image/png' });
    t.is(status, 415);
    t.is(body.message, 'This is no picture (JPEG, PNG, GIF, WebP) and no PDF.');
  }
  const large = Buffer.concat([Buffer.from(pdf()), Buffer.alloc(10 * 1024 * 1024)]);
  const { status, body } = await upload(user, id, large);
  t.is(status, 413);
  t.is(body.message, 'A file can have 10 MB at most.');
  t.deepEqual((await user.wins())[0]?.evidence, []);
});

test("nobody adds to another's win, to one that is gone, without the bearer token, or by a form", async (t) => {
  const [user, other] = [await aUser(app()), await aUser(app())];
  const { id } = await aWin(user);
  t.is((await upload(other, id, png(320, 240))).status, 404);
  t.is((await upload({ session: '' }, id, png(320, 240))).status, 401);
  t.is((await upload({ session: '' }, id, png(320, 240), { cookie: `__Host-sid=${user.session}` })).status, 401);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
    t.is((await upload(user, id, png(320, 240), { type })).status, 415);
  await user.call('DELETE', `/api/achievements/${id}`);
  t.is((await upload(user, id, png(320, 240))).status, 404);
});

test('a key that came with another file before is refused, and that file is not taken for kept', async (t) => {
  const user = await aUser(app());
  const { id } = await aWin(user);
  t.is((await upload(user, id, png(320, 240), { key: 'again' })).status, 201);
  t.is((await upload(user, id, png(320, 240), { key: 'again' })).status, 422);
  t.is((await user.wins())[0]?.evidence.length, 1);
});

test('other files under one key are files of their own, however the path is spelled: each takes from the room of a day', async (t) => {
  const user = await aUser(app());
  const { id } = await aWin(user);
  for (const [at, letter] of [...id].slice(0, 3).entries()) {
    const spelled = `${id.slice(0, at)}%${letter.charCodeAt(0).toString(16)}${id.slice(at + 1)}`;
    t.is((await upload(user, spelled, png(320, 240), { key: 'one' })).status, 201);
  }
  t.is((await user.wins())[0]?.evidence.length, 3);
});

test('who sends many files at once, and never to their end, is stopped before they are read', async (t) => {
  const [user, other] = [await aUser(app()), await aUser(app())];
  const { id } = await aWin(user);
  const begun = [1, 2, 3, 4].map(() => beginUpload(user, id));
  const refused = begun.map(
    (one) => new Promise<number>((resolve) => one.on('response', ({ statusCode = 0 }) => resolve(statusCode))),
  );
  t.is(await Promise.race(refused), 429);
  t.is((await upload(other, (await aWin(other)).id, png(320, 240))).status, 201);
  for (const request of begun) request.destroy();
  await eventually('room', async () => (await upload(user, id, png(320, 240))).status === 201);
});

test('a win keeps twenty files at most, also of those that come at once', async (t) => {
  const user = await aUser(app());
  const { id } = await aWin(user);
  for (let count = 0; count < 19; count += 1) t.is((await upload(user, id, png(100 + count, 100))).status, 201);
  const answers = await Promise.all([1, 2, 3].map((count) => upload(user, id, png(300 + count, 300))));
  t.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409]);
  t.is((await user.wins())[0]?.evidence.length, 20);
});

test('a win keeps twenty files at most', async (t) => {
  const user = await aUser(app());
  const { id } = await aWin(user);
  for (let count = 0; count < 20; count += 1) t.is((await upload(user, id, png(100 + count, 100))).status, 201);
  t.is((await upload(user, id, png(300, 300))).status, 409);
});
