import test from 'ava';
import type { Browser } from 'playwright';
import { CLIENT_FOLDER } from '#infrastructure/wiring.ts';
import { aiServer } from '../support/ai-server.ts';
import { runningApp } from '../support/app.ts';
import { launchChromium, SPARING } from '../support/chromium.ts';
import { slowModel } from '../support/slow-model.ts';
import { signedInUser } from './browsing.ts';

let browser: Browser;
test.serial.before(async () => {
  browser = await launchChromium(SPARING);
});
test.after.always(() => browser?.close());

test('while AI writes, the page says how far it is, and offers the plain version; what is ready shows by itself', async (t) => {
  const model = slowModel();
  const { baseUrl } = await aiServer(t, model.answering);
  const env = { OPENAI_API_KEY: 'none', OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: 'm' };
  const app = await runningApp(t, { client: CLIENT_FOLDER, env });
  const page = await browser.newPage();
  t.teardown(() => page.close());
  page.setDefaultTimeout(100_000);
  await signedInUser(page, app, ['Cut our nightly build from 40 to 9 minutes.']);
  await page.goto(new URL('/content', app.web.url).href);

  await page.getByRole('button', { name: 'Generate Resume' }).click();
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await dialog.getByText('1 win read').waitFor();
  t.is(await dialog.locator('[aria-current=step]').textContent(), 'Writing');
  t.is(await dialog.getByRole('button', { name: 'Download' }).count(), 0);
  model.open();
  await dialog.locator('article', { hasText: '40 to 9 minutes' }).waitFor();
  await dialog.getByRole('button', { name: 'Download' }).waitFor();
  await dialog.getByRole('button', { name: '1 win behind this sentence' }).first().click();
  await dialog.getByText('It rests on “Cut our nightly build from 40 to 9 minutes.”.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  model.state.isOpen = false;
  await page.getByRole('button', { name: 'Generate Resume' }).click();
  await dialog.getByText('1 win read').waitFor();
  await page.getByText('Being written…').waitFor();
  await dialog.getByRole('button', { name: 'Use the plain version now' }).click();
  await dialog.locator('article', { hasText: '40 to 9 minutes' }).waitFor();
  model.open();
});
