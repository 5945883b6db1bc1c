import test from 'ava';
import type { Page } from 'playwright';
import { browsing, signedInUser } from './browsing.ts';

const { app, visiting, goTo } = browsing(test);

/** How often the page was loaded whole since. */
const countLoads = (page: Page) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
};

const goByLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();

visiting(
  'without a line the page stays, says so, and reads again what it missed once there is one',
  async (page, t) => {
    const user = await signedInUser(page, app(), ['Fixed the lift.']);
    await goTo(page, '/wins');
    await page.getByText('Fixed the lift.').first().waitFor();
    await page.context().setOffline(true);
    const bar = page.getByText('No connection just now.', { exact: false });
    await bar.waitFor();
    t.true(await page.getByText('Fixed the lift.').first().isVisible());
    await user.call('POST', '/api/achievements', { originalMessage: 'Painted the stairs.' });
    await page.context().setOffline(false);
    await bar.waitFor({ state: 'detached' });
    await page.getByText('Painted the stairs.').first().waitFor();
  },
  { expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/ },
);

visiting(
  'a part that a release took away comes with a fresh page, once',
  async (page, t) => {
    await signedInUser(page, app(), ['Fixed the lift.']);
    await goTo(page, '/dashboard');
    await page.getByText('Fixed the lift.').first().waitFor();
    const loads = countLoads(page);
    const asked = new Set<string>();
    await page.route('**/assets/*.js', async (route) => {
      if (loads() > 0) return route.continue();
      asked.add(route.request().url());
      await route.fulfill({ status: 404, body: '' });
    });
    await goByLink(page, 'Content');
    await page.getByRole('heading', { level: 1, name: 'My Content' }).waitFor();
    t.is(loads(), 1);
    t.true(asked.size > 0);
  },
  { expected: /404|dynamically imported module|PartMissing/ },
);

visiting(
  'a part that does not come at all leaves a calm word, and the way to other pages',
  async (page, t) => {
    await signedInUser(page, app(), ['Fixed the lift.']);
    await goTo(page, '/dashboard');
    await page.getByText('Fixed the lift.').first().waitFor();
    const loads = countLoads(page);
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.route('**/healthz', (route) => route.abort());
    await goByLink(page, 'Content');
    await page.getByRole('heading', { name: 'This page needs a fresh start' }).waitFor();
    t.is(loads(), 0);
    await goByLink(page, 'Dashboard');
    await page.getByText('Fixed the lift.').first().waitFor();
  },
  { expected: /404|dynamically imported module|ERR_FAILED|PartMissing/ },
);

visiting('a new release is taken with the next move, and not before', async (page, t) => {
  await signedInUser(page, app(), ['Fixed the lift.']);
  await goTo(page, '/dashboard');
  await page.getByText('Fixed the lift.').first().waitFor();
  const loads = countLoads(page);
  await goByLink(page, 'Wins');
  await page.getByRole('heading', { level: 1, name: 'My Growth Journey' }).waitFor();
  t.is(loads(), 0, 'the same release');
  await page.route('**/api/**', async (route) => {
    if (loads() > 0 || route.request().url().endsWith('/api/changes')) return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'cairn-build': 'another' } });
  });
  await goByLink(page, 'Content'); // its answers tell
  await page.getByRole('heading', { level: 1, name: 'My Content' }).waitFor();
  t.is(loads(), 0);
  await goByLink(page, 'Dashboard');
  await page.getByText('Fixed the lift.').first().waitFor();
  t.is(loads(), 1);
});
