import test from 'ava';
import type { Page } from 'playwright';
import { eventually } from '../support/eventually.ts';
import { outboxOf } from '../support/user.ts';
import { violationsOf } from './accessibility.ts';
import { adminScreens, pathOf } from './admin-screens.ts';
import { browsing, signedInUser, signInAs } from './browsing.ts';
import { CANARY, OPERATOR, parkedJob, signedInAgain, staffedOnce } from './operators.ts';

const LOOKS = [
  { size: { width: 1440, height: 900 }, colorScheme: 'light' },
  { size: { width: 390, height: 844 }, colorScheme: 'dark' },
  { size: { width: 1440, height: 900 }, colorScheme: 'dark' },
  { size: { width: 390, height: 844 }, colorScheme: 'light' },
] as const;

const { app, visiting, goTo } = browsing(test);

/** The page, its colours and its layout have settled. */
const painted = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Answers of the server to the admin's pages, by their address. */
const answersTo = (page: Page) => {
  const answers: Promise<readonly [path: string, body: string]>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/admin/')) answers.push(response.text().then((body) => [pathname, body] as const));
  });
  return () => Promise.all(answers);
};

for (const [name, screen] of Object.entries(adminScreens))
  visiting(`the ${name} can be used by every operator, and shows no word of a user`, async (page, t) => {
    const staffed = await staffedOnce(app());
    await signInAs(page, await signedInAgain(app(), staffed.operator), app());
    const answers = answersTo(page);
    await goTo(page, pathOf(screen, staffed));
    await page.getByText(screen.words).filter({ visible: true }).first().waitFor();
    for (const { size, colorScheme } of LOOKS) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await painted(page);
      const look = `${size.width} ${colorScheme}`;
      const violations = await violationsOf(page);
      t.deepEqual(
        violations.map(({ id, nodes }) => `${look}: ${id} at ${nodes[0]?.html}`),
        [],
      );
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      t.is(tooWide, 0, look);
    }
    const told = await answers();
    t.true(told.length > 0, 'it has asked the server');
    for (const [path, body] of told) t.false(body.includes(CANARY), path);
    t.false((await page.content()).includes(CANARY));
  });

const ACTIONS = /^(?:Rebuild|Verify|Pause|Resume|Retry|Discard|Read|Answer|Erase|Sign out|Send|Give|Create|Disable)/;

visiting('a viewer sees every page of the admin and is offered no action', async (page, t) => {
  const staffed = await staffedOnce(app());
  await signInAs(page, staffed.viewer, app());
  for (const [name, screen] of Object.entries(adminScreens)) {
    await goTo(page, pathOf(screen, staffed));
    await page.getByText(screen.words).filter({ visible: true }).first().waitFor();
    t.true(await page.getByText('View only').isVisible(), name);
    const actions = page.getByRole('button', { name: ACTIONS });
    t.is(await actions.count(), 0, name);
    t.is(await page.locator('main').getByRole('checkbox').count(), 0, name);
  }
});

/** Something that only the admin's script says. */
const ONLY_IN_ADMIN = 'Kept in the audit, sealed';

const scriptsOf = (page: Page) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script';
    if (isScript && response.ok()) scripts.push(response.text());
  });
  return async () => (await Promise.all(scripts)).join('\n');
};

visiting(
  'a subscriber finds no admin, and loads nothing of it',
  async (page, t) => {
    const scripts = scriptsOf(page);
    await signedInUser(page, app());
    for (const path of ['/admin', '/admin/work']) {
      await goTo(page, path);
      await page.getByRole('heading', { name: 'Page not found' }).waitFor();
      t.is(await page.getByRole('navigation', { name: 'Admin pages' }).count(), 0);
    }
    for (const path of ['/dashboard', '/wins', '/profile']) await goTo(page, path);
    const billed = page.waitForResponse('**/api/billing'); // an answer still to come would be refused without the cookie
    await goTo(page, '/billing');
    await billed;
    t.false((await scripts()).includes(ONLY_IN_ADMIN));
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await goTo(page, '/admin');
    await page.getByRole('button', { name: 'Send Login Link' }).waitFor();
    t.false((await scripts()).includes(ONLY_IN_ADMIN));
    await signInAs(page, await signedInAgain(app(), (await staffedOnce(app())).operator), app());
    await goTo(page, '/admin');
    await page.getByRole('navigation', { name: 'Admin pages' }).waitFor();
    t.true((await scripts()).includes(ONLY_IN_ADMIN), 'or the test looks for the wrong words');
  },
  { expected: /status of 404/ },
);

visiting('an operator retries a parked job and finds it in the audit', async (page, t) => {
  const { operator } = await staffedOnce(app());
  const jobId = await parkedJob(app());
  const [, signUpId = ''] = jobId.split(':');
  await signInAs(page, await signedInAgain(app(), operator), app());
  await goTo(page, '/admin/work?code=unexpected');
  const row = page.getByRole('row').filter({ has: page.locator(`[data-job="${jobId}"]`) });
  await row.getByRole('button', { name: /^Retry/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await dialog.getByText('at least 3').waitFor(); // it asks for a reason
  const reason = `The provider is back ${signUpId}`;
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await row.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Audit' }).click();
  await page.getByText(reason).waitFor();
  await page.getByLabel('Action').selectOption('Retry a job');
  t.is(new URL(page.url()).searchParams.get('action'), 'job.retry');
  await page.getByText(reason).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  t.is(download.suggestedFilename(), 'audit.csv');
});

visiting('discarding all that match leaves what does not', async (page, t) => {
  const { operator, jobId } = await staffedOnce(app());
  const other = await parkedJob(app(), 'no-such-template');
  await signInAs(page, await signedInAgain(app(), operator), app());
  await goTo(page, '/admin/work');
  await page.locator(`[data-job="${other}"]`).waitFor();
  await page.getByLabel('Reason').fill('no-such-template');
  await page.locator(`[data-job="${jobId}"]`).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Discard all' }).click();
  const dialog = page.getByRole('dialog');
  t.regex((await dialog.textContent()) ?? '', /Reason no-such-template/);
  await dialog.getByLabel('Reason').fill('Mended by a release');
  await dialog.getByRole('button', { name: 'Discard all' }).click();
  await page.getByText('Nothing fits these filters').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await page.locator(`[data-job="${jobId}"]`).waitFor();
});

visiting('an operator verifies several projections at once', async (page, t) => {
  const { operator } = await staffedOnce(app());
  await signInAs(page, await signedInAgain(app(), operator), app());
  await goTo(page, '/admin/projections');
  await page.getByRole('checkbox', { name: 'Select documents' }).check();
  await page.getByRole('checkbox', { name: 'Select insights' }).check();
  await page.getByText('2 read models selected').waitFor();
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('A look after an incident');
  await page.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
  for (const name of ['documents', 'insights'])
    await page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
      .getByText(/the same$/)
      .waitFor();
  t.pass();
});

/** The server's answer to an action for whoever lacks something: once, as if the hour had just passed. */
const refuseOnce = (page: Page, code: string) =>
  page.route(
    '**/api/admin/projections/verify',
    (route) => route.fulfill({ status: 403, json: { success: false, message: 'Not now.', code } }),
    { times: 1 },
  );

const verify = async (page: Page, reason: string) => {
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill(reason);
  await page.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
};

visiting(
  'a sign-in that is too old is renewed in place, and what was typed stays',
  async (page, t) => {
    const { operator } = await staffedOnce(app());
    await signInAs(page, await signedInAgain(app(), operator), app());
    await goTo(page, '/admin/projections/audit');
    await refuseOnce(page, 'sign-in');
    await verify(page, 'Before the release');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('older than an hour').waitFor();
    const before = new Set((await outboxOf(app(), OPERATOR)).map(({ text }) => text));
    await dialog.getByRole('button', { name: /^Send/ }).click();
    const code = await eventually('a new code', async () =>
      (await outboxOf(app(), OPERATOR))
        .filter(({ text }) => !before.has(text))
        .flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? [])
        .at(0),
    );
    await dialog.getByLabel(/code/i).fill(code);
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    t.is(await dialog.getByLabel('Reason').inputValue(), 'Before the release');
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await page.getByText('Last verification').waitFor();
    await eventually('the end of the dialog', async () => (await dialog.count()) === 0);
  },
  { expected: /status of 403/ },
);

visiting(
  'on a public host an operator without a passkey is told where to make one',
  async (page, t) => {
    const { operator } = await staffedOnce(app());
    await signInAs(page, await signedInAgain(app(), operator), app());
    await goTo(page, '/admin/projections/work');
    await refuseOnce(page, 'passkey');
    await verify(page, 'Before the release');
    const link = page.getByRole('dialog').getByRole('link', { name: 'Open your profile' });
    t.is(await link.getAttribute('href'), '/profile');
  },
  { expected: /status of 403/ },
);
