import test from 'ava';
import { signUpOf } from '#application/access/sign-up/find-sign-up.ts';
import { accountByAddress } from '#application/accounts/find-account.ts';
import { runningApp } from '../support/app.ts';
import { movableClock } from '../support/clock.ts';
import { eventually } from '../support/eventually.ts';
import { asksForToken, payFor, sendForm, signUp, visit } from '../support/sign-up.ts';
import { call, mailTo } from '../support/user.ts';

const HOUR = 60 * 60_000;

test('from registering to being signed in, by plain HTTP', async (t) => {
  const app = await runningApp(t);
  const started = await signUp(app, { plan: 'yearly' });
  const checkout = await visit(app, started.body.checkoutUrl);
  t.is(checkout.status, 303);
  t.regex((await visit(app, checkout.location ?? '')).text, /No money is taken/);
  const paid = await sendForm(app, checkout.location ?? '');
  t.is(paid.status, 303);
  const success = new URL(paid.location, app.web.url);
  t.is(success.pathname, '/payment-success');
  t.is(success.searchParams.get('email'), started.email);
  const { body } = await asksForToken(app, started);
  t.true(body.success, body.message);
  const me = await call(app, 'GET', '/api/auth/me', undefined, body.token);
  t.like(me.body, {
    userId: started.body.userId,
    email: started.email,
    phoneNumber: '+12025550123',
    phoneVerified: false,
    emailProven: false,
    setupDone: false,
    subscriptionStatus: 'active',
  });
  const welcome = await mailTo(app, started.email, /welcome/i);
  t.truthy(welcome.headers['reply-to']);
  const link = /token=([\w-]+)/.exec(welcome.text)?.[1];
  t.is((await call(app, 'POST', '/api/auth/token', { token: link })).status, 200);
  t.like((await call(app, 'GET', '/api/auth/me', undefined, body.token)).body, { emailProven: true });
  t.is((await visit(app, started.body.checkoutUrl)).location, '/login'); // says no address without its own cookie
});

test('two who pay for one address: the first has it, the other’s money goes back', async (t) => {
  const app = await runningApp(t);
  const first = await signUp(app);
  const second = await signUp(app, { email: first.email });
  await payFor(app, second);
  t.like((await asksForToken(app, second)).body, { success: true });
  await payFor(app, first);
  t.like((await asksForToken(app, first)).body, { success: false });
  t.is((await accountByAddress(app.services, first.email))?.userId, second.body.userId);
  const lost = app.services.tokens.readLinkToken('sign-up', first.cookie.split('=')[1] ?? '') ?? '';
  await eventually('the loss to be written', async () => (await signUpOf(app.services, lost)).status === 'lost');
  await eventually('the payment to be given back', async () => {
    for await (const { payer, facts } of app.services.payments.subscriptions())
      if (payer.userId === first.body.userId) return facts.state === 'ended';
    return false;
  });
});

test('a sign-up nobody paid is gone after 24 hours, and its address may sign up afresh', async (t) => {
  const clock = movableClock();
  const app = await runningApp(t, { clock });
  const started = await signUp(app);
  const { location } = await visit(app, started.body.checkoutUrl);
  clock.move(24 * HOUR);
  const key = async () => (await app.services.vault.open([started.body.userId])).get(started.body.userId);
  await eventually('its key to be destroyed', async () => (await key()) === 'destroyed');
  await eventually('the page to say so', async () => (await visit(app, started.body.checkoutUrl)).status === 410);
  t.is((await sendForm(app, location ?? '')).status, 410);
  t.like((await asksForToken(app, started)).body, { success: false });
  const again = await signUp(app, { email: started.email });
  await payFor(app, again);
  t.like((await asksForToken(app, again)).body, { success: true });
});

test('the token waits half an hour from the payment, not longer', async (t) => {
  const clock = movableClock();
  const app = await runningApp(t, { clock });
  const [soon, late] = [await signUp(app), await signUp(app)];
  for (const one of [soon, late]) {
    await payFor(app, one);
    await eventually('the account', async () => accountByAddress(app.services, one.email));
  }
  clock.move(HOUR / 2 - 1000);
  t.like((await asksForToken(app, soon)).body, { success: true });
  clock.move(1000);
  t.like((await asksForToken(app, late)).body, { success: false });
});
