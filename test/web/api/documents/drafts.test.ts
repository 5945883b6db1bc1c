import test from 'ava';
import type { DocumentDraftAnswer } from '#web/contract/documents.ts';
import { runningApp } from '../../../support/app.ts';
import { movableClock } from '../../../support/clock.ts';
import { eventually } from '../../../support/eventually.ts';
import { keptDocument } from '../../../support/kept-document.ts';
import { aUser, call, type User } from '../../../support/user.ts';

const draftOf = async (user: User, documentId: string) =>
  (await user.call<DocumentDraftAnswer>('GET', `/api/documents/${documentId}/draft`)).body.draft;
const keep = (user: User, documentId: string, content: string, version = 1) =>
  user.call<DocumentDraftAnswer>('PUT', `/api/documents/${documentId}/draft`, { content, version });

test('what is typed is there again in any browser, under no version, until it is thrown away', async (t) => {
  const app = await runningApp(t);
  const user = await aUser(app);
  const documentId = await keptDocument(app, user, '# One\n');
  t.is(await draftOf(user, documentId), null);
  await keep(user, documentId, '# One\n\nhalf a sen');
  await keep(user, documentId, '# One\n\nhalf a sentence');
  t.like(await draftOf(user, documentId), { content: '# One\n\nhalf a sentence', version: 1 });
  const events = await app.services.log.read(`document-${documentId}`);
  t.is(events.length, 1);
  t.is((await user.call('DELETE', `/api/documents/${documentId}/draft`)).status, 200);
  t.is(await draftOf(user, documentId), null);
});

test('a draft is sealed, and nobody reads or writes it for another', async (t) => {
  const app = await runningApp(t);
  const [user, stranger] = [await aUser(app), await aUser(app)];
  const documentId = await keptDocument(app, user, '# One\n');
  await keep(user, documentId, 'a word for nobody');
  t.false(JSON.stringify(await app.services.registers.list('draft', 10)).includes('nobody'));
  t.is((await keep(stranger, documentId, 'mine now')).status, 404);
  t.is((await stranger.call('GET', `/api/documents/${documentId}/draft`)).status, 404);
  await stranger.call('DELETE', `/api/documents/${documentId}/draft`);
  t.like(await draftOf(user, documentId), { content: 'a word for nobody' });
});

test("of two windows the second is told, and neither's words are lost", async (t) => {
  const app = await runningApp(t);
  const user = await aUser(app);
  const documentId = await keptDocument(app, user, '# One\n');
  const put = (content: string, tag: string) =>
    call<{ message: string }>(app, 'PUT', `/api/documents/${documentId}/draft`, { content, version: 1 }, user.session, {
      'If-Match': tag,
    });
  const first = (await keep(user, documentId, 'one')).headers.get('etag') ?? '';
  const second = await put('one and two', first);
  t.is(second.status, 200);
  const late = await put('one or three', first);
  t.is(late.status, 412);
  t.regex(late.body.message, /another window/);
  t.like(await draftOf(user, documentId), { content: 'one and two' });
  t.is((await put('one, two, three', second.headers.get('etag') ?? '')).status, 200);
});

test('a draft goes with its document', async (t) => {
  const app = await runningApp(t);
  const user = await aUser(app);
  const documentId = await keptDocument(app, user, '# One\n');
  await keep(user, documentId, 'soon gone');
  await user.call('POST', `/api/documents/${documentId}/shares`, {});
  t.is((await user.call('DELETE', `/api/documents/${documentId}`)).status, 200);
  t.is((await user.call('GET', `/api/documents/${documentId}/draft`)).status, 404);
  t.is((await keep(user, documentId, 'again')).status, 404);
  const kinds = ['draft', 'share', 'shares-of'];
  t.deepEqual(await Promise.all(kinds.map((kind) => app.services.registers.list(kind, 10))), [[], [], []]);
});

test('a draft goes with its account', async (t) => {
  const clock = movableClock();
  const app = await runningApp(t, { clock });
  const user = await aUser(app);
  await keep(user, await keptDocument(app, user, '# One\n'), 'soon gone');
  t.is((await user.call('DELETE', '/api/user/account')).status, 200);
  await eventually('no draft of an erased account', async () => {
    clock.move(60_000);
    return (await app.services.registers.list('draft', 10)).length === 0;
  });
  t.pass();
});
