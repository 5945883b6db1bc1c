import test from 'ava';
import { streams } from '#application/streams.ts';
import { addressChanged } from '#domain/accounts/events.ts';
import { unprovenAccount } from '#test/support/unproven-account.ts';
import { aUser, call } from '#test/support/user.ts';
import { isForOperators } from '#web/api/admin/operators-only.ts';
import type { OperatorSelf } from '#web/contract/admin/me.ts';
import { everyCall, pathOf } from '../sweep.ts';
import { callerWith, signedInAgain, withOperators } from './an-operator.ts';

const MISSING = '01900000-0000-7000-8000-000000000000';
const HOUR = 60 * 60_000;
const calls = everyCall().filter(({ route }) => isForOperators(route));

test('to everybody but operators nothing under /api/admin is there, whatever they send', async (t) => {
  const { app, user } = await withOperators(t);
  const nowhere = await call(app, 'GET', '/api/admin/nothing-here');
  t.is(nowhere.status, 404);
  for (const { route, name, body } of calls)
    for (const session of [undefined, user.session, 'session_none']) {
      const answers = [
        await call(app, route.method.toUpperCase(), pathOf(route, MISSING), body, session),
        await call(app, route.method.toUpperCase(), pathOf(route, MISSING), undefined, session, {
          'Content-Type': 'text/plain',
        }),
      ];
      for (const { status, body: said } of answers) t.deepEqual([status, said], [404, nowhere.body], name);
    }
});

test('the cookie of an operator reads, and does nothing', async (t) => {
  const { app, operator } = await withOperators(t);
  const Cookie = `__Host-sid=${operator.session}`;
  t.is((await call(app, 'GET', '/api/admin/me', undefined, undefined, { Cookie })).status, 200);
  for (const { route, name, body } of calls.filter(({ route }) => route.method !== 'get')) {
    const answer = await call(app, route.method.toUpperCase(), pathOf(route, MISSING), body, undefined, { Cookie });
    t.is(answer.status, 404, name);
  }
});

test('a key that an action does not know is refused in its body', async (t) => {
  const { operator } = await withOperators(t);
  for (const { route, name, body } of calls.filter(({ route }) => route.method !== 'get')) {
    const more = { ...(body as object), isOperator: true };
    const answer = await operator.call(route.method.toUpperCase(), pathOf(route, MISSING), more);
    t.is(answer.status, 400, name);
  }
});

test('who may only look is refused every action, and told why', async (t) => {
  const { viewer } = await withOperators(t);
  const { body: self } = await viewer.call<OperatorSelf>('GET', '/api/admin/me');
  t.like(self, { role: 'viewer', needs: 'operator-role', actsUntil: null });
  for (const { route, name, body } of calls.filter(({ route }) => route.access === 'operator-action')) {
    const answer = await viewer.call<object>(route.method.toUpperCase(), pathOf(route, MISSING), body);
    t.is(answer.status, 403, name);
    t.like(answer.body, { success: false, code: 'operator-role' }, name);
  }
});

test('an operator acts for an hour after signing in, and looks for longer', async (t) => {
  const { app, clock, operator } = await withOperators(t);
  const before = await operator.call<OperatorSelf>('GET', '/api/admin/me');
  t.like(before.body, { role: 'operator', needs: null, hasPasskey: false });
  t.is(before.body.actsUntil, new Date(clock.now() + HOUR).toISOString());
  clock.move(HOUR + 1);
  t.like((await operator.call<OperatorSelf>('GET', '/api/admin/me')).body, { needs: 'sign-in', actsUntil: null });
  for (const { route, name, body } of calls.filter(({ route }) => route.access === 'operator-action')) {
    const answer = await operator.call<object>(route.method.toUpperCase(), pathOf(route, MISSING), body);
    t.is(answer.status, 403, name);
    t.like(answer.body, { success: false, code: 'sign-in' }, name);
  }
  const again = await signedInAgain(app, operator.userId);
  t.like((await again.call<OperatorSelf>('GET', '/api/admin/me')).body, { needs: null });
});

test('on a public host an operator acts with a passkey alone', async (t) => {
  const { app, operator } = await withOperators(t, {
    env: { PUBLIC_URL: 'https://cairn.example', ALLOW_SANDBOX: '1' },
  });
  const byLink = callerWith(app, (await signedInAgain(app, operator.userId)).session);
  const acting = calls.filter(({ route }) => route.access === 'operator-action');
  t.like((await byLink.call<OperatorSelf>('GET', '/api/admin/me')).body, { role: 'operator', needs: 'passkey' });
  for (const { route, name, body } of acting) {
    const answer = await byLink.call<object>(route.method.toUpperCase(), pathOf(route, MISSING), body);
    t.like(answer, { status: 403, body: { code: 'passkey' } }, name);
  }
  const withPasskey = await signedInAgain(app, operator.userId, 'passkey');
  t.like((await withPasskey.call<OperatorSelf>('GET', '/api/admin/me')).body, { role: 'operator', needs: null });
});

test('an address makes an operator once it is proven, and for as long as the account has it', async (t) => {
  const { app, operator } = await withOperators(t);
  const unproven = await unprovenAccount(app.services, { email: 'another@example.com' });
  t.is((await (await signedInAgain(app, unproven)).call('GET', '/api/admin/me')).status, 404);
  const stream = streams.account(operator.userId);
  const { length } = await app.services.log.read(stream);
  const moved = addressChanged({
    userId: operator.userId,
    at: new Date().toISOString(),
    changeId: 'c-1',
    addressName: 'elsewhere',
    previousAddressName: 'before',
    personal: { email: 'elsewhere@example.com' },
  });
  await app.services.log.append(stream, [moved], length - 1);
  t.is((await operator.call('GET', '/api/admin/me')).status, 404);
});

test('without operators in the settings nobody is one', async (t) => {
  const { app } = await withOperators(t, { env: { OPERATOR_EMAILS: '', OPERATOR_VIEWERS: '' } });
  t.is((await (await aUser(app)).call('GET', '/api/admin/me')).status, 404);
});
