import test from 'ava';
import type { Page } from 'playwright';
import { browsing, signedInUser } from './browsing.ts';

const { app, visiting, goTo } = browsing(test);

const WINS = [
  'Cut our nightly build from 40 to 9 minutes by caching the toolchain.',
  'Led the move of 14 services to the new cluster without an outage.',
  'Trained 6 new colleagues on the release process.',
  'Won the account of a hospital group worth 1.2 million a year.',
];

const open = async (page: Page, wins = WINS) => {
  const user = await signedInUser(page, app(), wins);
  await goTo(page, '/content');
  await page.getByRole('heading', { name: 'My Professional Documents' }).waitFor();
  return user;
};

const dialogOf = (page: Page) => page.getByRole('dialog').filter({ visible: true });

/** A dialog with these words and a button, which closes it. */
const alerted = async (page: Page, words: string): Promise<void> => {
  const alert = page.getByRole('dialog').filter({ hasText: words });
  await alert.getByRole('button', { name: 'OK' }).click();
  await alert.waitFor({ state: 'hidden' });
};

visiting('a resume is written, opened, and says which win a sentence rests on', async (page, t) => {
  await open(page);
  await page.getByText('No documents yet').waitFor();
  await page.getByRole('button', { name: 'Generate Resume' }).click();
  await page.getByText('Content created!').waitFor();
  const dialog = dialogOf(page);
  const sentence = dialog.locator('article li', { hasText: '40 to 9 minutes' });
  await sentence.getByRole('button', { name: '1 win behind this sentence' }).click();
  const beside = dialog.getByRole('complementary');
  await beside.getByText('Behind this sentence').waitFor();
  t.regex((await beside.getByRole('link').getAttribute('href')) ?? '', /^\/wins\/edit\//);
  await page.setViewportSize({ width: 390, height: 844 }); // no room beside it: below it
  t.regex((await sentence.getByRole('link').getAttribute('href')) ?? '', /^\/wins\/edit\//);
  await dialog.getByRole('button', { name: /^Do not ask again: No education/ }).click();
  await page.getByText('You will not be asked for that again').waitFor();
  await dialog.getByText('No education is known').waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  t.is(await page.locator('[data-document]').count(), 1);
});

visiting('a document that the answer does not hold is not opened', async (page, t) => {
  await open(page);
  await page.route('**/api/documents/generate', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), documentId: crypto.randomUUID() } });
  });
  await page.getByRole('button', { name: 'Generate Resume' }).click();
  await page.getByText('There was an error generating your resume. Please try again.').waitFor();
  t.is(await dialogOf(page).locator('article').count(), 0);
});

visiting('Enter sends a prompt; an empty one is told of', async (page, t) => {
  await open(page);
  const prompt = page.getByLabel('What would you like to have written?');
  await prompt.press('Enter');
  await page.getByText('Please enter a prompt for your content.').waitFor();
  await page.getByRole('button', { name: 'Create a thread for X on recent wins' }).click();
  t.is(await prompt.inputValue(), 'Create a thread for X on recent wins');
  await page.getByRole('checkbox', { name: /on a day of my choice/ }).check();
  await prompt.press('Enter');
  await page.getByText('Content scheduled!').waitFor();
  await dialogOf(page).getByText('This post comes to your inbox on').waitFor();
});

visiting('a cover letter wants a company and a role, and is shown once it is written', async (page, t) => {
  await open(page);
  await page.getByRole('link', { name: 'Generate Cover Letter' }).click();
  await page.getByRole('button', { name: 'Generate Cover Letter' }).click();
  await page.getByText('Company name is required').waitFor();
  await page.getByText('Role is required').waitFor();
  await page.getByLabel('Company Name').fill('Acme');
  await page.getByLabel('Role/Position').fill('Head of Platform');
  await page.getByRole('button', { name: 'Generate Cover Letter' }).click();
  await dialogOf(page)
    .getByText(/^Cover letter for Head of Platform at Acme, /)
    .waitFor();
  t.is(new URL(page.url()).pathname, '/content');
});

visiting(
  'a letter that a prompt wants asks for the company and the role that it does not name',
  async (page, t) => {
    await open(page);
    const prompt = page.getByLabel('What would you like to have written?');
    await prompt.fill('Create a cover letter');
    await prompt.press('Enter');
    const asking = dialogOf(page);
    await asking.getByText('Who is this one for?').waitFor();
    await asking.getByRole('button', { name: 'Cancel' }).click();
    await asking.waitFor({ state: 'detached' });
    t.is(await prompt.inputValue(), 'Create a cover letter', 'nothing is lost');
    await prompt.press('Enter');
    await asking.getByLabel('Company Name').fill('Acme');
    await asking.getByLabel('Role/Position').fill('Head of Platform');
    await asking.getByRole('button', { name: 'Generate Cover Letter' }).click();
    await dialogOf(page)
      .getByText(/^Cover letter for Head of Platform at Acme, /)
      .waitFor();
    t.is(await prompt.inputValue(), '');
  },
  { expected: /status of 422/ },
);

visiting('a document is found, had as a file, told stale, and deleted for good', async (page, t) => {
  const user = await open(page);
  await user.call('POST', '/api/documents/generate', { type: 'cv' });
  await user.call('POST', '/api/documents/generate', { type: 'linkedin-post' });
  await goTo(page, '/content');
  await page.getByText('2 documents').waitFor();
  await page.getByLabel('Type').selectOption('Resume');
  await page.getByText('1 document', { exact: true }).waitFor();

  await page.getByRole('button', { name: /^Download:/ }).click();
  const first = dialogOf(page).getByRole('img', { name: 'Page 1 of 1' });
  const classic = await first.getAttribute('src');
  await dialogOf(page)
    .getByRole('radio', { name: /Editorial/ })
    .check();
  await dialogOf(page).locator(`img:not([src="${classic}"])`).waitFor();
  await dialogOf(page).getByLabel('Format').selectOption('Word (DOCX)');
  const download = page.waitForEvent('download');
  await dialogOf(page).getByRole('button', { name: 'Download' }).click();
  t.regex((await download).suggestedFilename(), /\.docx$/);

  const [win] = (await user.wins()).filter(({ originalMessage }) => originalMessage.startsWith('Cut our'));
  await user.call('DELETE', `/api/achievements/${win?.id}`);
  await page.getByRole('button', { name: /^View:/ }).click();
  await dialogOf(page).getByText('Some of the wins behind it have changed').waitFor();
  await dialogOf(page).getByText('This win is gone').first().waitFor();

  await dialogOf(page).getByRole('button', { name: 'Delete' }).click();
  await dialogOf(page).getByText('Are you sure you want to delete this document?').waitFor();
  await dialogOf(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No documents found').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await page.getByText('1 document', { exact: true }).waitFor();
});

visiting(
  'who signed out in another window deletes nothing, and is told why',
  async (page, t) => {
    const user = await open(page);
    await user.call('POST', '/api/documents/generate', { type: 'cv' });
    await page.getByRole('button', { name: /^Delete:/ }).click();
    await page.evaluate(() => localStorage.removeItem('authToken'));
    await dialogOf(page).getByRole('button', { name: 'Delete' }).click();
    await alerted(page, 'You must be logged in to delete documents');
    t.is((await user.call<readonly unknown[]>('GET', '/api/documents')).body.length, 1);
  },
  { expected: /status of 401/ },
);

for (const [what, answer, words] of [
  [
    'is refused',
    { status: 409, json: { success: false, message: 'No' } },
    'Failed to delete document. Please try again.',
  ],
  ['breaks', null, 'Error deleting document. Please try again.'],
] as const)
  visiting(
    `a deletion that ${what} is told in a dialog, which waits to be read`,
    async (page) => {
      const user = await open(page);
      await user.call('POST', '/api/documents/generate', { type: 'cv' });
      await page.getByRole('button', { name: /^Delete:/ }).waitFor();
      await page.route('**/api/documents/*', (route) =>
        route.request().method() !== 'DELETE' ? route.fallback() : answer ? route.fulfill(answer) : route.abort(),
      );
      await page.getByRole('button', { name: /^Delete:/ }).click();
      await dialogOf(page).getByRole('button', { name: 'Delete' }).click();
      await alerted(page, words);
    },
    { expected: /Failed to load resource/ },
  );

for (const [what, path, press, words] of [
  ['CV', '/content', 'Generate Resume', 'There was an error generating your resume. Please try again.'],
  [
    'cover letter',
    '/content/cover-letter',
    'Generate Cover Letter',
    'There was an error generating your cover letter. Please try again.',
  ],
] as const)
  visiting(
    `a ${what} that could not be written is told in a dialog, and what was typed stays`,
    async (page, t) => {
      await open(page);
      await page.route('**/api/documents/generate', (route) => route.abort());
      await goTo(page, path);
      if (path !== '/content') {
        await page.getByLabel('Company Name').fill('Acme');
        await page.getByLabel('Role/Position').fill('Engineer');
      }
      await page.getByRole('button', { name: press, exact: true }).click();
      await alerted(page, words);
      if (path !== '/content') t.is(await page.getByLabel('Company Name').inputValue(), 'Acme');
    },
    { expected: /Failed to load resource/ },
  );

visiting('a pack is written from its card, and one that has a reader asks for whom', async (page, t) => {
  await open(page);
  await page.getByLabel('What would you like to have written?').fill('A bio for the');
  await page.reload();
  t.is(await page.getByLabel('What would you like to have written?').inputValue(), 'A bio for the');
  await page.getByRole('button', { name: /^Client report/ }).click();
  await dialogOf(page).getByLabel('Client (optional)').fill('Fabrikam');
  await dialogOf(page).getByRole('button', { name: 'Write it' }).click();
  const document = dialogOf(page).filter({ hasText: 'For your eyes only' });
  await document.getByText('Client report').first().waitFor();
});

visiting(
  'the palette leads to the form of the very kind that is wanted, and Cancel leads nowhere else',
  async (page, t) => {
    await open(page);
    const choose = async (typed: string) => {
      await page.keyboard.press('Control+k');
      const field = page.getByRole('combobox', { name: 'Go to, write or search' });
      await field.fill(typed);
      await field.press('Enter');
    };
    await choose('client rep');
    await dialogOf(page).getByLabel('Client (optional)').waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
    await page.reload();
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
    await dialogOf(page).waitFor({ state: 'hidden' });
    t.is(new URL(page.url()).search, '');
    await choose('create cv');
    await dialogOf(page).getByText('Your wins as a resume').waitFor();
    t.is(await page.getByText('Content created!').count(), 0, 'an address alone writes nothing');
    await dialogOf(page).getByRole('button', { name: 'Write it' }).click();
    await page.getByText('Content created!').waitFor();
  },
);

visiting('the address of documents leads to them', async (page, t) => {
  await signedInUser(page, app());
  await goTo(page, '/documents');
  await page.getByRole('heading', { name: 'Create New Content' }).waitFor();
  t.is(new URL(page.url()).pathname, '/content');
});
