import test from 'ava';
import type { Page } from 'playwright';
import type { PasskeyList } from '#web/contract/profile.ts';
import { browsing, signedInUser, storedToken } from './browsing.ts';
import { aDevice } from './device.ts';

const { app, visiting, goTo } = browsing(test);
const REFUSED = { expected: /status of (401|403)/ };

const section = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const openDialog = (page: Page) => section(page).getByRole('button', { name: 'Add a Passkey' }).click();
const addPasskey = async (page: Page, label?: string) => {
  await openDialog(page);
  const name = page.getByLabel('Name', { exact: true });
  await name.waitFor();
  if (label !== undefined) await name.fill(label);
  await page.getByRole('dialog').getByRole('button', { name: 'Add Passkey' }).click();
  await page.getByText('Passkey added').waitFor();
};
const signOut = async (page: Page) => {
  await page.evaluate(() => localStorage.clear());
  await goTo(page, '/login');
};
const byPasskey = (page: Page) => page.getByRole('button', { name: 'Sign In With a Passkey' });

visiting(
  'a passkey is added on the profile page, signs in, and signs in nobody once it is removed',
  async (page, t) => {
    const device = await aDevice(page);
    await signedInUser(page, app());
    await goTo(page, '/profile');
    await section(page).getByText('You have none yet.').waitFor();
    await addPasskey(page);
    await section(page).getByText('Chrome on Linux').waitFor();
    t.is((await device.keys()).length, 1);
    await signOut(page);
    t.is(await storedToken(page), null);
    await byPasskey(page).click();
    await page.getByRole('heading', { name: 'Welcome, Sub' }).waitFor();
    await goTo(page, '/profile');
    await section(page).getByRole('button', { name: 'Remove the passkey Chrome on Linux' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove Passkey' }).click();
    await section(page).getByText('You have none yet.').waitFor();
    await signOut(page);
    await byPasskey(page).click();
    await page.getByRole('alert').getByText('This passkey is not known here.').waitFor();
    t.is(await storedToken(page), null);
  },
  REFUSED,
);

visiting('who changes their mind is told nothing, and can go on', async (page, t) => {
  const device = await aDevice(page);
  const user = await signedInUser(page, app());
  await goTo(page, '/profile');
  await device.refuse(false);
  await openDialog(page);
  await page.getByLabel('Name', { exact: true }).fill('Key on my desk');
  const add = page.getByRole('dialog').getByRole('button', { name: 'Add Passkey' });
  await add.click();
  await add.and(page.locator(':not([class*=loading])')).waitFor();
  t.is(await page.getByRole('alert').count(), 0);
  await device.refuse(true);
  await add.click();
  await section(page).getByText('Key on my desk').waitFor();
  const { passkeys } = (await user.call<PasskeyList>('GET', '/api/user/passkeys')).body;
  t.deepEqual(
    passkeys.map(({ label }) => label),
    ['Key on my desk'],
  );
});

visiting('a device that has one already says so', async (page) => {
  await aDevice(page);
  await signedInUser(page, app());
  await goTo(page, '/profile');
  await addPasskey(page, 'First');
  await openDialog(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Add Passkey' }).click();
  await page.getByRole('alert').getByText('This device has a passkey of yours already.').waitFor();
});

visiting(
  'whoever signed in too long ago is asked to do so again, and then goes on where they were',
  async (page) => {
    await aDevice(page);
    await signedInUser(page, app());
    await goTo(page, '/profile');
    await page.route(
      '**/api/user/passkeys/options',
      (route) => route.fulfill({ status: 403, json: { success: false, message: 'Please sign in again to do this.' } }),
      { times: 1 },
    );
    await openDialog(page);
    await page.getByRole('dialog').getByText('Please sign in again').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Send Login Link' }).click();
    await page.getByRole('button', { name: 'I followed the link' }).click();
    await page.getByLabel('Name', { exact: true }).waitFor();
  },
  REFUSED,
);

visiting(
  'a passkey helps where a link has failed',
  async (page) => {
    await aDevice(page);
    await signedInUser(page, app());
    await goTo(page, '/profile');
    await addPasskey(page);
    await signOut(page);
    await goTo(page, '/login?token=link_spent');
    await page.getByRole('alert').getByText('Login failed').waitFor();
    await byPasskey(page).click();
    await page.getByRole('heading', { name: 'Welcome, Sub' }).waitFor();
  },
  REFUSED,
);

visiting('a browser that knows no passkeys is offered none', async (page, t) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  await goTo(page, '/login');
  await page.getByRole('button', { name: 'Send Login Link' }).waitFor();
  t.is(await byPasskey(page).count(), 0);
  await signedInUser(page, app());
  await goTo(page, '/profile');
  await section(page).getByText('This browser cannot make passkeys here.').waitFor();
  t.is(await section(page).getByRole('button').count(), 0);
});
