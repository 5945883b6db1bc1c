import test from 'ava';
import type {
  DocumentAnswer,
  DocumentDraftAnswer,
  DocumentMade,
  DocumentPage,
  DocumentVersionAnswer,
  DocumentVersions,
} from '#web/contract/documents.ts';
import { sharedApp } from '../../../support/app.ts';
import { movableClock } from '../../../support/clock.ts';
import { keptDocument } from '../../../support/kept-document.ts';
import { aUser, call } from '../../../support/user.ts';

const TEXT = '# Jane Doe\n\n- Cut the build.\n- Won a prize.\n';

const sharedByAll = sharedApp(test, { clock: movableClock() });

const editing = async () => {
  const app = sharedByAll();
  const user = await aUser(app);
  const send = <Body>(method: string, path: string, body?: unknown, ifMatch?: string) =>
    call<Body>(app, method, `/api/documents/${path}`, body, user.session, ifMatch ? { 'If-Match': ifMatch } : {});
  const save = (id: string, content: string, ifMatch?: string) =>
    send<DocumentAnswer & { message: string }>('PATCH', id, { content }, ifMatch);
  const versionsOf = async (id: string) => (await send<DocumentVersions>('GET', `${id}/versions`)).body.versions;
  return { app, user, send, save, versionsOf };
};

test('saving makes a version, and the same text makes none', async (t) => {
  const { app, user, save, versionsOf } = await editing();
  const id = await keptDocument(app, user, TEXT);
  const saved = await save(id, `${TEXT}- Taught nurses.\r\n\r\n`, '"1"');
  t.is(saved.status, 200);
  t.is(saved.body.document.content, `${TEXT}- Taught nurses.\n`);
  t.is(saved.headers.get('etag'), '"2"');
  t.is((await save(id, `${TEXT}- Taught nurses.`)).body.document.version, 2);
  t.deepEqual(
    (await versionsOf(id)).map(({ version, made }) => [version, made]),
    [
      [2, 'edited'],
      [1, 'written'],
    ],
  );
});

test("what still stands keeps its grounds, what was typed is its author's own", async (t) => {
  const { app, user, save, send } = await editing();
  const id = await keptDocument(app, user, 'x');
  const wins = await user.call<{ achievement: { id: string } }>('POST', '/api/achievements', {
    originalMessage: 'Cut the build.',
  });
  t.is(wins.status, 201);
  const made = (await send<DocumentAnswer>('GET', id)).body;
  await save(id, `${made.document.content}\n- Typed by hand.\n`);
  const { sentences } = (await send<DocumentAnswer>('GET', id)).body;
  t.deepEqual(
    sentences.filter(({ grounds }) => grounds.some(({ on }) => on === 'yours')).map(({ text }) => text),
    ['Typed by hand.'],
  );
});

test('whoever saves over a newer text is told, and neither text is lost', async (t) => {
  const { app, user, save, send } = await editing();
  const id = await keptDocument(app, user, TEXT);
  t.is((await save(id, `${TEXT}- From the phone.\n`, '"1"')).status, 200);
  const late = await save(id, `${TEXT}- From the desk.\n`, '"1"');
  t.is(late.status, 412);
  t.regex(late.body.message, /changed elsewhere.*kept as a draft/);
  t.is((await send<DocumentAnswer>('GET', id)).body.document.content, `${TEXT}- From the phone.\n`);
  const { draft } = (await send<DocumentDraftAnswer>('GET', `${id}/draft`)).body;
  t.like(draft, { content: `${TEXT}- From the desk.\n`, version: 1 });
  t.is((await save(id, draft?.content ?? '', '"2"')).status, 200);
  t.is((await send<DocumentDraftAnswer>('GET', `${id}/draft`)).body.draft, null);
  const nameless = await save(id, `${TEXT}- From a version that is none of ours.\n`, '"other"');
  t.regex(nameless.body.message, /kept as a draft/);
  const kept = (await send<DocumentDraftAnswer>('GET', `${id}/draft`)).body.draft;
  t.like(kept, { content: `${TEXT}- From a version that is none of ours.\n`, version: 3 });
});

test('of many that save at once one wins, and the others are told', async (t) => {
  const { app, user, save, versionsOf } = await editing();
  const id = await keptDocument(app, user, TEXT);
  const saved = await Promise.all(Array.from({ length: 8 }, (_, at) => save(id, `${TEXT}- ${at}\n`, '"1"')));
  t.deepEqual(saved.map(({ status }) => status).sort(), [200, ...Array.from({ length: 7 }, () => 412)]);
  t.is((await versionsOf(id)).length, 2);
});

test('a version says what changed in it, and can be made current again', async (t) => {
  const { app, user, save, send, versionsOf } = await editing();
  const id = await keptDocument(app, user, TEXT);
  await save(id, TEXT.replace('the build', 'the nightly build'));
  const { body } = await send<DocumentVersionAnswer>('GET', `${id}/versions/2`);
  t.is(body.against, 1);
  t.deepEqual(body.differences, [
    { is: 'same', text: '# Jane Doe' },
    { is: 'same', text: '\n\n- Cut the ' },
    { is: 'added', text: 'nightly ' },
    { is: 'same', text: 'build.' },
    { is: 'same', text: '\n\n- Won a prize.' },
  ]);
  t.is((await send<DocumentVersionAnswer>('GET', `${id}/versions/1?against=2`)).body.against, 2);
  const restored = await send<DocumentAnswer>('POST', `${id}/versions/1/restore`, {});
  t.is(restored.body.document.content, TEXT);
  t.like((await versionsOf(id))[0], { version: 3, made: 'restored', from: 1 });
  t.is((await send<DocumentAnswer>('POST', `${id}/versions/3/restore`, {})).body.document.version, 3);
  t.is((await send('POST', `${id}/versions/1/restore`, {}, '"1"')).status, 412);
  for (const no of ['4', '0', 'x']) t.is((await send('GET', `${id}/versions/${no}`)).status, 404, no);
  t.is((await send('POST', `${id}/versions/9/restore`, {})).status, 404);
});

test('what is no text, or too much of it, is refused, and changes nothing', async (t) => {
  const { app, user, save, send, versionsOf } = await editing();
  const id = await keptDocument(app, user, TEXT);
  for (const content of ['', ' \n\t ', 'x'.repeat(150_001)]) t.is((await save(id, content)).status, 400);
  t.is((await save(id, 'ö'.repeat(110_000))).status, 400);
  t.is((await send('PATCH', id, {})).status, 400);
  t.is((await send('PATCH', id, { content: 'x', title: 'y' })).status, 400);
  t.is((await versionsOf(id)).length, 1);
});

test('a post can have a date, another one, or none; nothing else can', async (t) => {
  const { app, user, send } = await editing();
  const post = await keptDocument(app, user, '---\n\nCut the build.\n', 'linkedin-post');
  const dated = (id: string, scheduledPublishDate: string | null, more: object = {}) =>
    send<DocumentAnswer & { errors: Record<string, string> }>('PATCH', id, { scheduledPublishDate, ...more });
  const on = async (date: string | null) => (await dated(post, date)).body.document.scheduledPublishDate;
  t.is(await on('2026-11-23'), '2026-11-23T07:00:00.000Z');
  t.is(await on('2026-11-24T23:30:00.000Z'), '2026-11-24T07:00:00.000Z');
  t.is(await on(null), null);
  t.is((await dated(post, '2026-11-19')).body.errors.scheduledPublishDate, 'That day is over.');
  t.is((await dated(post, '2026-11-19', { content: 'lost?' })).status, 400);
  t.is((await send<DocumentAnswer>('GET', post)).body.document.version, 1);
  t.is((await dated(await keptDocument(app, user, TEXT), '2026-11-23')).status, 400);
});

test("what is another user's is not there", async (t) => {
  const { app, send, save } = await editing();
  const id = await keptDocument(app, await aUser(app), TEXT);
  const answers = [
    await save(id, 'mine'),
    await send('PATCH', id, { scheduledPublishDate: null }),
    await send('GET', `${id}/versions`),
    await send('GET', `${id}/versions/1`),
    await send('POST', `${id}/versions/1/restore`, {}),
    await send('POST', `${id}/regenerate`, {}),
  ];
  t.deepEqual(
    answers.map(({ status }) => status),
    answers.map(() => 404),
  );
});

test('written anew, it says what is new and keeps what was changed by hand', async (t) => {
  const { user, send, save } = await editing();
  const win = (originalMessage: string, date: string) =>
    user.call('POST', '/api/achievements', { originalMessage, date });
  await win('Cut our nightly build from 40 to 9 minutes by caching the toolchain.', '2026-11-02');
  await win('Trained two new colleagues on the deployment.', '2026-11-03');
  const { body: made } = await send<DocumentMade>('POST', 'generate', { type: 'cv' });
  const id = made.documentId;
  const bullet = /^- .*nightly build.*$/m.exec(made.document.content)?.[0] ?? '';
  t.not(bullet, '', made.document.content);
  const mine = '- Made the nightly build four times as fast, as everybody will tell you.';
  await save(id, `${made.document.content.replace(bullet, mine)}\n## Hobbies\n\n- Rowing\n`);
  await win('Closed the security audit with no findings.', '2026-11-10');
  const { status, body } = await send<DocumentAnswer>('POST', `${id}/regenerate`, {}, '"2"');
  t.is(status, 200);
  const { content, version } = body.document;
  t.is(version, 3);
  t.true(content.includes(mine), content);
  t.true(content.includes('## Hobbies\n\n- Rowing'), content);
  t.true(content.includes('audit'), content);
  t.true(body.sentences.some(({ text, grounds }) => text.includes('audit') && grounds.some(({ on }) => on === 'win')));
  t.true(body.sentences.some(({ text, grounds }) => text.includes('four times') && grounds[0]?.on === 'yours'));
  t.is((await send('POST', `${id}/regenerate`, {}, '"2"')).status, 412);
});

test('a document is renamed, found by its name and downloaded under it; without one it has its own again', async (t) => {
  const { app, user, send, versionsOf } = await editing();
  const id = await keptDocument(app, user, TEXT);
  const own = (await send<DocumentAnswer>('GET', id)).body.document.name;
  t.regex(own, /^CV, \d+ \w+ 20\d\d$/);
  const renamed = await send<DocumentAnswer>('PATCH', id, { name: '  For the\nhospital in Leeds ' });
  t.is(renamed.body.document.name, 'For the hospital in Leeds');
  t.is((await versionsOf(id)).length, 1);
  const found = await send<DocumentPage>('GET', '?q=hospital%20in%20leeds');
  t.deepEqual(
    found.body.documents.map(({ name }) => name),
    ['For the hospital in Leeds'],
  );
  const file = await fetch(new URL(`/api/documents/${id}/download?format=txt`, app.web.url), {
    headers: { Cookie: `__Host-sid=${user.session}` },
  });
  t.true(file.headers.get('content-disposition')?.includes('filename="For the hospital in Leeds.txt"'));
  t.is((await send('PATCH', id, { name: 'x'.repeat(121) })).status, 400);
  t.is((await send<DocumentAnswer>('PATCH', id, { name: '' })).body.document.name, own);
});
