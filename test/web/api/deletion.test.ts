import test from 'ava';
import { makeLoginLink } from '#application/access/sign-in/sign-in.ts';
import { runningApp } from '#test/support/app.ts';
import { movableClock } from '#test/support/clock.ts';
import { eventually } from '#test/support/eventually.ts';
import { named } from '#test/support/named-model.ts';
import { asksForToken, payFor, signUp } from '#test/support/sign-up.ts';
import { aUser, call, outboxOf } from '#test/support/user.ts';
import type { Done, Failure } from '#web/contract/answers.ts';

const MINUTE = 60_000;

test('deleting an account needs a sign-in within the last quarter of an hour', async (t) => {
  const clock = movableClock(Date.now());
  const app = await runningApp(t, { clock });
  const user = await aUser(app);
  clock.move(16 * MINUTE);
  const refused = await user.call<Failure>('DELETE', '/api/user/account');
  t.is(refused.status, 403);
  t.deepEqual(refused.body, { success: false, message: 'Please sign in again to do this.' });
  t.is((await user.call('GET', '/api/auth/me')).status, 200);
  t.is((await call(app, 'DELETE', '/api/user/account')).status, 401);
});

test('once deleted, the account is nobody’s: no session, no link, no read model, no mail; and its address is free', async (t) => {
  const app = await runningApp(t);
  const user = await aUser(app);
  await user.call('POST', '/api/achievements', { originalMessage: 'Wrote a letter' });
  const linkId = await makeLoginLink(app.services, { userId: user.userId, intent: '' });
  const deleted = await user.call<Done>('DELETE', '/api/user/account');
  t.is(deleted.status, 200);
  t.deepEqual(deleted.body, { success: true, message: 'Account deleted' });
  t.regex(deleted.headers.get('set-cookie') ?? '', /^__Host-sid=; Max-Age=0/);
  t.is(deleted.headers.get('clear-site-data'), '"storage"');
  for (const path of ['/api/auth/me', '/api/achievements', '/api/user/export'])
    t.is((await user.call('GET', path)).status, 401, path);
  const link = app.services.tokens.linkToken('login', linkId);
  t.is((await call(app, 'POST', '/api/auth/token', { token: link })).status, 401);
  await eventually('the erasure', async () => (await app.services.vault.destroyed()).includes(user.userId));
  await eventually('an outbox with nothing but the receipt', async () =>
    (await outboxOf(app, user.email)).every(({ subject }) => /account is deleted/.test(subject)),
  );
  for (const model of ['wins', 'accounts', 'outbox', 'work', 'sent-mails'])
    await eventually(`no ${model}`, async () => {
      const count = await app.services.readModels.count(named(model), { equals: { userId: user.userId } });
      return count === 0;
    });
  const afresh = await aUser(app, user.email);
  t.not(afresh.userId, user.userId);
  t.deepEqual(await afresh.wins(), []);
});

test('the receipt stands in the outbox, also when the account’s own key is gone', async (t) => {
  const app = await runningApp(t);
  const user = await aUser(app);
  t.is((await user.call('DELETE', '/api/user/account')).status, 200);
  await eventually('the end of the key', async () => (await app.services.vault.destroyed()).includes(user.userId));
  const receipt = await eventually('the receipt', async () =>
    (await outboxOf(app, user.email)).find(({ subject }) => /account is deleted/.test(subject)),
  );
  t.regex(receipt.text, /as you asked, your account is deleted/);
});

for (const [query, isRefunded] of [
  ['?refund=1', true],
  ['', false],
] as const)
  test(`an account is deleted ${isRefunded ? 'with what was paid lately given back, and its last mail says so' : 'without a refund where none is asked for'}`, async (t) => {
    const app = await runningApp(t);
    const started = await signUp(app);
    await payFor(app, started);
    const { token } = (await asksForToken(app, started)).body;
    const deleted = await call<Done>(app, 'DELETE', `/api/user/account${query}`, undefined, token);
    t.is(deleted.status, 200);
    const receipt = await eventually('the receipt', async () =>
      (await outboxOf(app, started.email)).find(({ subject }) => /account is deleted/.test(subject)),
    );
    t.is(/\$11\.00 is on its way back to the card/.test(receipt.text.replace(/\s+/g, ' ')), isRefunded);
    await eventually('the end of the subscription', async () => {
      for await (const { payer, facts } of app.services.payments.subscriptions())
        if (payer.userId === started.body.userId) return facts.state === 'ended';
      return false;
    });
    const paidBack = async () => {
      for await (const { payer, facts } of app.services.payments.subscriptions())
        if (payer.userId === started.body.userId)
          return (await app.services.payments.charges(facts.subscriptionId, '')).map(({ state }) => state);
      return [];
    };
    if (isRefunded) await eventually('the refund', async () => (await paidBack()).join() === 'given-back');
    else t.deepEqual(await paidBack(), ['paid']);
  });

test('where nothing was paid, deleting with a refund is refused, and the account stays', async (t) => {
  const app = await runningApp(t);
  const user = await aUser(app);
  const refused = await user.call<Failure>('DELETE', '/api/user/account?refund=1');
  t.is(refused.status, 409);
  t.is((await user.call('GET', '/api/auth/me')).status, 200);
});
