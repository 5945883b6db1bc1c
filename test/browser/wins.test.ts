import test from 'ava';
import { streams } from '#application/streams.ts';
import { winRemoved } from '#domain/wins/events.ts';
import { eventually } from '../support/eventually.ts';
import { browsing, cardOf, holdAnswers, signedInUser, withoutFirstReads } from './browsing.ts';

/** Its category and its change are sure. */
const NIGHTLY = 'Cut our nightly build from 40 to 9 minutes.';
const NURSES = 'Trained two nurses on triage.';
const CAFE = 'Cafe Zürich agreed to a three year contract.';

const { app, visiting, goTo } = browsing(test);

visiting('shows skeletons until the wins are there', async (page, t) => {
  await signedInUser(page, app(), [NURSES]);
  await withoutFirstReads(page);
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
  await user.call('POST', '/api/achievements', { originalMessage: NIGHTLY, date: '2026-03-05' });
  const [kept] = await user.wins();
  const skills = ['Process improvement', 'Caching'];
  t.is((await user.call('PUT', `/api/achievements/${kept?.id}`, { skills })).status, 200);
  await goTo(page, '/wins');
  const card = cardOf(page, NIGHTLY);
  for (const words of ['March 5, 2026', 'What you achieved:', 'Analysis:', 'Skills:'])
    await card.getByText(words).waitFor();
  const [win] = await user.wins();
  await card
    .getByText(win?.category ?? '', { exact: true })
    .first()
    .waitFor();
  await card.getByText(win?.analysisResult?.analysis ?? '').waitFor();
  t.deepEqual(win?.analysisResult?.skills, skills);
  t.deepEqual(await card.getByRole('listitem').allInnerTexts(), ['Caching'], 'the category is not said twice');
  await page.getByText('1 win', { exact: true }).waitFor();
});

visiting('a row says date, category, words and skills before it is opened', async (page, t) => {
  const user = await signedInUser(page, app());
  const skills = ['Caching', 'Process improvement', 'Excel', 'Writing', 'Rowing'];
  for (const originalMessage of [NIGHTLY, NURSES, CAFE, 'Walked home.'])
    await user.call('POST', '/api/achievements', { originalMessage, date: '2026-03-05' });
  const nightly = (await user.wins()).find(({ originalMessage }) => originalMessage === NIGHTLY);
  await user.call('PUT', `/api/achievements/${nightly?.id}`, { skills, category: 'Process improvement' });
  await goTo(page, '/wins');
  const row = cardOf(page, NIGHTLY).getByRole('button', { expanded: false }).first();
  for (const words of ['March 5, 2026', 'Process improvement', NIGHTLY, 'Caching · Excel · Writing'])
    await row.getByText(words, { exact: true }).waitFor();
  t.is(await row.getByText('Rowing').count(), 0, 'three at most');
  await row.click();
  await cardOf(page, NIGHTLY).getByText('Rowing').waitFor();
  t.is(await cardOf(page, NIGHTLY).getByText('Caching · Excel').count(), 0, 'said once');
});

visiting(
  'coming back to lists known for less than a minute shows them at once, and reads them again unseen',
  async (page, t) => {
    await signedInUser(page, app(), [NURSES]);
    await goTo(page, '/wins');
    await cardOf(page, NURSES).getByText('Skills:').waitFor();
    await page.getByRole('link', { name: 'Content', exact: true }).click();
    await page.getByText('No documents yet').waitFor();
    await page.evaluate(() => new Promise((later) => setTimeout(later, 2100))); // within two seconds it is the same reading
    const release = await holdAnswers(page, '**/api/achievements?*');
    const asked = page.waitForRequest('**/api/achievements?*');
    await page.getByRole('link', { name: 'Wins', exact: true }).click();
    await cardOf(page, NURSES).waitFor();
    await asked;
    t.is(await page.getByText('Loading your wins').count(), 0);
    t.is(await page.locator('[aria-busy=true]').count(), 0);
    release();
    await page.waitForLoadState('networkidle');
    await page.route('**/api/documents?*', (route) => route.abort());
    const again = page.waitForEvent('requestfailed');
    await page.getByRole('link', { name: 'Content', exact: true }).click();
    await again;
    await page.getByText('No documents yet').waitFor();
    t.is(await page.getByText('Failed to load your content.').count(), 0);
  },
  { expected: /ERR_FAILED/ },
);

visiting('a list that did not change is not sent again, and what is new is shown', async (page, t) => {
  const user = await signedInUser(page, app(), [NURSES]);
  const statuses: number[] = [];
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname === '/api/achievements') statuses.push(answer.status());
  });
  const listening = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/changes');
  await goTo(page, '/wins');
  await cardOf(page, NURSES).getByText('Skills:').waitFor();
  await listening;
  const [winId, at] = [crypto.randomUUID(), new Date().toISOString()];
  const removed = winRemoved({ winId, userId: user.userId, at, textRevision: 0, mailId: null });
  await app().services.log.append(streams.win(winId), [removed], 'no-stream'); // a change that changes no document
  await eventually('the list that is the same', async () => statuses.at(-1) === 304);
  t.true(await cardOf(page, NURSES).isVisible());
  await user.call('POST', '/api/achievements', { originalMessage: CAFE });
  await cardOf(page, CAFE).waitFor();
  t.true(await cardOf(page, NURSES).isVisible());
});

visiting('searches and filters, says when nothing fits, and clears all filters', async (page, t) => {
  const user = await signedInUser(page, app(), [NIGHTLY, CAFE]);
  await goTo(page, '/wins');
  await cardOf(page, NIGHTLY).getByText('Analysis:').waitFor();
  await page.getByPlaceholder('Search your wins...').fill('zurich');
  await cardOf(page, NIGHTLY).waitFor({ state: 'detached' });
  await cardOf(page, CAFE).waitFor();
  await page.getByPlaceholder('Search your wins...').fill('');
  await cardOf(page, NIGHTLY).waitFor();
  const category = (await user.wins()).find(({ originalMessage }) => originalMessage === NIGHTLY)?.category ?? '';
  await page.getByLabel('Category', { exact: true }).selectOption(category);
  await cardOf(page, CAFE).waitFor({ state: 'detached' });
  t.is(await page.locator('[data-win]').count(), 1);
  await page.getByPlaceholder('Search your wins...').fill('nothing like it');
  await page.getByText('No wins found').waitFor();
  await page.getByText('No achievements match your current filters').waitFor();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await cardOf(page, CAFE).waitFor();
  t.is(await page.getByPlaceholder('Search your wins...').inputValue(), '');
  t.is(await page.getByLabel('Category', { exact: true }).inputValue(), '');
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
    await withoutFirstReads(page);
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
    await withoutFirstReads(page);
    await page.route('**/api/achievements?*', (route) => route.abort(), { times: 2 });
    await goTo(page, '/wins');
    await cardOf(page, NURSES).waitFor();
    t.is(await page.getByRole('alert').count(), 0);
  },
  { expected: /ERR_FAILED/ },
);

visiting('a win that arrives settles in, and does not move for those who want less of it', async (page, t) => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Object.assign(globalThis, { moved: 0 });
    Element.prototype.animate = function (...how) {
      Object.assign(globalThis, { moved: 1 });
      return animate.apply(this, how);
    };
  });
  const user = await signedInUser(page, app(), [NURSES]);
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    await goTo(page, '/wins');
    await cardOf(page, NURSES).waitFor();
    await user.call('POST', '/api/achievements', { originalMessage: `Arrived with ${reducedMotion}.` });
    await cardOf(page, `Arrived with ${reducedMotion}.`).waitFor();
    const moved = await page.evaluate(() => (globalThis as unknown as { moved: number }).moved);
    t.is(moved, reducedMotion === 'reduce' ? 0 : 1);
  }
});
