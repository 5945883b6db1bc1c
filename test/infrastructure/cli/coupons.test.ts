import { join } from 'node:path';
import test from 'ava';
import { startControl } from '#infrastructure/control/server.ts';
import { sharedApp } from '#test/support/app.ts';
import { call } from '#test/support/user.ts';
import { cairn } from './cairn.ts';

const app = sharedApp(test);

test('a coupon that is switched off on the command line is invalid for everybody from then on, and is listed as that', async (t) => {
  const control = await startControl(join(app().folder, 'control.sock'), app());
  t.teardown(() => control.close());
  const run = (...words: readonly string[]) => cairn(app().folder, ['coupon', ...words]);
  const created = await run('create', '--percent', '20', '--code', 'SPRING2027');
  t.is(created.code, 0, created.error);
  await run('create', '--percent', '20', '--code', 'AUTUMN2027');
  const verified = async () =>
    (await call<{ valid: boolean }>(app(), 'GET', '/api/verify-coupon?code=spring2027')).body.valid;
  t.true(await verified());
  for (const _ of [1, 2]) {
    const off = await run('disable', 'spring2027');
    t.is(off.code, 0, off.error);
    t.is(off.out.trim(), 'coupon SPRING2027 cannot be used any more');
    t.false(await verified());
  }
  const { out } = await run('list');
  t.regex(out, /^code +off +used +of +until +state/);
  t.regex(out, /AUTUMN2027 +20% +0 +– +– +can be used\nSPRING2027 +20% +0 +– +– +off, ended or used up/);
  const unknown = await run('disable', 'NOSUCHCODE');
  t.is(unknown.code, 1);
  t.regex(unknown.error, /there is no coupon NOSUCHCODE/);
});
