import test from 'ava';
import { sharedApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';
import { named } from '#test/support/named-model.ts';
import { aUser, checkInFor, type User } from '#test/support/user.ts';
import type { Failure } from '#web/contract/answers.ts';
import type { DocumentMade } from '#web/contract/documents.ts';
import { accountExport } from '#web/contract/export.ts';
import { exportOf, filesIn } from './an-export.ts';

const app = sharedApp(test);

const record = (user: User, originalMessage: string, date?: string) =>
  user.call('POST', '/api/achievements', { originalMessage, ...(date ? { date } : {}) });

test('an export holds all that the account owns, as its schema and its pages say', async (t) => {
  const user = await aUser(app());
  await user.call('PUT', '/api/user/profile', { role: 'Welder', company: 'Noma', language: 'de' });
  await record(user, 'Repaired the pump in hall 3', '2026-03-04');
  await record(user, '# Not a heading\nZweite Zeile: Grüße', '2025-12-31');
  const checkIn = await checkInFor(app(), user);
  const reply = 'Today I welded forty frames and trained two apprentices.';
  await user.call('POST', `/api/outbox/${checkIn.id}/reply`, { text: reply });
  await eventually('three wins', async () => {
    const wins = await user.wins();
    return wins.length >= 3 && wins.every(({ category }) => category !== null);
  });
  await eventually('the feedback', async () => {
    const sent = await app().services.readModels.countBy(
      named('sent-mails'),
      { equals: { userId: user.userId } },
      'state',
    );
    return (sent.get('sent') ?? 0) >= 2;
  });
  const { response, bytes } = await exportOf(app(), user);
  t.is(response.status, 200);
  t.is(response.headers.get('content-type'), 'application/zip');
  t.is(response.headers.get('x-content-type-options'), 'nosniff');
  t.is(response.headers.get('cache-control'), 'no-store');
  const date = new Date().toISOString().slice(0, 10);
  t.is(response.headers.get('content-disposition'), `attachment; filename="cairn-export-${date}.zip"`);
  const files = await filesIn(bytes);
  t.is(response.headers.get('cairn-export-items'), String(files.size));
  const folder = `cairn-export-${date}/`;
  t.true([...files.keys()].every((path) => path.startsWith(folder)));

  const exported = accountExport.parse(JSON.parse(files.get(`${folder}export.json`)?.toString() ?? ''));
  t.like(exported.profile, {
    userId: user.userId,
    email: user.email,
    firstName: 'Sub',
    role: 'Welder',
    company: 'Noma',
    language: 'de',
    timezone: 'UTC',
    paymentStatus: 'paid',
    subscriptionType: null,
  });
  t.regex(String(exported.profile.lastLogin), /^\d{4}-.*Z$/);
  t.like(exported.billing, { status: 'active', complimentary: true, subscriptions: [] });
  t.is(exported.sessions.length, 1);
  const wins = await user.wins();
  t.deepEqual(
    exported.wins.map(({ id, originalMessage, date, analysisResult }) => ({
      id,
      originalMessage,
      date,
      analysisResult,
    })),
    wins.map(({ id, originalMessage, date, analysisResult }) => ({ id, originalMessage, date, analysisResult })),
  );

  const journal = files.get(`${folder}journal.md`)?.toString() ?? '';
  t.regex(journal, /^# Journal of Sub Scriber\n/);
  t.true(journal.indexOf('## March 2026') < journal.indexOf('## December 2025'));
  t.true(journal.includes('\n\\# Not a heading\nZweite Zeile: Grüße\n'));

  t.is(exported.receivedMails.length, 1);
  const [received] = exported.receivedMails;
  t.like(received, { from: user.email, end: 'understood' });
  const raw = files.get(folder + received?.file) ?? Buffer.alloc(0);
  t.is(raw.length, received?.size ?? 0);
  t.true(raw.includes(reply));
  const sent = exported.sentMails.filter(({ file }) => file !== null);
  t.deepEqual(sent.map(({ kind }) => kind).sort(), ['check-in', 'feedback']);
  for (const { file } of sent) t.true(files.get(folder + file)?.includes('To: Sub'), String(file));
  t.true(files.has(`${folder}documents/README.txt`));
});

test('nobody’s export holds anything of another', async (t) => {
  const [owner, other] = [await aUser(app()), await aUser(app())];
  await record(owner, 'Owned by somebody else');
  await checkInFor(app(), owner);
  const files = await filesIn((await exportOf(app(), other)).bytes);
  for (const [path, bytes] of files)
    for (const secret of ['Owned by', owner.email, String(owner.userId)]) t.false(bytes.includes(secret), path);
  t.is(files.size, 3);
});

test('the cookie alone is good for an export, as for any reading', async (t) => {
  const user = await aUser(app());
  t.is((await exportOf(app(), { session: '' }, { Cookie: `__Host-sid=${user.session}` })).response.status, 200);
  t.is((await exportOf(app(), { session: '' })).response.status, 401);
});

test('what signs in is never exported: no link of any mail, no token of a session', async (t) => {
  const user = await aUser(app());
  await user.call('POST', '/api/auth/login', { email: user.email });
  await eventually('the link', async () => {
    const sent = await app().services.readModels.countBy(
      named('sent-mails'),
      { equals: { userId: user.userId } },
      'state',
    );
    return sent.get('sent') === 1;
  });
  const files = await filesIn((await exportOf(app(), user)).bytes);
  t.is(files.size, 3);
  for (const bytes of files.values()) t.notRegex(bytes.toString(), /link_|session_|[?&]token=/);
  const json = [...files].find(([path]) => path.endsWith('export.json'))?.[1].toString() ?? '';
  t.like(accountExport.parse(JSON.parse(json)).sentMails[0], { kind: 'login-link', state: 'sent', file: null });
});

test('ten exports a day are given, and no eleventh', async (t) => {
  const user = await aUser(app());
  for (let n = 0; n < 10; n += 1) t.is((await exportOf(app(), user)).response.status, 200);
  const refused = await user.call<Failure>('GET', '/api/user/export');
  t.is(refused.status, 429);
  t.false(refused.body.success);
});

test('documents are in it: each as Markdown, and with all its texts and what was asked in export.json', async (t) => {
  const user = await aUser(app());
  await record(user, 'Cut the nightly build from 40 to 9 minutes.');
  const asked = { type: 'custom', prompt: 'Three bullets about builds' };
  const { documentId, document } = (await user.call<DocumentMade>('POST', '/api/documents/generate', asked)).body;
  await user.call('PUT', `/api/documents/${documentId}/draft`, { content: 'half a sen', version: 1 });
  await user.call('POST', `/api/documents/${documentId}/shares`, { password: 'correct horse' });
  const files = await filesIn((await exportOf(app(), user)).bytes);
  const json = [...files].find(([path]) => path.endsWith('export.json'))?.[1].toString() ?? '';
  const { documents, wins } = accountExport.parse(JSON.parse(json));
  t.is(documents.length, 1);
  t.like(documents[0], { id: documentId, type: 'custom-content', prompt: 'Three bullets about builds' });
  t.deepEqual(
    documents[0]?.versions.map(({ version, made, content }) => [version, made, content]),
    [[1, 'written', document.content]],
  );
  t.deepEqual(documents[0]?.restsOn, [{ version: 1, wins: wins.map(({ id }) => id) }]);
  t.like(documents[0]?.draft, { content: 'half a sen', version: 1 });
  t.like(documents[0]?.shares[0], { hasPassword: true, views: 0 });
  t.notRegex(json, /share_|correct horse/);
  const file = [...files].find(([path]) => path.endsWith(documents[0]?.file ?? 'none'));
  t.is(file?.[1].toString(), document.content);
  t.false([...files.keys()].some((path) => path.endsWith('README.txt')));
});
