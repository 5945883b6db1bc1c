import test from 'ava';
import { browsing, signedInUser, storedToken } from './browsing.ts';
import { aStranger, codeFor, e164, fillIn, pay, textsTo, toPayment, typeCode } from './sign-up-steps.ts';

const REFUSED = { expected: /status of (400|401)/ };

const { app, visiting, goTo } = browsing(test);

visiting('from the landing page to the dashboard, all of it by clicking', async (page, t) => {
  const stranger = aStranger();
  await goTo(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Subscribe Now' }).first().click();
  await fillIn(page, stranger);
  await page.getByRole('radio', { name: /Annual/ }).check();
  await toPayment(page);
  await page.getByText('$75.00 per year').waitFor();
  await pay(page);
  await page.getByRole('heading', { name: 'Verify your phone' }).waitFor();
  const verify = new URL(page.url());
  t.is(verify.pathname, '/verify');
  t.deepEqual(Object.fromEntries(verify.searchParams), { phone: e164(stranger), payment_success: 'true' });
  await page.getByText('Your subscription has started.').first().waitFor();
  t.is(await page.getByLabel('Phone number', { exact: true }).inputValue(), e164(stranger));
  await typeCode(page, await codeFor(app(), stranger));
  await page.getByRole('heading', { name: 'Email preferences' }).waitFor();
  t.is(new URL(page.url()).pathname, '/profile-setup');
  t.is(await page.getByLabel('Email').inputValue(), stranger.email);
  t.true(await page.getByRole('radio', { name: /Weekdays/ }).isChecked());
  t.true(await page.getByRole('radio', { name: /Afternoon/ }).isChecked());
  await page.getByRole('radio', { name: /Evening/ }).check();
  await page.getByRole('combobox', { name: 'Time zone' }).fill('kolkata');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save & Continue' }).click();
  await page.getByRole('heading', { name: 'Profile Setup Complete!' }).waitFor();
  await page.getByRole('heading', { name: 'Welcome, Grace' }).waitFor();
  t.is(new URL(page.url()).pathname, '/dashboard');
  await page.reload();
  await page.getByRole('heading', { name: 'Welcome, Grace' }).waitFor();
  const { user } = (await page.evaluate(async () => {
    const token = localStorage.getItem('authToken');
    const headers = { Authorization: `Bearer ${token}` };
    return { user: await (await fetch('/api/auth/me', { headers })).json() };
  })) as { user: Record<string, unknown> };
  t.like(user, { phoneVerified: true, setupDone: true, messageTimePreference: 'evening', timezone: 'Asia/Kolkata' });
});

visiting('a card that is declined can be tried again, and the page says so', async (page) => {
  const stranger = aStranger();
  await goTo(page, '/register');
  await fillIn(page, stranger);
  await toPayment(page);
  await page.getByRole('button', { name: 'Decline the card' }).click();
  await page.getByText('The card was declined.').waitFor();
  await pay(page);
  await page.getByRole('heading', { name: 'Verify your phone' }).waitFor();
});

visiting(
  'a cancelled checkout comes back to the form as it was, and says that nothing was charged',
  async (page, t) => {
    const stranger = aStranger();
    await goTo(page, '/register?plan=yearly');
    await page.getByRole('radio', { name: /Annual/, checked: true }).waitFor(); // the HTML alone knows no plan
    await fillIn(page, stranger);
    await toPayment(page);
    await page.getByRole('link', { name: 'Cancel and go back' }).click();
    await page.getByText('Nothing was charged.').waitFor();
    t.is(await page.getByLabel('First name').inputValue(), 'Grace');
    t.is(await page.getByLabel('Email').inputValue(), stranger.email);
    t.is(
      (await page.getByLabel('Phone number', { exact: true }).inputValue()).replace(/\D/g, ''),
      stranger.phone.replace(/\D/g, ''),
    );
    t.true(await page.getByRole('radio', { name: /Annual/ }).isChecked());
    t.is(await page.getByLabel('Coupon code').inputValue(), '');
  },
);

visiting('a verified coupon is still verified after a cancelled checkout, and the same is due', async (page, t) => {
  const discount = { percent: 50 };
  await app().commands['coupon create']({ code: 'HALF2026', discount, months: null, uses: null, endsAt: null });
  await goTo(page, '/register?plan=yearly');
  await fillIn(page, aStranger());
  await page.getByLabel('Coupon code').fill('HALF2026');
  await page.getByRole('button', { name: 'Apply Coupon' }).click();
  await page.getByRole('button', { name: 'Verified' }).waitFor();
  for (let time = 0; time < 2; time += 1) {
    await toPayment(page);
    await page.getByText('$37.50').first().waitFor();
    await page.getByRole('link', { name: 'Cancel and go back' }).click();
    await page.getByRole('button', { name: 'Verified' }).waitFor();
    t.is(await page.getByLabel('Coupon code').inputValue(), 'HALF2026');
  }
});

visiting('a reload leaves the form as it was typed, a plan that was chosen on it too', async (page, t) => {
  const stranger = aStranger();
  await goTo(page, '/register?plan=yearly');
  await fillIn(page, stranger);
  await page.getByRole('radio', { name: /Monthly/ }).check({ force: true });
  await page.getByLabel('Coupon code').fill('HALF');
  await page.reload();
  t.is(await page.getByLabel('Email').inputValue(), stranger.email);
  t.is(await page.getByLabel('Coupon code').inputValue(), 'HALF');
  t.true(await page.getByRole('radio', { name: /Monthly/ }).isChecked(), 'plan');
  t.true(await page.getByRole('checkbox').isChecked(), 'terms');
  await page.getByRole('button', { name: 'Apply Coupon' }).waitFor(); // nobody has verified it
  await goTo(page, '/register');
  await page.getByRole('button', { name: 'Apply Coupon' }).waitFor();
  await goTo(page, '/register?plan=yearly');
  await page.getByRole('button', { name: 'Apply Coupon' }).waitFor();
  t.true(await page.getByRole('radio', { name: /Annual/ }).isChecked());
});

visiting(
  'an address with a slip in it is asked about before anything is paid; either answer goes on',
  async (page, t) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/register')) sent.push(String(request.postDataJSON().email));
    });
    await goTo(page, '/register');
    await fillIn(page, { ...aStranger(), email: 'grace@gmial.com' });
    await toPayment(page);
    await page.getByRole('alert').getByText('Did you mean grace@gmail.com?').waitFor();
    t.deepEqual(sent, []);
    await page.getByRole('button', { name: 'Use grace@gmail.com' }).click();
    await page.getByRole('link', { name: 'Cancel and go back' }).click();
    await page.getByText('Nothing was charged.').waitFor(); // the HTML alone knows no draft
    t.is(await page.getByLabel('Email').inputValue(), 'grace@gmail.com');
    await page.getByLabel('Email').fill('grace@intranet');
    await toPayment(page);
    await page.getByRole('alert').getByText('Is this your whole address?').waitFor();
    await page.getByRole('button', { name: 'Keep grace@intranet' }).click();
    await page.getByRole('link', { name: 'Cancel and go back' }).waitFor();
    t.deepEqual(sent, ['grace@gmail.com', 'grace@intranet']);
  },
);

visiting(
  'a wrong code is said to be wrong, a reload texts no second one, and verifying can wait',
  async (page, t) => {
    const stranger = aStranger();
    await goTo(page, '/register');
    await fillIn(page, stranger);
    await toPayment(page);
    await pay(page);
    const code = await codeFor(app(), stranger);
    await page.getByRole('button', { name: /Resend code in \d+ s/ }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: /Resend code in \d+ s/ }).waitFor();
    t.is((await textsTo(app(), stranger)).length, 1);
    await typeCode(page, code === '000000' ? '000001' : '000000');
    await page.getByText('This code is not right, or it has expired.').waitFor(); // once: two would break it
    await page.getByRole('link', { name: 'Verify later' }).click();
    await page.getByRole('button', { name: 'Save & Continue' }).click();
    await page.getByRole('heading', { name: 'Welcome, Grace' }).waitFor();
    await goTo(page, '/wins');
    await page.getByText('No Achievements Yet').waitFor();
  },
  REFUSED,
);

visiting('another number can be given instead, and gets a code of its own', async (page, t) => {
  const [stranger, other] = [aStranger(), aStranger()];
  await signedInUser(page, app());
  await goTo(page, `/verify?phone=${encodeURIComponent(e164(stranger))}`);
  await page.getByRole('button', { name: 'Change number' }).click();
  await page.getByLabel('New phone number').fill(other.phone);
  await page.getByRole('button', { name: 'Send Code to This Number' }).click();
  await page.getByLabel('Verification code').waitFor();
  await typeCode(page, await codeFor(app(), other));
  await page.getByRole('heading', { name: 'Welcome, Sub' }).waitFor();
  t.deepEqual(await textsTo(app(), stranger), []);
});

visiting('a known address is told so by mail only, and nobody is signed in', async (page, t) => {
  const stranger = aStranger();
  await app().commands['account open']({ email: stranger.email, firstName: 'Ada', lastName: 'B', timezone: 'UTC' });
  await goTo(page, '/register');
  await fillIn(page, stranger);
  await toPayment(page);
  await page.getByRole('heading', { name: 'Check your mail' }).waitFor();
  t.is(await storedToken(page), null);
});
