import test from 'ava';
import type { Page } from 'playwright';
import type { User } from '#web/contract/account.ts';
import type { Outbox } from '#web/contract/outbox.ts';
import { eventually } from '../support/eventually.ts';
import { aUser } from '../support/user.ts';
import { browsing, holdAnswers, signedInUser, signInAs } from './browsing.ts';

const { app, visiting, goTo } = browsing(test);

const notice = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const edit = async (page: Page) => {
  await goTo(page, '/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
};
const change = (page: Page, what: string) => page.getByRole('button', { name: `Change ${what}`, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const row = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });

visiting('the profile is read until it is edited, and cancelling brings back what was saved', async (page, t) => {
  await signedInUser(page, app());
  await goTo(page, '/profile');
  await row(page, 'Name').getByText('Sub Scriber').waitFor();
  t.is(await page.getByRole('textbox').count(), 0);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const firstName = page.getByLabel('First name');
  t.is(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'firstName');
  for (const label of ['Role', 'Company', 'Email', 'Phone number', 'Language of mails, texts and pages'])
    t.true(await page.getByLabel(label, { exact: true }).isEditable(), label);
  const language = page.getByLabel('Language of mails, texts and pages');
  t.regex(await language.evaluate((field) => getComputedStyle(field).backgroundImage), /^url/, 'it shows what it is');
  t.true(await save(page).isDisabled());
  await firstName.fill('Grace');
  t.true(await save(page).isEnabled());
  await firstName.fill('Sub');
  t.true(await save(page).isDisabled());
  await firstName.fill('Grace');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await row(page, 'Name').getByText('Sub Scriber').waitFor();
  t.is(await page.getByRole('textbox').count(), 0);
  t.is(await page.evaluate(() => document.activeElement?.textContent), 'Edit Profile');
});

visiting('what is changed is saved, shown everywhere and still there after a reload', async (page, t) => {
  const user = await signedInUser(page, app());
  await goTo(page, '/profile');
  await change(page, 'name').click();
  t.is(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'firstName');
  await page.getByLabel('First name').fill('Grace');
  const release = await holdAnswers(page, '**/api/user/profile');
  await save(page).click();
  await page.getByRole('button', { name: 'Saving…' }).waitFor();
  release();
  await notice(page).getByText('Profile updated').waitFor();
  await row(page, 'Name').getByText('Grace Scriber').waitFor();
  t.is(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Change name');
  await change(page, 'schedule').click();
  await page.getByRole('radio', { name: /Weekly/ }).check();
  await page.getByRole('checkbox', { name: 'Sunday' }).uncheck();
  await save(page).click();
  await page.getByText('Please choose at least one day of the week').waitFor();
  for (const day of ['Monday', 'Friday']) await page.getByRole('checkbox', { name: day }).check();
  await page.getByLabel('Which weeks').selectOption('Every other week');
  await page.getByRole('radio', { name: /Another hour/ }).check();
  await save(page).click();
  await page.getByText('Please give a time of day').waitFor();
  await page.getByLabel('Hour', { exact: true }).fill('16:30');
  await page.getByRole('combobox', { name: 'Time zone' }).fill('kolkata');
  await page.keyboard.press('Enter');
  const preview = page.getByRole('region', { name: 'The next five would be' });
  await preview.getByText('Asia/Kolkata time').waitFor();
  const foretold = await preview.getByRole('listitem').filter({ hasText: '4:30 PM' }).allInnerTexts();
  t.is(foretold.length, 5);
  await save(page).click();
  await row(page, 'Schedule').getByText('Every other week on Mon, Fri at 4:30 PM').waitFor();
  const next = row(page, 'Next check-ins').getByRole('listitem');
  for (const slot of foretold) await next.getByText(slot, { exact: true }).waitFor();
  t.is(await next.count(), 5);
  t.like((await user.call<User>('GET', '/api/auth/me')).body, {
    firstName: 'Grace',
    lastName: 'Scriber',
    messageFrequency: 'weekly',
    messageDays: [1, 5],
    messageEvery: 2,
    messageTime: '16:30',
    timezone: 'Asia/Kolkata',
  });
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByText('Grace Scriber').first().waitFor();
  await page.reload();
  await row(page, 'Name').getByText('Grace Scriber').waitFor();
  await change(page, 'schedule').click();
  t.is(await page.getByLabel('Hour', { exact: true }).inputValue(), '16:30');
  t.true(await page.getByRole('checkbox', { name: 'Friday' }).isChecked());
  t.false(await page.getByRole('checkbox', { name: 'Sunday' }).isChecked());
  t.is(await page.getByLabel('Which weeks').inputValue(), '2');
});

visiting('whoever leaves with something unsaved is asked, by a link, by Back and on closing', async (page, t) => {
  await signedInUser(page, app());
  await goTo(page, '/wins');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await change(page, 'name').click();
  await page.getByLabel('First name').fill('Grace');
  const dialog = page.getByRole('dialog');
  const stays = async () => {
    await dialog.getByText('Leave without saving?').waitFor();
    await dialog.getByRole('button', { name: 'Stay Here' }).click();
    await dialog.waitFor({ state: 'detached' });
    t.is(new URL(page.url()).pathname, '/profile');
    t.is(await page.getByLabel('First name').inputValue(), 'Grace');
  };
  await page.getByRole('link', { name: 'Wins', exact: true }).first().click();
  await stays();
  await page.evaluate(() => history.back());
  await stays();
  await page.getByRole('link', { name: 'Security' }).click(); // of this page: nothing is left
  t.is(await dialog.count(), 0);
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  t.is((await asked).type(), 'beforeunload');
  await (await asked).dismiss();
  await closing;
  await page.evaluate(() => history.back());
  await dialog.getByRole('button', { name: 'Leave Without Saving' }).click();
  await page.getByRole('heading', { name: 'Welcome, Sub' }).waitFor();
  await page.goForward();
  await row(page, 'Name').getByText('Sub Scriber').waitFor();
});

visiting(
  'says what could not be loaded or saved; what was typed stays, and it can be tried again',
  async (page, t) => {
    await signedInUser(page, app());
    await page.route('**/api/user/profile', (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
    const release = await holdAnswers(page, '**/api/user/sessions');
    await goTo(page, '/profile');
    await page.getByText('Error Loading Profile').waitFor();
    await page.getByText('Loading your sessions').waitFor();
    release();
    await page.getByText('This device').waitFor();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Last name').fill('');
    await save(page).click();
    await page.getByText('Last name is required').waitFor();
    await page.getByLabel('Last name').fill('Hopper');
    await page.route('**/api/user/profile', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await save(page).click();
    await page.getByRole('alert').getByText('Failed to update profile').waitFor();
    t.is(await page.getByLabel('Last name').inputValue(), 'Hopper');
    await save(page).click();
    await notice(page).getByText('Profile updated').waitFor();
  },
  { expected: /status of (404|500)/ },
);

visiting('a new number is read in its country, and verified in its own row', async (page, t) => {
  const user = await signedInUser(page, app());
  await goTo(page, '/profile');
  await change(page, 'phone').click();
  await page.getByLabel('Country of the phone number').selectOption('GB');
  await page.getByLabel('Phone number', { exact: true }).fill('07400 123456');
  await save(page).click();
  await page.getByText('We texted a six-digit code to +447400123456.').waitFor();
  t.like((await user.call<User>('GET', '/api/auth/me')).body, { phoneNumber: '+447400123456', phoneVerified: false });
  await row(page, 'Phone').getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Not verified, so no texts are sent.').waitFor();
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  const digits = await eventually('a code by text', async () => {
    const { body } = await user.call<Outbox>('GET', '/api/outbox');
    return /\b\d{6}\b/.exec(body.texts.find(({ to }) => to === '+447400123456')?.text ?? '')?.[0];
  });
  await page.getByLabel('Verification code').fill(digits);
  await page.keyboard.press('Enter');
  await row(page, 'Phone').getByText('Verified', { exact: true }).waitFor();
  t.is(new URL(page.url()).pathname, '/profile');
  await edit(page);
  // What tells a number's country comes on its own: until then it is the country of the browser.
  await page.locator('select[aria-label="Country of the phone number"]:has(option[value="GB"]:checked)').waitFor();
});

visiting('the page comes in the language that was chosen, at once and from then on', async (page) => {
  await signedInUser(page, app());
  await goTo(page, '/profile');
  await change(page, 'language').click();
  await page.getByLabel('Language of mails, texts and pages').selectOption('Deutsch');
  await save(page).click();
  await page.getByRole('heading', { name: 'Persönliche Angaben' }).waitFor();
  await page.getByText(/^Jeden Tag um 7 Uhr/).waitFor();
  await goTo(page, '/billing');
  await page.getByRole('heading', { name: 'Abo und Zahlungen' }).waitFor();
});

visiting('the account menu leads to profile and billing', async (page) => {
  await signInAs(page, await aUser(app()), app());
  await goTo(page, '/wins');
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.getByRole('heading', { name: 'Profile Settings' }).waitFor();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Billing' }).click();
  await page.getByRole('heading', { name: 'Billing Information' }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('heading', { name: 'Profile Settings' }).waitFor();
});
