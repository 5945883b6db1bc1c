import test from 'ava';
import type { Page } from 'playwright';
import { eventually } from '../support/eventually.ts';
import { browsing, cardOf, holdAnswers, signedInUser } from './browsing.ts';

const NURSES = 'Trained two nurses on triage.';
const FRAMED = [
  ['/wins', 'My Growth Journey'],
  ['/dashboard', 'Welcome, '],
] as const;

const { app, visiting, goTo } = browsing(test);

/** What the page has asked the API for so far, without what stands behind each path. */
const askedOf = (page: Page): readonly string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  return asked;
};

visiting('the first view of a page takes one request for its data, and then listens', async (page, t) => {
  const user = await signedInUser(page, app(), [NURSES]);
  // What comes of the win later on is a change, which is asked for.
  await eventually('the analysis', async () => (await user.wins()).every(({ analysisResult }) => analysisResult));
  for (const [path] of FRAMED) {
    const asked = askedOf(page);
    await goTo(page, path);
    await page.getByText(NURSES).first().waitFor();
    await page.waitForLoadState('networkidle');
    t.deepEqual([...asked].sort(), ['/api/changes', '/api/start'], path);
    page.removeAllListeners('request');
  }
});

visiting('that request is on its way before any script has come', async (page) => {
  await signedInUser(page, app(), [NURSES]);
  const release = await holdAnswers(page, '**/assets/*.js');
  const asked = page.waitForRequest('**/api/start?*');
  await page.goto(new URL('/wins', app().web.url).href, { waitUntil: 'commit' });
  await asked;
  release();
  await cardOf(page, NURSES).waitFor();
});

for (const [path, words] of FRAMED)
  visiting(`the frame of ${path} stands before its script has come, and gives way to the page`, async (page, t) => {
    await signedInUser(page, app(), [NURSES]);
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    const release = await holdAnswers(page, '**/assets/*.js');
    await page.goto(new URL(path, app().web.url).href, { waitUntil: 'commit' });
    await page.getByText(words).first().waitFor();
    await page.getByText(NURSES).waitFor(); // the win is read while the script is still on its way
    if (path === '/dashboard') await page.getByText('Welcome, Sub').waitFor();
    t.deepEqual(fonts, [], 'the line is for the script');
    t.is(await page.getByRole('heading').count(), 0, 'nothing of it can be used yet');
    release();
    await page.getByText(NURSES).first().waitFor();
    await page.getByRole('heading', { level: 1, name: words.trim() }).waitFor();
  });

visiting('a visitor sees nothing of the frame, asks for no data, and gets the way in', async (page, t) => {
  const asked = askedOf(page);
  for (const [path, words] of FRAMED) {
    const release = await holdAnswers(page, '**/assets/*.js');
    await page.goto(new URL(path, app().web.url).href, { waitUntil: 'commit' });
    await page.getByText(words).first().waitFor({ state: 'attached' });
    await page.getByText(words).first().waitFor({ state: 'hidden' }); // as soon as its style sheet is there
    release();
    await page.getByRole('button', { name: 'Send Login Link' }).waitFor();
    await page.unrouteAll({ behavior: 'wait' });
  }
  t.false(asked.includes('/api/start'));
});

visiting(
  'a page whose first answer does not come asks for what it shows by itself',
  async (page) => {
    await signedInUser(page, app(), [NURSES]);
    await page.route('**/api/start?*', (route) => route.fulfill({ status: 500, body: '' }));
    for (const [path] of FRAMED) {
      await goTo(page, path);
      await page.getByText(NURSES).first().waitFor();
    }
  },
  { expected: /status of 500/ },
);

visiting('what changed between the first answer and the stream of changes is shown', async (page) => {
  const user = await signedInUser(page, app(), [NURSES]);
  const release = await holdAnswers(page, '**/api/changes?*');
  await goTo(page, '/wins');
  await cardOf(page, NURSES).waitFor();
  await user.call('POST', '/api/achievements', { originalMessage: 'Fixed the lift.' });
  release();
  await cardOf(page, 'Fixed the lift.').waitFor();
});

/** Text, edge and ground of what can be pressed or typed into, by what is written on it. */
const coloursOf = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('#root .ant-btn, #root .ant-input')].map((control) => {
        const { color, borderColor, backgroundColor } = getComputedStyle(control);
        return [control.id || control.textContent, { color, borderColor, backgroundColor }];
      }),
    ),
  );

for (const colorScheme of ['light', 'dark'] as const)
  visiting(`what is seen before any script has the colours of the ${colorScheme} scheme already`, async (page, t) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of ['/login', '/register', '/contact', ...FRAMED.map(([path]) => path)]) {
      if (path === FRAMED[0][0]) await signedInUser(page, app(), [NURSES]);
      const release = await holdAnswers(page, '**/assets/*.js');
      await page.goto(new URL(path, app().web.url).href, { waitUntil: 'commit' });
      await page.locator('#root .ant-btn').first().waitFor();
      const early = await coloursOf(page);
      release();
      await page.locator('#root style').first().waitFor({ state: 'detached' });
      const later = await coloursOf(page);
      for (const [name, colours] of Object.entries(early))
        if (name in later) t.deepEqual(later[name], colours, `${path}: ${name}`);
      t.true(
        Object.keys(early).some((name) => name in later),
        path,
      );
      await page.unrouteAll({ behavior: 'wait' });
    }
  });

visiting('a form that is sent before its script came keeps what was typed out of the address', async (page, t) => {
  const release = await holdAnswers(page, '**/assets/*.js');
  await page.goto(new URL('/login', app().web.url).href, { waitUntil: 'commit' });
  const field = page.locator('input[name=email], input[type=email]').first();
  await field.fill('jana@example.com');
  await field.press('Enter');
  await page.locator('form .ant-btn[type=submit]').first().click();
  release();
  await page.locator('[form=later]').first().waitFor({ state: 'detached' });
  t.is(new URL(page.url()).search, '');
  t.is(await page.locator('input[name=email], input[type=email]').first().inputValue(), 'jana@example.com');
});
