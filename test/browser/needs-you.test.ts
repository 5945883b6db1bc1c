import test from 'ava';
import { sayOnTheWeb } from '../support/conversing.ts';
import { eventually } from '../support/eventually.ts';
import { replyAddressOf, replyTo, sendRaw } from '../support/send-mail.ts';
import { checkInFor, mailTo } from '../support/user.ts';
import { browsing, signedInUser } from './browsing.ts';
import { ELSEWHERE, heldMail } from './held-mail.ts';

const { app, browser, visiting, goTo } = browsing(test);

visiting('a mail that is held shows by itself, and once its user says so it is a win', async (page, t) => {
  const user = await signedInUser(page, app());
  await goTo(page, '/dashboard');
  await page.getByText('Welcome').first().waitFor();
  await heldMail(app(), user, 'Trained two new nurses on the triage protocol.');
  await page.getByText('1 mail needs your answer').waitFor();
  await page.getByRole('link', { name: 'Have a look' }).click();
  const panel = page.getByRole('region', { name: 'Needs you' });
  await panel.getByText(`From ${ELSEWHERE}`).waitFor();
  await panel.getByText('Trained two new nurses on the triage protocol.').waitFor();
  await panel.getByRole('button', { name: /^That was me/ }).click();
  await panel.waitFor({ state: 'detached' });
  await page.locator('[data-win]').filter({ hasText: 'triage protocol' }).waitFor();
  t.is((await user.wins()).length, 1);
});

visiting('the link in the mail asks, signed out, and tells what came of it', async (page, t) => {
  const user = await signedInUser(page, app());
  await heldMail(app(), user, 'Closed the books two days early.');
  const { text } = await mailTo(app(), user.email, /^Is this you/);
  const link = new URL(/http\S+\/held\/\S+/.exec(text)?.[0] ?? '');
  const elsewhere = await browser().newContext({ reducedMotion: 'reduce' });
  t.teardown(() => elsewhere.close());
  const other = await elsewhere.newPage();
  await other.goto(new URL(link.pathname + link.search, app().web.url).href);
  await other.getByRole('heading', { name: 'Is this you?' }).waitFor();
  await other.getByText(ELSEWHERE).waitFor();
  await other.getByText('Closed the books two days early.').waitFor();
  t.is(new URL(other.url()).search, '');
  t.deepEqual(await user.wins(), []);
  await other.getByRole('button', { name: 'Not me' }).click();
  await other.getByRole('heading', { name: 'Thank you. Nothing of it is kept as a win or answered.' }).waitFor();
  await other.goto(new URL(link.pathname + link.search, app().web.url).href);
  await other.getByText('You have already said whose this mail is').waitFor();
  t.deepEqual(await user.wins(), []);
});

visiting('a flood of held mail is put away by one button', async (page, t) => {
  const user = await signedInUser(page, app());
  const checkIn = await checkInFor(app(), user);
  for (const words of ['Buy our pills today.', 'Buy our watches today.'])
    await sendRaw(app(), { from: ELSEWHERE, to: replyAddressOf(checkIn) }, replyTo(checkIn, ELSEWHERE, words));
  await goTo(page, '/wins');
  const panel = page.getByRole('region', { name: 'Needs you' });
  await panel.getByRole('button', { name: 'None of these was me' }).click();
  await panel.waitFor({ state: 'detached' });
  t.deepEqual(await user.wins(), []);
});

visiting('what could not be read can be typed instead, and put away', async (page, t) => {
  const user = await signedInUser(page, app());
  const checkIn = await checkInFor(app(), user);
  const empty = replyTo(checkIn, user.email, '')
    .replace(/\r\n\r\n[\s\S]*$/, '\r\n\r\n')
    .replace(/^Subject: .*$/m, 'Subject: ');
  await sendRaw(app(), { from: user.email, to: replyAddressOf(checkIn) }, empty);
  await goTo(page, '/wins');
  const panel = page.getByRole('region', { name: 'Needs you' });
  await panel.getByText('there are no words in it').waitFor();
  await panel.getByRole('button', { name: 'Type it as a win' }).click();
  await page.getByRole('dialog').getByText('What did you get done?').waitFor();
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: /^Done with it/ }).click();
  await panel.waitFor({ state: 'detached' });
  await eventually('the empty list', async () => {
    const { body } = await user.call<{ total: number }>('GET', '/api/needs-you');
    return body.total === 0;
  });
  t.pass();
});

visiting(
  'a held mail of somebody else, or of nobody, says that it cannot be shown',
  async (page, t) => {
    await goTo(page, '/held/01900000-0000-7000-8000-000000000000?token=held_none');
    await page.getByRole('alert').getByText('This mail cannot be shown').waitFor();
    t.is(await page.getByRole('button', { name: 'That was me' }).count(), 0);
  },
  { expected: /status of 404/ },
);

visiting('words that nobody understood are shown, and kept as a win by one button', async (page, t) => {
  const user = await signedInUser(page, app());
  await sayOnTheWeb(user, 'Purple monkey dishwasher green.');
  await goTo(page, '/wins');
  const panel = page.getByRole('region', { name: 'Needs you' });
  await panel.getByText('Nothing of this is kept unless you say so:').waitFor();
  await panel.getByText('“Purple monkey dishwasher green.”').waitFor();
  await panel.getByRole('button', { name: /^Keep it as a win/ }).click();
  await panel.waitFor({ state: 'detached' });
  await page.locator('[data-win]').filter({ hasText: 'Purple monkey' }).waitFor();
  t.is((await user.wins()).length, 1);
});
