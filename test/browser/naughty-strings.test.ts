import test from 'ava';
import { cleaned } from '#application/documents/manuscript/cleaned.ts';
import type { CareerList } from '#web/contract/career.ts';
import { evidenceUploadPath } from '#web/contract/evidence.ts';
import { NO_NAUGHTY_STRINGS, naughtyStrings, piled } from '../support/naughty-strings.ts';
import { notRun } from '../support/not-run.ts';
import { pdf } from '../support/pictures.ts';
import { browsing, signedInUser } from './browsing.ts';
import { asFact, harmless, isOneLine } from './harmless.ts';
import type { Screen } from './screen.ts';
import { screensOf } from './screens.ts';

const { app, visiting, goTo } = browsing(test);
const showing = harmless({ visiting });
const screens = screensOf({ app, goTo });
const strings = naughtyStrings ?? [];
/** So many are taken in a day. */
const FILES_A_DAY = 100;

/** Each screen on which words can be typed; all of its fields are typed into. */
const TYPED_ON = [
  'the landing page',
  'the contact form',
  'the login page',
  'the sign-up page',
  'the page that verifies a phone',
  'the page that changes the phone',
  'the profile setup',
  'the profile while it is edited',
  'the wins page',
  'the page that edits a win',
  'the dialog that adds a win',
  'the command palette',
  'the content page',
  'the question before a client report',
  'the editor of a document',
  'the form of a cover letter',
  'the outbox',
];
const FIELDS =
  'textarea, input:not([type=checkbox], [type=radio], [type=date], [type=time], [type=month], [type=file], [role=combobox][aria-haspopup])';

/**
 * Types each text as a keyboard would, into one field; answers those that did not stand there as they were typed. A field
 * for one line takes no line breaks, one for an address trims; neither takes more than it says.
 */
const typeInto = (field: Element, texts: readonly string[]): readonly string[] => {
  const input = field as HTMLInputElement;
  const isLong = input.tagName === 'TEXTAREA';
  const asTaken = (text: string): string => {
    const lines = isLong ? text.replace(/\r\n?/g, '\n') : text.replace(/[\r\n]/g, '');
    return input.maxLength < 0 ? lines : lines.slice(0, input.maxLength);
  };
  return texts.filter((text) => {
    input.focus();
    input.select();
    const taken = asTaken(text);
    document.execCommand(taken === '' ? 'delete' : 'insertText', false, taken);
    return input.type !== 'email' && input.value !== taken;
  });
};

const longestOf = (field: Element): number => {
  const { maxLength } = field as HTMLInputElement;
  return maxLength < 0 ? 4000 : Math.min(maxLength, 4000);
};

const onScreen = (name: string) => screens[name] as Screen;

if (naughtyStrings) {
  for (const name of TYPED_ON)
    showing(`naughty strings stand as they are typed in every field of ${name}`, async (page, t, check) => {
      await onScreen(name).open(page);
      await page.getByText(onScreen(name).words).first().waitFor();
      const dialogs = page.getByRole('dialog').filter({ visible: true });
      const where = (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body');
      const fields = await where.locator(FIELDS).filter({ visible: true }).elementHandles();
      let typed = 0;
      for (const [at, field] of fields.entries()) {
        if (!(await field.isEditable())) continue;
        const texts = piled(strings, await field.evaluate(longestOf), '\n');
        t.deepEqual(await field.evaluate(typeInto, texts), [], `field ${at} of ${name}`);
        typed += 1;
      }
      t.true(typed > 0, 'nothing could be typed');
      await check(name);
    });

  showing(
    'naughty strings are wins, what others may read of them, and names of files like any other',
    async (page, t, check) => {
      const user = await signedInUser(page, app());
      const texts = piled(strings, 300, '\n').map((text) => text.trim());
      for (const [at, text] of texts.entries()) {
        const words = { originalMessage: text, publicText: text };
        const { body } = await user.call<{ achievement: { id: string } }>('POST', '/api/achievements', words);
        if (at < FILES_A_DAY) await user.call('POST', evidenceUploadPath(body.achievement.id, text), pdf());
      }
      const wins = await user.wins();
      t.deepEqual([...wins.map(({ originalMessage }) => originalMessage)].sort(), [...texts].sort());
      t.true(wins.every(({ originalMessage, publicText }) => publicText === originalMessage));
      await goTo(page, '/wins');
      const rows = page.locator('[data-win]');
      for (let shown = 50; shown < wins.length; shown += 50)
        await page.getByRole('button', { name: 'Show more' }).click();
      await rows.nth(wins.length - 1).waitFor();
      await page.locator('[data-summary]').evaluateAll((all) => {
        for (const row of all) (row as HTMLElement).click();
      });
      const words = page.locator('[data-win] [data-folded]');
      await words.nth(wins.length - 1).waitFor();
      t.deepEqual(
        await words.evaluateAll((all) => all.map(({ textContent }) => textContent)),
        wins.map(({ originalMessage }) => originalMessage),
      );
      t.is(await words.locator(':not(a[rel^=noopener])').count(), 0);
      const files = wins.flatMap(({ evidence }) => evidence.map(({ name }) => name));
      const shown = page.locator('[data-win] a[download]');
      await shown.nth(files.length - 1).waitFor();
      t.deepEqual(await shown.evaluateAll((all) => all.map((one) => one.getAttribute('title'))), files);
      t.is(await page.title(), 'My Wins | Cairn');
      await check('the list of wins');
    },
  );

  showing('naughty strings are names, roles and facts of a career like any other', async (page, t, check) => {
    const user = await signedInUser(page, app());
    // Skills are told apart by their letters and numbers: each has one of its own.
    const lines = piled(strings.filter(isOneLine), 190).map((line, at) => `${at} ${line}`);
    const facts = lines.map((name) => ({ id: crypto.randomUUID(), is: 'skill', name }));
    t.is((await user.call('POST', '/api/user/career', { facts })).status, 201);
    const kept = (await user.call<CareerList>('GET', '/api/user/career')).body.facts;
    t.deepEqual(
      kept.map((fact) => 'name' in fact && fact.name),
      lines.map(asFact),
    );
    const names = piled(strings.filter(isOneLine), 100).map((one) => one.trim());
    for (let at = 0; at < names.length; at += 4) {
      const [firstName = 'Sub', lastName = 'Scriber', role = '', company = ''] = names.slice(at, at + 4);
      const said = { firstName, lastName, role, company };
      const { body } = await user.call<{ profile: object }>('PUT', '/api/user/profile', said);
      t.like(body.profile, said);
    }
    const { firstName = '' } = (await user.call<{ firstName: string }>('GET', '/api/user/profile')).body;
    await goTo(page, '/dashboard');
    await page.getByRole('heading', { name: `Welcome, ${firstName}` }).waitFor();
    await check('the dashboard');
    await goTo(page, '/profile');
    await page
      .getByText(asFact(lines.at(-1) ?? ''))
      .first()
      .waitFor();
    await check('the profile');
  });

  showing('a document of naughty strings is shown, edited and found like any other', async (page, t, check) => {
    const user = await signedInUser(page, app(), ['Trained 6 new colleagues.']);
    const { body } = await user.call<{ documentId: string }>('POST', '/api/documents/generate', {
      type: 'linkedin-post',
    });
    const content = cleaned(strings.join('\n\n')).trim();
    t.is((await user.call('PATCH', `/api/documents/${body.documentId}`, { content })).status, 200);
    await goTo(page, `/content/edit/${body.documentId}`);
    await page.getByText('Version 2').waitFor();
    const field = page.getByRole('textbox', { name: 'Text' });
    for (const line of content.split('\n').filter((one) => /^[\p{L} ]{12,}$/u.test(one)))
      t.true((await field.innerText()).includes(line.trim()), line);
    t.true(await page.getByRole('button', { name: 'Save Changes' }).isDisabled());
    await check('the editor');
    await goTo(page, `/content?view=${body.documentId}`);
    await page.getByRole('dialog').getByText('ran(4)').first().waitFor();
    await check('the document');
  });

  showing(
    'naughty strings that are sent come back as words: the composer, the first page, a search',
    async (page, t, check) => {
      await goTo(page, '/');
      const tried = piled(strings.slice(0, 10), 500)[0] ?? '';
      await page.getByLabel('Try it: what did you get done lately?').fill(tried);
      await page.getByRole('button', { name: 'Place the stone' }).click();
      await page.getByRole('button', { name: 'Place the stone' }).waitFor();
      await check('the first page');
      await signedInUser(page, app(), ['Trained 6 new colleagues.']);
      await goTo(page, '/wins');
      const said = piled(strings, 7000, '\n')[0]?.trim() ?? '';
      await page.getByRole('textbox', { name: 'Write a win, or ask' }).fill(said);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByRole('log', { name: 'Conversation' }).getByRole('listitem').first().waitFor();
      await page.getByText('Cairn is reading it…').waitFor({ state: 'detached' });
      await check('the answer');
      await page.getByRole('searchbox', { name: 'Search your wins...' }).fill(tried.slice(0, 200));
      await page.getByText('No wins found').waitFor();
      t.is(new URL(page.url()).searchParams.get('q'), tried.slice(0, 200).trim());
      await check('the search');
    },
  );
} else notRun('naughty strings in the browser', NO_NAUGHTY_STRINGS);
