import type { Page } from 'playwright-core';
import { aUser, checkInFor } from '../support/user.ts';
import { type browsing, chooseAction, signedInUser, signInAs } from './browsing.ts';
import { aSubscriber, type Subscriber } from './subscribers.ts';

const WINS = [
  'Cut our nightly build from 40 to 9 minutes by caching the toolchain.',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'Moved the whole ward to the new charts, one station a day, and nobody had to start alone. '.repeat(22),
];

/** Each page, how it comes to be shown, and words by which it is whole. */
export type Screen = Readonly<{ words: string; expected?: RegExp; open(page: Page): Promise<unknown> }>;

/** Every page and every state of one that a visitor meets, by the name a test calls it. */
export const screensOf = ({
  app,
  goTo,
}: Pick<ReturnType<typeof browsing>, 'app' | 'goTo'>): Readonly<Record<string, Screen>> => {
  const onWins = async (page: Page) => {
    await signedInUser(page, app(), WINS);
    await goTo(page, '/wins');
    await page.getByText('Skills:').first().waitFor();
  };
  const editing = (id?: string) => async (page: Page) => {
    const user = await signedInUser(page, app(), WINS);
    const [win] = await user.wins();
    await goTo(page, `/wins/edit/${id ?? win?.id}`);
  };

  const onBilling = async (page: Page, first: (user: Subscriber) => Promise<unknown> = async () => {}) => {
    const user = await aSubscriber(app());
    await first(user);
    await signInAs(page, user, app());
    await goTo(page, '/billing');
  };

  /** Has the server say of the signed-in user that the first setup is still to be done. */
  const notSetUp = (page: Page) =>
    page.route(
      '**/api/auth/me?*',
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), setupDone: false } });
      },
      { times: 1 },
    );
  return {
    'the landing page': { words: 'Transform Daily Achievements Into Ongoing Success', open: (page) => goTo(page, '/') },
    'the login page': { words: 'Send Login Link', open: (page) => goTo(page, '/login') },
    'a link from elsewhere': {
      words: 'Sign in on this device?',
      expected: /status of 409/,
      open: async (page) => page.goto((await app().commands['account login-link'](await aUser(app()))).loginUrl),
    },
    'a bad link': { words: 'Login Failed', open: (page) => goTo(page, '/login/token') },
    'the sign-up page': {
      words: 'You must agree to the terms and conditions',
      open: async (page) => {
        await goTo(page, '/register?cancelled=1');
        await page.getByRole('button', { name: 'Continue to Payment' }).click();
      },
    },
    'the page after a payment that failed': { words: 'Go to Login', open: (page) => goTo(page, '/payment-success') },
    'the page that verifies a phone': {
      words: 'Send Code',
      open: async (page) => {
        await signedInUser(page, app());
        await goTo(page, '/verify?phone=%2B12025550123');
      },
    },
    'the page that changes the phone': {
      words: 'New phone number',
      open: async (page) => {
        await signedInUser(page, app());
        await goTo(page, '/verify?phone=%2B12025550123&payment_success=true');
        await page.getByRole('button', { name: 'Change number' }).click();
      },
    },
    'the profile setup': {
      words: 'Email preferences',
      open: async (page) => {
        await signedInUser(page, app());
        await notSetUp(page);
        await goTo(page, '/profile-setup');
      },
    },
    'a profile setup of nobody': { words: 'Setup Failed', open: (page) => goTo(page, '/profile-setup') },
    'the dashboard': {
      words: 'Fixed the lift.',
      open: async (page) => {
        await signedInUser(page, app(), ['Fixed the lift.']);
        await goTo(page, '/dashboard');
      },
    },
    'the wins page': { words: 'Individual Wins', open: onWins },
    'the wins page without wins': {
      words: 'No Achievements Yet',
      open: async (page) => {
        await signedInUser(page, app());
        await goTo(page, '/wins');
      },
    },
    'the dialog that adds a win': {
      words: 'What did you get done?',
      open: async (page) => {
        await onWins(page);
        await page.getByRole('button', { name: 'Add a win' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Add win' }).click();
      },
    },
    'the dialog that deletes a win': {
      words: 'Are you sure you want to delete this achievement?',
      open: async (page) => {
        await onWins(page);
        await chooseAction(page.locator('[data-win]').last(), 'Delete Achievement');
      },
    },
    'the page that edits a win': { words: 'Save Changes', open: editing() },
    'a win that cannot be edited': {
      words: 'Return to Achievements',
      expected: /status of 404/,
      open: editing('none'),
    },
    'the outbox': {
      words: 'Send Reply',
      open: async (page) => {
        const user = await signedInUser(page, app());
        const { id } = await checkInFor(app(), user);
        await goTo(page, `/outbox?mail=${encodeURIComponent(id)}`);
      },
    },
    'the profile': {
      words: 'This device',
      open: async (page) => {
        await signedInUser(page, app());
        await goTo(page, '/profile');
        await page.getByRole('button', { name: 'Edit Profile' }).waitFor();
      },
    },
    'the profile while it is edited': {
      words: 'First name is required',
      open: async (page) => {
        await signedInUser(page, app());
        await goTo(page, '/profile');
        await page.getByRole('button', { name: 'Edit Profile' }).click();
        await page.getByRole('radio', { name: /Weekly/ }).check();
        await page.getByRole('radio', { name: /Another hour/ }).check();
        await page.getByLabel('First name').fill('');
        await page.getByRole('button', { name: 'Save Changes' }).click();
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
    'the page that confirms an address': {
      words: 'Confirm this address',
      open: (page) => goTo(page, '/confirm-address?token=one'),
    },
    'a path that leads nowhere': {
      words: '404 Page Not Found',
      expected: /status of 404/,
      open: (page) => goTo(page, '/nowhere/at/all'),
    },
  };
};
