import test from 'ava';
import type { Page } from 'playwright';
import type { User } from '../support/user.ts';
import { browsing, holdAnswers, signedInUser } from './browsing.ts';

const { app, visiting, goTo } = browsing(test);

const WINS = ['Cut our nightly build from 40 to 9 minutes by caching the toolchain.', 'Trained 6 new colleagues.'];
const MINE = '# Ada Byron\n\nMy own words.';

const made = async (user: User, wish: object): Promise<string> => {
  const { body } = await user.call('POST', '/api/documents/generate', wish);
  return (body as { documentId: string }).documentId;
};
const contentOf = async (user: User, id: string): Promise<string> => {
  const { body } = await user.call('GET', `/api/documents/${id}`);
  return (body as { document: { content: string } }).document.content;
};
const open = async (page: Page, wish: object = { type: 'cv' }) => {
  const user = await signedInUser(page, app(), WINS);
  const id = await made(user, wish);
  await goTo(page, `/content/edit/${id}`);
  await page.getByLabel('Text', { exact: true }).waitFor();
  return {
    user,
    id,
    text: page.getByLabel('Text', { exact: true }),
    save: page.getByRole('button', { name: 'Save Changes' }),
  };
};

visiting('a text is saved, and its earlier version brought back', async (page, t) => {
  const { user, id, text, save } = await open(page);
  t.true(await save.isDisabled());
  const before = await text.inputValue();
  await text.fill(MINE);
  await save.click();
  await page.getByText('Changes saved').waitFor();
  t.is((await contentOf(user, id)).trim(), MINE);
  await page.getByRole('button', { name: 'Show changes: version 2' }).click();
  await page.locator('ins', { hasText: 'own words' }).waitFor();
  await page.getByRole('button', { name: 'Restore: version 1' }).click();
  await page.getByText('Version restored').waitFor();
  t.is(await text.inputValue(), before);
  t.is(await contentOf(user, id), before);
});

visiting('what is typed while the text is being saved or an earlier one brought back is not lost', async (page, t) => {
  const { user, id, text, save } = await open(page);
  await text.fill(MINE);
  const answerSave = await holdAnswers(page, `**/api/documents/${id}`);
  await save.click();
  await page.getByRole('button', { name: 'Saving' }).waitFor();
  await text.fill(`${MINE} And more.`);
  answerSave();
  await page.getByText('Changes saved').waitFor();
  t.is(await text.inputValue(), `${MINE} And more.`);
  await save.click();
  await page.getByRole('button', { name: 'Show changes: version 3' }).waitFor();
  t.is((await contentOf(user, id)).trim(), `${MINE} And more.`);

  const answerRestore = await holdAnswers(page, '**/restore');
  await page.getByRole('button', { name: 'Restore: version 1' }).click();
  await text.fill(`${MINE} While it was on its way.`);
  answerRestore();
  await page.getByText('This document was changed elsewhere meanwhile').waitFor();
  t.is(await text.inputValue(), `${MINE} While it was on its way.`);
});

visiting(
  'what was typed without a line is there again after a reload, and kept once there is one',
  async (page, t) => {
    const { text } = await open(page);
    await page.route('**/draft', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
    await text.fill(MINE);
    await page.getByText('your draft is kept in this browser').waitFor();
    await page.reload();
    await text.waitFor();
    t.is(await text.inputValue(), MINE);
    await page.unroute('**/draft');
    await page.getByText('Draft kept at').waitFor();
  },
  { expected: /Failed to load resource/ },
);

visiting(
  'two windows do not overwrite each other’s draft: both words are shown, and one is chosen',
  async (page, t) => {
    const { id, text, user } = await open(page);
    await text.fill(MINE);
    await page.getByText('Draft kept at').waitFor();
    const theirs = '# Ada Byron\n\nWords of the other window.';
    await user.call('PUT', `/api/documents/${id}/draft`, { content: theirs, version: 1 });
    await text.fill(`${MINE} And more.`);
    const notice = page.getByRole('alert').filter({ hasText: 'Words of the other window.' });
    await notice.getByText('This document is being edited in another window, too').waitFor();
    t.is(await text.inputValue(), `${MINE} And more.`);
    await notice.getByRole('button', { name: 'Go on with mine' }).click();
    await notice.waitFor({ state: 'detached' });
    await page.getByText('Draft kept at').waitFor();
    await page.reload();
    await text.waitFor();
    t.is(await text.inputValue(), `${MINE} And more.`);
  },
  { expected: /412/ },
);

visiting('what was typed and not saved is there again', async (page, t) => {
  const { text } = await open(page);
  await text.fill(MINE);
  await page.getByText('Draft kept at').waitFor();
  await page.reload();
  await page.getByText('You go on from your draft of').waitFor();
  t.is(await text.inputValue(), MINE);
  await page.getByRole('button', { name: 'Throw the draft away' }).click();
  await page.getByText('You go on from your draft of').waitFor({ state: 'detached' });
  t.not(await text.inputValue(), MINE);
});

visiting(
  'a text that was changed elsewhere meanwhile loses neither of the two',
  async (page, t) => {
    const { user, id, text, save } = await open(page);
    await text.fill(MINE);
    await user.call('PATCH', `/api/documents/${id}`, { content: '# Ada Byron\n\nFrom another window.' });
    await save.click();
    await page.getByText('This document was changed elsewhere meanwhile').waitFor();
    await page.locator('pre', { hasText: 'From another window.' }).waitFor();
    t.is(await text.inputValue(), MINE);
    await page.getByRole('button', { name: 'Save mine as the newest' }).click();
    await page.getByText('Changes saved').waitFor();
    t.is((await contentOf(user, id)).trim(), MINE);
    await page.getByText('Version 3').waitFor();
  },
  { expected: /status of 412/ },
);

visiting('a post gets a date and loses it again', async (page, t) => {
  const { user, id, save } = await open(page, { type: 'linkedin-post' });
  const date = async () => {
    const { body } = await user.call('GET', `/api/documents/${id}`);
    return (body as { document: { scheduledPublishDate: string | null } }).document.scheduledPublishDate;
  };
  const box = page.getByRole('checkbox', { name: /on a day of my choice/ });
  await box.check();
  await save.click();
  await page.getByText('Changes saved').waitFor();
  t.not(await date(), null);
  await page.getByRole('button', { name: 'Close notice' }).click();
  await box.uncheck();
  await save.click();
  await page.getByText('Changes saved').waitFor();
  t.is(await date(), null);
});

visiting('a link is made, read by whoever has it, and taken back', async (page, t) => {
  await open(page);
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = page.getByLabel('Link', { exact: true });
  await link.waitFor();
  const path = new URL(await link.inputValue()).pathname;
  t.is((await page.request.get(new URL(path, app().web.url).href)).status(), 200);
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await page.getByText('The link does not work any more').waitFor();
  t.is((await page.request.get(new URL(path, app().web.url).href)).status(), 404);
});

visiting(
  'links that could not be loaded are not taken for none',
  async (page, t) => {
    const user = await signedInUser(page, app(), WINS);
    const id = await made(user, { type: 'cv' });
    await user.call('POST', `/api/documents/${id}/shares`, {});
    await page.route('**/shares', (route) => route.abort());
    await goTo(page, `/content/edit/${id}`);
    const notice = page.getByRole('alert').filter({ hasText: 'The links of this document could not be loaded.' });
    await notice.waitFor();
    await page.unroute('**/shares');
    await notice.getByRole('button', { name: 'Retry' }).click();
    await page.getByLabel('Link', { exact: true }).waitFor();
    t.is(await notice.count(), 0);
  },
  { expected: /Failed to load resource/ },
);

visiting('a document is written anew', async (page, t) => {
  const { user, text } = await open(page);
  const [win] = await user.wins();
  await user.call('DELETE', `/api/achievements/${win?.id}`);
  const before = await text.inputValue();
  await page.getByRole('button', { name: 'Write it anew' }).click();
  await page.getByText('Written anew').waitFor();
  t.not(await text.inputValue(), before);
});

visiting(
  'a document that is not there is told of',
  async (page, t) => {
    await signedInUser(page, app());
    await goTo(page, '/content/edit/nowhere');
    await page.getByText('Content Not Found').waitFor();
    t.pass();
  },
  { expected: /status of 404/ },
);
