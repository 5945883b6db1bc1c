import test from 'ava';
import type { Page } from 'playwright';
import { eventually } from '../support/eventually.ts';
import { replyWith } from '../support/evidence-mail.ts';
import { pdf, png } from '../support/pictures.ts';
import { checkInFor } from '../support/user.ts';
import { browsing, cardOf, chooseAction, signedInUser } from './browsing.ts';

const ROOF = 'Finished the roof of house 7.';
const NURSES = 'Trained two nurses on triage.';

const { app, visiting, goTo } = browsing(test);

/** A user whose one win has a picture and a PDF. */
const withEvidence = async (page: Page) => {
  const user = await signedInUser(page, app());
  await replyWith(app(), user, await checkInFor(app(), user), ROOF, [
    { name: 'roof.png', type: 'image/png', bytes: png(320, 240) },
    { name: 'plan.pdf', type: 'application/pdf', bytes: pdf() },
  ]);
  await eventually('the files', async () => (await user.wins())[0]?.evidence.length === 2);
  await goTo(page, '/wins');
  return user;
};

visiting('pictures are shown with their win and open in full; a PDF is downloaded, and says so', async (page, t) => {
  await withEvidence(page);
  const card = cardOf(page, ROOF);
  const picture = card.getByRole('img', { name: 'Picture: roof.png' });
  await picture.waitFor();
  await picture.scrollIntoViewIfNeeded();
  await eventually('the picture', () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth === 320));
  const opening = page.context().waitForEvent('page');
  await picture.click();
  const full = await opening;
  await full.waitForLoadState();
  t.is(await full.evaluate(() => document.images[0]?.naturalWidth), 320);
  t.is(await full.evaluate(() => document.contentType), 'image/png');
  const downloading = page.waitForEvent('download');
  await card.getByRole('link', { name: /plan\.pdf/ }).click();
  t.is((await downloading).suggestedFilename(), 'plan.pdf');
});

visiting(
  'a picture that does not load stands there by its name',
  async (page, t) => {
    await page.route('**/api/achievements/*/evidence/*', (route) => route.fulfill({ status: 503, json: {} }));
    await withEvidence(page);
    const link = cardOf(page, ROOF).getByRole('link', { name: /roof\.png/ });
    await link.scrollIntoViewIfNeeded();
    await link.getByText('Picture', { exact: true }).waitFor();
    t.is(await link.getByRole('img').count(), 0);
  },
  { expected: /status of 503/ },
);

visiting('a link is added in its dialog, leads elsewhere in a tab of its own, and is taken away', async (page, t) => {
  const user = await signedInUser(page, app(), [ROOF]);
  await goTo(page, '/wins');
  const card = cardOf(page, ROOF);
  await card.getByRole('button', { name: /^Add a link to/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a link' });
  await dialog.getByLabel('Link', { exact: true }).fill('example.com/talk');
  await dialog.getByRole('button', { name: 'Add link' }).click();
  await dialog.getByText('Please give a whole link, beginning with https://').waitFor();
  await dialog.getByLabel('Link', { exact: true }).fill('https://example.com/talk');
  await dialog.getByLabel('What it shows (optional)').fill('The talk');
  await dialog.getByRole('button', { name: 'Add link' }).click();
  const link = card.getByRole('link', { name: 'The talk' });
  await link.waitFor();
  t.is(await link.getAttribute('href'), 'https://example.com/talk');
  t.is(await link.getAttribute('target'), '_blank');
  t.regex((await link.getAttribute('rel')) ?? '', /noopener.*noreferrer/);
  await chooseAction(card, 'Edit Achievement');
  await page.getByRole('button', { name: 'Remove The talk' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('link', { name: 'The talk' }).waitFor({ state: 'detached' });
  t.deepEqual((await user.wins())[0]?.links, []);
});

visiting('a file is taken away by two clicks, and kept by one', async (page, t) => {
  const user = await withEvidence(page);
  const card = cardOf(page, ROOF);
  await card.getByRole('button', { name: 'Remove roof.png' }).click();
  await card.getByRole('button', { name: 'Keep' }).click();
  await card.getByRole('button', { name: 'Remove roof.png' }).click();
  await card.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('File removed').waitFor();
  await card.getByRole('img', { name: 'Picture: roof.png' }).waitFor({ state: 'detached' });
  t.deepEqual(
    (await user.wins())[0]?.evidence.map(({ name }) => name),
    ['plan.pdf'],
  );
});

visiting(
  'what was deleted stands at the end of the page, closed until wanted, and comes back by one click',
  async (page, t) => {
    const user = await signedInUser(page, app(), [NURSES]);
    await goTo(page, '/wins');
    const toggle = page.getByRole('button', { name: 'Recently removed' });
    t.is(await toggle.getAttribute('aria-expanded'), 'false');
    await toggle.click();
    await page.getByText('Nothing was removed in the last 30 days.').waitFor();
    await chooseAction(cardOf(page, NURSES), 'Delete Achievement');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await cardOf(page, NURSES).waitFor({ state: 'detached' });
    await page.getByText(/^Deleted on .* Can be restored until /).waitFor();
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByText('Achievement restored').waitFor();
    await cardOf(page, NURSES).waitFor();
    await page.getByText('Nothing was removed in the last 30 days.').waitFor();
    t.is((await user.wins()).length, 1);
  },
);

visiting(
  'a list of the removed that does not come can be asked for again',
  async (page, t) => {
    await signedInUser(page, app(), [NURSES]);
    await goTo(page, '/wins');
    await page.route('**/api/achievements/removed', (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole('button', { name: 'Recently removed' }).click();
    await page.getByText('What was removed could not be loaded.').waitFor();
    await page.unroute('**/api/achievements/removed');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('Nothing was removed in the last 30 days.').waitFor();
    t.pass();
  },
  { expected: /status of 503/ },
);

visiting('a picture is added on the page of its win, kept at once, and can be taken away there', async (page, t) => {
  const user = await signedInUser(page, app(), ['Finished the roof of house 7.']);
  const [win] = await user.wins();
  await goTo(page, `/wins/edit/${win?.id}`);
  await page.getByRole('button', { name: 'Add a picture or PDF' }).waitFor();
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'roof.png', mimeType: 'image/png', buffer: Buffer.from(png(320, 240)) });
  await page.getByText('File added').waitFor();
  await page.getByRole('img', { name: 'Picture: roof.png' }).waitFor();
  t.is((await user.wins())[0]?.evidence.length, 1);
  await page.getByRole('button', { name: 'Remove roof.png' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('img', { name: 'Picture: roof.png' }).waitFor({ state: 'detached' });
});
