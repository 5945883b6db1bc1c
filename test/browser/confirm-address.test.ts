import test from 'ava';
import type { Page } from 'playwright';
import type { User } from '#web/contract/account.ts';
import { mailTo } from '../support/user.ts';
import { browsing, signedInUser } from './browsing.ts';

const { app, browser, visiting, goTo } = browsing(test);

const button = (page: Page) => page.getByRole('button', { name: 'Confirm this address' });
const linkTo = async (email: string): Promise<URL> => {
  const { text } = await mailTo(app(), email, /./);
  const link = new URL(/http\S+confirm-address\?token=\S+/.exec(text)?.[0] ?? '');
  return new URL(link.pathname + link.search, app().web.url);
};

visiting('a new address waits, and counts once its link was opened and the button pressed', async (page, t) => {
  const user = await signedInUser(page, app());
  const wanted = `new-${crypto.randomUUID()}@example.com`;
  await goTo(page, '/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByText('A new address counts once you follow the link that we send there.').waitFor();
  await page.getByLabel('Email').fill(wanted);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText(`Please follow the link that we sent to ${wanted}.`).waitFor();
  await page.getByText(`${wanted} is waiting to be confirmed`).waitFor();
  await page.getByRole('definition').getByText(user.email).waitFor();

  const elsewhere = await browser().newContext({ reducedMotion: 'reduce' });
  t.teardown(() => elsewhere.close());
  const other = await elsewhere.newPage();
  await other.goto((await linkTo(wanted)).href);
  await button(other).waitFor();
  t.is(new URL(other.url()).search, '');
  const before = (await user.call<User>('GET', '/api/auth/me')).body;
  t.like(before, { email: user.email, wantedEmail: wanted });
  await button(other).click();
  await other.getByRole('heading', { name: 'Address confirmed' }).waitFor();
  t.like((await user.call<User>('GET', '/api/auth/me')).body, { email: wanted, wantedEmail: null });
  await page.getByText(`${wanted} is waiting to be confirmed`).waitFor({ state: 'detached' });
  await page.getByRole('definition').getByText(wanted).waitFor();
  await other.getByRole('link', { name: 'Go to Login' }).click();
  await other.getByRole('button', { name: 'Send Login Link' }).waitFor();
});

visiting(
  'a link that is no good says so; a line that broke can be tried again',
  async (page, t) => {
    await goTo(page, '/confirm-address?token=nothing');
    await page.route('**/api/user/address/confirm', (route) => route.abort(), { times: 2 });
    await button(page).click();
    await page.getByRole('alert').getByText('Please try again in a moment.').waitFor();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText('This link is no longer good.').waitFor();
    t.is(await button(page).count(), 0);
    await goTo(page, '/confirm-address');
    await page.getByText('This link is incomplete').waitFor();
  },
  { expected: /status of 400|ERR_FAILED/ },
);
