import { access } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import type { Failure } from '#web/contract/answers.ts';
import { runningApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { aUser, call } from '../support/user.ts';

const MIB = 1024 * 1024;

test('on a full disk the server starts, people read, sign in and delete their accounts; nothing else is taken', async (t) => {
  const folder = await temporaryFolder();
  t.teardown(folder.remove);
  const disk = { free: 1000 * MIB };
  const diskReserve = { bytes: 64 * 1024, freeBytes: async () => disk.free };
  const before = await runningApp(t, { folder: folder.path, diskReserve });
  const reserve = join(folder.path, 'reserve');
  await t.notThrowsAsync(access(reserve));
  const user = await aUser(before);
  t.is((await user.call('POST', '/api/achievements', { originalMessage: 'Painted hall 4' })).status, 201);

  disk.free = 0;
  const refused = await user.call<Failure>('POST', '/api/achievements', { originalMessage: 'Painted hall 5' });
  t.is(refused.status, 503);
  t.regex(refused.body.message, /no room/);
  await t.throwsAsync(access(reserve), { code: 'ENOENT' });
  await before.stop();

  const app = await runningApp(t, { folder: folder.path, diskReserve });
  const { loginUrl } = await app.commands['account login-link']({ email: user.email });
  const token = new URL(loginUrl).searchParams.get('token') ?? '';
  const signedIn = await call<{ token: string }>(app, 'POST', '/api/auth/token', { token });
  t.is(signedIn.status, 200);
  const session = signedIn.body.token;
  t.is((await call<unknown[]>(app, 'GET', '/api/achievements', undefined, session)).body.length, 1);
  t.is((await call(app, 'DELETE', '/api/user/account', undefined, session)).status, 200);
  await eventually('the erasure', async () => (await app.services.vault.destroyed()).includes(user.userId));

  disk.free = 1000 * MIB;
  const other = await aUser(app);
  t.is((await other.call('POST', '/api/achievements', { originalMessage: 'There is room again' })).status, 201);
  await t.notThrowsAsync(access(reserve));
});
