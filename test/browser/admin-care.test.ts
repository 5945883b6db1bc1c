import test, { type ExecutionContext } from 'ava';
import type { Page } from 'playwright';
import type { RoleMails } from '#web/contract/admin/mail.ts';
import { eventually } from '../support/eventually.ts';
import { aUser } from '../support/user.ts';
import { violationsOf } from './accessibility.ts';
import { RELEASED_WORDS, releasedMail, roleMail } from './admin-seeded.ts';
import { browsing, signInAs } from './browsing.ts';
import { signedInAgain, staffedOnce } from './operators.ts';

const { app, visiting, goTo } = browsing(test);

const asOperator = async (page: Page) => {
  const { operator } = await staffedOnce(app());
  await signInAs(page, await signedInAgain(app(), operator), app());
  return operator;
};

const asViewer = async (page: Page) => signInAs(page, (await staffedOnce(app())).viewer, app());

const checkAccess = async (page: Page, t: ExecutionContext, where: string): Promise<void> => {
  const violations = await violationsOf(page);
  t.deepEqual(
    violations.map(({ id, nodes }) => `${where}: ${id} at ${nodes[0]?.html}`),
    [],
  );
};

/** Gives the reason that the open dialog of this title asks for, and goes on. */
const confirm = async (page: Page, title: string, verb: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Reason').fill('They asked for it by mail');
  await dialog.getByRole('button', { name: verb }).click();
};

visiting(
  'an account is found by its address, and erased in two steps, each with a reason',
  async (page, t) => {
    const user = await aUser(app());
    const operator = await asOperator(page);
    await goTo(page, '/admin/accounts');
    const search = page.getByRole('textbox', { name: 'Mail address or account id' });
    await search.fill('nobody@example.com');
    await search.press('Enter');
    await page.getByText('No account has this address or id.').waitFor();
    await search.fill(user.email);
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('heading', { name: `Account ${user.userId}` }).waitFor();
    t.false((await page.content()).includes(user.email));
    await page.getByRole('button', { name: 'Pause check-ins' }).click();
    await confirm(page, 'Pause check-ins', 'Pause');
    await page.getByRole('button', { name: 'Resume check-ins' }).waitFor();
    await page.getByRole('button', { name: 'Erase the account' }).click();
    await confirm(page, 'Erase the account', 'Go on to step two');
    await page.getByRole('dialog').getByText('This cannot be undone').waitFor();
    t.is((await user.call('GET', '/api/auth/me')).status, 200, 'nothing is erased after the first step');
    await checkAccess(page, t, 'the second step');
    await confirm(page, 'Erase for good?', 'Erase for good');
    await page.getByText(/This account is closed|There is no account with this id/).waitFor();
    t.is((await user.call('GET', '/api/auth/me')).status, 401);
    await eventually('the erasure', async () => {
      const { status } = await operator.call('GET', `/api/admin/accounts/${user.userId}`);
      return status === 404;
    });
    await page.getByText('There is no account with this id').waitFor();
  },
  { expected: /status of 404/ },
);

visiting('a first step that is left there erases nothing, and begins again from the first', async (page, t) => {
  const user = await aUser(app());
  await asOperator(page);
  await goTo(page, `/admin/accounts/${user.userId}`);
  const erase = page.getByRole('button', { name: 'Erase the account' });
  await erase.click();
  await confirm(page, 'Erase the account', 'Go on to step two');
  const second = page.getByRole('dialog', { name: 'Erase for good?' });
  await second.getByRole('button', { name: 'Cancel' }).click();
  await second.waitFor({ state: 'hidden' });
  await erase.click();
  await page.getByRole('dialog', { name: 'Erase the account' }).getByText('nothing is erased yet').waitFor();
  t.is((await user.call('GET', '/api/auth/me')).status, 200);
});

visiting('a mail that its owner released is read for a reason; no other can be', async (page, t) => {
  const user = await releasedMail(app());
  await asOperator(page);
  await goTo(page, '/admin/mail?end=held');
  await page.getByText('Its owner is asked').first().waitFor();
  t.is(await page.getByRole('button', { name: 'Read' }).count(), 0);
  await goTo(page, `/admin/mail?userId=${user.userId}`);
  await page.getByRole('button', { name: 'Read' }).click();
  await confirm(page, 'Read a released mail', 'Read the mail');
  await page.getByRole('dialog').getByText(RELEASED_WORDS).waitFor();
  await checkAccess(page, t, 'a released mail');
});

visiting('mail to a role is read by viewers, and answered by operators', async (page, t) => {
  const subject = `A question ${crypto.randomUUID()}`;
  await roleMail(app(), subject);
  const open = () => page.getByRole('button', { name: `Open ${subject}` }).click();
  const dialog = page.getByRole('dialog', { name: subject });
  await asViewer(page);
  await goTo(page, '/admin/mail?box=roles');
  await open();
  await dialog.getByText('So slow today.').waitFor();
  t.is(await dialog.getByRole('button', { name: 'Answer' }).count(), 0);
  const operator = await asOperator(page);
  await goTo(page, '/admin/mail?box=roles');
  await open();
  await dialog.getByText('So slow today.').waitFor();
  await checkAccess(page, t, 'a role mail');
  await dialog.getByRole('button', { name: 'Answer' }).click();
  await page.getByLabel('Your answer').fill('It is mended.');
  await confirm(page, 'Answer', 'Send the answer');
  await eventually('the answer', async () => {
    const { mails } = (await operator.call<RoleMails>('GET', '/api/admin/mails/role')).body;
    return mails.find((mail) => mail.subject === subject)?.answers === 1;
  });
});

visiting('a coupon is created and disabled', async (page, t) => {
  await asOperator(page);
  await goTo(page, '/admin/coupons');
  await page.getByRole('button', { name: 'Create a coupon' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Code').fill('THANKYOUALL');
  await dialog.getByLabel('How much').fill('20');
  await checkAccess(page, t, 'a new coupon');
  await confirm(page, 'Create a coupon', 'Create');
  await page.getByRole('button', { name: 'Disable THANKYOUALL' }).click();
  await confirm(page, 'Disable THANKYOUALL', 'Disable');
  await page.getByRole('row', { name: /THANKYOUALL.*Not usable/ }).waitFor();
});
