import test from 'ava';
import { followSubscription } from '#application/billing/follow-subscription.ts';
import { eventually } from '#test/support/eventually.ts';
import { factsOf, MONTH, paymentsDouble } from '#test/support/payments-double.ts';
import { unprovenAccount } from '#test/support/unproven-account.ts';
import { outboxOf } from '#test/support/user.ts';
import type { AccountFound, ErasurePrepared, MonthGiven, ShownAccount } from '#web/contract/admin/accounts.ts';
import type { AuditList } from '#web/contract/admin/audit.ts';
import type { CouponChanged, CouponList } from '#web/contract/admin/coupons.ts';
import { withOperators } from './an-operator.ts';

const reason = 'They wrote to support';

test('an account is found by its address, and shown in times, counts and codes', async (t) => {
  const { viewer, user } = await withOperators(t);
  await user.call('POST', '/api/achievements', { originalMessage: 'Mended the roof' });
  const found = await viewer.call<AccountFound>('POST', '/api/admin/accounts/find', {
    email: user.email.toUpperCase(),
  });
  t.deepEqual(found.body, { success: true, userId: user.userId });
  t.is((await viewer.call('POST', '/api/admin/accounts/find', { email: 'nobody@example.com' })).status, 404);
  const { body } = await viewer.call<ShownAccount>('GET', `/api/admin/accounts/${user.userId}`);
  t.like(body, {
    state: 'open',
    account: {
      userId: user.userId,
      addressProven: true,
      complimentary: true,
      phone: 'none',
      billing: { status: 'active', plan: null, charges: [] },
      delivery: { undeliverable: false, softFailures: 0 },
      stored: { wins: 1, documents: 0, bytes: { mails: 0, files: 0, isAll: true } },
    },
  });
  t.is(body.account?.sessions.length, 1);
  t.is(body.account?.schedule.next.length, 5);
  for (const id of ['1', 'x', '0', '99999999999999999999'])
    t.is((await viewer.call('GET', `/api/admin/accounts/${id}`)).status, 404, id);
});

test('an operator signs out, mails a login link, pauses and resumes, each for a reason', async (t) => {
  const { app, operator, user, clock } = await withOperators(t);
  const act = <Body>(what: string, body: object = {}) =>
    operator.call<Body>('POST', `/api/admin/accounts/${user.userId}/${what}`, { reason, ...body });
  const shown = async () =>
    (await operator.call<ShownAccount>('GET', `/api/admin/accounts/${user.userId}`)).body.account;
  t.is((await act('pause', { until: '2026-12-24' })).status, 200);
  t.like((await shown())?.schedule, { pause: { until: '2026-12-24', reason: 'asked' } });
  t.is((await act('pause', { until: '2026-11-01' })).status, 400);
  t.is((await act('resume')).status, 200);
  t.is((await shown())?.schedule.pause, null);
  t.is((await act('login-mail')).status, 200);
  await eventually('the login mail', async () =>
    (await outboxOf(app, user.email)).some(({ text }) => /token=/.test(text)),
  );
  clock.move(1000);
  t.is((await act('sign-out')).status, 200);
  t.is((await user.call('GET', '/api/auth/me')).status, 401);
  t.deepEqual((await shown())?.sessions, []);
  const { actions } = (await operator.call<AuditList>('GET', `/api/admin/audit?accountId=${user.userId}`)).body;
  t.is(actions.length, 5);
  t.like(actions[0], { action: 'account.sign-out', changed: 1, outcome: 'done', reason });
  t.like(await operator.call('POST', '/api/admin/accounts/1/sign-out', { reason }), { status: 404 });
});

test('an account is erased in two steps, the second with what the first gave, within ten minutes', async (t) => {
  const { operator, user, viewer, clock } = await withOperators(t);
  const path = `/api/admin/accounts/${user.userId}/erase`;
  const prepare = async () => (await operator.call<ErasurePrepared>('POST', path, { reason })).body.confirmation;
  const confirm = (confirmation: string) => operator.call<object>('POST', `${path}/confirm`, { confirmation, reason });
  t.like(await confirm('none'), { status: 409, body: { code: 'not-confirmed' } });
  const late = await prepare();
  clock.move(10 * 60_000 + 1);
  t.is((await confirm(late)).status, 409);
  t.is((await user.call('GET', '/api/auth/me')).status, 200, 'nothing is erased yet');
  const confirmation = await prepare();
  t.is((await confirm(confirmation)).status, 200);
  t.is((await confirm(confirmation)).status, 404);
  t.is((await user.call('GET', '/api/auth/me')).status, 401);
  await eventually('the erasure', async () => {
    clock.move(60_000);
    return (await viewer.call('GET', `/api/admin/accounts/${user.userId}`)).status === 404;
  });
  const { actions } = (await viewer.call<AuditList>('GET', '/api/admin/audit?action=account.erase&outcome=done')).body;
  t.like(actions, [{ accountId: user.userId, reason }]);
});

test('a subscriber is given a month; who pays nothing is not', async (t) => {
  const double = paymentsDouble();
  const { app, operator, user } = await withOperators(t, { payments: double.payments });
  const give = (userId: number) =>
    operator.call<MonthGiven>('POST', `/api/admin/accounts/${userId}/give-month`, { reason });
  t.like(await give(user.userId), { status: 409, body: { code: 'complimentary' } as object });
  const userId = await unprovenAccount(app.services, { email: 'ada@example.com', complimentary: false, proven: true });
  t.like(await give(userId), { status: 409, body: { code: 'no-subscription' } as object });
  double.put({ userId, signUpId: null }, factsOf('sub-1', {}));
  await followSubscription(app.services, userId, 'sub-1');
  const periodEnd = async () =>
    (await operator.call<ShownAccount>('GET', `/api/admin/accounts/${userId}`)).body.account?.billing.periodEnd;
  t.is(await periodEnd(), MONTH.periodEnd);
  const given = await give(userId);
  t.is(given.status, 200);
  t.is(given.body.until, '2027-01-20T09:00:00.000Z');
  t.is(await periodEnd(), given.body.until);
  t.deepEqual(
    double.calls.map(({ name }) => name),
    ['postpone'],
  );
});

test('coupons are created, listed with their uses, and switched off', async (t) => {
  const { operator, viewer } = await withOperators(t);
  const wanted = { discount: { percent: 100 }, months: 1, uses: 5, endsAt: null, reason };
  const created = await operator.call<CouponChanged>('POST', '/api/admin/coupons', { ...wanted, code: 'SORRYFORTHAT' });
  t.like(created, { status: 201, body: { coupon: { code: 'SORRYFORTHAT', used: 0, good: true } } });
  const again = await operator.call<object>('POST', '/api/admin/coupons', { ...wanted, code: 'SORRYFORTHAT' });
  t.like(again, { status: 409, body: { code: 'code-taken' } });
  await operator.call('POST', '/api/admin/coupons', { ...wanted, code: null });
  const codes: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const { body } = await viewer.call<CouponList>('GET', `/api/admin/coupons?limit=1${query}`);
    codes.push(...body.coupons.map(({ code }) => code));
    cursor = body.nextCursor;
  }
  t.is(codes.length, 2);
  const off = await operator.call<CouponChanged>('POST', '/api/admin/coupons/SORRYFORTHAT/disable', { reason });
  t.like(off.body.coupon, { code: 'SORRYFORTHAT', good: false });
  t.is((await operator.call('POST', '/api/admin/coupons/NOTHINGATALL/disable', { reason })).status, 404);
});
