import test from 'ava';
import type { Page } from 'playwright';
import { replyAddressOf, replyTo, sendRaw } from '../support/send-mail.ts';
import { aUser, checkInFor, mailTo } from '../support/user.ts';
import { browsing, cardOf, signedInUser } from './browsing.ts';

const WORDS = 'Cut our nightly build from 40 to 9 minutes by caching the toolchain.';

const { app, visiting, goTo } = browsing(test);

visiting('asks for a link, follows it from the outbox, and finds an empty journal', async (page, t) => {
  const { email } = await aUser(app());
  await goTo(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Login Link' }).click();
  await page.getByText('Login Link Sent!').waitFor();
  await mailTo(app(), email, /./);
  await page.getByRole('link', { name: 'Open the outbox' }).click();
  await page.getByRole('link', { name: email }).click();
  await page.frameLocator('iframe').getByRole('link').first().click();
  await page.waitForURL(/\/dashboard$/);
  t.false(page.url().includes('token'));
  await page.getByRole('link', { name: 'Wins', exact: true }).click();
  await page.getByText('No Achievements Yet').waitFor();
  await page.getByText("We'll send you an email soon to help you get started!").waitFor();
  await page.getByRole('heading', { name: 'My Growth Journey', level: 1 }).waitFor();
  t.is(await page.title(), 'My Wins | Cairn');
});

const showsMailedWin = async (page: Page): Promise<string> => {
  const user = await signedInUser(page, app());
  await goTo(page, '/wins');
  await page.getByText('No Achievements Yet').waitFor();
  const checkIn = await checkInFor(app(), user);
  const reply = replyTo(checkIn, user.email, `${WORDS}\n\n-- \nSub Scriber`);
  await sendRaw(app(), { from: user.email, to: replyAddressOf(checkIn) }, reply);
  const card = cardOf(page, WORDS);
  await card.getByText('Analysis:').waitFor();
  await card.getByText('Process improvement').first().waitFor();
  await card
    .getByRole('listitem')
    .filter({ hasText: /^Process improvement$/ })
    .waitFor({ state: 'detached' }); // a skill that is called like its category is not said twice
  return card.innerText();
};

visiting('an open journal shows a mailed win by itself, analysed, without quote and signature', async (page, t) => {
  const shown = await showsMailedWin(page);
  t.false(shown.includes('wrote:'));
  t.false(shown.includes('Scriber'));
});

visiting(
  'so does a journal on a phone, within its width',
  async (page, t) => {
    await showsMailedWin(page);
    t.is(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  },
  { viewport: { width: 390, height: 844 }, hasTouch: true },
);

visiting('a newcomer answers a check-in in the outbox, by a real mail', async (page) => {
  const user = await signedInUser(page, app());
  await checkInFor(app(), user);
  await goTo(page, '/outbox');
  await page.getByRole('link', { name: user.email }).click();
  await page.getByLabel('Reply').fill('Rewired the old school hall and passed the inspection.');
  await page.getByRole('button', { name: 'Send Reply' }).click();
  await page.getByText('Reply sent').waitFor();
  await mailTo(app(), user.email, /^Re: /);
  await page
    .getByRole('link', { name: /^Re: .*/ })
    .filter({ hasText: user.email })
    .waitFor();
  await page.getByRole('link', { name: 'Wins' }).click();
  await cardOf(page, 'Rewired the old school hall').waitFor();
});
