import type { Page } from 'playwright';
import { signedInUser, signInAs } from './browsing.ts';
import { bouncedFor } from './check-in-states.ts';
import type { Browsing, Screens } from './screen.ts';
import { aSubscriber, type Subscriber } from './subscribers.ts';

/** The pages that are about the account itself: profile and billing. */
export const screensOfAccount = ({ app, goTo }: Browsing): Screens => {
  const onBilling = async (page: Page, first: (user: Subscriber) => Promise<unknown> = async () => {}) => {
    const user = await aSubscriber(app());
    await first(user);
    await signInAs(page, user, app());
    await goTo(page, '/billing');
  };
  return {
    'the profile': {
      words: 'This device',
      open: async (page) => {
        await signedInUser(page, app());
        await goTo(page, '/profile');
        await page.getByRole('button', { name: 'Edit Profile' }).waitFor();
      },
    },
    'the profile of somebody whose check-ins are stopped': {
      words: 'Check-ins are stopped.',
      open: async (page) => {
        const user = await signedInUser(page, app());
        await user.call('PUT', '/api/check-ins', { pausedUntil: 'stopped' });
        await goTo(page, '/profile');
      },
    },
    'the profile of somebody whose mail came back': {
      words: 'Try This Address Again',
      open: async (page) => {
        const user = await signedInUser(page, app());
        await bouncedFor(app(), user.userId);
        await goTo(page, '/profile');
      },
    },
    'the profile while it is edited': {
      words: 'First name is required',
      open: async (page) => {
        await signedInUser(page, app());
        await goTo(page, '/profile');
        await page.getByRole('button', { name: 'Edit Profile' }).click();
        await page.getByLabel('First name').fill('');
        await page.getByRole('button', { name: 'Save Changes' }).click();
        await page.getByRole('button', { name: 'Change schedule' }).click();
        await page.getByRole('radio', { name: /Weekly/ }).check();
        await page.getByRole('radio', { name: /Another hour/ }).check();
        await page.getByRole('button', { name: 'Change pause' }).click();
      },
    },
    'the profile that is left unsaved': {
      words: 'Leave without saving?',
      open: async (page) => {
        await signedInUser(page, app());
        await goTo(page, '/profile');
        await page.getByRole('button', { name: 'Change name' }).click();
        await page.getByLabel('First name').fill('Grace');
        await page.getByRole('button', { name: 'Account', exact: true }).click();
        await page.getByRole('menuitem', { name: 'Billing' }).click();
      },
    },
    'the dialog that deletes an account': {
      words: 'Are you absolutely sure?',
      open: async (page) => {
        await signedInUser(page, app());
        await goTo(page, '/profile');
        await page.getByRole('button', { name: 'Delete Account' }).click();
      },
    },
    'the billing page of a new subscriber': { words: 'Next payment', open: onBilling },
    'the billing page of a cancelled subscription': {
      words: 'Resubscribe',
      open: (page) => onBilling(page, (user) => user.call('POST', '/api/billing/cancel')),
    },
    'the dialog that changes the plan': {
      words: 'The payment after that is due on',
      open: async (page) => {
        await onBilling(page);
        await page.getByRole('button', { name: 'Change to Annual' }).click();
      },
    },
  };
};
