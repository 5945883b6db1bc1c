import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import type { Page } from 'playwright';
import { CLIENT_FOLDER } from '#infrastructure/wiring.ts';
import { type Reachable, runningApp } from '../support/app.ts';
import { movableClock } from '../support/clock.ts';
import { eventually } from '../support/eventually.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { aUser, call, mailTo, outboxOf } from '../support/user.ts';
import { browsing, problemsOf, signedInUser, signInAs, storedToken } from './browsing.ts';
import { aSubscriber } from './subscribers.ts';

const { app, browser, visiting, goTo } = browsing(test);

const notice = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const MINUTE = 60_000;

visiting('another device is signed out from here, at once', async (page, t) => {
  const user = await signedInUser(page, app());
  const { loginUrl } = await app().commands['account login-link'](user);
  const token = new URL(loginUrl).searchParams.get('token');
  // Not by the page's own requests: they carry its cookies, and a browser has one session.
  const firefox = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  const other = await call<{ token: string }>(app(), 'POST', '/api/auth/token', { token }, undefined, firefox);
  const asOther = () => call(app(), 'GET', '/api/auth/me', undefined, other.body.token);
  t.is((await asOther()).status, 200);
  await goTo(page, '/profile');
  const row = page.getByRole('listitem').filter({ hasText: 'Firefox' });
  await row.waitFor();
  t.is(await page.getByText('This device').count(), 1);
  await row.getByRole('button', { name: /^Sign out there/ }).click();
  await notice(page).getByText('Signed out there').waitFor();
  await row.waitFor({ state: 'detached' });
  t.is((await asOther()).status, 401);
  t.is((await user.call('GET', '/api/auth/me')).status, 200);
});

visiting('everything can be downloaded as a ZIP file, with progress', async (page, t) => {
  await signedInUser(page, app(), ['Fixed the lift.']);
  await goTo(page, '/profile');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const file = await downloading;
  t.regex(file.suggestedFilename(), /^cairn-export-[\d-]+\.zip$/);
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  await file.saveAs(join(path, 'export.zip')); // the browser may be another process's
  t.is((await readFile(join(path, 'export.zip'))).subarray(0, 4).toString('latin1'), 'PK\u0003\u0004');
  await notice(page).getByText('Download complete').waitFor();
  const plain = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download it without progress' }).click();
  t.regex((await plain).suggestedFilename(), /\.zip$/);
});

visiting(
  'a download can be broken off, and says when it failed',
  async (page, t) => {
    await signedInUser(page, app());
    await goTo(page, '/profile');
    await page.route('**/api/user/export', () => {}, { times: 1 });
    await page.getByRole('button', { name: 'Download everything' }).click();
    await page.getByText('Getting it ready…').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await notice(page).getByText('Download cancelled').waitFor();
    const message = 'You have exported ten times today. Please come back tomorrow.';
    await page.route('**/api/user/export', (route) =>
      route.fulfill({ status: 429, json: { success: false, message } }),
    );
    await page.getByRole('button', { name: 'Download everything' }).click();
    await page.getByRole('alert').getByText('Failed to download your data').waitFor();
    await page.getByText(message).waitFor();
    t.true(await page.getByRole('button', { name: 'Download everything' }).isEnabled());
  },
  { expected: /status of 429/ },
);

visiting(
  'an account is deleted after asking, signed out, and left for the landing page',
  async (page, t) => {
    const user = await signedInUser(page, app(), ['Fixed the lift.']);
    await goTo(page, '/profile');
    await page.route('**/api/user/account', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Are you absolutely sure?').waitFor();
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await notice(page).getByText('Failed to delete account').waitFor();
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await notice(page).getByText('Account deleted').waitFor();
    await page.getByText('Transform Daily Achievements Into Ongoing Success').first().waitFor();
    t.is(new URL(page.url()).pathname, '/');
    t.is(await storedToken(page), null);
    t.is((await user.call('GET', '/api/auth/me')).status, 401);
  },
  { expected: /status of (401|500)/ },
);

/** Somebody's page in an app of its own, sixteen minutes after they signed in. */
const longAfterSigningIn = async (t: ExecutionContext) => {
  const clock = movableClock(Date.now());
  const later = { ...(await runningApp(t, { clock, client: CLIENT_FOLDER })), clock };
  const context = await browser().newContext({ reducedMotion: 'reduce' });
  t.teardown(() => context.close());
  const page = await context.newPage();
  const problems = problemsOf(page, later, /status of (401|403)/);
  const user = await aUser(later);
  await signInAs(page, user, later);
  clock.move(16 * MINUTE);
  return { page, user, app: later, problems };
};

/** Has the open dialog send a mail, and types the code of the newest one. */
const signInByCode = async (at: Reachable, page: Page, { email }: { email: string }) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Please sign in again').waitFor();
  const sent = (await outboxOf(at, email)).length;
  await dialog.getByRole('button', { name: 'Send Login Link' }).click();
  const mail = await eventually('another login mail', async () => {
    const mails = await outboxOf(at, email);
    return mails.length > sent ? mails[0] : undefined;
  });
  await dialog.getByLabel('Six-digit code').fill(/\b\d{6}\b/.exec(mail.text)?.[0] ?? '');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
};

test.serial('deleting long after signing in asks for a fresh sign-in, and takes the code of the mail', async (t) => {
  const { page, user, app: later, problems } = await longAfterSigningIn(t);
  await page.goto(new URL('/profile', later.web.url).href);
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await signInByCode(later, page, user);
  await dialog.getByText('Are you absolutely sure?').waitFor();
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await notice(page).getByText('Account deleted').waitFor();
  await page.getByText('Transform Daily Achievements Into Ongoing Success').first().waitFor();
  t.is((await user.call('GET', '/api/auth/me')).status, 401);
  t.deepEqual(problems, []);
});

test.serial('another address long after signing in asks for a fresh sign-in, and keeps what was typed', async (t) => {
  const { page, user, app: later, problems } = await longAfterSigningIn(t);
  await page.goto(new URL('/profile', later.web.url).href);
  await page.getByRole('button', { name: 'Change email' }).click();
  const email = `new-${user.email}`;
  await page.getByLabel('Email', { exact: true }).fill(email);
  const save = page.getByRole('button', { name: 'Save Changes' });
  await save.click();
  const dialog = page.getByRole('dialog');
  await signInByCode(later, page, user);
  await dialog.waitFor({ state: 'hidden' });
  t.is(await page.getByLabel('Email', { exact: true }).inputValue(), email);
  await save.click();
  await notice(page).getByText('Profile updated').waitFor();
  await page.getByText(`${email} is waiting to be confirmed`).waitFor();
  t.deepEqual(problems, []);
});

test.serial('an export long after signing in says why it asks, and begins by itself after the sign-in', async (t) => {
  const { page, user, app: later, problems } = await longAfterSigningIn(t);
  await page.goto(new URL('/profile', later.web.url).href);
  for (const [role, name] of [
    ['button', 'Download everything'],
    ['link', 'Download it without progress'],
  ] as const) {
    await page.getByRole(role, { name }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('This file holds everything in your account').waitFor();
    const downloading = page.waitForEvent('download');
    await signInByCode(later, page, user);
    t.regex((await downloading).suggestedFilename(), /^cairn-export-[\d-]+\.zip$/, name);
    await dialog.waitFor({ state: 'hidden' });
    later.clock.move(16 * MINUTE);
  }
  t.deepEqual(problems, []);
});

test.serial(
  'another phone number long after signing in asks for a fresh sign-in, and keeps what was typed',
  async (t) => {
    const { page, user, app: later, problems } = await longAfterSigningIn(t);
    await page.goto(new URL('/profile', later.web.url).href);
    await page.getByRole('button', { name: 'Change phone' }).click();
    await page.getByLabel('Country of the phone number').selectOption('GB');
    await page.getByLabel('Phone number', { exact: true }).fill('07400 123456');
    const save = page.getByRole('button', { name: 'Save Changes' });
    await save.click();
    await signInByCode(later, page, user);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    t.is(await page.getByLabel('Phone number', { exact: true }).inputValue(), '07400 123456');
    await save.click();
    await page.getByText('We texted a six-digit code to +447400123456.').waitFor();
    t.deepEqual(problems, []);
  },
);

visiting('until the address is proven a banner says so, sends the mail again, and goes by itself', async (page, t) => {
  const user = await aSubscriber(app());
  await signInAs(page, user, app());
  await goTo(page, '/profile');
  await page.getByText('Check-ins start once your address is proven').waitFor();
  await page.getByRole('button', { name: 'Send the Mail Again' }).click();
  await notice(page).getByText('Mail sent').waitFor();
  const { text } = await mailTo(app(), user.email, /welcome/i);
  const token = /token=([\w.-]+)/.exec(text)?.[1];
  // Followed elsewhere: a link in this browser would take the place of its session.
  t.is((await call(app(), 'POST', '/api/auth/token', { token, confirm: true })).status, 200);
  await page.getByText('Check-ins start once your address is proven').waitFor({ state: 'detached' });
});

visiting(
  'a call that needs a subscription shows the way to the billing page',
  async (page) => {
    await signedInUser(page, app());
    const words = { success: false, message: 'Your subscription has ended.' };
    await page.route('**/api/send-checkin', (route) => route.fulfill({ status: 402, json: words }));
    await goTo(page, '/wins');
    await page.getByRole('button', { name: 'Send Check-in Now' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Your subscription is needed for this').waitFor();
    await dialog.getByRole('button', { name: 'Not Now' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Send Check-in Now' }).click();
    await dialog.getByRole('link', { name: 'Go to Billing' }).click();
    await page.getByRole('heading', { name: 'Billing Information' }).waitFor();
    await dialog.waitFor({ state: 'hidden' });
  },
  { expected: /status of 402/ },
);

const toDelete = async (page: Page) => {
  const user = await aSubscriber(app());
  await signInAs(page, user, app());
  await goTo(page, '/profile');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('You paid $11.00 in the last 14 days.').waitFor();
  return { user, dialog };
};

const chargesOf = async (userId: number): Promise<readonly string[]> => {
  for await (const { payer, facts } of app().services.payments.subscriptions())
    if (payer.userId === userId)
      return (await app().services.payments.charges(facts.subscriptionId, '')).map(({ state }) => state);
  return [];
};

visiting(
  'whoever deletes their account soon after paying is offered the money first',
  async (page, t) => {
    const { user, dialog } = await toDelete(page);
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    t.is((await user.call('GET', '/api/auth/me')).status, 200);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await dialog.getByRole('button', { name: 'Get $11.00 back and delete' }).click();
    await notice(page).getByText('$11.00 goes back to the card that you paid with.').waitFor();
    await eventually('the refund', async () => (await chargesOf(user.userId)).join() === 'given-back');
    t.is((await user.call('GET', '/api/auth/me')).status, 401);
  },
  { expected: /401 \(Unauthorized\)/ },
); // the end of the subscription has the page look who is signed in

visiting('the offer may be declined, and the account goes without it', async (page, t) => {
  const { user, dialog } = await toDelete(page);
  await dialog.getByRole('button', { name: 'Delete without refund' }).click();
  await notice(page).getByText('Account deleted').waitFor();
  t.is((await user.call('GET', '/api/auth/me')).status, 401);
  t.deepEqual(await chargesOf(user.userId), ['paid']);
});

visiting(
  'a payment provider that is away keeps nobody from deleting their account',
  async (page, t) => {
    const user = await signedInUser(page, app());
    await page.route('**/api/billing', (route) => route.abort());
    await goTo(page, '/profile');
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click();
    await notice(page).getByText('Account deleted').waitFor();
    t.is((await user.call('GET', '/api/auth/me')).status, 401);
  },
  { expected: /Failed to load resource/ },
);
