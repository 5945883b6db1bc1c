import test from 'ava';
import type { Page } from 'playwright-core';
import { aUser, mailTo } from '../support/user.ts';
import { browsing, cardOf, holdAnswers, problemsOf, signedInUser } from './browsing.ts';

const NURSES = 'Trained two nurses on triage.';
const REFUSED = { expected: /status of (401|409)/ };

const { app, browser, visiting, goTo } = browsing(test);

/** A user with a link that no browser asked for. */
const userWithLink = async () => {
  const user = await aUser(app());
  return { ...user, ...(await app().commands['account login-link'](user)) };
};

const asked = (page: Page) => page.getByRole('heading', { name: 'Sign in on this device?' });
const signInButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign In' });
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('authToken'));

visiting('asks for a good address before it sends a link, and can send another', async (page) => {
  await goTo(page, '/login');
  await page.getByRole('button', { name: 'Send Login Link' }).click();
  await page.getByText('Valid email address is required').waitFor();
  await page.getByLabel('Email').fill('someone@example.com');
  await page.getByRole('button', { name: 'Send Login Link' }).click();
  await page.getByRole('heading', { name: 'Login Link Sent!' }).waitFor();
  await page.getByRole('button', { name: 'Send Another Link' }).click();
  await page.getByRole('button', { name: 'Send Login Link' }).waitFor();
});

visiting(
  'says when the link could not be sent',
  async (page) => {
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 500, body: '' }));
    await goTo(page, '/login');
    await page.getByLabel('Email').fill('someone@example.com');
    await page.getByRole('button', { name: 'Send Login Link' }).click();
    await page.getByRole('alert').getByText('Error sending login link').waitFor();
  },
  { expected: /status of 500/ },
);

visiting(
  'a link signs in by itself in the browser that asked, and its token leaves the address at once',
  async (page, t) => {
    const { email } = await aUser(app());
    await goTo(page, '/login');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send Login Link' }).click();
    await page.getByText('Login Link Sent!').waitFor();
    const { text } = await mailTo(app(), email, /./);
    const link = /http\S+token=\S+/.exec(text)?.[0] ?? '';
    const token = new URL(link).searchParams.get('token') ?? 'none';
    await page.addInitScript(() => {
      const seen: string[] = [];
      const send = globalThis.fetch;
      globalThis.fetch = (...call) => {
        seen.push(location.href);
        return send(...call);
      };
      Object.assign(globalThis, { addressesSeen: seen });
    });
    const asking: string[] = [];
    page.on('request', (request) => asking.push(`${request.url()} ${JSON.stringify(request.headers())}`));
    await page.goto(link);
    await page.getByText('No Achievements Yet').waitFor();
    const [, ...afterThePage] = asking;
    t.true(afterThePage.length > 3);
    t.deepEqual(
      afterThePage.filter((request) => request.includes(token)),
      [],
    );
    const addresses = await page.evaluate(() => (globalThis as unknown as { addressesSeen: string[] }).addressesSeen);
    t.true(addresses.length > 0);
    t.deepEqual(
      addresses.filter((address) => address.includes('token=')),
      [],
    );
    t.not(await storedToken(page), token);
  },
);

visiting(
  'a link opened elsewhere shows whose it is and a button; opening it does not use it up, pressing it does',
  async (page, t) => {
    const { email, loginUrl } = await userWithLink();
    await page.goto(loginUrl);
    await asked(page).waitFor();
    await page.getByText(`${email[0]}•••@example.com`).waitFor();
    t.false((await page.content()).includes(email));
    t.is(await storedToken(page), null);
    const elsewhere = await browser().newContext();
    t.teardown(() => elsewhere.close());
    const other = await elsewhere.newPage();
    await other.goto(loginUrl);
    await signInButton(other).click();
    await other.getByText('No Achievements Yet').waitFor();
    await signInButton(page).click();
    await page.getByRole('alert').getByText('Login failed').waitFor();
    await page.getByText('Invalid or expired token. Please try again.').waitFor();
    t.is(new URL(page.url()).search, '');
    await page.getByRole('button', { name: 'Send Login Link' }).waitFor();
  },
  REFUSED,
);

visiting(
  'the token screen says what is wrong with a link, and leads back to the login page',
  async (page) => {
    await goTo(page, '/login/token');
    await page.getByRole('heading', { name: 'Login Failed' }).waitFor();
    await page.getByText('No authentication token provided').waitFor();
    await goTo(page, '/login/token?token=login_spent');
    await page.getByText('Authentication failed. The token may be invalid or expired.').waitFor();
    await page.getByRole('link', { name: 'Return to Login' }).click();
    await page.getByRole('button', { name: 'Send Login Link' }).waitFor();
  },
  REFUSED,
);

visiting(
  "a link never replaces someone else's session without asking, and tells the other pages when it does",
  async (page, t) => {
    const ada = await signedInUser(page, app(), [NURSES]);
    const { loginUrl } = await userWithLink();
    const other = await page.context().newPage();
    const problems = problemsOf(other, app());
    await goTo(other, '/wins');
    await cardOf(other, NURSES).waitFor();
    await page.goto(loginUrl);
    await page.getByRole('heading', { name: 'Change accounts?' }).waitFor();
    await page.getByText(`You are signed in as ${ada.email}.`).waitFor();
    await page.getByRole('link', { name: 'Stay Signed In' }).click();
    await cardOf(page, NURSES).waitFor();
    await page.goto(loginUrl);
    await signInButton(page).click();
    await page.getByText('No Achievements Yet').waitFor();
    await other.getByText('No Achievements Yet').waitFor();
    t.is(await cardOf(other, NURSES).count(), 0);
    t.deepEqual(problems, []);
  },
  REFUSED,
);

visiting(
  'a spent link leaves a session that is good alone',
  async (page) => {
    await signedInUser(page, app(), [NURSES]);
    await goTo(page, '/login/token?token=login_spent');
    await page.getByRole('heading', { name: 'Login Failed' }).waitFor();
    await page.getByRole('link', { name: 'Return to Login' }).click();
    await cardOf(page, NURSES).waitFor();
  },
  REFUSED,
);

visiting('a protected page shows the login page to whoever is not signed in', async (page, t) => {
  await goTo(page, '/wins');
  await page.getByRole('button', { name: 'Send Login Link' }).waitFor();
  t.is(new URL(page.url()).pathname, '/wins');
});

visiting('says that it verifies while it does not know who is there', async (page) => {
  await signedInUser(page, app(), [NURSES]);
  const release = await holdAnswers(page, '**/api/auth/me*');
  await goTo(page, '/wins');
  await page.getByText('Verifying authentication').waitFor();
  release();
  await cardOf(page, NURSES).waitFor();
});

visiting('whoever is signed in goes from the first page and the login page to their wins', async (page, t) => {
  await signedInUser(page, app(), [NURSES]);
  for (const path of ['/', '/login', '/dashboard', '/achievements']) {
    await goTo(page, path);
    await cardOf(page, NURSES).waitFor();
    t.is(new URL(page.url()).pathname, '/wins', path);
  }
});

visiting('a token under the older key is moved over', async (page, t) => {
  const { session } = await signedInUser(page, app(), [NURSES]);
  await page.evaluate(() => {
    localStorage.setItem('token', localStorage.getItem('authToken') ?? '');
    localStorage.removeItem('authToken');
  });
  await goTo(page, '/wins');
  await cardOf(page, NURSES).waitFor();
  t.is(await page.evaluate(() => localStorage.getItem('token')), null);
  t.is(await storedToken(page), session);
});

visiting(
  'a 401 is answered by one recovery and one more try',
  async (page, t) => {
    await signedInUser(page, app(), [NURSES]);
    await goTo(page, '/wins');
    await cardOf(page, NURSES).waitFor();
    let recoveries = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/token')) recoveries += 1;
    });
    await page.route('**/api/achievements?*', (route) => route.fulfill({ status: 401, body: '{}' }), { times: 1 });
    await page.getByPlaceholder('Search your wins...').fill('nothing like it');
    await page.getByText('No wins found').waitFor();
    t.is(recoveries, 1);
  },
  REFUSED,
);

visiting(
  'a session that has ended shows the login page, says so, and leaves no token behind',
  async (page, t) => {
    const user = await signedInUser(page, app(), [NURSES]);
    await goTo(page, '/wins');
    await cardOf(page, NURSES).waitFor();
    await user.call('POST', '/api/auth/logout');
    await page.getByPlaceholder('Search your wins...').fill('nurses');
    await page.getByText('Your session has ended. Please sign in again.').waitFor();
    t.is(await storedToken(page), null);
    t.is(await page.locator('[data-win]').count(), 0);
  },
  REFUSED,
);

visiting('signing out leads to the login page, here and in the other pages, and ends the session', async (page, t) => {
  const user = await signedInUser(page, app(), [NURSES]);
  const other = await page.context().newPage();
  await goTo(other, '/wins');
  await cardOf(other, NURSES).waitFor();
  await goTo(page, '/wins');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByText(user.email).waitFor();
  const told = page.waitForResponse('**/api/auth/logout');
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL(/\/login$/);
  await other.getByRole('button', { name: 'Send Login Link' }).waitFor();
  t.is((await told).status(), 200);
  t.is((await user.call('GET', '/api/auth/me')).status, 401);
  t.is(await storedToken(page), null);
  await page.goBack();
  await page.getByRole('button', { name: 'Send Login Link' }).waitFor();
  t.is(await page.locator('[data-win]').count(), 0);
});
