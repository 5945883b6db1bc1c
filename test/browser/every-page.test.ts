import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import test, { type ExecutionContext } from 'ava';
import type { Page } from 'playwright-core';
import { CLIENT_FOLDER } from '#infrastructure/wiring.ts';
import { aUser, checkInFor } from '../support/user.ts';
import { browsing, chooseAction, signedInUser, signInAs } from './browsing.ts';
import { aSubscriber, type Subscriber } from './subscribers.ts';

const WINS = [
  'Cut our nightly build from 40 to 9 minutes by caching the toolchain.',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'Moved the whole ward to the new charts, one station a day, and nobody had to start alone. '.repeat(22),
];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** The narrowest phone, and a window of 1440 at a zoom of 200 %. */
const NARROW = [
  { width: 320, height: 640 },
  { width: 720, height: 450 },
];

const { app, visiting, goTo } = browsing(test);

/** Each page, how it comes to be shown, and words by which it is whole. */
type Screen = Readonly<{ words: string; expected?: RegExp; open(page: Page): Promise<unknown> }>;

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

const screens: Readonly<Record<string, Screen>> = {
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
  'a win that cannot be edited': { words: 'Return to Achievements', expected: /status of 404/, open: editing('none') },
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

const checkAccess = async (page: Page, t: ExecutionContext, where: string) => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().exclude('iframe').analyze();
  t.deepEqual(
    violations.map(({ id, nodes }) => `${where}: ${id} at ${nodes[0]?.html}`),
    [],
  );
};

/** The page has heard of the other colours, and shows them. */
const painted = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });

const tooWideBy = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [name, { words, expected, open }] of Object.entries(screens))
  visiting(
    `${name} can be used by everyone, light and dark, wide and narrow`,
    async (page, t) => {
      await open(page);
      await page.getByText(words).first().waitFor();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await painted(page);
          await checkAccess(page, t, `${size.width} ${colorScheme}`);
        }
      }
      for (const size of [...NARROW, ...SIZES]) {
        await page.setViewportSize(size);
        t.is(await tooWideBy(page), 0, `at a width of ${size.width}`);
      }
    },
    expected ? { expected } : {},
  );

/** How much of the page has moved without anyone asking, as the browser counts it. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum);

for (const viewport of SIZES)
  visiting(
    `no page moves while it loads, at a width of ${viewport.width}`,
    async (page, t) => {
      await watchShifts(page);
      for (const screen of [
        'the landing page',
        'the login page',
        'the profile setup',
        'the dashboard',
        'a path that leads nowhere',
        'the wins page',
        'the page that edits a win',
        'the profile',
        'the billing page of a new subscriber',
        'the outbox',
      ]) {
        const { open, words } = screens[screen] as Screen;
        await open(page);
        await page.getByText(words).first().waitFor();
        await page.evaluate(() => document.fonts.ready);
        t.is(await shiftsOf(page), 0, screen);
      }
    },
    { viewport, expected: /status of 404/ },
  );

visiting('a path that leads nowhere has status 404, the others 200', async (page, t) => {
  for (const [path, status] of [
    ['/', 200],
    ['/login', 200],
    ['/register', 200],
    ['/payment-success', 200],
    ['/verify', 200],
    ['/profile-setup', 200],
    ['/dashboard', 200],
    ['/wins', 200],
    ['/wins/edit/one', 200],
    ['/profile', 200],
    ['/billing', 200],
    ['/confirm-address', 200],
    ['/outbox', 200],
    ['/nowhere', 404],
    ['/wins/nowhere', 404],
  ] as const)
    t.is((await page.request.get(new URL(path, app().web.url).href)).status(), status, path);
});

/** The script a page loads until it is whole, compressed, in bytes. */
const scriptOf = async (page: Page, path: string, words: string): Promise<number> => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(new URL(response.url()).pathname);
  });
  await goTo(page, path);
  await page.getByText(words).first().waitFor();
  const sizes = [...scripts].map(async (script) => gzipSync(await readFile(join(CLIENT_FOLDER, script))).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

visiting('the landing page loads at most 100 KB of script, the first page of the app 250 KB', async (page, t) => {
  const landing = await scriptOf(page, '/', 'Transform Daily Achievements');
  t.true(landing > 50_000 && landing <= 100 * 1024, `${landing} bytes`);
  await signedInUser(page, app(), ['Fixed the lift.']);
  const wins = await scriptOf(page, '/wins', 'Fixed the lift.');
  t.true(wins > landing && wins <= 250 * 1024, `${wins} bytes`);
  t.log(`script, compressed: landing ${Math.round(landing / 1024)} KB, wins ${Math.round(wins / 1024)} KB`);
});
