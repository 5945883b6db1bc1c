import test, { type ExecutionContext } from 'ava';
import type { Page } from 'playwright-core';
import { newOrigin, withOrigin } from '#application/engine/origin.ts';
import { streams } from '#application/streams.ts';
import { signUpStarted } from '#domain/access/sign-up/events.ts';
import { jobParked } from '#domain/work/job/events.ts';
import { CLIENT_FOLDER } from '#infrastructure/wiring.ts';
import type { EventList } from '#web/contract/admin/events.ts';
import { launchChromium, SPARING } from '../support/chromium.ts';
import { eventually } from '../support/eventually.ts';
import { replyAddressOf, replyTo, sendRaw } from '../support/send-mail.ts';
import { checkInFor, mailTo } from '../support/user.ts';
import { withOperators } from '../web/api/admin/an-operator.ts';
import { violationsOf } from './accessibility.ts';
import { problemsOf, signInAs } from './browsing.ts';

const WORD = 'zanzibarquilt';
const PATIENCE_MS = 100_000;
const LOOKS = [
  { size: { width: 1440, height: 900 }, colorScheme: 'light' },
  { size: { width: 390, height: 844 }, colorScheme: 'dark' },
  { size: { width: 1440, height: 900 }, colorScheme: 'dark' },
  { size: { width: 390, height: 844 }, colorScheme: 'light' },
] as const;

/** A mail with a word and its answer; a page on which an operator, or one who may only look, is signed in. */
const withEvents = async (t: ExecutionContext, who: 'operator' | 'viewer', expected?: RegExp) => {
  const setting = await withOperators(t, { client: CLIENT_FOLDER });
  const { app, user, operator, clock } = setting;
  const checkIn = await checkInFor(app, user);
  const text = `Sewed the ${WORD} for the fair.`;
  await sendRaw(app, { from: user.email, to: replyAddressOf(checkIn) }, replyTo(checkIn, user.email, text));
  await mailTo(app, user.email, /^Re: /);
  const list = async (query: string) =>
    (await operator.call<EventList>('GET', `/api/admin/events?userId=${user.userId}${query}`)).body.events;
  const received = await eventually('the mail', async () => (await list('&type=MailReceived'))[0]);
  const browser = await launchChromium(SPARING);
  t.teardown(() => browser.close());
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE_MS);
  await (await context.newPage()).goto(new URL('/robots.txt', app.web.url).href); // asks for an icon, as a browser's first page does
  const page = await context.newPage();
  const heard: string[] = [];
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/admin/')) heard.push(await response.text().catch(() => ''));
  });
  await signInAs(page, setting[who], app);
  const problems = problemsOf(page, app, expected);
  const open = async (path: string) => {
    await page.goto(new URL(path, app.web.url).href);
    await page.locator('[data-frame]').waitFor({ state: 'detached' });
  };
  /** No word of the user has reached this browser, and nothing went wrong in it. */
  const finish = async () => {
    const secrets = [WORD, user.email, 'Lovelace', replyAddressOf(checkIn)];
    const said = heard.join('\n') + (await page.content());
    for (const secret of secrets) t.false(said.includes(secret), secret);
    t.true(heard.length > 0);
    t.deepEqual(problems, []);
  };
  return { ...setting, page, open, finish, received, list, now: () => new Date(clock.now()).toISOString() };
};

const judge = async (page: Page, t: ExecutionContext, where: string): Promise<void> => {
  for (const { size, colorScheme } of LOOKS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
    const violations = await violationsOf(page);
    t.deepEqual(
      violations.map(({ id, nodes }) => `${where} ${size.width} ${colorScheme}: ${id} at ${nodes[0]?.html}`),
      [],
    );
  }
  await page.setViewportSize(LOOKS[0].size);
};

test('an operator goes from a list of events to one of them and along its causes and effects', async (t) => {
  const { page, open, finish, received, user } = await withEvents(t, 'operator');
  await open(`/admin/events?userId=${user.userId}`);
  const table = page.getByRole('table', { name: 'Events' });
  await table.getByRole('link', { name: 'MailReceived' }).waitFor();
  await judge(page, t, 'the list');

  await page.getByLabel('Type').selectOption('WinRecorded');
  await table.getByRole('link', { name: 'MailReceived' }).waitFor({ state: 'detached' });
  t.like(Object.fromEntries(new URL(page.url()).searchParams), { type: 'WinRecorded', userId: String(user.userId) });
  await table.getByRole('link', { name: 'WinRecorded' }).click();
  await page.getByRole('heading', { name: 'WinRecorded', level: 1 }).waitFor();
  const tree = page.getByRole('list', { name: /each after the one/ });
  await tree.getByRole('link', { name: 'MailSent' }).waitFor();
  t.is(await tree.locator('[aria-current=true]').getByRole('link').first().textContent(), 'WinRecorded');
  t.regex(
    (await page.getByRole('region', { name: 'Clear data' }).last().textContent()) ?? '',
    /sealed, \d+ bytes\n\}$/,
  );
  await judge(page, t, 'an event');

  await tree.getByRole('link', { name: 'MailReceived' }).click();
  await page.getByRole('heading', { name: 'MailReceived', level: 1 }).waitFor();
  await page.getByText('Nothing: it came first').waitFor();
  await page.getByRole('link', { name: received.correlationId, exact: true }).click();
  await page.getByRole('radio', { name: 'Tree' }).check();
  await tree.getByRole('link', { name: 'WinAnalysed' }).waitFor();
  await judge(page, t, 'the tree');
  await page.goBack();
  await page.getByRole('heading', { name: 'MailReceived', level: 1 }).waitFor();
  await finish();
});

test('the live tail shows an event as it comes, without the page being read again', async (t) => {
  const { page, open, finish, user } = await withEvents(t, 'viewer');
  await open(`/admin/events?userId=${user.userId}&type=WinRecorded`);
  const rows = page.getByRole('table', { name: 'Events' }).getByRole('link', { name: 'WinRecorded' });
  await rows.first().waitFor();
  await page.getByRole('radio', { name: 'Live' }).check();
  await page.getByText('New events appear at the top').waitFor();
  await rows.first().waitFor();
  t.is(await rows.count(), 1);
  for (const count of [2, 3]) {
    await user.call('POST', '/api/achievements', { originalMessage: `Sold the ${WORD} for ${count} coins.` });
    await rows.nth(count - 1).waitFor();
    t.is(await rows.count(), count);
  }
  await judge(page, t, 'the tail');
  await page.getByRole('radio', { name: 'Oldest first' }).check();
  await page.getByText('New events appear at the top').waitFor({ state: 'detached' });
  await rows.nth(2).waitFor();
  await finish();
});

test('what is no search says so, and an event that is not there is told apart from an error', async (t) => {
  const { page, open, now, finish } = await withEvents(t, 'viewer', /status of 40[04]/);
  await open(`/admin/events?from=${now()}&to=${now()}`);
  await page.getByText('This time must be later than the one it begins with.').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('table', { name: 'Events' }).waitFor();
  await open('/admin/events?stream=win-none');
  await page.getByText('Nothing fits these filters').waitFor();
  await open('/admin/events/none');
  await page.getByText('No event has this id').waitFor();
  await open('/admin/work/none');
  await page.getByText('There is no such job').waitFor();
  await finish();
});

test('a parked job shows the event that asked for it and its chain of causes', async (t) => {
  const { app, page, open, finish, clock, now } = await withEvents(t, 'operator');
  const { log, vault } = app.services;
  const [userId, signUpId] = [7001, crypto.randomUUID()];
  await vault.make(userId);
  const started = signUpStarted({
    ...{ signUpId, userId, at: now(), plan: 'yearly', coupon: null, addressName: 'name' },
    expiresAt: new Date(clock.now() + 24 * 60 * 60_000).toISOString(),
    personal: { firstName: WORD, lastName: WORD, email: `${WORD}@example.com`, phoneNumber: null },
  });
  await log.append(streams.signUp(signUpId), [started], 'no-stream');
  const [opening] = await log.read(streams.signUp(signUpId));
  const jobId = `expire-sign-up:${signUpId}`;
  const parked = jobParked({ jobId, reaction: 'expire-sign-up', userId, at: now(), attempt: 5, reason: 'unexpected' });
  const origin = { ...newOrigin('schedule', opening?.metadata.$correlationId ?? ''), $causationId: opening?.id ?? '' };
  await withOrigin(origin, () => log.append(streams.job(jobId), [parked], 'no-stream'));

  await open('/admin/work');
  await page.getByRole('link', { name: 'expire-sign-up' }).click();
  await page.getByRole('heading', { name: 'expire-sign-up', level: 1 }).waitFor();
  const tree = page.getByRole('list', { name: /each after the one/ });
  await tree.getByRole('link', { name: 'JobParked' }).waitFor();
  t.regex((await tree.locator('[aria-current=true]').textContent()) ?? '', /^SignUpStarted.*Asked for the job/);
  await judge(page, t, 'a job');
  await tree.getByRole('link', { name: 'SignUpStarted' }).click();
  await page.getByRole('heading', { name: 'SignUpStarted', level: 1 }).waitFor();
  await page.getByRole('region', { name: 'Clear data' }).last().waitFor();
  await finish();
});
