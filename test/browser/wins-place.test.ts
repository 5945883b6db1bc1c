import test from 'ava';
import type { Page } from 'playwright';
import { browsing, cardOf, chooseAction, holdAnswers, signedInUser } from './browsing.ts';

const STONES = Array.from({ length: 45 }, (_, index) => `Laid stone number ${index + 1}.`);
const AT = 'Laid stone number 12.';

const { app, visiting, goTo } = browsing(test);

/** How far below the window's upper edge its row stands, and whether it is open. */
const placeOf = (page: Page) =>
  cardOf(page, AT).evaluate((row) => ({
    top: Math.round(row.getBoundingClientRect().top),
    isOpen: row.querySelector('[data-summary]')?.getAttribute('aria-expanded') === 'true',
    scrolled: scrollY > 500,
  }));

const isAt = async (page: Page, place: Awaited<ReturnType<typeof placeOf>>) => {
  await cardOf(page, AT).waitFor();
  await page.waitForFunction(
    ([words, top]) => {
      const row = [...document.querySelectorAll('[data-win]')].find(({ textContent }) => textContent?.includes(words));
      return Math.abs((row?.getBoundingClientRect().top ?? 9999) - top) <= 2;
    },
    [AT, place.top] as const,
  );
};

visiting(
  'the place in a long list, what is open and the filters are there after editing, Back and a reload',
  async (page, t) => {
    await signedInUser(page, app(), STONES);
    await goTo(page, '/wins?q=stone');
    await page.getByRole('button', { name: 'Show more' }).click();
    await cardOf(page, AT).locator('[data-summary]').click();
    await cardOf(page, AT).getByText('What you achieved:').waitFor();
    await cardOf(page, AT).evaluate((row) => row.scrollIntoView({ block: 'center' }));
    const place = await placeOf(page);
    t.like(place, { isOpen: true, scrolled: true });

    await chooseAction(cardOf(page, AT), 'Edit Achievement');
    await page.getByLabel('Date').fill('2026-01-02');
    await page.getByLabel('Date').fill(new Date().toISOString().slice(0, 10));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await isAt(page, place);
    t.is(new URL(page.url()).search, '?q=stone');
    t.is(await page.locator('[data-win]').count(), 45);

    await chooseAction(cardOf(page, AT), 'Edit Achievement');
    await page.getByLabel('Keep this one private').check();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await isAt(page, place);
    await cardOf(page, AT).getByText('Private', { exact: true }).waitFor();
    t.deepEqual(await placeOf(page), place);

    await chooseAction(cardOf(page, AT), 'Edit Achievement');
    await page.getByLabel('What you achieved').waitFor();
    await page.goBack();
    await isAt(page, place);
    await page.reload();
    await isAt(page, place);
    t.deepEqual(await placeOf(page), place);
  },
);

visiting('Back leads to the place in a list of many months, all of which are there in the end', async (page, t) => {
  const user = await signedInUser(page, app());
  const dayBack = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  for (const [index, originalMessage] of Array.from({ length: 130 }, (_, at) => [at, `Rolled boulder ${at}.`] as const))
    await user.call('POST', '/api/achievements', { originalMessage, date: dayBack(index * 3) });
  await goTo(page, '/wins');
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByRole('button', { name: 'Show more' }).click();
  const middle = cardOf(page, 'Rolled boulder 70.');
  await middle.evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const top = () => middle.evaluate((row) => row.getBoundingClientRect().top);
  await middle.locator('[data-summary]').scrollIntoViewIfNeeded();
  const before = await top();
  await chooseAction(middle, 'Edit Achievement');
  await page.getByLabel('What you achieved').waitFor();
  await page.goBack();
  await page.waitForFunction(() => document.querySelectorAll('[data-win]').length === 130);
  t.true(Math.abs((await top()) - before) <= 2);
});

visiting('Back asks before changes are lost; what was typed is there after a reload', async (page, t) => {
  const user = await signedInUser(page, app(), [AT]);
  await goTo(page, '/wins');
  await chooseAction(cardOf(page, AT), 'Edit Achievement');
  const words = page.getByLabel('What you achieved');
  await words.fill('Half a sentence');
  await page.goBack();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay Here' }).click();
  t.is(await words.inputValue(), 'Half a sentence');
  t.regex(page.url(), /\/wins\/edit\//);
  await page.reload();
  await page.getByText('These are the changes you had not saved.').waitFor();
  t.is(await words.inputValue(), 'Half a sentence');
  await page.goBack();
  await dialog.getByRole('button', { name: 'Leave Without Saving' }).click();
  await cardOf(page, AT).waitFor();
  t.regex(page.url(), /\/wins$/);
  await chooseAction(cardOf(page, AT), 'Edit Achievement');
  t.is(await words.inputValue(), AT);
  t.is((await user.wins())[0]?.originalMessage, AT);
});

const MINE = 'What I wrote here.';
const THEIRS = 'What was written elsewhere.';

/** Its edit page, with words typed in it, while another window saves. */
const editedTwice = async (page: Page, theirs: object) => {
  const user = await signedInUser(page, app(), [AT]);
  const [win] = await user.wins();
  const path = `/wins/edit/${win?.id}`;
  await goTo(page, path);
  const words = page.getByLabel('What you achieved');
  await words.fill(MINE);
  const saves = () => user.call('PUT', `/api/achievements/${win?.id}`, theirs);
  return { user, words, saves, notice: page.getByRole('alert').filter({ hasText: 'older version of this win' }) };
};

visiting(
  'a win that another window saves is not written over unseen: mine stays in the form, and may be kept',
  async (page, t) => {
    const { user, words, saves, notice } = await editedTwice(page, { originalMessage: THEIRS });
    await saves();
    await notice.getByText(THEIRS).waitFor();
    t.is(await words.inputValue(), MINE);
    await notice.getByRole('button', { name: 'Keep mine' }).click();
    await notice.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await cardOf(page, MINE).waitFor();
    t.is((await user.wins())[0]?.originalMessage, MINE);
  },
);

visiting('theirs may be taken, with the way back to mine; after a reload it is asked all the same', async (page, t) => {
  const { user, words, saves, notice } = await editedTwice(page, { originalMessage: THEIRS });
  await page.goto('about:blank');
  await saves();
  await page.goBack();
  await notice.getByText(THEIRS).waitFor();
  t.is(await words.inputValue(), MINE);
  await notice.getByRole('button', { name: 'Take theirs' }).click();
  t.is(await words.inputValue(), THEIRS);
  await page.getByRole('button', { name: 'Undo' }).click();
  t.is(await words.inputValue(), MINE);
  t.is((await user.wins())[0]?.originalMessage, THEIRS);
});

visiting(
  'a window that has not heard of it is told on saving; what only they changed is theirs, what only I changed is mine',
  async (page, t) => {
    const { user, words, saves, notice } = await editedTwice(page, { originalMessage: THEIRS });
    const release = await holdAnswers(page, '**/api/achievements/*', 'GET');
    const refused = page.waitForResponse((response) => response.status() === 412);
    await saves();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await refused;
    t.is((await user.wins())[0]?.originalMessage, THEIRS);
    release();
    await notice.getByText(THEIRS).waitFor();
    await notice.getByRole('button', { name: 'Keep mine' }).click();
    await user.call('PUT', `/api/achievements/${(await user.wins())[0]?.id}`, { private: true });
    await page.getByRole('checkbox', { name: /Keep this one private/, checked: true }).waitFor();
    t.is(await words.inputValue(), MINE);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await cardOf(page, MINE).waitFor();
    t.like((await user.wins())[0], { originalMessage: MINE, private: true });
  },
  { expected: /status of 412/ },
);

visiting('what was typed into the dialog is there when it is opened again', async (page, t) => {
  await signedInUser(page, app());
  await goTo(page, '/wins');
  await page.getByRole('button', { name: 'Add a win' }).click();
  const words = page.getByRole('dialog').getByLabel('What did you get done?');
  await words.fill('Half a sentence');
  await page.keyboard.press('Escape');
  await words.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'Add a win' }).click();
  t.is(await words.inputValue(), 'Half a sentence');
  await words.fill('A whole sentence.');
  await page.getByRole('dialog').getByRole('button', { name: 'Add win' }).click();
  await cardOf(page, 'A whole sentence.').waitFor();
  await page.getByRole('button', { name: 'Add a win' }).click();
  t.is(await words.inputValue(), '');
});
