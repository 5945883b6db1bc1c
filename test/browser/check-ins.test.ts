import test from 'ava';
import type { Page } from 'playwright';
import { accountOf } from '#application/accounts/find-account.ts';
import { handle } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import { streams } from '#application/streams.ts';
import { account } from '#domain/accounts/decider.ts';
import type { CheckIns } from '#web/contract/check-ins.ts';
import { browsing, holdAnswers, signedInUser } from './browsing.ts';
import { bouncedFor } from './check-in-states.ts';

const { app, visiting, goTo } = browsing(test);

const panel = (page: Page) => page.getByRole('region', { name: 'Check-ins', exact: true });
const notice = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const saved = (page: Page) => notice(page).getByText('Check-ins updated').waitFor();

visiting('the next five are listed in the user’s own zone, and follow the schedule as it is saved', async (page, t) => {
  const user = await signedInUser(page, app());
  await user.call('PUT', '/api/user/profile', { messageTime: '16:30', timezone: 'Asia/Kolkata' });
  await goTo(page, '/profile');
  await panel(page).getByText('Asia/Kolkata time').first().waitFor();
  t.is(await panel(page).getByRole('listitem').filter({ hasText: '4:30 PM' }).count(), 5);
  await user.call('PUT', '/api/user/profile', { messageTime: '05:15' });
  await panel(page).getByText('5:15 AM').first().waitFor();
});

visiting('check-ins are paused until a date, stopped for good, and resumed', async (page, t) => {
  const user = await signedInUser(page, app());
  await goTo(page, '/profile');
  const change = panel(page).getByRole('button', { name: 'Change pause' });
  await change.click();
  const pause = panel(page).getByRole('button', { name: 'Pause', exact: true });
  await pause.waitFor();
  t.true(await pause.isDisabled());
  await panel(page).getByLabel('No check-ins before').fill('2031-03-01');
  const release = await holdAnswers(page, '**/api/check-ins');
  await pause.click();
  t.true(await panel(page).getByRole('button', { name: 'Stop', exact: true }).isDisabled());
  release();
  await panel(page).getByText('Check-ins are paused until March 1, 2031.').waitFor();
  await panel(page).getByText('Saturday, March 1, 7 AM').waitFor();
  await panel(page).getByRole('button', { name: 'Resume Check-ins' }).click();
  await change.click();
  await panel(page).getByRole('button', { name: 'Stop', exact: true }).click();
  await panel(page).getByText('Check-ins are stopped.').waitFor();
  await panel(page).getByText('None is planned while they rest.').waitFor();
  await goTo(page, '/dashboard');
  await page.getByText('None is planned. Your profile page says why').waitFor();
  t.like((await user.call<CheckIns>('GET', '/api/check-ins')).body, { pause: { until: null, reason: 'stopped' } });
});

visiting('thinning, texts and insights are switched at once; texts need a verified phone', async (page, t) => {
  const user = await signedInUser(page, app());
  await goTo(page, '/profile');
  await panel(page).getByText('Needs a verified phone number').waitFor();
  t.true(await panel(page).getByLabel('Check-ins by text message').isDisabled());
  await panel(page).getByLabel('Send fewer when I am silent').uncheck();
  await saved(page);
  await panel(page).getByLabel('Weekly insight by mail').check();
  await panel(page).getByLabel('Monthly insight by mail').check();
  const { log, clock } = app().services;
  const phone = { phoneName: `p-${user.userId}`, personal: { phoneNumber: '+12025550177' } };
  const id = { userId: user.userId, at: timestamp(clock) };
  await handle(log, account, streams.account(user.userId), { type: 'GivePhone', data: { ...id, ...phone } });
  await handle(log, account, streams.account(user.userId), { type: 'VerifyPhone', data: { ...id, ...phone } });
  await page.reload();
  await panel(page)
    .getByText(/standard rates may apply/)
    .waitFor();
  await panel(page).getByLabel('Check-ins by text message').check();
  await saved(page);
  const insights = { weekly: true, monthly: true };
  t.like((await user.call<CheckIns>('GET', '/api/check-ins')).body, { thinning: false, byText: true, insights });
});

visiting('mail that came back is said, with the way to put it right', async (page, t) => {
  const user = await signedInUser(page, app());
  await bouncedFor(app(), user.userId);
  await goTo(page, '/dashboard');
  await page.getByText('On hold').waitFor();
  await goTo(page, '/profile');
  await panel(page).getByRole('alert').getByText(`Mail to ${user.email} came back`).waitFor();
  await panel(page).getByRole('button', { name: 'Try This Address Again' }).click();
  await notice(page).getByText('Email sent!').waitFor();
  const owner = await accountOf(app().services, user.userId);
  t.true(owner?.checkIns.undeliverable, 'until something comes back from there');
});

visiting(
  'what could not be loaded or saved is said, and can be tried again',
  async (page, t) => {
    await signedInUser(page, app());
    await page.route('**/api/check-ins', (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
    await goTo(page, '/profile');
    await panel(page).getByText('Your check-ins could not be loaded.').waitFor();
    await panel(page).getByRole('button', { name: 'Retry' }).click();
    const thinning = panel(page).getByLabel('Send fewer when I am silent');
    await thinning.waitFor();
    await page.route('**/api/check-ins', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await thinning.click();
    await notice(page).getByText('Failed to update check-ins').waitFor();
    t.true(await thinning.isChecked());
  },
  { expected: /status of (404|500)/ },
);
