import test from 'ava';
import type { Achievement } from '#web/contract/achievements.ts';
import type { Failure } from '#web/contract/answers.ts';
import { evidencePath } from '#web/contract/evidence.ts';
import type { SandboxMail } from '#web/contract/outbox.ts';
import { type RunningApp, sharedApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { replyWith } from '../support/evidence-mail.ts';
import { type Part, pdf, png } from '../support/pictures.ts';
import { aUser, checkInFor, outboxOf, type User } from '../support/user.ts';

const app = sharedApp(test);

const photo = (name: string, bytes: Buffer): Part => ({ name, type: 'image/png', bytes });

/** The newest mail to a user whose text matches, once it is there. */
const answerSaying = (user: User, said: RegExp): Promise<SandboxMail> =>
  eventually(`a mail ${said}`, async () =>
    (await outboxOf(app(), user.email)).find(({ text }) => said.test(text.replace(/\s+/g, ' '))),
  );

const winOf = (user: User, isRight: (win: Achievement) => boolean): Promise<Achievement> =>
  eventually('the win', async () => (await user.wins()).find(isRight));

const fetched = (running: RunningApp, path: string, headers: Record<string, string>) =>
  fetch(new URL(path, running.web.url), { headers });

test('pictures and PDFs of a reply are kept with its win, and its owner alone can read them', async (t) => {
  const user = await aUser(app());
  const [picture, paper] = [png(320, 240), pdf()];
  await replyWith(app(), user, await checkInFor(app(), user), 'Finished the roof of house 7 with the new team.', [
    photo('roof.png', picture),
    { name: 'Köln plan.pdf', type: 'application/octet-stream', bytes: paper },
    { name: 'evil.png', type: 'image/png', bytes: Buffer.from('<script>alert(1)</script>'.repeat(200)) },
  ]);
  const win = await winOf(user, ({ evidence }) => evidence.length === 2);
  t.deepEqual(
    win.evidence.map(({ name, type, size }) => [name, type, size]),
    [
      ['roof.png', 'image/png', picture.length],
      ['Köln plan.pdf', 'application/pdf', paper.length],
    ],
  );
  const [first, second] = win.evidence.map(({ id }) => evidencePath(win.id, id));
  const owner = { Cookie: `__Host-sid=${user.session}` };
  const shown = await fetched(app(), first ?? '', owner);
  t.deepEqual(Buffer.from(await shown.arrayBuffer()), picture);
  const header = (name: string) => shown.headers.get(name);
  t.is(header('content-type'), 'image/png');
  t.is(header('content-disposition'), `inline; filename="roof.png"; filename*=UTF-8''roof.png`);
  t.is(header('content-security-policy'), "sandbox; default-src 'none'");
  t.is(header('x-content-type-options'), 'nosniff');
  t.is(header('cache-control'), 'no-store');
  const downloaded = await fetched(app(), second ?? '', owner);
  t.is(
    downloaded.headers.get('content-disposition'),
    `attachment; filename="Koln plan.pdf"; filename*=UTF-8''K%C3%B6ln%20plan.pdf`,
  );
  t.deepEqual(Buffer.from(await downloaded.arrayBuffer()), paper);

  const other = await aUser(app());
  const none = await other.call<Failure>('GET', evidencePath(win.id, crypto.randomUUID()));
  for (const method of ['GET', 'DELETE']) {
    const answer = await other.call<Failure>(method, first ?? '');
    t.deepEqual([answer.status, answer.body], [404, none.body], method);
  }
  t.is((await fetched(app(), first ?? '', {})).status, 401);

  t.is((await user.call('DELETE', first ?? '')).status, 200);
  t.is((await user.call('DELETE', first ?? '')).status, 404);
  t.is((await user.call('GET', first ?? '')).status, 404);
  t.deepEqual(
    (await user.wins()).flatMap(({ evidence }) => evidence.map(({ type }) => type)),
    ['application/pdf'],
  );
  const answer = await answerSaying(user, /files you sent/);
  t.true(answer.text.replace(/\s+/g, ' ').includes('2 files you sent are kept with it'));
});

test('a picture alone goes to the win that our mail had named, or its sender is told that words are needed', async (t) => {
  const user = await aUser(app());
  await replyWith(app(), user, await checkInFor(app(), user), '', [photo('a.png', png(300, 300))]);
  const told = await answerSaying(user, /there were no words with it/);
  t.deepEqual(await user.wins(), []);
  await replyWith(app(), user, told, 'Repaired the pump in hall 3 for 12 people.', []);
  const answer = await answerSaying(user, /in your journal now/);
  await replyWith(app(), user, answer, '', [photo('pump.png', png(300, 300))]);
  const win = await winOf(user, ({ evidence }) => evidence.length === 1);
  t.is(win.originalMessage, 'Repaired the pump in hall 3 for 12 people.');
  t.is((await user.wins()).length, 1);
});

test('a question of ours is answered in a few words, and they enrich the same win', async (t) => {
  const user = await aUser(app());
  const words = 'Reorganised how we hand over at night';
  await replyWith(app(), user, await checkInFor(app(), user), words, []);
  const asking = await answerSaying(user, /in your journal now/);
  t.regex(asking.text, /\?/);
  await replyWith(app(), user, asking, 'about 3 hours a week, for 40 patients', []);
  const win = await winOf(user, ({ originalMessage }) => originalMessage.includes('40 patients'));
  t.is(win.originalMessage, `${words}\nAbout 3 hours a week, for 40 patients.`);
  await winOf(user, ({ id, analysisResult }) => id === win.id && analysisResult !== null);
  t.is((await user.wins()).length, 1);
  const answer = await answerSaying(user, /We have added your answer to this win/);
  t.true(answer.text.includes(words));
});

test('a deleted win comes back with its files, and nobody else’s does', async (t) => {
  const user = await aUser(app());
  await replyWith(app(), user, await checkInFor(app(), user), 'Welded forty frames.', [photo('a.png', png(300, 300))]);
  const win = await winOf(user, ({ evidence }) => evidence.length === 1);
  const path = evidencePath(win.id, win.evidence[0]?.id ?? '');
  t.is((await user.call('DELETE', `/api/achievements/${win.id}`)).status, 200);
  t.is((await user.call('GET', path)).status, 404);
  type Removed = Readonly<{ removed: readonly Readonly<{ id: string; originalMessage: string }>[] }>;
  const { removed } = (await user.call<Removed>('GET', '/api/achievements/removed')).body;
  t.deepEqual(
    removed.map(({ id, originalMessage }) => [id, originalMessage]),
    [[win.id, 'Welded forty frames.']],
  );
  const other = await aUser(app());
  t.deepEqual((await other.call<Removed>('GET', '/api/achievements/removed')).body.removed, []);
  t.is((await other.call('POST', `/api/achievements/${win.id}/restore`, {})).status, 404);
  t.is((await user.call('POST', `/api/achievements/${win.id}/restore`, {})).status, 200);
  const [back] = await user.wins();
  t.like(back, { id: win.id, originalMessage: win.originalMessage, date: win.date, evidence: win.evidence });
  t.is((await user.call('GET', path)).status, 200);
  t.deepEqual((await user.call<Removed>('GET', '/api/achievements/removed')).body.removed, []);
});

test('nobody is asked twice running, nor again after letting a question pass', async (t) => {
  const user = await aUser(app());
  const wins = [
    'Reorganised the handover at night',
    'Mediated between both departments',
    'Wrote the new visiting policy',
  ];
  const checkIn = await checkInFor(app(), user);
  const answers: string[] = [];
  for (const words of wins) {
    await replyWith(app(), user, checkIn, words, []);
    const { text } = await answerSaying(user, new RegExp(words));
    answers.push(text.replace(/\s+/g, ' '));
  }
  t.deepEqual(
    answers.map((text) => text.includes('Answer in a few words')),
    [true, false, false],
  );
});
