import { buffer } from 'node:stream/consumers';
import test, { type ExecutionContext } from 'ava';
import type { Locator, Page } from 'playwright';
import { readPdf } from '../support/pdf-text.ts';
import { mailTo } from '../support/user.ts';
import { browsing, cardOf, chooseAction } from './browsing.ts';
import { type Hands, keyboard, mouse } from './hands.ts';
import { aStranger, codeFor } from './sign-up-steps.ts';

const { app, visiting, goTo } = browsing(test);

const BUILD = 'Cut our nightly build from 40 to 9 minutes by caching the toolchain.';
const CLUSTER = 'Led the move of 14 services to the new cluster without an outage.';
const NURSES = 'Trained 6 colleagues on the release process.';
const NURSES_EDITED = 'Trained 8 colleagues on the release process.';

/** What the browser says of the test's own look at where the focus is: in the frame of a mail no script runs. */
const LOOKING_INTO_A_MAIL = /Blocked script execution in 'about:srcdoc'/;

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

/** From the first page to the dashboard: who they are, a payment without money, the phone, the schedule. */
const signUp = async (page: Page, { press, write }: Hands) => {
  const stranger = aStranger();
  await goTo(page, '/');
  await press(page.getByRole('main').getByRole('link', { name: 'Subscribe Now' }).first());
  await write(page.getByLabel('First name'), 'Grace');
  await write(page.getByLabel('Last name'), 'Hopper');
  await write(page.getByLabel('Email'), stranger.email);
  await write(page.getByLabel('Phone number', { exact: true }), stranger.phone);
  await press(page.getByRole('checkbox'));
  await press(button(page, 'Continue to Payment'));
  await press(button(page, 'Pay without money'));
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
  await page.getByRole('heading', { name: 'Verify your phone' }).waitFor();
  await write(page.getByLabel('Verification code'), await codeFor(app(), stranger));
  await press(button(page, 'Verify Phone'));
  await page.getByRole('heading', { name: 'How should we reach you?' }).waitFor();
  await press(button(page, 'Save & Continue'));
  await page.getByRole('heading', { name: 'Welcome, Grace' }).waitFor();
  return stranger;
};

/** By the link of the welcome mail, as it stands in the outbox. */
const proveAddress = async (page: Page, { press }: Hands, email: string) => {
  await page.getByText('Check-ins start once your address is proven').waitFor();
  const { subject } = await mailTo(app(), email, /^Welcome to/);
  await press(page.getByRole('contentinfo').getByRole('link', { name: 'Outbox' }));
  await press(page.getByRole('navigation', { name: 'Mails' }).getByRole('link', { name: subject }).first());
  await press(page.frameLocator('iframe').getByRole('link').first());
};

const tellWins = async (page: Page, { press, write }: Hands) => {
  const kept = page.getByRole('log', { name: 'Conversation' }).getByText('Kept as a win');
  for (const [before, words] of [BUILD, CLUSTER, NURSES].entries()) {
    await write(page.getByRole('textbox', { name: 'Write a win, or ask' }), words);
    await press(button(page, 'Send'));
    await kept.nth(before).waitFor();
  }
};

/** A win is changed from the list by its menu; by keys alone it is found by the palette. */
const editWin = async (page: Page, { press, write }: Hands, open: () => Promise<void>) => {
  await open();
  await write(page.getByLabel('What you achieved'), NURSES_EDITED);
  await press(button(page, 'Save Changes'));
  await page.getByText('Achievement updated').waitFor();
  await cardOf(page, NURSES_EDITED).waitFor();
};

/** The bytes of the file, once the document was looked at. */
const makeResume = async (page: Page, { press }: Hands): Promise<Buffer> => {
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await press(button(page, 'Generate Resume'));
  const sentence = dialog.locator('article li', { hasText: '40 to 9 minutes' });
  await press(sentence.getByRole('button', { name: '1 win behind this sentence' }));
  await dialog.getByRole('link', { name: BUILD }).first().waitFor();
  await press(button(dialog, 'Download'));
  await dialog.getByRole('img', { name: 'Page 1 of 1' }).waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), press(button(dialog, 'Download'))]);
  return buffer(await download.createReadStream());
};

const checkResume = async (t: ExecutionContext, file: Buffer) => {
  t.is(file.subarray(0, 5).toString('latin1'), '%PDF-');
  const text = (await readPdf(file)).text.replace(/\s+/g, ' ');
  for (const words of ['Grace Hopper', '40 to 9 minutes', '14 services', '8 colleagues'])
    t.true(text.includes(words), words);
};

visiting(
  'by mouse: from the first page to a resume of three wins, as a PDF',
  async (page, t) => {
    const { email } = await signUp(page, mouse);
    await proveAddress(page, mouse, email);
    await tellWins(page, mouse);
    await page.getByRole('link', { name: 'Wins', exact: true }).click();
    await editWin(page, mouse, () => chooseAction(cardOf(page, NURSES), 'Edit Achievement'));
    await page.getByRole('link', { name: 'Content', exact: true }).click();
    await checkResume(t, await makeResume(page, mouse));
  },
  { viewport: { width: 1440, height: 900 } },
);

visiting(
  'by keys alone, on a phone: from the first page to a resume of three wins, as a PDF',
  async (page, t) => {
    const keys = keyboard(page);
    const { email } = await signUp(page, keys);
    await proveAddress(page, keys, email);
    await tellWins(page, keys);
    await editWin(page, keys, async () => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Go to, write or search' }).waitFor();
      await page.keyboard.type('colleagues');
      await page.getByRole('option', { name: NURSES }).waitFor();
      await page.keyboard.press('Enter');
    });
    await keys.press(button(page, 'Open menu'));
    await keys.press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Content' }));
    await page.getByRole('heading', { name: 'My Content' }).waitFor();
    await checkResume(t, await makeResume(page, keys));
    await page.keyboard.press('Escape');
    t.is(await keys.reach(button(page, 'Generate Resume')), 0, 'the focus is where the dialog was opened');
  },
  { viewport: { width: 390, height: 844 }, expected: LOOKING_INTO_A_MAIL },
);
