import test from 'ava';
import type { Locator, Page } from 'playwright';
import type { User } from '../support/user.ts';
import { browsing, holdAnswers, signedInUser } from './browsing.ts';

const { app, visiting, goTo } = browsing(test);

const WINS = ['Cut our nightly build from 40 to 9 minutes by caching the toolchain.', 'Trained 6 new colleagues.'];
const MINE = '# Ada Byron\n\nMy own words.';
const SHOWN = 'Ada Byron\nMy own words.';

const made = async (user: User, wish: object): Promise<string> => {
  const { body } = await user.call('POST', '/api/documents/generate', wish);
  return (body as { documentId: string }).documentId;
};
const contentOf = async (user: User, id: string): Promise<string> => {
  const { body } = await user.call('GET', `/api/documents/${id}`);
  return (body as { document: { content: string } }).document.content;
};
/** Puts a text in the place of all that is there, as from a clipboard. */
const write = async (text: Locator, content: string, type = 'text/plain'): Promise<void> => {
  await text.press('ControlOrMeta+a');
  await paste(text, content, type);
};
const paste = (text: Locator, content: string, type: string): Promise<void> =>
  text.evaluate(
    (field, [pasted, as]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(as ?? '', pasted ?? '');
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [content, type],
  );
const shown = async (text: Locator): Promise<string> => (await text.innerText()).replace(/\n+/g, '\n').trim();

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
  const before = { shown: await shown(text), content: await contentOf(user, id) };
  await write(text, MINE);
  await save.click();
  await page.getByText('Changes saved').waitFor();
  t.is((await contentOf(user, id)).trim(), MINE);
  await page.getByRole('button', { name: 'Show changes: version 2' }).click();
  await page.locator('ins', { hasText: 'own words' }).waitFor();
  await page.getByRole('button', { name: 'Restore: version 1' }).click();
  await page.getByText('Version restored').waitFor();
  t.deepEqual({ shown: await shown(text), content: await contentOf(user, id) }, before);
});

visiting('what is typed while the text is being saved or an earlier one brought back is not lost', async (page, t) => {
  const { user, id, text, save } = await open(page);
  await write(text, MINE);
  const answerSave = await holdAnswers(page, `**/api/documents/${id}`);
  await save.click();
  await page.getByRole('button', { name: 'Saving' }).waitFor();
  await write(text, `${MINE} And more.`);
  answerSave();
  await page.getByText('Changes saved').waitFor();
  t.is(await shown(text), `${SHOWN} And more.`);
  await save.click();
  await page.getByRole('button', { name: 'Show changes: version 3' }).waitFor();
  t.is((await contentOf(user, id)).trim(), `${MINE} And more.`);

  const answerRestore = await holdAnswers(page, '**/restore');
  await page.getByRole('button', { name: 'Restore: version 1' }).click();
  await write(text, `${MINE} While it was on its way.`);
  answerRestore();
  await page.getByText('This document was changed elsewhere meanwhile').waitFor();
  t.is(await shown(text), `${SHOWN} While it was on its way.`);
});

visiting(
  'what was typed without a line is there again after a reload, and kept once there is one',
  async (page, t) => {
    const { text } = await open(page);
    await page.route('**/draft', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
    await write(text, MINE);
    await page.getByText('your draft is kept in this browser').waitFor();
    await page.reload();
    await text.waitFor();
    t.is(await shown(text), SHOWN);
    await page.unroute('**/draft');
    await page.getByText('Draft kept at').waitFor();
  },
  { expected: /Failed to load resource/ },
);

visiting(
  'two windows do not overwrite each other’s draft: both words are shown, and one is chosen',
  async (page, t) => {
    const { id, text, user } = await open(page);
    await write(text, MINE);
    await page.getByText('Draft kept at').waitFor();
    const theirs = '# Ada Byron\n\nWords of the other window.';
    await user.call('PUT', `/api/documents/${id}/draft`, { content: theirs, version: 1 });
    await write(text, `${MINE} And more.`);
    const notice = page.getByRole('alert').filter({ hasText: 'Words of the other window.' });
    await notice.getByText('This document is being edited in another window, too').waitFor();
    t.is(await shown(text), `${SHOWN} And more.`);
    await notice.getByRole('button', { name: 'Go on with mine' }).click();
    await notice.waitFor({ state: 'detached' });
    await page.getByText('Draft kept at').waitFor();
    await page.reload();
    await text.waitFor();
    t.is(await shown(text), `${SHOWN} And more.`);
  },
  { expected: /412/ },
);

visiting('what was typed and not saved is there again', async (page, t) => {
  const { text } = await open(page);
  await write(text, MINE);
  await page.getByText('Draft kept at').waitFor();
  await page.reload();
  await page.getByText('You go on from your draft of').waitFor();
  t.is(await shown(text), SHOWN);
  await page.getByRole('button', { name: 'Throw the draft away' }).click();
  await page.getByText('You go on from your draft of').waitFor({ state: 'detached' });
  t.not(await shown(text), SHOWN);
});

visiting(
  'a text that was changed elsewhere meanwhile loses neither of the two',
  async (page, t) => {
    const { user, id, text, save } = await open(page);
    await write(text, MINE);
    await user.call('PATCH', `/api/documents/${id}`, { content: '# Ada Byron\n\nFrom another window.' });
    await save.click();
    await page.getByText('This document was changed elsewhere meanwhile').waitFor();
    await page.locator('pre', { hasText: 'From another window.' }).waitFor();
    t.is(await shown(text), SHOWN);
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

visiting(
  'a text is formatted while it is typed, by marks, keys and buttons, and saved as Markdown',
  async (page, t) => {
    const { user, id, text, save } = await open(page);
    await write(text, MINE);
    await text.press('ControlOrMeta+End');
    await page.keyboard.type('\n## Work\n- Cut **falls** by half\nTaught ');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('nurses');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type(' [here](https://a.example/x)\n\nA line');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('and 3 * 4 # 5');
    await text.getByRole('heading', { name: 'Work' }).waitFor();
    t.deepEqual(await text.locator('strong').allTextContents(), ['falls', 'nurses']);
    t.is(await text.getByRole('listitem').count(), 2);
    await page.getByRole('button', { name: 'List' }).click();
    await page.getByRole('button', { name: 'List', pressed: true }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await save.click();
    await page.getByText('Changes saved').waitFor();
    t.is(
      await contentOf(user, id),
      `${MINE}\n\n## Work\n\n- Cut **falls** by half\n- Taught **nurses** [here](https://a.example/x)\n\nA line  \nand 3 \\* 4 # 5\n`,
    );
    t.true(await save.isDisabled());
  },
);

visiting('what is typed and taken back leaves the text as it was, with nothing to save', async (page, t) => {
  const { text, save } = await open(page);
  await text.press('ControlOrMeta+End');
  await page.keyboard.type('x');
  await page.getByRole('button', { name: 'Save Changes', disabled: false }).waitFor();
  await page.keyboard.press('ControlOrMeta+z');
  await page.getByRole('button', { name: 'Save Changes', disabled: true }).waitFor();
  t.true(await save.isDisabled());
  await page.keyboard.press('Tab');
  t.false(await text.evaluate((field) => field.contains(document.activeElement)), 'Tab leads out of the text');
});

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--[if gte mso 9]><xml></xml><![endif]-->
<h1 style='color:red'>Experience</h1><p class=MsoNormal>Led <b>two</b> <i>wards</i> of <span style='font-weight:700'>28</span> beds.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span>Cut falls</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span>Taught <b>six</b></p>
<ol><li>First<ul><li>Within</li></ul></li><li>Second</li></ol><table><tr><td>Leeds</td><td>2019</td></tr></table>
<script>alert(1)</script><a href="javascript:alert(1)">No link</a></body></html>`;

visiting('what comes from Word keeps its words, its headings, its points and what is bold', async (page, t) => {
  const { user, id, text, save } = await open(page);
  await write(text, MINE);
  await text.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await paste(text, WORD, 'text/html');
  await save.click();
  await page.getByText('Changes saved').waitFor();
  t.is(
    (await contentOf(user, id)).slice(MINE.length),
    '\n\n## Experience\n\nLed **two** wards of **28** beds.\n\n- Cut falls\n- Taught **six**\n- First\n- Within\n- Second\n\nLeeds\n\n2019\n\nNo link\n',
  );
});

visiting('a document gets a name, and stands under it in the list', async (page, t) => {
  await open(page, { type: 'cover-letter', company: 'Acme', role: 'Nurse' });
  await page.getByRole('heading', { name: /^Cover letter for Nurse at Acme, \d/ }).waitFor();
  await page.getByRole('button', { name: 'Rename' }).click();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('x'.repeat(121));
  await name.press('Enter');
  await page.getByText('A name has 120 characters at most.').waitFor();
  await name.fill('For the ward');
  await name.press('Enter');
  await page.getByRole('heading', { name: 'For the ward' }).waitFor();
  t.is(await page.evaluate(() => document.activeElement?.textContent), 'Rename');
  await page.getByRole('link', { name: 'Back to my content' }).click();
  await page.getByRole('button', { name: 'Download: For the ward' }).waitFor();
});

visiting('a letter is copied as one pastes it into a mail, and a CV is not', async (page, t) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { user } = await open(page, { type: 'cover-letter', company: 'Acme', role: 'Nurse' });
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByText('Copied', { exact: true }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  t.true(copied.includes('40 to 9 minutes'));
  t.notRegex(copied, /[#*\\]|@/);
  await goTo(page, `/content/edit/${await made(user, { type: 'cv' })}`);
  await page.getByRole('button', { name: 'Download' }).waitFor();
  t.is(await page.getByRole('button', { name: 'Copy', exact: true }).count(), 0);
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
  const before = await shown(text);
  await page.getByRole('button', { name: 'Write it anew' }).click();
  await page.getByText('Written anew').waitFor();
  t.not(await shown(text), before);
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
