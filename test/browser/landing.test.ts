import test from 'ava';
import type { Page } from 'playwright';
import { signUp } from '../support/sign-up.ts';
import { browsing, signedInUser } from './browsing.ts';

const { app, visiting, goTo } = browsing(test);

const answerOf = (page: Page) => page.waitForResponse('**/api/try');

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  visiting(
    `a visitor of ${viewport.width} pixels tries it by keys alone, and what stands below stays where it is`,
    async (page, t) => {
      await goTo(page, '/');
      const line = page.getByLabel('Try it: what did you get done lately?');
      await line.focus();
      await page.evaluate(() => document.fonts.ready);
      const below = page.getByRole('heading', { name: 'A reply is all it takes' });
      const placeBelow = () => below.evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
      const before = await placeBelow();
      await page.keyboard.type('Trained two nurses on triage');
      const answered = answerOf(page);
      await page.keyboard.press('Enter');
      await answered;
      await page.getByText('Your stone').waitFor();
      await page.getByRole('article').getByText('Trained two nurses on triage').waitFor();
      t.is(await line.inputValue(), '');
      t.is(await placeBelow(), before);
      const stone = await page.getByText('Your stone').boundingBox();
      t.true(stone !== null && stone.y >= 0 && stone.y < viewport.height, 'the answer is in sight');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      t.is(await page.evaluate(() => document.activeElement?.textContent), 'Keep the next one');
    },
    { viewport },
  );

visiting('the year, the questions and the parts of the page are reached by keys alone', async (page, t) => {
  await goTo(page, '/');
  await page.getByRole('radio', { name: 'Monthly' }).focus();
  t.is(await page.getByText('BEST VALUE').count(), 0);
  await page.keyboard.press('ArrowRight');
  await page.getByText('BEST VALUE').waitFor();
  await page.getByText('Save $57 compared to monthly').waitFor();
  const open = page.locator('details[open]');
  await page.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await page.getByText(/Each reply is read/).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText(/"nothing today"/).waitFor();
  t.is(await open.count(), 1);
  await page.keyboard.press('Enter');
  t.is(await open.count(), 0);
  await page.getByRole('link', { name: 'Learn More' }).focus();
  await page.keyboard.press('Enter');
  t.is(new URL(page.url()).hash, '#features');
  await goTo(page, '/#faq-what-time');
  await page.getByText(/In the morning at 7 AM/).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.getByRole('heading', { name: 'Privacy Policy', level: 1 }).waitFor();
  t.is(await page.title(), 'Privacy Policy | Cairn');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'How long it is kept' })
    .click();
  t.true(await page.getByRole('heading', { name: 'How long it is kept' }).isVisible());
  t.is(new URL(page.url()).hash, '#how-long');
});

const SIGNED_OUT = [
  '/',
  '/login',
  '/login/token',
  '/register',
  '/payment-success',
  '/profile-setup',
  '/confirm-address',
  '/contact',
  '/privacy',
  '/terms',
  '/outbox',
  '/wins',
  '/nowhere',
  '/unsubscribe',
];

for (const width of [1440, 390])
  visiting(
    `at ${width} pixels the header of every signed-out page offers to subscribe, but for the checkout, and no page forbids zooming`,
    async (page, t) => {
      const subscribe = page.getByRole('banner').getByRole('link', { name: 'Subscribe' }).filter({ visible: true });
      const zooms = async (path: string) => {
        const viewport = await page.locator('meta[name=viewport]').getAttribute('content');
        t.notRegex(viewport ?? '', /maximum-scale|user-scalable|minimum-scale/, path);
      };
      for (const path of SIGNED_OUT) {
        await page.goto(new URL(path, app().web.url).href);
        await subscribe.first().waitFor();
        t.is(await subscribe.count(), 1, path);
        t.is(await subscribe.getAttribute('href'), '/register', path);
        await zooms(path);
      }
      const { body } = await signUp(app());
      await page.goto(body.checkoutUrl);
      await page.getByRole('banner').waitFor();
      t.is(await subscribe.count(), 0);
      await zooms('checkout');
      await signedInUser(page, app());
      await page.goto(new URL('/unsubscribe', app().web.url).href);
      await page.getByRole('banner').waitFor();
      t.is(await subscribe.count(), 0, 'who is signed in');
    },
    { viewport: { width, height: 844 }, expected: /status of 404|status of 400/ },
  );
