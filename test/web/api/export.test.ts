import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import test from 'ava';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { eventOf } from '#application/engine/event-of.ts';
import { streams } from '#application/streams.ts';
import { winHistory } from '#application/wins/win-history.ts';
import type { MailReceived } from '#domain/inbox/mail/events.ts';
import { sharedApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';
import { replyWith } from '#test/support/evidence-mail.ts';
import { named } from '#test/support/named-model.ts';
import { pdf, png } from '#test/support/pictures.ts';
import { aUser, checkInFor, type User } from '#test/support/user.ts';
import type { Failure } from '#web/contract/answers.ts';
import { accountExport } from '#web/contract/export.ts';

const app = sharedApp(test);

const exportOf = async ({ session }: Pick<User, 'session'>, headers: Record<string, string> = {}) => {
  const response = await fetch(`${app().web.url}/api/user/export`, {
    headers: session === '' ? headers : { Authorization: `Bearer ${session}` },
  });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

const open = promisify(
  fromBuffer as (bytes: Buffer, options: object, done: (error: Error | null, zip: ZipFile) => void) => void,
);

/** Every file of a ZIP by its path; yauzl refuses paths that lead out of it. */
const filesIn = async (bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> => {
  const zip = await open(bytes, { lazyEntries: false, strictFileNames: true });
  const files = new Map<string, Buffer>();
  const read = promisify(
    zip.openReadStream.bind(zip) as (
      entry: Entry,
      done: (error: Error | null, stream: NodeJS.ReadableStream) => void,
    ) => void,
  );
  const pending: Promise<void>[] = [];
  zip.on('entry', (entry: Entry) =>
    pending.push(
      read(entry).then(async (stream) => {
        const parts: Buffer[] = [];
        for await (const part of stream) parts.push(Buffer.from(part));
        files.set(entry.fileName, Buffer.concat(parts));
      }),
    ),
  );
  await new Promise((resolve, reject) => zip.once('end', resolve).once('error', reject));
  await Promise.all(pending);
  return files;
};

const record = (user: User, originalMessage: string, date?: string) =>
  user.call('POST', '/api/achievements', { originalMessage, ...(date ? { date } : {}) });

test('an export holds all that the account owns, as its schema and its pages say', async (t) => {
  const user = await aUser(app());
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
  const { response, bytes } = await exportOf(user);
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
  const files = await filesIn((await exportOf(other)).bytes);
  for (const [path, bytes] of files)
    for (const secret of ['Owned by', owner.email, String(owner.userId)]) t.false(bytes.includes(secret), path);
  t.is(files.size, 3);
});

test('the cookie alone is good for an export, as for any reading', async (t) => {
  const user = await aUser(app());
  t.is((await exportOf({ session: '' }, { Cookie: `__Host-sid=${user.session}` })).response.status, 200);
  t.is((await exportOf({ session: '' })).response.status, 401);
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
  const files = await filesIn((await exportOf(user)).bytes);
  t.is(files.size, 3);
  for (const bytes of files.values()) t.notRegex(bytes.toString(), /link_|session_|[?&]token=/);
  const json = [...files].find(([path]) => path.endsWith('export.json'))?.[1].toString() ?? '';
  t.like(accountExport.parse(JSON.parse(json)).sentMails[0], { kind: 'login-link', state: 'sent', file: null });
});

test('ten exports a day are given, and no eleventh', async (t) => {
  const user = await aUser(app());
  for (let n = 0; n < 10; n += 1) t.is((await exportOf(user)).response.status, 200);
  const refused = await user.call<Failure>('GET', '/api/user/export');
  t.is(refused.status, 429);
  t.false(refused.body.success);
});

test('the pictures and PDFs that are kept with wins are in it, byte for byte', async (t) => {
  const user = await aUser(app());
  const [picture, paper] = [png(320, 240), pdf()];
  await replyWith(app(), user, await checkInFor(app(), user), 'Finished the roof of house 7.', [
    { name: '../roof.png', type: 'image/png', bytes: picture },
    { name: 'plan.pdf', type: 'application/pdf', bytes: paper },
  ]);
  await eventually('the files', async () => (await user.wins())[0]?.evidence.length === 2);
  await eventually('the feedback', async () => {
    const sent = await app().services.readModels.countBy(
      named('sent-mails'),
      { equals: { userId: user.userId } },
      'state',
    );
    return (sent.get('sent') ?? 0) >= 2;
  });
  const { response, bytes } = await exportOf(user);
  const files = await filesIn(bytes);
  t.is(response.headers.get('cairn-export-items'), String(files.size));
  const folder = `cairn-export-${new Date().toISOString().slice(0, 10)}/`;
  const exported = accountExport.parse(JSON.parse(files.get(`${folder}export.json`)?.toString() ?? ''));
  const evidence = exported.wins[0]?.evidence ?? [];
  t.deepEqual(
    evidence.map(({ name, type }) => [name, type]),
    [
      ['roof.png', 'image/png'],
      ['plan.pdf', 'application/pdf'],
    ],
  );
  t.deepEqual(
    evidence.map(({ file }) => files.get(folder + file)),
    [picture, paper],
  );
});

test('what is damaged is left out and listed; the rest of the account is exported', async (t) => {
  const user = await aUser(app());
  await replyWith(app(), user, await checkInFor(app(), user), 'Finished the roof of house 8.', [
    { name: 'roof.png', type: 'image/png', bytes: png(32, 24) },
    { name: 'plan.pdf', type: 'application/pdf', bytes: pdf() },
  ]);
  await eventually('the files', async () => (await user.wins())[0]?.evidence.length === 2);
  await eventually('the feedback', async () => {
    const sent = await app().services.readModels.countBy(
      named('sent-mails'),
      { equals: { userId: user.userId } },
      'state',
    );
    return (sent.get('sent') ?? 0) >= 2;
  });
  const whole = await filesIn((await exportOf(user)).bytes);
  const folder = `cairn-export-${new Date().toISOString().slice(0, 10)}/`;
  t.false(whole.has(`${folder}MISSING.txt`));
  const before = accountExport.parse(JSON.parse(whole.get(`${folder}export.json`)?.toString() ?? ''));
  const [mail, win] = [before.receivedMails[0], before.wins[0]];
  const picture = win?.evidence[0];
  const { services } = app();
  const received = await eventOf<MailReceived>(services.log, streams.incomingMail(mail?.id ?? ''), 'MailReceived');
  const kept = await winHistory(services, user.userId, win?.id ?? '');
  const blobFile = (blob = '') => join(app().folder, 'archive', blob.slice(0, 2), blob);
  const bytes = await readFile(blobFile(received?.blob));
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  await writeFile(blobFile(received?.blob), bytes);
  await rm(blobFile(kept?.files.find(({ fileId }) => fileId === picture?.id)?.blob));

  const { response, bytes: archive } = await exportOf(user);
  t.is(response.status, 200);
  const files = await filesIn(archive);
  const listed = files.get(`${folder}MISSING.txt`)?.toString() ?? '';
  const [mailFile, pictureFile] = [mail?.file ?? '', picture?.file ?? ''];
  t.true(listed.includes(mailFile) && listed.includes(pictureFile));
  const left = [...whole.keys()].filter((path) => path !== folder + mailFile && path !== folder + pictureFile);
  t.deepEqual([...files.keys()].filter((path) => !path.endsWith('MISSING.txt')).sort(), left.sort());
  t.false(listed.includes(win?.evidence[1]?.file ?? ''));
  const after = accountExport.parse(JSON.parse(files.get(`${folder}export.json`)?.toString() ?? ''));
  t.deepEqual(after.wins, before.wins);
});

test('earlier wordings, wins that can be brought back, and what was chosen about check-ins are in it', async (t) => {
  const user = await aUser(app());
  const write = async (originalMessage: string) =>
    (await user.call<{ achievement: { id: string } }>('POST', '/api/achievements', { originalMessage })).body
      .achievement.id;
  const [kept, gone] = [await write('Painted the fence'), await write('Mended the gate')];
  for (const originalMessage of ['Painted the long fence', 'Painted the long white fence'])
    await user.call('PUT', `/api/achievements/${kept}`, { originalMessage });
  await user.call('PUT', `/api/achievements/${gone}`, { originalMessage: 'Mended the old gate' });
  await user.call('DELETE', `/api/achievements/${gone}`);
  const changed = { pausedUntil: '2099-01-01', thinning: false, insights: { weekly: true, monthly: false } };
  t.is((await user.call('PUT', '/api/check-ins', changed)).status, 200);
  const files = await filesIn((await exportOf(user)).bytes);
  const json = [...files].find(([path]) => path.endsWith('export.json'))?.[1].toString() ?? '';
  const exported = accountExport.parse(JSON.parse(json));
  const said = ({ earlierWordings }: (typeof exported.wins)[number] | (typeof exported.removedWins)[number]) =>
    earlierWordings.map(({ text }) => text);
  t.deepEqual(exported.wins.map(said), [['Painted the fence', 'Painted the long fence']]);
  t.is(exported.removedWins.length, 1);
  const [removed] = exported.removedWins;
  t.like(removed, { id: gone, originalMessage: 'Mended the old gate', mergedInto: null });
  t.deepEqual(removed && said(removed), ['Mended the gate']);
  t.true(String(removed?.restorableUntil) > String(removed?.removedAt));
  t.deepEqual(exported.checkIns, {
    pause: { until: '2099-01-01', reason: 'asked' },
    thinning: false,
    byText: false,
    insights: { weekly: true, monthly: false },
  });
});
