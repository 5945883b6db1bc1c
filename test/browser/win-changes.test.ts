import test from 'ava';
import { browsing, cardOf, chooseAction, holdAnswers, problemsOf, signedInUser } from './browsing.ts';

const NURSES = 'Trained two nurses on triage.';
const CAFE = 'Cafe Zürich agreed to a three year contract.';

const { app, visiting, goTo } = browsing(test);

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

const QUICKER = 'Cut our nightly build from 40 to 9 minutes.';

visiting('edits a win: its date, a note, saving, and the new words with a new analysis', async (page, t) => {
  const user = await signedInUser(page, app(), [NURSES]);
  await goTo(page, '/wins');
  await cardOf(page, NURSES).getByText('Skills:').waitFor();
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
  await field.fill(QUICKER);
  const release = await holdAnswers(page, '**/api/achievements/*');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'Saving…' }).waitFor();
  release();
  await page.getByText('Achievement updated').waitFor();
  await page.waitForURL(/\/wins$/);
  await cardOf(page, QUICKER).getByText('31 minutes saved').waitFor();
  t.deepEqual(
    (await user.wins()).map(({ originalMessage }) => originalMessage),
    [QUICKER],
  );
});

visiting(
  'a win is dated, put into a category, kept private and given words for others on its page',
  async (page, t) => {
    const user = await signedInUser(page, app(), [NURSES]);
    const [win] = await user.wins();
    await goTo(page, `/wins/edit/${win?.id}`);
    await page.getByLabel('Date').fill('2024-02-29');
    await page.getByLabel('Category', { exact: true }).selectOption('Research');
    await page.getByLabel('Keep this one private').check();
    await page.getByLabel('What documents say instead').fill('Trained staff');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await cardOf(page, NURSES).getByText('February 29, 2024').waitFor();
    await cardOf(page, NURSES).getByText('Private', { exact: true }).waitFor();
    const chosen = { date: '2024-02-29', category: 'Research', private: true, publicText: 'Trained staff' };
    t.like((await user.wins())[0], { ...chosen, originalMessage: NURSES });
    await goTo(page, `/wins/edit/${win?.id}`);
    await page.getByLabel('What documents say instead').fill('');
    await page.getByLabel('Category', { exact: true }).selectOption('');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Achievement updated').waitFor();
    t.like((await user.wins())[0], { private: true, publicText: null });
    t.not((await user.wins())[0]?.category, 'Research');
  },
);

visiting('cancelling an edit changes nothing', async (page, t) => {
  const user = await signedInUser(page, app(), [NURSES]);
  const [win] = await user.wins();
  await goTo(page, `/wins/edit/${win?.id}`);
  await page.getByLabel('What you achieved').fill('Something else altogether.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay Here' }).click();
  t.is(await page.getByLabel('What you achieved').inputValue(), 'Something else altogether.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave Without Saving' }).click();
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
    await page.getByRole('dialog').getByRole('button', { name: 'Leave Without Saving' }).click();
    await page.getByText('No Achievements Yet').waitFor();
    t.deepEqual(problems, []);
  },
  { expected: /status of 404/ },
);
