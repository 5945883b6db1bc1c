import test from 'ava';
import { signUp } from '../support/sign-up.ts';
import { browsing } from './browsing.ts';

const { app, visiting, goTo } = browsing(test);
/** The page that a browser without scripts is led to is the client's own, which then shows nothing. */
const plain = { javaScriptEnabled: false } as const;

visiting(
  'the checkout without money works without scripts: declined, then paid, in either scheme and at any width',
  async (page, t) => {
    const { body, email } = await signUp(app());
    await goTo(page, body.checkoutUrl);
    await page.getByText('No money is taken here').waitFor();
    t.is(new URL(page.url()).pathname.split('/')[2], 'sandbox');
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [390, 1440]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        const [card] = await page.locator('section').all();
        t.true(((await card?.boundingBox())?.width ?? width) < width);
      }
    await page.getByRole('button', { name: 'Decline the card' }).click();
    await page.getByText('The card was declined. Nothing was paid.').waitFor();
    await page.getByRole('button', { name: 'Pay without money' }).click();
    await page.waitForURL('**/payment-success?**');
    t.is(new URL(page.url()).searchParams.get('email'), email);
  },
  { ...plain, expected: /status of 404/ },
);

visiting(
  'a long address leaves its own name on one line',
  async (page, t) => {
    const { body } = await signUp(app(), { email: `${crypto.randomUUID()}@a-long-name-of-a-company.example.com` });
    await page.setViewportSize({ width: 390, height: 900 });
    await goTo(page, body.checkoutUrl);
    const lines = await page.getByText('For', { exact: true }).evaluate((name) => {
      const text = document.createRange();
      text.selectNodeContents(name);
      return text.getClientRects().length;
    });
    t.is(lines, 1);
  },
  { ...plain, expected: /status of 404/ },
);

visiting(
  'whoever cancels is back at the sign-up',
  async (page, t) => {
    const { body } = await signUp(app());
    await goTo(page, body.checkoutUrl);
    await page.getByRole('link', { name: 'Cancel and go back' }).click();
    await page.waitForURL('**/register?cancelled=1');
    t.pass();
  },
  { ...plain, expected: /status of 404/ },
);
