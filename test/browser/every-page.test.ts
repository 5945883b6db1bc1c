import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import type { Page } from 'playwright';
import { CLIENT_FOLDER } from '#infrastructure/wiring.ts';
import { violationsOf } from './accessibility.ts';
import { browsing, signedInUser } from './browsing.ts';
import type { Screen } from './screen.ts';
import { screensOf } from './screens.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SIZES = [WIDE, PHONE];
/** Both sizes and both themes are judged once each: a judgement costs a second, and a rule that fails needs one of them. */
const LOOKS = [
  { size: WIDE, colorScheme: 'light' },
  { size: PHONE, colorScheme: 'dark' },
] as const;
/** What people look at: see `npm run screens`. */
const PICTURES = SIZES.flatMap((size) => [
  { size, colorScheme: 'light' as const },
  { size, colorScheme: 'dark' as const },
]);
/** The narrowest phone, and a window of 1440 at a zoom of 200 %. */
const NARROW = [
  { width: 320, height: 640 },
  { width: 720, height: 450 },
];

/** For a busy machine: a page that fits needs none of it. */
const SETTLED_MS = 5_000;

const { app, visiting, goTo } = browsing(test);

const screens = screensOf({ app, goTo });

const checkAccess = async (page: Page, t: ExecutionContext, where: string) => {
  const violations = await violationsOf(page, { exclude: 'iframe' });
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

const lookAt = async (page: Page, { size, colorScheme }: (typeof PICTURES)[number]): Promise<void> => {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme });
  await painted(page);
};

const keepPictures = async (page: Page, name: string): Promise<void> => {
  const { SCREENS_FOLDER: folder } = process.env;
  for (const look of folder ? PICTURES : []) {
    await lookAt(page, look);
    const path = join(folder ?? '', `${name}, ${look.size.width} ${look.colorScheme}.png`);
    await page.screenshot({ path, fullPage: true });
  }
};

/** What a script lays out anew follows a new width a moment later. */
const tooWideBy = async (page: Page) => {
  await page
    .waitForFunction(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth, null, {
      timeout: SETTLED_MS,
    })
    .catch(() => undefined);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
};

for (const [name, { words, expected, open }] of Object.entries(screens))
  visiting(
    `${name} can be used by everyone, light and dark, wide and narrow`,
    async (page, t) => {
      await open(page);
      await page.getByText(words).first().waitFor();
      for (const look of LOOKS) {
        await lookAt(page, look);
        await checkAccess(page, t, `${look.size.width} ${look.colorScheme}`);
      }
      await keepPictures(page, name);
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
        'the privacy policy',
        'the login page',
        'the profile setup',
        'the dashboard',
        'a path that leads nowhere',
        'the wins page',
        'the page that edits a win',
        'the content page without documents',
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
    ['/privacy', 200],
    ['/terms', 200],
    ['/contact', 200],
    ['/impressum', 200],
    ['/payment-success', 200],
    ['/verify', 200],
    ['/profile-setup', 200],
    ['/dashboard', 200],
    ['/wins', 200],
    ['/wins/edit/one', 200],
    ['/content', 200],
    ['/content/cover-letter', 200],
    ['/content/edit/one', 200],
    ['/documents', 200],
    ['/profile', 200],
    ['/billing', 200],
    ['/confirm-address', 200],
    ['/outbox', 200],
    ['/admin', 200],
    ['/admin/work', 200],
    ['/admin/nowhere', 404],
    ['/nowhere', 404],
    ['/wins/nowhere', 404],
    ['/content/nowhere', 404],
  ] as const)
    t.is((await page.request.get(new URL(path, app().web.url).href)).status(), status, path);
});

/** How many scripts a page loads until it is whole, and how many bytes they come in. */
const scriptOf = async (page: Page, path: string, words: string) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(new URL(response.url()).pathname);
  });
  await goTo(page, path);
  await page.getByText(words).first().waitFor();
  const sizes = await Promise.all([...scripts].map(sentBytes));
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
};

/** A short one is sent as it is. */
const sentBytes = async (script: string): Promise<number> => {
  const file = join(CLIENT_FOLDER, script);
  return (await stat(`${file}.br`).catch(() => stat(file))).size;
};

visiting(
  'the landing page loads at most 100 KB of script, the first page of the app 200 KB in ten files',
  async (page, t) => {
    const landing = await scriptOf(page, '/', 'Transform Daily Achievements');
    t.true(landing.bytes > 50_000 && landing.bytes <= 100 * 1024, `${landing.bytes} bytes`);
    await signedInUser(page, app(), ['Fixed the lift.']);
    for (const path of ['/wins', '/dashboard']) {
      const first = await scriptOf(page, path, 'Fixed the lift.');
      t.true(first.bytes > landing.bytes && first.bytes <= 200 * 1024, `${path}: ${first.bytes} bytes`);
      t.true(first.files <= 10, `${path}: ${first.files} files`);
      t.log(`${path}: ${Math.round(first.bytes / 1024)} KB of script in ${first.files} files`);
    }
    t.log(`landing: ${Math.round(landing.bytes / 1024)} KB of script in ${landing.files} files`);
  },
);
