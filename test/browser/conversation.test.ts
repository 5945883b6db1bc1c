import test from 'ava';
import type { Page } from 'playwright-core';
import { browsing, cardOf, holdAnswers, signedInUser } from './browsing.ts';

const PUMP = 'Fixed the pump in hall 3.';
const NURSES = 'Trained two nurses on triage.';
const { app, visiting, goTo } = browsing(test);

const opened = async (page: Page) => {
  await goTo(page, '/wins');
  await page.getByRole('button', { name: 'Tell Cairn what you did, or ask' }).click();
  return page.getByLabel('Your message');
};
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });

visiting('is one line until it is opened, and then the field has the focus', async (page, t) => {
  await signedInUser(page, app());
  await goTo(page, '/wins');
  const toggle = page.getByRole('button', { name: 'Tell Cairn what you did, or ask' });
  await toggle.waitFor();
  t.is(await page.getByLabel('Your message').count(), 0);
  t.is(await toggle.getAttribute('aria-expanded'), 'false');
  await toggle.press('Enter');
  await page.getByLabel('Your message').waitFor();
  t.is(await toggle.getAttribute('aria-expanded'), 'true');
  t.is(await page.evaluate(() => document.activeElement?.tagName), 'TEXTAREA');
});

visiting('a win that is said there is answered, and stands in the list, by itself', async (page, t) => {
  await signedInUser(page, app());
  const field = await opened(page);
  await field.fill(PUMP);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await log(page).getByText('1. “Fixed the pump in hall 3.”').waitFor();
  await cardOf(page, PUMP).waitFor();
  t.is(await field.inputValue(), '');
  t.is(await log(page).getByRole('listitem').count(), 2);
  t.is(await log(page).getByText('Thank you').count(), 0, 'nobody is thanked in every turn');
  t.is(await log(page).getByRole('link').count(), 0, 'nor led to the page that this is');
});

visiting('Ctrl and Enter sends, and says meanwhile that it is being read', async (page, t) => {
  await signedInUser(page, app(), [PUMP, NURSES]);
  const field = await opened(page);
  await field.fill('list my last wins');
  await field.press('Control+Enter');
  await log(page).getByText('list my last wins').waitFor();
  await log(page).getByText('2. “Fixed the pump in hall 3.”').waitFor();
  await page.getByText('Cairn is reading it…').waitFor({ state: 'detached' });
  await field.fill('drop 2');
  await field.press('Control+Enter');
  await log(page).getByText('Number 2 is dropped').waitFor();
  t.is(await log(page).getByRole('link').first().getAttribute('href'), '/wins');
  await cardOf(page, PUMP).waitFor({ state: 'detached' });
  t.is(await page.locator('[data-win]').count(), 1);
});

visiting(
  'an empty conversation offers examples, and one that is chosen can be changed before it is sent',
  async (page, t) => {
    await signedInUser(page, app());
    const field = await opened(page);
    t.is(await page.getByRole('button', { name: 'Send', exact: true }).isDisabled(), true);
    await page.getByRole('button', { name: 'How am I doing this month?' }).click();
    t.is(await field.inputValue(), 'How am I doing this month?');
    t.is(await page.evaluate(() => document.activeElement?.tagName), 'TEXTAREA');
    t.is(await log(page).count(), 0);
  },
);

visiting(
  'what could not be sent stays, and is one message when it is tried again',
  async (page, t) => {
    const user = await signedInUser(page, app());
    const field = await opened(page);
    let lost = 2; // the call, and its one retry
    await page.route('**/api/messages', async (route) => {
      if (route.request().method() !== 'POST' || lost === 0) return route.fallback();
      lost -= 1;
      await route.fetch(); // it came through, but nobody hears of it
      await route.abort();
    });
    await field.fill(PUMP);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('alert').getByText('Your message could not be sent. It is still here.').waitFor();
    t.is(await field.inputValue(), PUMP);
    await page.getByRole('button', { name: 'Try again' }).click();
    await log(page).getByText('1. “Fixed the pump in hall 3.”').waitFor();
    t.is(await page.getByRole('alert').count(), 0);
    t.is((await user.wins()).length, 1);
  },
  { expected: /ERR_FAILED/ },
);

visiting(
  'says when it could not be loaded, and loads on Retry',
  async (page) => {
    await signedInUser(page, app());
    await page.route('**/api/messages', (route) => route.fulfill({ status: 400, body: '{}' }), { times: 1 });
    await opened(page);
    await page.getByRole('alert').getByText('Your conversation could not be loaded.').waitFor();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('Nothing said here yet.').waitFor();
  },
  { expected: /status of 400/ },
);

visiting('says that it loads', async (page) => {
  await signedInUser(page, app());
  const release = await holdAnswers(page, '**/api/messages');
  await opened(page);
  await page.getByText('Loading your conversation').waitFor();
  release();
  await page.getByText('Nothing said here yet.').waitFor();
});

visiting('what is typed stays while it is closed', async (page, t) => {
  await signedInUser(page, app());
  const field = await opened(page);
  await field.fill('Half a thou');
  const toggle = page.getByRole('button', { name: 'Tell Cairn what you did, or ask' });
  await toggle.click();
  await field.waitFor({ state: 'detached' });
  await toggle.click();
  t.is(await page.getByLabel('Your message').inputValue(), 'Half a thou');
});

visiting('names keys where there are some', async (page, t) => {
  await signedInUser(page, app());
  await opened(page);
  t.true(await page.getByText('Ctrl + Enter sends it.').isVisible());
});

visiting(
  'names no keys on a touch screen',
  async (page, t) => {
    await signedInUser(page, app());
    await opened(page);
    t.false(await page.getByText('Ctrl + Enter sends it.').isVisible());
  },
  { hasTouch: true, isMobile: true },
);
