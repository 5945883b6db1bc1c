import test from 'ava';
import { browsing, cardOf, chooseAction, holdAnswers, problemsOf, signedInUser } from './browsing.ts';

const NURSES = 'Trained two nurses on triage.';
const CAFE = 'Cafe Zürich agreed to a three year contract.';

const { app, visiting, goTo } = browsing(test);

visiting('shows skeletons until the wins are there', async (page, t) => {
  await signedInUser(page, app(), [NURSES]);
  const release = await holdAnswers(page, '**/api/achievements?*');
  await goTo(page, '/wins');
  await page.getByText('Loading your wins').waitFor({ state: 'attached' });
  t.is(await page.locator('[data-win]').count(), 0);
  release();
  await cardOf(page, NURSES).waitFor();
  await page.getByText('Loading your wins').waitFor({ state: 'detached' });
});

visiting('a card says when, what, and what it shows', async (page, t) => {
  const user = await signedInUser(page, app());
  await user.call('POST', '/api/achievements', { originalMessage: NURSES, date: '2026-03-05' });
  await goTo(page, '/wins');
  const card = cardOf(page, NURSES);
  for (const words of ['March 5, 2026', 'What you achieved:', 'Analysis:', 'Skills:'])
    await card.getByText(words).waitFor();
  const [win] = await user.wins();
  await card
    .getByText(win?.category ?? '', { exact: true })
    .first()
    .waitFor();
  await card.getByText(win?.analysisResult?.analysis ?? '').waitFor();
  t.deepEqual(await card.getByRole('listitem').allInnerTexts(), win?.analysisResult?.skills);
  await page.getByText('1 win', { exact: true }).waitFor();
});

visiting('searches and filters, says when nothing fits, and clears all filters', async (page, t) => {
  const user = await signedInUser(page, app(), [NURSES, CAFE]);
  await goTo(page, '/wins');
  await cardOf(page, NURSES).getByText('Analysis:').waitFor();
  await page.getByPlaceholder('Search your wins...').fill('zurich');
  await cardOf(page, NURSES).waitFor({ state: 'detached' });
  await cardOf(page, CAFE).waitFor();
  await page.getByPlaceholder('Search your wins...').fill('');
  await cardOf(page, NURSES).waitFor();
  const category = (await user.wins()).find(({ originalMessage }) => originalMessage === NURSES)?.category ?? '';
  await page.getByLabel('Category').selectOption(category);
  await cardOf(page, CAFE).waitFor({ state: 'detached' });
  t.is(await page.locator('[data-win]').count(), 1);
  await page.getByPlaceholder('Search your wins...').fill('nothing like it');
  await page.getByText('No wins found').waitFor();
  await page.getByText('No achievements match your current filters').waitFor();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await cardOf(page, CAFE).waitFor();
  t.is(await page.getByPlaceholder('Search your wins...').inputValue(), '');
  t.is(await page.getByLabel('Category').inputValue(), '');
});

visiting('shows the newest twenty wins of many, and more when asked', async (page, t) => {
  await signedInUser(
    page,
    app(),
    Array.from({ length: 45 }, (_, index) => `Laid stone number ${index + 1}.`),
  );
  await goTo(page, '/wins');
  await page.getByText('45 wins').waitFor();
  t.is(await page.locator('[data-win]').count(), 20);
  await page.getByRole('button', { name: 'Show more' }).click();
  await cardOf(page, 'Laid stone number 6.').waitFor();
  await page.getByRole('button', { name: 'Show more' }).click();
  await cardOf(page, 'Laid stone number 1.').waitFor();
  t.is(await page.locator('[data-win]').count(), 45);
  t.is(await page.getByRole('button', { name: 'Show more' }).count(), 0);
});

visiting('a win that would fill the screen opens when asked', async (page, t) => {
  const long = `${'Moved the whole ward to the new charts, one station a day. '.repeat(33)}That was all.`;
  await signedInUser(page, app(), [long]);
  await goTo(page, '/wins');
  const words = page.getByText(long);
  const heightOf = async () => (await words.boundingBox())?.height ?? 0;
  await words.waitFor();
  const folded = await heightOf();
  await page.getByRole('button', { name: 'Show all of it' }).click();
  t.true((await heightOf()) > 2 * folded);
  await page.getByRole('button', { name: 'Show less' }).click();
  t.is(await heightOf(), folded);
});

visiting(
  'says when the wins could not be read, and reads them on Retry',
  async (page) => {
    await signedInUser(page, app(), [NURSES]);
    await page.route('**/api/achievements?*', (route) => route.fulfill({ status: 400, body: '{}' }), { times: 1 });
    await goTo(page, '/wins');
    await page.getByRole('alert').getByText('Error Loading Achievements').waitFor();
    await page.getByText('Failed to load your wins.').waitFor();
    await page.getByRole('button', { name: 'Retry' }).click();
    await cardOf(page, NURSES).waitFor();
  },
  { expected: /status of 400/ },
);

visiting(
  'a server that stumbles is asked again before anyone is told',
  async (page, t) => {
    await signedInUser(page, app(), [NURSES]);
    await page.route('**/api/achievements?*', (route) => route.abort(), { times: 2 });
    await goTo(page, '/wins');
    await cardOf(page, NURSES).waitFor();
    t.is(await page.getByRole('alert').count(), 0);
  },
  { expected: /ERR_FAILED/ },
);

visiting('adds a win: asks for words, shows that it is saving, and has it on the page', async (page, t) => {
  await signedInUser(page, app());
  await goTo(page, '/wins');
  await page.getByRole('button', { name: 'Add a win' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a win' });
  await dialog.getByRole('button', { name: 'Add win' }).click();
  await dialog.getByText('Achievement description must be at least 3 characters.').waitFor();
  const text = dialog.getByLabel('What did you get done?');
  t.true(await text.evaluate((field) => field === document.activeElement));
  const release = await holdAnswers(page, '**/api/achievements');
  await text.fill(CAFE);
  await dialog.getByText('Achievement description must be at least 3 characters.').waitFor({ state: 'detached' });
  const saving = dialog.getByRole('button', { name: 'Add win' });
  await saving.click();
  await dialog.locator('.ant-btn-loading').waitFor();
  release();
  await page.getByText('Win added').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await cardOf(page, CAFE).waitFor();
});

visiting(
  'keeps what was typed when a win could not be saved, and says why',
  async (page, t) => {
    await signedInUser(page, app());
    await goTo(page, '/wins');
    await page.route('**/api/achievements', (route) =>
      route.fulfill({
        status: 400,
        json: { success: false, message: 'Not today.', errors: { date: 'Not this day.' } },
      }),
    );
    await page.getByRole('button', { name: 'Add a win' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What did you get done?').fill(CAFE);
    await dialog.getByRole('button', { name: 'Add win' }).click();
    await dialog.getByRole('alert').getByText('Not today.').waitFor();
    await dialog.getByText('Not this day.').waitFor();
    t.is(await dialog.getByLabel('What did you get done?').inputValue(), CAFE);
  },
  { expected: /status of 400/ },
);

visiting('edits a win: its date, a note, saving, and the new words with a new analysis', async (page, t) => {
  const user = await signedInUser(page, app(), [NURSES]);
  await goTo(page, '/wins');
  await cardOf(page, NURSES).getByText('Analysis:').waitFor();
  await chooseAction(cardOf(page, NURSES), 'Edit Achievement');
  await page.waitForURL(/\/wins\/edit\//);
  const field = page.getByLabel('What you achieved');
  t.is(await field.inputValue(), NURSES);
  t.is(await page.title(), 'Edit Achievement | Cairn');
  await page.getByText('This will also trigger a new analysis of your achievement.').waitFor();
  await page.getByText(/^[A-Z][a-z]+ \d+, \d{4}$/).waitFor();
  await field.fill('no');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Achievement description must be at least 3 characters.').waitFor();
  await field.fill(CAFE);
  const release = await holdAnswers(page, '**/api/achievements/*');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'Saving…' }).waitFor();
  release();
  await page.getByText('Achievement updated').waitFor();
  await page.waitForURL(/\/wins$/);
  await cardOf(page, CAFE).getByText('Analysis:').waitFor();
  t.deepEqual(
    (await user.wins()).map(({ originalMessage }) => originalMessage),
    [CAFE],
  );
});

visiting('cancelling an edit changes nothing', async (page, t) => {
  const user = await signedInUser(page, app(), [NURSES]);
  const [win] = await user.wins();
  await goTo(page, `/wins/edit/${win?.id}`);
  await page.getByLabel('What you achieved').fill('Something else altogether.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await cardOf(page, NURSES).waitFor();
  t.is((await user.wins())[0]?.originalMessage, NURSES);
});

visiting(
  "a win that is gone, or someone else's, cannot be edited, and the page says so",
  async (page) => {
    const other = await signedInUser(page, app(), [CAFE]);
    const [theirs] = await other.wins();
    await signedInUser(page, app());
    await goTo(page, `/wins/edit/${theirs?.id}`);
    await page.getByRole('alert').getByText('Error Loading Achievement').waitFor();
    await page.getByText('It may have been deleted or you may not have permission to view it.').waitFor();
    await page.getByRole('link', { name: 'Return to Achievements' }).click();
    await page.getByText('No Achievements Yet').waitFor();
  },
  { expected: /status of 404/ },
);

visiting('asks before a win is deleted, and deletes it', async (page, t) => {
  const user = await signedInUser(page, app(), [NURSES, CAFE]);
  await goTo(page, '/wins');
  await chooseAction(cardOf(page, NURSES), 'Delete Achievement');
  const dialog = page.getByRole('dialog', { name: 'Delete Achievement' });
  await dialog.getByText(NURSES).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'hidden' });
  t.is((await user.wins()).length, 2);
  await chooseAction(cardOf(page, NURSES), 'Delete Achievement');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Achievement deleted').waitFor();
  await cardOf(page, NURSES).waitFor({ state: 'detached' });
  t.deepEqual(
    (await user.wins()).map(({ originalMessage }) => originalMessage),
    [CAFE],
  );
});

visiting(
  'says when a win could not be deleted',
  async (page) => {
    await signedInUser(page, app(), [NURSES]);
    await goTo(page, '/wins');
    await page.route('**/api/achievements/*', (route) => route.fulfill({ status: 500, body: '' }));
    await chooseAction(cardOf(page, NURSES), 'Delete Achievement');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Failed to delete achievement').waitFor();
    await page.getByText('Please try again later').waitFor();
    await cardOf(page, NURSES).waitFor();
  },
  { expected: /status of 500/ },
);

visiting(
  'two pages of one journal show the same, and keep what is being typed',
  async (page, t) => {
    const user = await signedInUser(page, app(), [NURSES]);
    const other = await page.context().newPage();
    const problems = problemsOf(other, app());
    const [win] = await user.wins();
    await goTo(other, '/wins');
    await cardOf(other, NURSES).waitFor();
    await goTo(page, `/wins/edit/${win?.id}`);
    await page.getByLabel('What you achieved').fill('Half a sentence');
    await user.call('PUT', `/api/achievements/${win?.id}`, { originalMessage: CAFE });
    await cardOf(other, CAFE).waitFor();
    await cardOf(other, NURSES).waitFor({ state: 'detached' });
    t.is(await page.getByLabel('What you achieved').inputValue(), 'Half a sentence');
    await chooseAction(cardOf(other, CAFE), 'Delete Achievement');
    await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('link', { name: 'Back to my wins' }).click();
    await page.getByText('No Achievements Yet').waitFor();
    t.deepEqual(problems, []);
  },
  { expected: /status of 404/ },
);
