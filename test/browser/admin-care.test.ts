import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchChromium, SPARING } from '../support/chromium.ts';
import { eventually } from '../support/eventually.ts';
import { violationsOf } from './accessibility.ts';
import { MODEL, ROLE_MAIL, secretsOf, seededForOperators } from './admin-seeded.ts';
import { problemsOf, signInAs } from './browsing.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const LOOKS = [
  { size: WIDE, colorScheme: 'light' },
  { size: PHONE, colorScheme: 'dark' },
  { size: WIDE, colorScheme: 'dark' },
  { size: PHONE, colorScheme: 'light' },
] as const;
const PATIENCE_MS = 60_000;

let browser: Browser;
test.before(async () => {
  browser = await launchChromium(SPARING);
});
test.after.always(() => browser?.close());

type Seeded = Awaited<ReturnType<typeof seededForOperators>>;

/** A page of somebody who is signed in; what it must not do is checked at the end. */
const pageOf = async (t: ExecutionContext, { app }: Seeded, who: Readonly<{ session: string }>, expected?: RegExp) => {
  const context: BrowserContext = await browser.newContext({ reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE_MS);
  t.teardown(() => context.close());
  const page = await context.newPage();
  await signInAs(page, who, app);
  const problems = problemsOf(page, app, expected);
  const goTo = (path: string) => page.goto(new URL(path, app.web.url).href);
  return { page, goTo, problems };
};

/** Each page by the words that it is whole with. */
const pagesOf = ({ user }: Seeded) => ({
  'mail received': ['/admin/mail', 'Its owner is asked'],
  'mail sent': ['/admin/mail?box=out', 'Check-in'],
  'role mail': ['/admin/mail?box=roles', ROLE_MAIL.subject],
  'mail health': ['/admin/mail?box=health', 'DNS records'],
  'finding an account': ['/admin/accounts', 'Mail address or account id'],
  'an account': [`/admin/accounts/${user.userId}`, 'The next five'],
  coupons: ['/admin/coupons', 'SORRYFORTHAT'],
  AI: ['/admin/ai', MODEL],
});

const painted = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });

const tooWideBy = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** For people to look at: see `npm run screens`. */
const keepPicture = async (page: Page, name: string): Promise<void> => {
  const { SCREENS_FOLDER: folder } = process.env;
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
};

const checkAccess = async (page: Page, t: ExecutionContext, where: string): Promise<void> => {
  const violations = await violationsOf(page);
  t.deepEqual(
    violations.map(({ id, nodes }) => `${where}: ${id} at ${nodes[0]?.html}`),
    [],
  );
};

test('pages of mail, accounts, coupons and AI can be used by everyone, and hold no word of a user', async (t) => {
  const seeded = await seededForOperators(t);
  const { page, goTo, problems } = await pageOf(t, seeded, seeded.operator);
  const secrets = await secretsOf(seeded);
  const sent: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/admin/'))
      void response.text().then(
        (body) => sent.push(body),
        () => undefined,
      );
  });
  for (const [name, [path = '', words = '']] of Object.entries(pagesOf(seeded))) {
    await goTo(path);
    await page.getByText(words).filter({ visible: true }).first().waitFor();
    for (const { size, colorScheme } of LOOKS) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await painted(page);
      const where = `${name}, ${size.width} ${colorScheme}`;
      t.is(await tooWideBy(page), 0, where);
      await checkAccess(page, t, where);
      await keepPicture(page, where);
    }
    const html = await page.content();
    for (const secret of secrets) t.false(html.includes(secret), `${name} shows ${secret}`);
  }
  t.true(sent.length >= 8);
  for (const secret of secrets) t.false(sent.join('\n').includes(secret), `the browser was sent ${secret}`);
  t.deepEqual(problems, []);
});

test('an account is found by its address, and erased in two steps, each with a reason', async (t) => {
  const seeded = await seededForOperators(t);
  const { operator, user } = seeded;
  const { page, goTo, problems } = await pageOf(t, seeded, operator, /status of 404/);
  await goTo('/admin/accounts');
  const search = page.getByRole('textbox', { name: 'Mail address or account id' });
  await search.fill('nobody@example.com');
  await search.press('Enter');
  await page.getByText('No account has this address or id.').waitFor();
  await search.fill(user.email);
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('heading', { name: `Account ${user.userId}` }).waitFor();
  const dialog = page.getByRole('dialog');
  const giveReason = async (title: string, verb: string) => {
    await dialog.getByText(title, { exact: true }).first().waitFor();
    await dialog.getByLabel('Reason').fill('They asked for it by mail');
    await dialog.getByRole('button', { name: verb }).click();
  };
  await page.getByRole('button', { name: 'Pause check-ins' }).click();
  await giveReason('Pause check-ins', 'Pause');
  await page.getByRole('button', { name: 'Resume check-ins' }).waitFor();
  await page.getByRole('button', { name: 'Erase the account' }).click();
  await giveReason('Erase the account', 'Go on to step two');
  t.is((await user.call('GET', '/api/auth/me')).status, 200, 'nothing is erased after the first step');
  await dialog.getByText('This cannot be undone').waitFor();
  await checkAccess(page, t, 'the second step');
  await keepPicture(page, 'the second step');
  await giveReason('Erase for good?', 'Erase for good');
  await page.getByText(/This account is closed|There is no account with this id/).waitFor();
  t.is((await user.call('GET', '/api/auth/me')).status, 401);
  await eventually('the erasure', async () => {
    const { status } = await operator.call('GET', `/api/admin/accounts/${user.userId}`);
    return status === 404;
  });
  await page.getByText('There is no account with this id').waitFor();
  t.deepEqual(problems, []);
});

test('a released mail is read for a reason, role mail is answered, and a coupon is created and disabled', async (t) => {
  const seeded = await seededForOperators(t);
  const { operator, released } = seeded;
  const { page, goTo, problems } = await pageOf(t, seeded, operator);
  const dialog = page.getByRole('dialog');
  const confirm = async (verb: string) => {
    await dialog.getByLabel('Reason').fill('They asked us to look');
    await dialog.getByRole('button', { name: verb }).click();
  };
  await goTo(`/admin/mail?userId=${released.user.userId}`);
  await page.getByRole('button', { name: 'Read' }).click();
  await confirm('Read the mail');
  await dialog.getByText('I mended the roof of the town hall.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('tab', { name: 'Role mail' }).click();
  await page.getByRole('button', { name: `Open ${ROLE_MAIL.subject}` }).click();
  await dialog.getByText(ROLE_MAIL.text).waitFor();
  await checkAccess(page, t, 'a role mail');
  await keepPicture(page, 'a role mail');
  await dialog.getByRole('button', { name: 'Answer' }).click();
  await dialog.getByLabel('Your answer').fill('It is mended.');
  await confirm('Send the answer');
  await eventually('the answer', async () => {
    const { body } = await operator.call<{ mails: { answers: number }[] }>('GET', '/api/admin/mails/role');
    return body.mails[0]?.answers === 1;
  });
  await goTo('/admin/coupons');
  await page.getByRole('button', { name: 'Create a coupon' }).click();
  await dialog.getByLabel('Code').fill('THANKYOUALL');
  await dialog.getByLabel('How much').fill('20');
  await checkAccess(page, t, 'a new coupon');
  await keepPicture(page, 'a new coupon');
  await confirm('Create');
  await page.getByRole('button', { name: 'Disable THANKYOUALL' }).click();
  await dialog.getByText('Nobody can use it any more').waitFor();
  await confirm('Disable');
  await page.getByRole('row', { name: /THANKYOUALL.*Not usable/ }).waitFor();
  t.deepEqual(problems, []);
});

test('a viewer sees the same pages, and is offered nothing to do', async (t) => {
  const seeded = await seededForOperators(t);
  const { page, goTo, problems } = await pageOf(t, seeded, seeded.viewer);
  const offered: string[] = [];
  for (const [path = '', words = ''] of Object.values(pagesOf(seeded))) {
    await goTo(path);
    await page.getByText(words).filter({ visible: true }).first().waitFor();
    await page.getByText('View only').waitFor();
    offered.push(...(await page.locator('main').getByRole('button').allInnerTexts()));
  }
  t.deepEqual([...new Set(offered)].sort(), ['Check again', 'Find', 'Open']);
  await goTo('/admin/mail?box=roles');
  await page.getByRole('button', { name: `Open ${ROLE_MAIL.subject}` }).click();
  await page.getByRole('dialog').getByText(ROLE_MAIL.text).waitFor();
  t.is(await page.getByRole('button', { name: 'Answer' }).count(), 0);
  t.deepEqual(problems, []);
});
