import test from 'ava';
import type { Page } from 'playwright';
import { plusDays } from '#domain/time/dates.ts';
import type { User } from '../support/user.ts';
import { browsing, cardOf, signedInUser, withoutFirstReads } from './browsing.ts';

const { app, visiting, goTo } = browsing(test);

const TODAY = new Date().toISOString().slice(0, 'yyyy-MM-dd'.length);
const card = (page: Page) => page.getByRole('region', { name: 'Leadership DNA' });

/** A win with these words that shows these skills, so many days ago. */
const aWin = async (user: User, originalMessage: string, skills: readonly string[], daysAgo = 0): Promise<void> => {
  await user.call('POST', '/api/achievements', { originalMessage, date: plusDays(TODAY, -daysAgo) });
  const win = (await user.wins()).find((one) => one.originalMessage === originalMessage);
  await user.call('PUT', `/api/achievements/${win?.id}`, { skills });
};

visiting('without a skill the card says how skills come', async (page, t) => {
  await signedInUser(page, app());
  await goTo(page, '/dashboard');
  await card(page).getByText('No skills yet').waitFor();
  await card(page).getByRole('link', { name: 'Go to my wins' }).waitFor();
  t.is(await card(page).getByRole('button', { name: 'Manage skills' }).count(), 0);
});

visiting(
  'a profile that cannot be read says so',
  async (page, t) => {
    await signedInUser(page, app());
    await withoutFirstReads(page);
    await page.route('**/api/user-skills-profile/*', (route) => route.fulfill({ status: 404, body: '{}' }));
    await goTo(page, '/dashboard');
    await card(page).getByText('Unable to load skills profile data.').waitFor();
    t.true(await card(page).getByText('Please try refreshing the page.').isVisible());
  },
  { expected: /status of 404/ },
);

visiting('the card shows strengths and what was not met lately; each skill opens its wins', async (page, t) => {
  const user = await signedInUser(page, app());
  await aWin(user, 'Showed two colleagues the new charts.', ['Teaching'], 2);
  await aWin(user, 'Explained the rota to the night shift.', ['teaching', 'Planning'], 20);
  await aWin(user, 'Sorted the queue at the door.', ['Triage'], 200);
  await aWin(user, 'Sorted the queue at the desk.', ['Triage'], 300);
  await goTo(page, '/dashboard');
  await card(page).getByRole('heading', { name: 'Core strengths' }).waitFor();
  await card(page).getByText('Not seen much lately').waitFor();
  const box = await card(page).boundingBox();
  t.true(box !== null && box.height <= 650);
  await card(page)
    .getByRole('link', { name: /^Teaching\s*2 wins/i })
    .click();
  await cardOf(page, 'Showed two colleagues').waitFor();
  await cardOf(page, 'Explained the rota').waitFor();
  t.is(await page.locator('[data-win]').count(), 2);
  await page.getByRole('button', { name: /^Skill: Teaching/ }).click();
  await cardOf(page, 'Sorted the queue at the door').waitFor();
  t.is(new URL(page.url()).search, '');
});

visiting('skills are merged, hidden and brought back', async (page, t) => {
  const user = await signedInUser(page, app());
  await aWin(user, 'Wrote the letter to all parents.', ['Comms', 'Excel'], 2);
  await aWin(user, 'Wrote the report for the board.', ['Writing'], 3);
  await goTo(page, '/dashboard');
  await card(page).getByRole('button', { name: 'Manage skills' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Comms, 1 win' }).check();
  await dialog.getByRole('checkbox', { name: 'Writing, 1 win' }).check();
  await dialog.getByLabel('One name for these 2').fill('Communication');
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await dialog.getByRole('checkbox', { name: 'Communication, 2 wins' }).waitFor();
  await dialog.getByRole('button', { name: 'Hide Excel' }).click();
  await dialog.getByText('“Excel” is hidden').first().waitFor();
  await dialog.getByRole('checkbox', { name: 'Excel, 1 win' }).waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Undo: “Excel” is hidden' }).click();
  await dialog.getByRole('checkbox', { name: 'Excel, 1 win' }).waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await card(page)
    .getByRole('link', { name: /^Communication\s*2 wins/ })
    .waitFor();
  const chips = (await user.wins()).map(({ analysisResult }) => analysisResult?.skills);
  t.deepEqual(chips, [['Communication', 'Excel'], ['Communication']]);
});
