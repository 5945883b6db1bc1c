import type { Page } from 'playwright';
import type { StartAnswer } from '#web/contract/start.ts';
import { aUser } from '../support/user.ts';
import { signedInUser } from './browsing.ts';
import { heldMail } from './held-mail.ts';
import type { Browsing, Screens } from './screen.ts';
import { screensOfAccount } from './screens-of-account.ts';
import { screensOfContent } from './screens-of-content.ts';
import { screensOfWins } from './screens-of-wins.ts';

/** Every page and every state of one that a visitor meets. */
export const screensOf = (browsing: Browsing): Screens => ({
  ...screensOfVisitors(browsing),
  ...screensOfWins(browsing),
  ...screensOfContent(browsing),
  ...screensOfAccount(browsing),
});

/** The pages on the way in, and those that a link from elsewhere leads to. */
const screensOfVisitors = ({ app, goTo }: Browsing): Screens => {
  /** Has the server say of the signed-in user that the first setup is still to be done. */
  const notSetUp = (page: Page) =>
    page.route(
      '**/api/start?*',
      async (route) => {
        const response = await route.fetch();
        const start = (await response.json()) as StartAnswer;
        await route.fulfill({ response, json: { ...start, user: { ...start.user, setupDone: false } } });
      },
      { times: 1 },
    );
  return {
    'the landing page': { words: 'Transform Daily Achievements Into Ongoing Success', open: (page) => goTo(page, '/') },
    'the landing page after a try': {
      words: 'Your stone',
      open: async (page) => {
        await goTo(page, '/');
        await page.getByRole('button', { name: 'Place the stone' }).click();
        await page.getByText('Your stone').first().waitFor(); // and the page has scrolled to it
        await page.getByRole('radio', { name: 'Annual' }).check({ force: true });
        await page.getByText('What time do the emails arrive?').click();
      },
    },
    'the privacy policy': { words: 'Last updated: April 2025', open: (page) => goTo(page, '/privacy') },
    'the legal notice': { words: 'Who runs', open: (page) => goTo(page, '/impressum') },
    'the terms': { words: 'Governing law', open: (page) => goTo(page, '/terms') },
    'the contact form': {
      words: 'Message must be at least 10 characters',
      open: async (page) => {
        await goTo(page, '/contact');
        await page.getByRole('button', { name: 'Send Message' }).click();
      },
    },
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
    'the page that confirms an address': {
      words: 'Confirm this address',
      open: (page) => goTo(page, '/confirm-address?token=one'),
    },
    'the page that asks whose a mail is': {
      words: 'That was me',
      open: async (page) => {
        const user = await signedInUser(page, app());
        await goTo(page, `/held/${await heldMail(app(), user)}`);
      },
    },
    'a path that leads nowhere': {
      words: '404 Page Not Found',
      expected: /status of 404/,
      open: (page) => goTo(page, '/nowhere/at/all'),
    },
  };
};
