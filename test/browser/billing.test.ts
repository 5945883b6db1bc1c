import test from 'ava';
import type { Page } from 'playwright';
import { mailTo } from '../support/user.ts';
import { browsing, holdAnswers, signedInUser, signInAs } from './browsing.ts';
import { aSubscriber } from './subscribers.ts';

const { app, visiting, goTo } = browsing(test);

const notice = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const fact = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(name, { exact: true }) })
    .locator('dd')
    .first();
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const subscribed = async (page: Page, plan?: 'monthly' | 'yearly') => {
  const user = await aSubscriber(app(), plan);
  await signInAs(page, user, app());
  await goTo(page, '/billing');
  return user;
};

/** The billing page of a subscription that stands as the test says. */
const standing = async (page: Page, billing: object | null) => {
  await signedInUser(page, app());
  const period = { currentPeriodStart: '2026-10-20T12:00:00.000Z', currentPeriodEnd: '2026-11-20T12:00:00.000Z' };
  const whole = {
    plan: 'monthly',
    complimentary: false,
    ...period,
    accessUntil: null,
    paymentMethod: null,
    upcomingInvoice: null,
    portal: false,
    refund: null,
    sandbox: false,
    ...billing,
  };
  await page.route('**/api/billing', (route) => route.fulfill({ json: billing && whole }));
  await goTo(page, '/billing');
};

visiting('says plan, status, period, card and next payment, and that no money is taken', async (page, t) => {
  await subscribed(page, 'yearly');
  await page.getByText('No money is taken here').waitFor();
  t.is(await fact(page, 'Plan').innerText(), 'Annual');
  t.is(await fact(page, 'Status').innerText(), 'Active');
  t.regex(await fact(page, 'Current period').innerText(), /^\w+ \d+, \d{4} to \w+ \d+, \d{4}$/);
  t.regex(await fact(page, 'Payment method').innerText(), /^Visa ending in \d{4}/);
  t.regex(await fact(page, 'Next payment').innerText(), /^\$75\.00 on \w+ \d+, \d{4}$/);
});

visiting('a subscription is cancelled after asking, keeps its period, and is taken up again', async (page, t) => {
  const user = await subscribed(page);
  await press(page, 'Cancel Subscription');
  await dialog(page)
    .getByText(/^You keep access until \w+ \d+, \d{4}/)
    .waitFor();
  await dialog(page).getByRole('button', { name: 'Keep Subscription' }).click();
  await dialog(page).waitFor({ state: 'hidden' });
  t.is(await fact(page, 'Status').innerText(), 'Active');
  await press(page, 'Cancel Subscription');
  await dialog(page).getByRole('button', { name: 'Cancel Subscription' }).click();
  await notice(page).getByText('Subscription cancelled').waitFor();
  await notice(page)
    .getByText(/^You have access until \w+ \d+, \d{4}\.$/)
    .waitFor();
  await page.getByText('Your subscription is cancelled. You have access until').waitFor();
  t.is(await fact(page, 'Next payment').innerText(), '–');
  t.like((await user.call('GET', '/api/auth/me')).body, { subscriptionStatus: 'cancelled' });
  await page.getByText('Nothing is charged now.').waitFor();
  await press(page, 'Resubscribe');
  await notice(page).getByText('Subscription resumed').waitFor();
  await page.getByRole('button', { name: 'Cancel Subscription' }).waitFor();
  t.like((await user.call('GET', '/api/auth/me')).body, { subscriptionStatus: 'active' });
});

visiting(
  'what was paid is had back after asking; the subscription ends with it, and the page says so',
  async (page, t) => {
    const user = await subscribed(page, 'yearly');
    await page.getByText(/^Until \w+ \d+, \d{4} you can have \$75\.00 back, in full\./).waitFor();
    await press(page, 'Ask for a Refund');
    await dialog(page).getByRole('button', { name: 'Keep Subscription' }).click();
    await dialog(page).waitFor({ state: 'hidden' });
    t.is(await fact(page, 'Status').innerText(), 'Active');
    await press(page, 'Ask for a Refund');
    await dialog(page).getByText('Your subscription ends at once').waitFor();
    await dialog(page).getByRole('button', { name: 'End and Refund' }).click();
    await notice(page).getByText('$75.00 goes back to the card that you paid with.').waitFor();
    await page.getByText('Your refund of $75.00 was sent to your bank, which may take some days to show it.').waitFor();
    t.is(await fact(page, 'Status').innerText(), 'Inactive');
    await page.getByRole('button', { name: 'Resubscribe' }).waitFor();
    t.is(await page.getByRole('button', { name: 'Ask for a Refund' }).count(), 0);
    const mail = await mailTo(app(), user.email, /Your Cairn refund/);
    t.regex(mail.text, /\$75\.00 is on its way back/);
  },
);

visiting('the plan is changed once the page has said what that charges', async (page, t) => {
  const user = await subscribed(page);
  const release = await holdAnswers(page, '**/api/billing/change-plan?*');
  await press(page, 'Change to Annual');
  await dialog(page).getByText('Finding out what it costs').waitFor();
  t.true(await dialog(page).getByRole('button', { name: 'Change Plan' }).isDisabled());
  release();
  await dialog(page)
    .getByText(/^You pay \$\d\d\.\d\d now\./)
    .waitFor();
  t.like((await user.call<object>('GET', '/api/billing')).body, { plan: 'monthly' });
  await dialog(page).getByRole('button', { name: 'Change Plan' }).click();
  await notice(page).getByText('Plan changed').waitFor();
  await page.getByRole('button', { name: 'Change to Monthly' }).waitFor();
  t.is(await fact(page, 'Plan').innerText(), 'Annual');
  await dialog(page).waitFor({ state: 'hidden' });
  await press(page, 'Change to Monthly');
  await dialog(page).getByText('is kept for your next invoices').waitFor();
});

visiting('coming back with another plan leads to the checkout, and from there back here', async (page, t) => {
  const user = await subscribed(page);
  await user.call('POST', '/api/billing/cancel');
  await page.reload();
  await page.getByRole('radio', { name: /Annual/ }).check();
  await page.getByText('The new plan begins on').waitFor();
  await press(page, 'Resubscribe');
  await press(page, 'Pay without money');
  await page.getByRole('heading', { name: 'Billing Information' }).waitFor();
  await page.getByRole('button', { name: 'Change to Monthly' }).waitFor();
  t.is(await fact(page, 'Plan').innerText(), 'Annual');
});

visiting(
  'says what could not be cancelled, changed or loaded',
  async (page, t) => {
    await subscribed(page);
    await page.route('**/api/billing/**', (route) => route.fulfill({ status: 500, body: '' }));
    await press(page, 'Cancel Subscription');
    await dialog(page).getByRole('button', { name: 'Cancel Subscription' }).click();
    await notice(page).getByText('Failed to cancel subscription').waitFor();
    await dialog(page).waitFor({ state: 'hidden' });
    await press(page, 'Change to Annual');
    await dialog(page).getByRole('alert').getByText('What the change costs could not be found out.').waitFor();
    await page.unroute('**/api/billing/**');
    await dialog(page).getByRole('button', { name: 'Retry' }).click();
    await dialog(page)
      .getByText(/^You pay/)
      .waitFor();
    await page.route('**/api/billing', (route) => route.fulfill({ status: 500, body: '' }));
    await page.reload();
    await page.getByText('Loading your billing information').waitFor();
    await page.getByRole('alert').getByText('Error Loading Billing Information').waitFor();
    await page.unroute('**/api/billing');
    await press(page, 'Retry');
    await page.getByRole('button', { name: 'Cancel Subscription' }).waitFor();
    t.is(await page.getByRole('alert').count(), 0);
  },
  { expected: /status of 500/ },
);

visiting(
  'whoever has no subscription chooses a plan; the browser goes to no strange page',
  async (page, t) => {
    await standing(page, { status: 'inactive' });
    await page.getByText('Your subscription has ended.').waitFor();
    const asked: unknown[] = [];
    const answers = [
      { status: 500, body: '' },
      { json: { success: true } },
      { json: { success: true, url: 'https://elsewhere.example/pay' } },
      { json: { success: true, url: 'http://checkout.stripe.com/pay' } },
    ];
    await page.route('**/api/billing/resubscribe', (route) => {
      asked.push(route.request().postDataJSON());
      return route.fulfill(answers[asked.length - 1] ?? { status: 500, body: '' });
    });
    await page.getByRole('radio', { name: /Annual/ }).check();
    await press(page, 'Resubscribe');
    await page.getByRole('alert').getByText('Failed to resubscribe').waitFor();
    for (const count of [2, 3, 4]) {
      await press(page, 'Resubscribe');
      await page.getByRole('alert').getByText('Error creating checkout session').waitFor();
      await page.getByText('Please try again or contact support if the problem persists.').waitFor();
      t.is(asked.length, count);
    }
    t.deepEqual(asked[0], { planType: 'yearly' });
    t.is(new URL(page.url()).pathname, '/billing');
  },
  { expected: /status of 500/ },
);

visiting('a payment that failed says until when all stays open, and how to mend it', async (page, t) => {
  await standing(page, { status: 'past_due', accessUntil: '2026-11-27T12:00:00.000Z', portal: true });
  await page.getByText('Everything stays open until November 27, 2026.').waitFor();
  const leadTo = (url: string) =>
    page.route('**/api/billing/portal', (route) => route.fulfill({ json: { success: true, url } }));
  await leadTo('https://elsewhere.example/');
  await press(page, 'Change card');
  await notice(page).getByText('The page where the card is changed could not be opened').waitFor();
  t.is(await page.getByRole('button', { name: 'Resubscribe' }).count(), 0);
  await leadTo(new URL('/outbox', app().web.url).href);
  await press(page, 'Change card');
  await page.waitForURL('**/outbox');
});

visiting(
  'other statuses are named, a complimentary account is told so, and nothing is said to be nothing',
  async (page, t) => {
    await standing(page, { status: 'paused' });
    await page.getByText('Your subscription status: paused').waitFor();
    await page.unroute('**/api/billing');
    await goTo(page, '/billing');
    await page.getByText('Your account is complimentary.').waitFor();
    t.is(await page.getByRole('button', { name: 'Cancel Subscription' }).count(), 0);
    await page.route('**/api/billing', (route) => route.fulfill({ contentType: 'application/json', body: 'null' }));
    await goTo(page, '/billing');
    await page.getByText('No Billing Information').waitFor();
    await page.getByText('please contact support').waitFor();
  },
);

visiting(
  'invoices and receipts are listed, each with its page, and the card is changed on a page of its own',
  async (page, t) => {
    await subscribed(page);
    const row = page.getByRole('list', { name: 'Invoices and receipts' }).getByRole('listitem');
    await row.waitFor();
    t.regex((await row.innerText()).replace(/\s+/g, ' '), /\$11\.00 Paid Invoice Receipt$/);
    const opening = page.waitForEvent('popup');
    await row.getByRole('link', { name: /^Invoice of / }).click();
    const invoice = await opening;
    await invoice.getByRole('heading', { name: 'Invoice' }).waitFor();
    await invoice.getByText('No money was taken').waitFor();
    await invoice.close();
    await press(page, 'Change card');
    await page.getByRole('heading', { name: 'Your card' }).waitFor();
    await page.getByRole('link', { name: 'Back to billing' }).click();
    await row.waitFor();
  },
);

visiting(
  'invoices that cannot be loaded say so, and are asked for again; a page of somebody else is not linked',
  async (page, t) => {
    await page.route('**/api/billing/invoices', (route) =>
      route.fulfill({ status: 503, json: { success: false, message: 'Away' } }),
    );
    await subscribed(page);
    await page.getByText('Your invoices could not be loaded').waitFor();
    const invoice = {
      id: 'in_1',
      number: 'FERN-1',
      date: '2026-11-20T12:00:00.000Z',
      amount: 1100,
      currency: 'usd',
      state: 'open',
    };
    const pages = { invoiceUrl: 'https://invoice.stripe.com/i/1', receiptUrl: 'https://elsewhere.example/' };
    await page.unroute('**/api/billing/invoices');
    await page.route('**/api/billing/invoices', (route) =>
      route.fulfill({ json: { success: true, invoices: [{ ...invoice, ...pages }] } }),
    );
    await press(page, 'Retry');
    const link = page.getByRole('link', { name: /^Invoice of / });
    await link.waitFor();
    t.is(await link.getAttribute('href'), 'https://invoice.stripe.com/i/1');
    t.is(await page.getByRole('link', { name: /^Receipt of / }).count(), 0);
  },
  { expected: /503/ },
);

for (const [step, title] of [
  ['cancel', 'Cancel your subscription?'],
  ['refund', 'Have $11.00 back?'],
] as const)
  visiting(
    `the link of a mail that was asked to ${step} opens that very dialog, and does nothing by itself`,
    async (page, t) => {
      const user = await aSubscriber(app());
      await signInAs(page, user, app());
      await goTo(page, `/billing?do=${step}`);
      await dialog(page).getByText(title).waitFor();
      t.is(new URL(page.url()).search, '', 'a reload asks no second time');
      await dialog(page).getByRole('button', { name: 'Keep Subscription' }).click();
      await dialog(page).waitFor({ state: 'hidden' });
      t.is(await fact(page, 'Status').innerText(), 'Active');
    },
  );

visiting('a link to money back says so where there is none to be had', async (page) => {
  await signedInUser(page, app());
  await goTo(page, '/billing?do=refund');
  await page.getByText('Nothing was paid in the last 14 days').waitFor();
});

visiting('who is signed out follows the link, signs in by a mail, and is led to that very dialog', async (page, t) => {
  const user = await aSubscriber(app());
  await goTo(page, '/billing?do=cancel');
  await page.getByRole('textbox', { name: 'Email' }).fill(user.email);
  await page.getByRole('button', { name: 'Send Login Link' }).click();
  const mail = await mailTo(app(), user.email, /login link/);
  const token = /token=([\w-]+)/.exec(mail.text)?.[1];
  const other = await page.context().newPage();
  await other.goto(new URL(`/login?token=${token}`, app().web.url).href);
  await other.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await dialog(other).getByText('Cancel your subscription?').waitFor();
  t.is(new URL(other.url()).pathname, '/billing');
  await other.close();
});
