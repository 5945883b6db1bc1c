import test from 'ava';
import { streams } from '#application/streams.ts';
import type { EventList } from '#web/contract/admin/events.ts';
import { replyAddressOf, replyTo, sendRaw } from '../support/send-mail.ts';
import { aUser, checkInFor, mailTo } from '../support/user.ts';
import { browsing, signInAs } from './browsing.ts';
import { staffedOnce } from './operators.ts';

const { app, visiting, goTo } = browsing(test);

const WORDS = 'Trained two new nurses on the triage protocol.';

/** A user whose mail was read as a win and answered; the ids of the events of that mail are those of its correlation. */
const answeredUser = async () => {
  const user = await aUser(app());
  const checkIn = await checkInFor(app(), user);
  await sendRaw(app(), { from: user.email, to: replyAddressOf(checkIn) }, replyTo(checkIn, user.email, WORDS));
  await mailTo(app(), user.email, /^Re: /);
  const { operator } = await staffedOnce(app());
  const path = `/api/admin/events?type=MailReceived&userId=${user.userId}`;
  const [received] = (await operator.call<EventList>('GET', path)).body.events;
  return { user, correlation: received?.correlationId ?? '' };
};

visiting('an operator goes from a list of events to one of them and along its causes and effects', async (page, t) => {
  const { user, correlation } = await answeredUser();
  await signInAs(page, (await staffedOnce(app())).operator, app());
  await goTo(page, `/admin/events?userId=${user.userId}`);
  const table = page.getByRole('table', { name: 'Events' });
  await table.getByRole('link', { name: 'MailReceived' }).waitFor();
  await page.getByLabel('Type').selectOption('WinRecorded');
  await table.getByRole('link', { name: 'MailReceived' }).waitFor({ state: 'detached' });
  t.like(Object.fromEntries(new URL(page.url()).searchParams), { type: 'WinRecorded', userId: String(user.userId) });

  await table.getByRole('link', { name: 'WinRecorded' }).click();
  await page.getByRole('heading', { name: 'WinRecorded', level: 1 }).waitFor();
  const tree = page.getByRole('list', { name: /each after the one/ });
  await tree.getByRole('link', { name: 'MailSent' }).waitFor();
  t.is(await tree.locator('[aria-current=true]').getByRole('link').first().textContent(), 'WinRecorded');
  const data = await page.getByRole('region', { name: 'Clear data' }).last().textContent();
  t.regex(data ?? '', /"personal": sealed, \d+ bytes\n\}$/);

  await tree.getByRole('link', { name: 'MailReceived' }).click();
  await page.getByRole('heading', { name: 'MailReceived', level: 1 }).waitFor();
  await page.getByText('Nothing: it came first').waitFor();
  await page.getByRole('link', { name: correlation, exact: true }).click();
  await page.getByRole('radio', { name: 'Tree' }).click();
  await tree.getByRole('link', { name: 'WinAnalysed' }).waitFor();
  t.false((await page.content()).includes('triage'));
  await page.goBack();
  await page.getByRole('heading', { name: 'MailReceived', level: 1 }).waitFor();
});

visiting('the live tail shows each event as it comes, once', async (page, t) => {
  const user = await aUser(app());
  const write = () => user.call('POST', '/api/achievements', { originalMessage: WORDS });
  await write();
  await signInAs(page, (await staffedOnce(app())).viewer, app());
  await goTo(page, `/admin/events?userId=${user.userId}&type=WinRecorded`);
  const rows = page.getByRole('table', { name: 'Events' }).getByRole('link', { name: 'WinRecorded' });
  await rows.first().waitFor();
  await page.getByRole('radio', { name: 'Live' }).click();
  await page.getByText('New events appear at the top').waitFor();
  for (const count of [1, 2, 3]) {
    await rows.nth(count - 1).waitFor();
    t.is(await rows.count(), count);
    await write();
  }
  await rows.nth(3).waitFor();
  const shown = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.getByRole('radio', { name: 'Newest first' }).click();
  await page.getByText('New events appear at the top').waitFor({ state: 'detached' });
  await rows.nth(3).waitFor();
  t.deepEqual(await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href'))), shown);
});

visiting(
  'what is no search says so, and what is not there is told apart from an error',
  async (page, t) => {
    await signInAs(page, (await staffedOnce(app())).viewer, app());
    const time = '2026-11-21T08:00:00Z';
    await goTo(page, `/admin/events?from=${time}&to=${time}`);
    await page.getByText('This time must be later than the one it begins with.').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('table', { name: 'Events' }).waitFor();
    await goTo(page, '/admin/events?stream=win-none');
    await page.getByText('Nothing fits these filters').waitFor();
    await goTo(page, '/admin/events/none');
    await page.getByText('No event has this id').waitFor();
    await goTo(page, '/admin/work/none');
    await page.getByText('This job is not waiting any more').waitFor();
    t.pass();
  },
  { expected: /status of 40[04]/ },
);

visiting('a job leads to the event that asked for it', async (page, t) => {
  const { operator, jobId } = await staffedOnce(app());
  await signInAs(page, operator, app());
  await goTo(page, `/admin/work/${encodeURIComponent(jobId)}`);
  await page.getByRole('heading', { name: 'expire-sign-up', level: 1 }).waitFor();
  const opening = page.getByRole('list', { name: /each after the one/ }).locator('[aria-current=true]');
  t.regex((await opening.textContent()) ?? '', /^SignUpStarted.*Asked for the job/);
  await opening.getByRole('link', { name: 'SignUpStarted' }).click();
  await page.getByRole('heading', { name: 'SignUpStarted', level: 1 }).waitFor();
  await page.getByRole('link', { name: streams.signUp(jobId.split(':')[1] ?? '') }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Retry' }).waitFor();
});
