import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { openSession } from '#application/access/sign-in/sessions.ts';
import { phoneNameOf } from '#application/accounts/claim-names.ts';
import { checkoutFor } from '#application/billing/billing-checkout.ts';
import { standingOfUser } from '#application/billing/standing.ts';
import { stateOf } from '#application/engine/handle.ts';
import { MAILS } from '#application/inbox/mails.ts';
import { streams } from '#application/streams.ts';
import { account } from '#domain/accounts/decider.ts';
import { LEDGER } from '#infrastructure/shared/erasure-ledger.ts';
import { tellAccount } from '#test/support/account-commands.ts';
import { type RunningApp, runningApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { keptDocument } from '../support/kept-document.ts';
import { asksForToken, payFor, signUp } from '../support/sign-up.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { aUser, call, checkInFor, mailTo, type User } from '../support/user.ts';

/** In whatever a person may write or be, and nowhere else. */
const CANARY = 'canary-of-the-coal-mine';

const filesWithCanary = async (folder: string): Promise<readonly string[]> => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
  const holding: string[] = [];
  for (const { parentPath, name } of files) {
    const bytes = (await readFile(join(parentPath, name))).toString('latin1').toLowerCase();
    if (bytes.includes(CANARY)) holding.push(name);
  }
  return holding;
};

/** The canary in name and address, a win and its rewording, a link, a mail and its wins, a career, a document and its draft, a number, a device, a passkey, an open checkout. */
const live = async (app: RunningApp): Promise<User> => {
  const user = await aUser(app, `${CANARY}@example.com`);
  const id = { userId: user.userId, at: new Date().toISOString() };
  const { vault } = app.services;
  await tellAccount(app.services, user.userId, {
    type: 'ChangeName',
    data: { ...id, personal: { firstName: CANARY, lastName: CANARY } },
  });
  await tellAccount(app.services, user.userId, {
    type: 'GivePhone',
    data: { ...id, phoneName: await phoneNameOf(vault, CANARY), personal: { phoneNumber: CANARY } },
  });
  const passkey = {
    addressProven: true,
    credentialId: 'c',
    publicKey: 'p',
    transports: [],
    personal: { label: CANARY },
  };
  await tellAccount(app.services, user.userId, { type: 'AddPasskey', data: { ...id, ...passkey } });
  await openSession(app.services, user.userId, { device: CANARY });
  const written = await user.call<{ achievement: { id: string } }>('POST', '/api/achievements', {
    originalMessage: `Caught a ${CANARY} for the third time`,
  });
  await user.call('PUT', `/api/achievements/${written.body.achievement.id}`, { originalMessage: `Freed a ${CANARY}` });
  const link = { url: `https://example.com/${CANARY}`, name: CANARY };
  await user.call('POST', `/api/achievements/${written.body.achievement.id}/links`, link);
  const fact = { is: 'position', title: CANARY, employer: CANARY, place: '', from: '2020', to: null };
  await user.call('POST', '/api/user/career', { facts: [{ id: crypto.randomUUID(), ...fact }] });
  const documentId = await keptDocument(app, user, `# ${CANARY}\n\nFreed a ${CANARY}.\n`);
  await user.call('PUT', `/api/documents/${documentId}/draft`, { content: `Freed a ${CANARY}, and`, version: 1 });
  await user.call('POST', `/api/documents/${documentId}/shares`, {});
  const checkIn = await checkInFor(app, user);
  await call(app, 'POST', `/api/outbox/${checkIn.id}/reply`, { text: `Today I repaired the cage of a ${CANARY}.` });
  await mailTo(app, user.email, /^Re:/);
  await user.call('POST', '/api/auth/login', { email: user.email });
  await checkoutFor(app.services, user.userId, 'monthly', await standingOfUser(app.services, user.userId));
  return user;
};

type Deleted = Pick<User, 'userId' | 'session'>;
const erased = async (app: RunningApp, { userId }: Deleted) =>
  (await stateOf(app.services.log, account, streams.account(userId))).status === 'erased';

const remove = async (t: ExecutionContext, app: RunningApp, user: Deleted) => {
  t.is((await call(app, 'DELETE', '/api/user/account', undefined, user.session)).status, 200);
  await eventually('the erasure', () => erased(app, user));
};

test('no file holds a word in clear of someone who was deleted, and what is sealed can no longer be opened', async (t) => {
  const app = await runningApp(t);
  const user = await live(app);
  const before = await filesWithCanary(app.folder);
  t.true(before.length > 0);
  t.deepEqual(
    before.filter((name) => !name.startsWith('read-models.db')),
    [],
    'read models alone hold words in clear',
  );
  const [mail] = (
    await app.services.readModels.page(MAILS, {
      filter: { equals: { userId: user.userId } },
      sort: [['receivedAt', 'ascending']],
      limit: 1,
    })
  ).found;
  const [received] = await app.services.log.read(streams.incomingMail(mail?.id ?? ''));
  t.is(received?.personal, 'open');
  await remove(t, app, user);
  await eventually('the last word to go', async () => (await filesWithCanary(app.folder)).length === 0);
  const own = await app.services.log.read(streams.account(user.userId));
  t.true(own.filter(({ personal }) => personal !== 'none').every(({ personal }) => personal === 'destroyed'));
  t.is((await app.services.log.read(streams.incomingMail(mail?.id ?? '')))[0]?.personal, 'destroyed');
  t.is(await app.services.archive.get(user.userId, String(received?.data.blob)), 'destroyed');
  await app.stop();
  t.deepEqual(await filesWithCanary(app.folder), []);
});

test('nor of someone who signed up, paid at our own page and was deleted', async (t) => {
  const app = await runningApp(t);
  const started = await signUp(app, { email: `${CANARY}@example.com`, firstName: CANARY, lastName: CANARY });
  t.is((await payFor(app, started)).status, 303);
  const { token = '' } = (await asksForToken(app, started)).body;
  const { userId } = (await call<{ userId: number }>(app, 'GET', '/api/auth/me', undefined, token)).body;
  await mailTo(app, started.email, /./); // the welcome
  await remove(t, app, { userId, session: token });
  await eventually('the last word to go', async () => (await filesWithCanary(app.folder)).length === 0);
  await app.stop();
  t.deepEqual(await filesWithCanary(app.folder), []);
});

/** The files of a data folder, while nothing runs on it. */
const copyOf = async (folder: string, to: string, files: RegExp) => {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(folder))
    if (files.test(name)) await cp(join(folder, name), join(to, name), { recursive: true });
};

const restores = [
  { what: 'log and vault', files: /^(events|vault)\.db/ },
  { what: 'log, vault, registers and read models', files: /^(events|vault|registers|read-models)\.db/ },
  { what: 'the vault alone', files: /^vault\.db/ },
] as const;

for (const { what, files } of restores)
  test(`an older copy of ${what} brings nobody back who was deleted after it was made`, async (t) => {
    const { path: folder, remove: removeFolder } = await temporaryFolder();
    t.teardown(removeFolder);
    const copy = join(folder, 'copy');
    const first = await runningApp(t, { folder });
    const user = await live(first);
    const other = await aUser(first);
    await other.call('POST', '/api/achievements', { originalMessage: 'Stayed and wrote on' });
    await first.stop();
    await copyOf(folder, copy, files);
    const second = await runningApp(t, { folder });
    await remove(t, second, user);
    await second.stop();
    for (const name of await readdir(folder)) if (files.test(name)) await rm(join(folder, name));
    await copyOf(copy, folder, files);
    await rm(copy, { recursive: true });

    const third = await runningApp(t, { folder });
    t.is((await third.services.vault.open([user.userId])).get(user.userId), 'destroyed');
    t.true(await erased(third, user));
    t.is((await call(third, 'GET', '/api/auth/me', undefined, user.session)).status, 401);
    await eventually('no word in the read models', async () => (await filesWithCanary(folder)).length === 0);
    t.deepEqual(
      (await call<{ originalMessage: string }[]>(third, 'GET', '/api/achievements', undefined, other.session)).body.map(
        ({ originalMessage }) => originalMessage,
      ),
      ['Stayed and wrote on'],
    );
    t.not((await aUser(third, user.email)).userId, user.userId, 'the address is free');
    t.true((await readFile(join(folder, LEDGER), 'utf8')).includes(`user-${user.userId}\n`));
  });

test('a copy without read models and registers is a whole backup: every page is made anew from it', async (t) => {
  const { path: folder, remove: removeFolder } = await temporaryFolder();
  t.teardown(removeFolder);
  const backup = join(folder, 'backup');
  const app = await runningApp(t, { folder });
  const user = await live(app);
  const pages = ['/api/achievements', '/api/documents', '/api/user/career'];
  const shown = (at: RunningApp, session: string) =>
    Promise.all(pages.map(async (page) => (await call(at, 'GET', page, undefined, session)).body));
  const before = await shown(app, user.session);
  for (const page of before) t.true(JSON.stringify(page).includes(CANARY));
  await app.stop();
  await copyOf(folder, backup, /^(events|vault)\.db|^(secret|erasures\.txt|archive)$/);
  t.deepEqual(await filesWithCanary(backup), [], 'no word stands in it in clear');
  const restored = await runningApp(t, { folder: backup });
  const { loginUrl } = await restored.commands['account login-link'](user);
  const token = new URL(loginUrl).searchParams.get('token');
  const signedIn = await call<{ token: string }>(restored, 'POST', '/api/auth/token', { token });
  t.deepEqual(await shown(restored, signedIn.body.token), before);
});
