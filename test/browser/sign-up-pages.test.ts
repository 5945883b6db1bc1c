import test from 'ava';
import type { Page } from 'playwright';
import { aUser } from '../support/user.ts';
import { browsing, holdAnswers, signInAs } from './browsing.ts';
import { aStranger, fillIn, toPayment } from './sign-up-steps.ts';

const { app, visiting, goTo } = browsing(test);

const GOOD = 'WELCOME2026';
test.serial.before(async () => {
  const forGood = { months: null, uses: null, endsAt: null };
  await app().commands['coupon create']({ code: GOOD, discount: { percent: 20 }, ...forGood });
});

const coupon = (page: Page) => page.getByLabel('Coupon code (optional)');
const apply = (page: Page) => page.getByRole('button', { name: 'Apply Coupon' }).click();
/** It stands on the page, once. */
const said = async (page: Page, words: string) => {
  await page.getByText(words).waitFor(); // which two of them would break
};
const answer = (body: object, status = 200) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
});

visiting('nothing is sent before the form is whole, and each field says what it lacks', async (page, t) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await goTo(page, '/register');
  await toPayment(page);
  for (const words of [
    'First name is required',
    'Last name is required',
    'Invalid email address',
    'Phone number must be at least 10 digits',
    'You must agree to the terms and conditions',
  ])
    await page.getByText(words).waitFor();
  t.is(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'firstName');
  t.deepEqual(sent, []);
});

visiting(
  'a coupon is verified, locked and can be removed; one that is not keeps the form from being sent',
  async (page) => {
    await goTo(page, '/register');
    await apply(page);
    await said(page, 'Coupon Code Required');
    await said(page, 'Please enter a coupon code to verify.');
    await fillIn(page, aStranger());
    await coupon(page).fill('NOSUCHCODE');
    await toPayment(page);
    await said(page, 'Coupon Not Verified');
    await said(page, 'Please verify your coupon code before continuing.');
    await apply(page);
    await said(page, 'Invalid Coupon');
    await said(page, 'This coupon code is invalid or expired.');
    await coupon(page).fill(GOOD);
    const release = await holdAnswers(page, '**/api/verify-coupon*');
    await coupon(page).press('Enter');
    await page.getByRole('button', { name: 'Verifying…' }).waitFor();
    release();
    await page.getByRole('button', { name: 'Verified' }).waitFor();
    await page.locator('input[readonly]').waitFor();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Apply Coupon' }).waitFor();
    await coupon(page).fill(GOOD);
    await apply(page);
    await page.getByRole('button', { name: 'Verified' }).waitFor();
    await toPayment(page);
    await page.getByText(GOOD).waitFor();
  },
);

visiting(
  'says when a coupon could not be verified',
  async (page) => {
    await page.route('**/api/verify-coupon*', (route) => route.fulfill({ status: 500, body: '' }));
    await goTo(page, '/register');
    await coupon(page).fill(GOOD);
    await apply(page);
    await said(page, 'Verification Failed');
    await said(page, 'Could not verify coupon code. Please try again.');
    await page.getByRole('button', { name: 'Apply Coupon' }).waitFor();
  },
  { expected: /status of 500/ },
);

visiting(
  'says when registering failed, and when there is no way to pay',
  async (page) => {
    await page.route('**/api/auth/register', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await goTo(page, '/register');
    await fillIn(page, aStranger());
    await toPayment(page);
    await page.getByRole('alert').getByText('Registration failed').waitFor();
    await page.getByText('Please try again later').waitFor();
    const elsewhere = { success: true, message: '', checkoutUrl: 'https://elsewhere.example/', userId: 5 };
    await page.route('**/api/auth/register', (route) => route.fulfill(answer(elsewhere)));
    await page.route('**/api/create-checkout-session', (route) => route.fulfill({ status: 500, body: '' }));
    await toPayment(page);
    await page.getByRole('alert').getByText('Failed to create payment session').waitFor();
  },
  { expected: /status of 500/ },
);

visiting('coming back from a payment without an address is an error at once', async (page) => {
  await goTo(page, '/payment-success');
  await page.getByRole('heading', { name: 'Payment Processing Issue' }).waitFor();
  await page.getByText('Missing email information. Please contact support.').waitFor();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await page.getByRole('button', { name: 'Send Login Link' }).waitFor();
});

visiting(
  'a browser that did not sign up is told to use the link, after 22 seconds of asking',
  async (page, t) => {
    await page.clock.install();
    await goTo(page, '/payment-success?email=someone@example.com');
    await page.getByText('Processing Payment').waitFor();
    const issue = page.getByRole('heading', { name: 'Payment Processing Issue' });
    const arrived = await page.evaluate(() => performance.now());
    const answered = page.waitForResponse('**/get-token-by-email*');
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000); // time now passes only as it is told to
    await answered;
    await page.evaluate(() => fetch('/healthz').then((one) => one.text())); // the page has read its answer by then
    while (!(await issue.isVisible())) await page.clock.runFor(500);
    const ended = await page.evaluate(() => performance.now());
    t.true(ended >= 22_000 && ended - arrived <= 23_000, `${arrived} to ${ended}`);
    await issue.waitFor();
    await page.getByText('there was an issue logging you in. Please use the login link sent to your email.').waitFor();
    await page
      .getByRole('region', { name: /^Notifications/ })
      .getByText('Please check your email for a login link.')
      .waitFor();
  },
  { ownTime: true },
);

visiting('the verification page needs a number', async (page, t) => {
  await goTo(page, '/verify');
  await page.getByRole('button', { name: 'Send Login Link' }).waitFor();
  t.is(new URL(page.url()).pathname, '/login');
});

visiting('an address that someone else made texts no code by itself', async (page, t) => {
  await signInAs(page, await aUser(app()), app());
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('resend-code') && asked.push(request.url()));
  await goTo(page, '/verify?phone=%2B12025550199&payment_success=true');
  await page.getByRole('button', { name: 'Send Code' }).waitFor();
  t.deepEqual(asked, []);
});

visiting('the setup fails where nobody is signed in, and says what to do', async (page) => {
  await goTo(page, '/profile-setup');
  await page.getByRole('heading', { name: 'Setup Failed' }).waitFor();
  await page.getByText('Authentication failed. Please try logging in again.').waitFor();
  await goTo(page, '/profile-setup?email=someone@example.com');
  await page.getByText("We couldn't authenticate your account automatically.").waitFor();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await page.getByRole('button', { name: 'Send Login Link' }).waitFor();
});

visiting('whoever is set up goes on from the setup and from the sign-up', async (page) => {
  await signInAs(page, await aUser(app()), app());
  for (const path of ['/profile-setup', '/register']) {
    await goTo(page, path);
    await page.getByRole('heading', { name: 'Welcome, Sub' }).waitFor();
  }
});

visiting(
  'a link to the setup is exchanged like any other, and its token is never kept',
  async (page, t) => {
    const { loginUrl } = await app().commands['account login-link'](await aUser(app()));
    const token = new URL(loginUrl).searchParams.get('token') ?? '';
    await goTo(page, `/profile-setup?token=${token}`);
    t.is(new URL(page.url()).search, '');
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('heading', { name: 'Welcome, Sub' }).waitFor();
    t.false(JSON.stringify(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).includes(token));
  },
  { expected: /status of 409/ },
);
