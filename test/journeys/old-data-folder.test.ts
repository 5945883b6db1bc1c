import test, { type ExecutionContext } from 'ava';
import { runningApp } from '../support/app.ts';
import { movableClock } from '../support/clock.ts';
import { flat, someDocuments } from '../support/conversing.ts';
import { folderOf, type Release } from '../support/data-folders/unpack.ts';
import { eventually } from '../support/eventually.ts';
import { replyAddressOf, replyTo, sendRaw } from '../support/send-mail.ts';
import { call, outboxOf } from '../support/user.ts';

type Win = Readonly<{ id: string; originalMessage: string }>;
type Seen = Readonly<{
  achievements: readonly Win[];
  removed: object;
  messages: object;
  profile: object;
  me: object;
  checkIns: object;
  needs: object;
  billing: object;
  outbox: readonly Readonly<{ subject: string; to: string; text: string }>[];
  sessions: Readonly<{ ada: string; bob: string }>;
}>;

const ADA = 'ada@example.com';
/** A few minutes after they stopped: sessions and links still hold. */
const LATER = Date.parse('2026-11-22T17:37:00Z');

const DAY_MS = 24 * 60 * 60_000;

const setting = async (t: ExecutionContext, release: Release, now = LATER) => {
  const { folder, seen } = await folderOf<Seen>(release);
  const app = await runningApp(t, { folder: folder.path, clock: movableClock(now), documents: someDocuments });
  t.teardown(folder.remove);
  const get = async (path: string, session = seen.sessions.ada) => {
    const { status, body } = await call<object>(app, 'GET', path, undefined, session);
    t.is(status, 200, path);
    return body;
  };
  return { app, seen, get };
};

for (const release of ['0.3', '0.4'] as const) {
  test(`what ${release} wrote shows the same under this release, and nothing of it is damaged`, async (t) => {
    const { app, seen, get } = await setting(t, release);
    t.like(await get('/api/achievements'), seen.achievements);
    t.like(await get('/api/achievements/removed'), seen.removed);
    t.like(await get('/api/messages'), seen.messages);
    t.like(await get('/api/user/profile'), seen.profile);
    t.like(await get('/api/auth/me'), seen.me);
    t.like(await get('/api/check-ins'), seen.checkIns);
    t.like(await get('/api/needs-you'), seen.needs);
    t.like(await get('/api/billing', seen.sessions.bob), seen.billing);
    const { body } = await call<{ mails: Seen['outbox'] }>(app, 'GET', '/api/outbox');
    t.deepEqual(
      body.mails.map(({ subject, to, text }) => ({ subject, to, text })),
      seen.outbox,
    );
    const verified = await app.commands['events verify']({}, () => {});
    t.is(verified.damaged, 0);
    t.is(verified.unauthenticated > 0, release === '0.3', '0.3 wrote no MACs');
  });

  test(`every read model of a folder of ${release} is rebuilt to the very same`, async (t) => {
    const { app } = await setting(t, release);
    for (const { name } of await app.projections.status()) {
      const { firstDifference } = await app.projections.verify(name, () => {});
      t.is(firstDifference, null, name);
    }
  });

  test(`a conversation begun under ${release} goes on: its numbers still name its wins`, async (t) => {
    const { app, get, seen } = await setting(t, release, LATER + DAY_MS); // that day's answers are used up
    const list = (await outboxOf(app, ADA)).find(({ text }) => /^1\. “/m.test(text) && /^2\. “/m.test(text));
    if (!list) return t.fail('a list had been sent');
    const first = /1\. “(.*?)”/.exec(flat(list))?.[1] ?? '';
    const messageId = '<goes-on@example.com>';
    const raw = replyTo(list, ADA, 'drop 1', { messageId });
    t.is((await sendRaw(app, { from: ADA, to: replyAddressOf(list) }, raw)).code, 250);
    const answer = await eventually('the answer', async () =>
      (await outboxOf(app, ADA)).find(({ headers }) => headers['in-reply-to'] === messageId),
    );
    t.true(flat(answer).includes(`Number 1 is dropped: “${first}”`), flat(answer));
    const left = (await get('/api/achievements')) as readonly Win[];
    t.is(left.length, seen.achievements.length - 1);
  });
}
