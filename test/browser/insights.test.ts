import test from 'ava';
import type { Page } from 'playwright';
import { aUser, type User } from '../support/user.ts';
import { browsing, holdAnswers, signedInUser, signInAs, withoutFirstReads } from './browsing.ts';

const { app, visiting, goTo } = browsing(test);

const WINS = [
  ['2026-01-05', 'Trained two nurses on triage.'],
  ['2026-01-06', 'Cut the nightly build from 40 to 9 minutes.'],
  ['2026-01-07', 'Closed the audit with no findings.'],
  ['2025-12-30', 'Won the tender of the city.'],
] as const;

const withWins = async (page: Page): Promise<User> => {
  const user = await aUser(app());
  for (const [date, originalMessage] of WINS) await user.call('POST', '/api/achievements', { date, originalMessage });
  await signInAs(page, user, app());
  return user;
};
const card = (page: Page, month: string) => page.getByRole('article').filter({ hasText: month });

visiting(
  'the timeline: months newest first, each with what it held and its wins, made anew at a press',
  async (page, t) => {
    const user = await withWins(page);
    await goTo(page, '/wins');
    await page.getByRole('tab', { name: 'Growth Timeline' }).click();
    await page.getByRole('heading', { name: 'Month-by-Month Growth Timeline' }).waitFor();
    await card(page, 'January 2026')
      .getByText(/three wins/)
      .waitFor();
    t.deepEqual(await page.getByRole('article').getByRole('heading', { level: 3 }).allInnerTexts(), [
      'January 2026',
      'December 2025',
    ]);
    t.true(page.url().endsWith('?tab=timeline'));
    const [newer, older] = await Promise.all(
      ['January 2026', 'December 2025'].map((month) => card(page, month).boundingBox()),
    );
    t.true((newer?.x ?? 0) < (older?.x ?? 0), 'they alternate');

    await page.getByRole('button', { name: 'Refresh Timeline' }).click();
    await page.getByText('Monthly Insight Updated').waitFor();
    await user.call('POST', '/api/achievements', { date: '2026-01-08', originalMessage: 'Won the second tender.' });
    await card(page, 'January 2026')
      .getByText(/four wins/)
      .waitFor();

    await card(page, 'December 2025').getByRole('link', { name: 'Won the tender of the city.' }).first().click();
    await page.waitForURL('**/wins/edit/**');
    t.is(await page.getByRole('textbox', { name: 'What you achieved' }).inputValue(), 'Won the tender of the city.');
  },
);

visiting('without wins there is nothing to generate yet', async (page, t) => {
  await signedInUser(page, app());
  await goTo(page, '/wins?tab=timeline');
  await page.getByText('No monthly insights yet').waitFor();
  t.true(await page.getByRole('button', { name: 'Add achievements first' }).isDisabled());
  await goTo(page, '/dashboard');
  await page.getByText('What your wins add up to is told here').waitFor();
});

visiting(
  'what cannot be read says so, and is read again at a press; what cannot be made says so',
  async (page) => {
    await withWins(page);
    await withoutFirstReads(page);
    await page.route('**/api/growth-insights/**', (route) => route.fulfill({ status: 400, body: '{}' }));
    await goTo(page, '/dashboard');
    await page.getByText('Failed to Generate Summary').waitFor();
    await goTo(page, '/wins?tab=timeline');
    await page.getByText('Error Loading Timeline').waitFor();
    await page.unroute('**/api/growth-insights/**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await card(page, 'January 2026').waitFor();
    await page.route('**/api/growth-insights/generate/**', (route) => route.fulfill({ status: 400, body: '{}' }));
    await page.getByRole('button', { name: 'Refresh Timeline' }).click();
    await page.getByText('Failed to Generate Insight').waitFor();
  },
  { expected: /400/ },
);

visiting('the dashboard sums up all wins, and leads to the timeline', async (page, t) => {
  await withWins(page);
  await withoutFirstReads(page);
  const release = await holdAnswers(page, '**/api/growth-insights/*/summary');
  await goTo(page, '/dashboard');
  await page.getByText('Loading your summary').waitFor({ state: 'attached' });
  release();
  const summary = page.getByRole('region', { name: 'Summary of Wins to Date' });
  await summary.getByText('Since December 30, 2025 you have written down four wins.').waitFor();
  t.true((await summary.getByRole('link').count()) > 1);
  await summary.getByRole('link', { name: 'Detailed timeline' }).click();
  await page.getByRole('heading', { name: 'Month-by-Month Growth Timeline' }).waitFor();
});
