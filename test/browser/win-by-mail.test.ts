import test, { type ExecutionContext } from 'ava';
import type { Browser, Page } from 'playwright-core';
import { sharedApp } from '../support/app.ts';
import { launchChromium } from '../support/chromium.ts';
import { replyAddressOf, replyTo, sendRaw } from '../support/send-mail.ts';
import { checkInFor, mailTo } from '../support/user.ts';

const WORDS = 'Cut our nightly build from 40 to 9 minutes by caching the toolchain.';

const app = sharedApp(test);
let browser: Browser;
test.before(async () => {
  browser = await launchChromium();
});
test.after.always(() => browser?.close());

const openAccount = async () => {
  const email = `sub-${crypto.randomUUID()}@example.com`;
  const { loginUrl } = await app().commands['account open']({
    email,
    firstName: 'Sub',
    lastName: 'Scriber',
    timezone: 'UTC',
  });
  return { email, loginUrl };
};

/** What a page must not do: log an error, throw, or ask anyone but us. A refusal that the page explains is none. */
const problemsOf = (page: Page): readonly string[] => {
  const problems: string[] = [];
  const own = new URL(app().web.url).host;
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 409/.test(message.text())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== own) problems.push(`asked ${url.host}`);
  });
  return problems;
};

/** A test in a page of its own, which must end without problems. */
const browsing = (title: string, visit: (page: Page, t: ExecutionContext) => Promise<void>) =>
  test(title, async (t) => {
    const page = await browser.newPage();
    t.teardown(() => page.close());
    const problems = problemsOf(page);
    await visit(page, t);
    t.deepEqual(problems, []);
  });

const goTo = (page: Page, path: string) => page.goto(new URL(path, app().web.url).href);

browsing('asks for a link, follows it from the outbox, and finds an empty journal', async (page, t) => {
  const { email } = await openAccount();
  await goTo(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Login Link' }).click();
  await page.getByText('Login Link Sent!').waitFor();
  await mailTo(app(), email, /./);
  await goTo(page, '/outbox');
  await page.getByText(email).first().click();
  await page.frameLocator('iframe').getByRole('link').first().click();
  await page.waitForURL(/\/(wins|dashboard)/);
  t.false(page.url().includes('token'));
  await page.getByText('No Achievements Yet').waitFor();
  await page.getByRole('heading', { name: 'My Growth Journey' }).waitFor();
  t.is(await page.title(), 'My Wins | Cairn');
});

browsing('an open journal shows a mailed win by itself, analysed, without quote and signature', async (page, t) => {
  const { email, loginUrl } = await openAccount();
  await page.goto(loginUrl);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('No Achievements Yet').waitFor();
  const checkIn = await checkInFor(app(), { email });
  await sendRaw(
    app(),
    { from: email, to: replyAddressOf(checkIn) },
    replyTo(checkIn, email, `${WORDS}\n\n-- \nSub Scriber`),
  );
  const card = page.getByRole('article').filter({ hasText: WORDS });
  await card.waitFor();
  await card.getByText('Analysis:').waitFor();
  await card.getByText('Process improvement').first().waitFor();
  t.false((await card.innerText()).includes('wrote:'));
  t.false((await card.innerText()).includes('Scriber'));
});

browsing('a newcomer answers a check-in in the outbox, by a real mail', async (page) => {
  const { email, loginUrl } = await openAccount();
  await checkInFor(app(), { email });
  await goTo(page, '/outbox');
  await page.getByText(email).first().click();
  await page.getByLabel('Reply').fill('Rewired the old school hall and passed the inspection.');
  await page.getByRole('button', { name: /send/i }).click();
  await mailTo(app(), email, /^Re: /);
  await page.goto(loginUrl);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Rewired the old school hall').waitFor();
});

browsing('searches and filters, and says when nothing fits', async (page) => {
  const { loginUrl } = await openAccount();
  await page.goto(loginUrl);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('No Achievements Yet').waitFor();
  for (const words of ['Trained two nurses on triage.', 'Cafe Zürich agreed to a three year contract.']) {
    await page.getByRole('button', { name: 'Add a win' }).first().click();
    await page.getByRole('dialog').getByRole('textbox').first().fill(words);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /add|save/i })
      .click();
    await page.getByRole('article').filter({ hasText: words }).waitFor();
  }
  await page.getByPlaceholder('Search your wins...').fill('zurich');
  await page.getByRole('article').filter({ hasText: 'nurses' }).waitFor({ state: 'detached' });
  await page.getByPlaceholder('Search your wins...').fill('nothing like it');
  await page.getByText('No wins found').waitFor();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await page.getByRole('article').nth(1).waitFor();
});
