import test from 'ava';
import type { Page } from 'playwright';
import { browsing, cardOf, holdAnswers, signedInUser } from './browsing.ts';

const PUMP = 'Fixed the pump in hall 3.';
const NURSES = 'Trained two nurses on triage.';
const { app, visiting, goTo } = browsing(test);

const fieldOn = (page: Page) => page.getByRole('textbox', { name: 'Write a win, or ask' });
const opened = async (page: Page, path = '/dashboard') => {
  await goTo(page, path);
  await fieldOn(page).waitFor();
  return fieldOn(page);
};
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });

visiting('a win is written, changed and taken back, and the cairn and its numbers go with it', async (page, t) => {
  const user = await signedInUser(page, app(), [NURSES]);
  const field = await opened(page);
  await page.getByText('One stone so far.').waitFor();
  await field.fill(PUMP);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const card = log(page).getByRole('article');
  await card.getByText('Kept as a win').waitFor();
  await card.getByText(PUMP).waitFor();
  t.is(await field.inputValue(), '');
  await page.getByText('2 stones so far.').waitFor();
  t.is(await log(page).getByText('Thank you').count(), 0, 'nobody is thanked in every turn');
  await card.getByRole('button', { name: `Undo: ${PUMP}` }).click();
  await card.getByText('Removed').waitFor();
  t.is((await user.wins()).length, 1);
  await page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('button', { name: 'Undo' }).click();
  await card.getByRole('link', { name: `Edit: ${PUMP}` }).click();
  await page.waitForURL('**/wins/edit/**');
  t.is((await user.wins()).length, 2);
});

visiting('Ctrl and Enter sends a request, whose answer is a card; numbers of it can be spoken of', async (page, t) => {
  await signedInUser(page, app(), [PUMP, NURSES]);
  const field = await opened(page, '/wins');
  await field.fill('list my last wins');
  await field.press('Control+Enter');
  await log(page).getByText('Your wins').waitFor();
  await log(page).getByRole('link', { name: PUMP }).waitFor();
  await page.getByText('Cairn is reading it…').waitFor({ state: 'detached' });
  await field.fill('drop 2');
  await field.press('Control+Enter');
  await log(page).getByText('Number 2 is dropped').waitFor();
  await page.locator('[data-win]').filter({ hasText: PUMP }).waitFor({ state: 'detached' });
  t.is(await page.locator('[data-win]').count(), 1);
});

visiting(
  'words that were not sent are there after a reload and on the other page, and go with sending',
  async (page, t) => {
    await signedInUser(page, app());
    await (await opened(page)).fill('Half a thou');
    await page.keyboard.press('Escape');
    await page.reload();
    t.is(await fieldOn(page).inputValue(), 'Half a thou');
    const field = await opened(page, '/wins');
    t.is(await field.inputValue(), 'Half a thou');
    await field.press('Control+Enter');
    await log(page).getByRole('listitem').first().waitFor();
    await page.reload();
    await fieldOn(page).waitFor();
    t.is(await fieldOn(page).inputValue(), '');
  },
);

visiting(
  'an example that is chosen can be changed before it is sent, and earlier messages are one press away',
  async (page, t) => {
    await signedInUser(page, app());
    const field = await opened(page);
    t.is(await page.getByRole('button', { name: 'Send', exact: true }).isDisabled(), true);
    await page.getByRole('button', { name: 'How am I doing this month?' }).click();
    t.is(await field.inputValue(), 'How am I doing this month?');
    t.is(await page.evaluate(() => document.activeElement?.tagName), 'TEXTAREA');
    const release = await holdAnswers(page, '**/api/messages?*');
    await page.getByRole('button', { name: 'Earlier messages' }).click();
    await page.getByText('Loading your conversation').waitFor();
    release();
    await page.getByText('Nothing said here yet.').waitFor();
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
    await log(page).getByText('Kept as a win').waitFor();
    t.is(await page.getByRole('alert').count(), 0);
    t.is((await user.wins()).length, 1);
  },
  { expected: /ERR_FAILED/ },
);

visiting(
  'says when it could not be loaded, and loads on Retry',
  async (page) => {
    await signedInUser(page, app());
    await opened(page);
    await page.route('**/api/messages?*', (route) => route.fulfill({ status: 400, body: '{}' }), { times: 1 });
    await page.getByRole('button', { name: 'Earlier messages' }).click();
    await page.getByRole('alert').getByText('Your conversation could not be loaded.').waitFor();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('Nothing said here yet.').waitFor();
  },
  { expected: /status of 400/ },
);

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

visiting('a day of the year opens its wins, by arrow keys too, and each is the way to itself', async (page, t) => {
  const user = await signedInUser(page, app());
  const day = (ago: number) => new Date(Date.now() - ago * 24 * 60 * 60_000).toISOString().slice(0, 10);
  await user.call('POST', '/api/achievements', { originalMessage: PUMP, date: day(8) });
  await user.call('POST', '/api/achievements', { originalMessage: NURSES, date: day(1) });
  await opened(page);
  await page.getByText('2 wins on 2 days').waitFor();
  await page.locator(`[data-date="${day(1)}"]`).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 4, name: /: 1 win$/ }).waitFor();
  const opener = page.locator(`[data-date="${day(8)}"]`);
  t.is(await opener.getAttribute('aria-expanded'), 'true');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  t.is(await page.evaluate(() => document.activeElement?.getAttribute('data-date')), day(8));
});

visiting(
  'on a phone the newest days of the year are in view, and stay there when it is turned, until one scrolls back',
  async (page, t) => {
    const user = await signedInUser(page, app());
    await user.call('POST', '/api/achievements', { originalMessage: PUMP });
    await opened(page);
    await page.locator('[data-date]').waitFor();
    const scroller = page.locator('[data-empty]', { has: page.locator('[data-date]') });
    const toEnd = () => scroller.evaluate((box) => box.scrollWidth - box.clientWidth - box.scrollLeft);
    for (const [width, height] of [
      [844, 390],
      [390, 844],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      t.true((await toEnd()) < 2, `${width}`);
    }
    await scroller.evaluate((box) => box.scrollTo({ left: 100, behavior: 'instant' }));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    t.is(await scroller.evaluate((box) => box.scrollLeft), 100);
  },
  { viewport: { width: 390, height: 844 } },
);

visiting(
  'what is typed while the palette is on its way stands in it, and does nothing on the page',
  async (page, t) => {
    await signedInUser(page, app(), [PUMP]);
    const field = await opened(page);
    await field.fill('Half a thought');
    const release = await holdAnswers(page, '**/assets/*.js');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('pub');
    for (const key of ['Backspace', 'm', 'p', 'Enter']) await page.keyboard.press(key);
    release();
    const palette = page.getByRole('combobox', { name: 'Go to, write or search' });
    await page.getByRole('option', { name: PUMP }).waitFor();
    await page.keyboard.type('s');
    t.is(await palette.inputValue(), 'pumps');
    await page.keyboard.press('Escape');
    await palette.waitFor({ state: 'detached' });
    t.is(await field.inputValue(), 'Half a thought');
  },
);

visiting(
  'the palette goes to pages and finds wins by keys alone, and single keys are none while typing',
  async (page, t) => {
    await signedInUser(page, app(), [PUMP]);
    const field = await opened(page);
    await field.press('n');
    t.is(await field.inputValue(), 'n', 'a letter');
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('combobox', { name: 'Go to, write or search' });
    await palette.waitFor();
    await page.keyboard.type('pump');
    await page.getByRole('option', { name: PUMP }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save Changes' }).waitFor();
    await page.keyboard.press('Control+k');
    await palette.waitFor();
    await page.keyboard.press('Escape');
    await palette.waitFor({ state: 'detached' });
    await page.getByRole('main').focus();
    await page.keyboard.press('g');
    await page.keyboard.press('w');
    await page.waitForURL('**/wins');
    await cardOf(page, PUMP).waitFor();
    await page.getByRole('main').focus();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor({ state: 'detached' });
    await page.keyboard.press('n');
    await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
  },
);
