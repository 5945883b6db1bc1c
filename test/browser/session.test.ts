import test from 'ava';
import { browsing, cardOf, holdAnswers, signedInUser, storedToken } from './browsing.ts';

const NURSES = 'Trained two nurses on triage.';
const REFUSED = { expected: /status of 401/ };

const { app, visiting, goTo } = browsing(test);

visiting('a protected page shows the login page to whoever is not signed in', async (page, t) => {
  await goTo(page, '/wins');
  await page.getByRole('button', { name: 'Send Login Link' }).waitFor();
  t.is(new URL(page.url()).pathname, '/wins');
});

visiting('says that it verifies while it does not know who is there', async (page) => {
  await signedInUser(page, app(), [NURSES]);
  const release = await holdAnswers(page, '**/api/start?*');
  await goTo(page, '/wins');
  await page.getByText('Verifying authentication').waitFor();
  release();
  await cardOf(page, NURSES).waitFor();
});

visiting('whoever is signed in goes from the first page and the login page to their own', async (page, t) => {
  await signedInUser(page, app(), [NURSES]);
  for (const [path, to] of [
    ['/', '/dashboard'],
    ['/login', '/dashboard'],
    ['/achievements', '/wins'],
  ] as const) {
    await goTo(page, path);
    await page.getByText(NURSES).first().waitFor();
    t.is(new URL(page.url()).pathname, to, path);
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
