import test from 'ava';
import { listAudit } from '#application/operators/list-audit.ts';
import { accountTable } from '#infrastructure/cli/account-table.ts';
import { runningApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';
import { aUser } from '#test/support/user.ts';
import { cairn } from './cairn.ts';

const reason = 'asked for by mail';

test('an account is found, shown, signed out and erased by its address or id, and the audit tells of it', async (t) => {
  const app = await runningApp(t);
  const user = await aUser(app);
  const { commands, services } = app;
  t.deepEqual(await commands['account find']({ account: user.email }), { userId: user.userId });
  t.like(await commands['account show']({ account: String(user.userId) }), {
    userId: user.userId,
    stored: { wins: 0 },
  });
  const table = accountTable(await commands['account show']({ account: user.email }));
  for (const line of [
    /^account +\d+$/m,
    /^address proven +yes$/m,
    /^state +active \(complimentary\)$/m,
    /^next +2026-\d\d-\d\d/m,
    /^storage +0 kB of mails/m,
  ])
    t.regex(table, line);
  t.false(table.includes('undefined') || table.includes(user.email));
  t.deepEqual(await commands['account sign-out']({ account: user.email, reason }), {
    userId: user.userId,
    sessions: 1,
  });
  t.is((await user.call('GET', '/api/auth/me')).status, 401);
  const account = user.email;
  const asked = await commands['account erase']({ account, reason, confirm: null });
  t.false(asked.erased);
  await t.throwsAsync(async () => commands['account erase']({ account, reason, confirm: 'none' }), {
    message: /confirms nothing/,
  });
  t.like(await commands['account erase']({ account, reason, confirm: asked.confirmation }), { erased: true });
  await t.throwsAsync(async () => commands['account find']({ account: 'nobody@example.com' }), {
    message: /no account/,
  });
  const { actions } = await eventually('the audit', async () => {
    const page = await listAudit(services, { limit: 10, accountId: user.userId });
    return page.actions.length === 4 && page.actions.every(({ outcome }) => outcome !== 'open') && page;
  });
  t.deepEqual(actions.map(({ action, outcome }) => `${action} ${outcome}`).sort(), [
    'account.erase done',
    'account.erase refused',
    'account.prepare-erasure done',
    'account.sign-out done',
  ]);
  t.true(actions.every((one) => one.actor === 'operator:cli' && one.reason === reason));
});

test('commands from before stand in the audit too, and what is not parked or built is told in one line', async (t) => {
  const { commands, services } = await runningApp(t);
  await commands['projections rebuild']({ name: 'wins' }, () => undefined);
  const { actions } = await eventually('the audit', async () => {
    const page = await listAudit(services, { limit: 10, action: 'projection.rebuild', outcome: 'done' });
    return page.actions.length === 1 && page;
  });
  t.like(actions, [{ actor: 'operator:cli', targets: ['wins'] }]);
  await t.throwsAsync(async () => commands['parked discard']({ id: 'none', reason }), {
    message: 'there is no job none',
  });
  await t.throwsAsync(async () => commands['projections pause']({ name: 'wins', reason }), {
    message: /nothing is built/,
  });
  await t.throwsAsync(async () => commands['projections resume']({ name: 'x', reason }), { message: /no read model/ });
});

test('commands from before take a reason for the audit, and say that they came by command line without one', async (t) => {
  const { commands, services } = await runningApp(t);
  await commands['projections verify']({ name: 'wins', reason: 'after the upgrade' }, () => undefined);
  await commands['coupon create']({
    code: 'LAUNCH2027',
    discount: { percent: 10 },
    months: 1,
    uses: 5,
    endsAt: null,
    reason: 'the fair',
  });
  await commands['coupon disable']({ code: 'LAUNCH2027' });
  await t.throwsAsync(async () => commands['parked retry']({ id: 'none', reason: 'the relay is back' }));
  const { actions } = await eventually('the audit', async () => {
    const page = await listAudit(services, { limit: 10 });
    return page.actions.length === 4 && page.actions.every(({ outcome }) => outcome !== 'open') && page;
  });
  t.deepEqual(actions.map(({ action, targets, reason: why }) => `${action} ${targets} ${why}`).sort(), [
    'coupon.create LAUNCH2027 the fair',
    'coupon.disable LAUNCH2027 By command line',
    'job.retry none the relay is back',
    'projection.verify wins after the upgrade',
  ]);
});

test('the audit names the account that a login link was made for, by its id and never by its address', async (t) => {
  const { commands, services } = await runningApp(t);
  const known = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Quill', timezone: 'UTC' };
  const { userId } = await commands['account open'](known);
  await commands['account login-link']({ email: known.email });
  const { actions } = await eventually('the audit', async () => {
    const page = await listAudit(services, { limit: 10 });
    return page.actions.some(({ action }) => action === 'account.login-link') && page;
  });
  t.like(actions, [{ action: 'account.login-link', accountId: userId }]);
  t.false(JSON.stringify(actions).includes('ada@'));
});

test('each command that acts takes --reason, of 3 to 500 characters', async (t) => {
  const acting = [
    ['account', 'login-link', '--email', 'ada@example.com'],
    ['projections', 'rebuild', 'wins'],
    ['projections', 'verify', 'wins'],
    ['parked', 'retry', 'x'],
    ['coupon', 'create', '--percent', '10'],
    ['coupon', 'disable', 'LAUNCH2027'],
    ['mail', 'show', 'x'],
    ['mail', 'answer', 'x', '--text', 'Hello'],
  ];
  for (const words of acting) {
    const { code, error } = await cairn('/nowhere', [...words, '--reason', 'ok']);
    t.is(code, 2, words.join(' '));
    t.regex(error, /--reason.*3 to 500 characters/);
  }
});

test('what changes something asks for a reason, and each command has examples', async (t) => {
  for (const words of [
    ['account', 'sign-out', 'ada@example.com'],
    ['parked', 'discard', 'x'],
    ['projections', 'pause', 'wins'],
  ]) {
    const { code, error } = await cairn('/nowhere', words);
    t.is(code, 2);
    t.regex(error, /--reason/);
  }
  const { out } = await cairn('/nowhere', ['account', 'erase', '--help']);
  t.regex(out, /Examples:/);
});
