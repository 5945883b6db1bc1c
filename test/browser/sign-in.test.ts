import test from 'ava';
import type { Page } from 'playwright';
import { checkSession, openSession } from '#application/access/sign-in/sessions.ts';
import { makeLoginLink } from '#application/access/sign-in/sign-in.ts';
import { unprovenAccount } from '../support/unproven-account.ts';
import { aUser, mailTo } from '../support/user.ts';
import { browsing, cardOf, problemsOf, signedInUser, storedToken } from './browsing.ts';

const NURSES = 'Trained two nurses on triage.';
const REFUSED = { expected: /status of (401|409)/ };

const { app, browser, visiting, goTo } = browsing(test);

/** A user with a link that no browser asked for. */
const userWithLink = async () => {
  const user = await aUser(app());
  return { ...user, ...(await app().commands['account login-link'](user)) };
};

/** Where whoever has just signed in lands. */
const landed = (page: Page) => page.getByRole('heading', { name: 'Welcome, Sub' }).waitFor();
const asked = (page: Page) => page.getByRole('heading', { name: 'Sign in on this device?' });
const signInButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign In' });

visiting('asks for a good address before it sends a link, and can send another', async (page) => {
  await goTo(page, '/login');
  await page.getByRole('button', { name: 'Send Login Link' }).click();
  await page.getByText('Valid email address is required').waitFor();
  await page.getByLabel('Email').fill('someone@example.com');
  await page.getByRole('button', { name: 'Send Login Link' }).click();
  await page.getByRole('heading', { name: 'Login Link Sent!' }).waitFor();
  await page.getByRole('button', { name: 'Send Another Link' }).click();
  await page.getByRole('button', { name: 'Send Login Link' }).waitFor();
});

visiting(
  'says when the link could not be sent',
  async (page) => {
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 500, body: '' }));
    await goTo(page, '/login');
    await page.getByLabel('Email').fill('someone@example.com');
    await page.getByRole('button', { name: 'Send Login Link' }).click();
    await page.getByRole('alert').getByText('Error sending login link').waitFor();
  },
  { expected: /status of 500/ },
);

visiting(
  'the token screen says that no answer came, or that there was no user',
  async (page) => {
    await page.route('**/api/auth/token', (route) => route.abort());
    await goTo(page, '/login/token?token=login_any');
    await page.getByText('Failed to authenticate.', { exact: true }).waitFor();
    await page.unroute('**/api/auth/token');
    const { loginUrl } = await userWithLink();
    await page.route('**/api/auth/me?*', (route) => route.abort());
    await page.goto(loginUrl.replace('/login?', '/login/token?'));
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Authentication failed', { exact: true }).waitFor();
  },
  { expected: /ERR_FAILED|status of 409/ },
);

visiting(
  'a link that is over has a button that sends a new one, which signs in here',
  async (page, t) => {
    const user = await userWithLink();
    const token = new URL(user.loginUrl).searchParams.get('token');
    const used = await fetch(new URL('/api/auth/token', app().web.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    t.is(used.status, 200);
    await goTo(page, `/login/token?token=${token}`);
    await page.getByRole('heading', { name: 'Login Failed' }).waitFor();
    await page.getByRole('button', { name: 'Send a New Link' }).click();
    await page.getByRole('heading', { name: 'Login Link Sent!' }).waitFor();
    await page.getByText(/A new link is on its way to s•••@example\.com/).waitFor();
    t.is(await page.getByText('Login Failed').count(), 0);
    const { text } = await mailTo(app(), user.email, /login link/i);
    await page.goto(/https?:\S+token=[\w-]+/.exec(text)?.[0] ?? '');
    await landed(page);
  },
  REFUSED,
);

visiting(
  'a link signs in by itself in the browser that asked, and its token leaves the address at once',
  async (page, t) => {
    const { email } = await aUser(app());
    await goTo(page, '/login');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send Login Link' }).click();
    await page.getByText('Login Link Sent!').waitFor();
    const { text } = await mailTo(app(), email, /./);
    const link = /http\S+token=\S+/.exec(text)?.[0] ?? '';
    const token = new URL(link).searchParams.get('token') ?? 'none';
    await page.addInitScript(() => {
      const seen: string[] = [];
      const send = globalThis.fetch;
      globalThis.fetch = (...call) => {
        seen.push(location.href);
        return send(...call);
      };
      Object.assign(globalThis, { addressesSeen: seen });
    });
    const asking: string[] = [];
    page.on('request', (request) => asking.push(`${request.url()} ${JSON.stringify(request.headers())}`));
    await page.goto(link);
    await landed(page);
    const [, ...afterThePage] = asking;
    t.true(afterThePage.length > 3);
    t.deepEqual(
      afterThePage.filter((request) => request.includes(token)),
      [],
    );
    const addresses = await page.evaluate(() => (globalThis as unknown as { addressesSeen: string[] }).addressesSeen);
    t.true(addresses.length > 0);
    t.deepEqual(
      addresses.filter((address) => address.includes('token=')),
      [],
    );
    t.not(await storedToken(page), token);
  },
);

visiting(
  'a link opened elsewhere shows whose it is and a button; opening it does not use it up, pressing it does',
  async (page, t) => {
    const { email, loginUrl } = await userWithLink();
    await page.goto(loginUrl);
    await asked(page).waitFor();
    await page.getByText(`${email[0]}•••@example.com`).waitFor();
    t.false((await page.content()).includes(email));
    t.is(await storedToken(page), null);
    const elsewhere = await browser().newContext();
    t.teardown(() => elsewhere.close());
    const other = await elsewhere.newPage();
    await other.goto(loginUrl);
    await signInButton(other).click();
    await landed(other);
    await signInButton(page).click();
    await page.getByRole('alert').getByText('Login failed').waitFor();
    await page.getByText('Invalid or expired token. Please try again.').waitFor();
    t.is(new URL(page.url()).search, '');
    await page.getByRole('button', { name: 'Send Login Link' }).waitFor();
  },
  REFUSED,
);

visiting(
  'whoever is signed in elsewhere may be signed out on the way, and is unless one says otherwise while the address is not proven',
  async (page, t) => {
    const { services } = app();
    const elsewhere = page.getByLabel('Sign out everywhere else');
    const isLive = async (session: string) => (await checkSession(services, session)) !== null;
    const opened = async (userId: number) => {
      const linkId = await makeLoginLink(services, { userId, intent: '' });
      await page.context().clearCookies();
      await goTo(page, `/login/token?token=${services.tokens.linkToken('login', linkId)}`);
      await asked(page).waitFor();
    };
    const email = `victim-${crypto.randomUUID()}@example.com`;
    const unproven = await unprovenAccount(services, { email });
    const thief = await openSession(services, unproven);
    await opened(unproven);
    t.true(await elsewhere.isChecked());
    await signInButton(page).click();
    await landed(page);
    t.false(await isLive(thief));

    const other = await aUser(app());
    await page.evaluate(() => localStorage.clear());
    await opened(other.userId);
    t.false(await elsewhere.isChecked());
    await signInButton(page).click();
    await landed(page);
    t.true(await isLive(other.session));
  },
  REFUSED,
);

visiting(
  'the token screen says what is wrong with a link, and leads back to the login page',
  async (page) => {
    await goTo(page, '/login/token');
    await page.getByRole('heading', { name: 'Login Failed' }).waitFor();
    await page.getByText('No authentication token provided').waitFor();
    await goTo(page, '/login/token?token=login_spent');
    await page.getByText('Authentication failed. The token may be invalid or expired.').waitFor();
    await page.getByRole('link', { name: 'Return to Login' }).click();
    await page.getByRole('button', { name: 'Send Login Link' }).waitFor();
  },
  REFUSED,
);

visiting(
  "a link never replaces someone else's session without asking, and tells the other pages when it does",
  async (page, t) => {
    const ada = await signedInUser(page, app(), [NURSES]);
    const { loginUrl } = await userWithLink();
    const other = await page.context().newPage();
    const problems = problemsOf(other, app());
    await goTo(other, '/wins');
    await cardOf(other, NURSES).waitFor();
    await page.goto(loginUrl);
    await page.getByRole('heading', { name: 'Change accounts?' }).waitFor();
    await page.getByText(`You are signed in as ${ada.email}.`).waitFor();
    await page.getByRole('link', { name: 'Stay Signed In' }).click();
    await page.getByText(NURSES).first().waitFor();
    await page.goto(loginUrl);
    await signInButton(page).click();
    await landed(page);
    await other.getByText('No Achievements Yet').waitFor();
    t.is(await cardOf(other, NURSES).count(), 0);
    t.deepEqual(problems, []);
  },
  REFUSED,
);

visiting(
  'a spent link leaves a session that is good alone',
  async (page) => {
    await signedInUser(page, app(), [NURSES]);
    await goTo(page, '/login/token?token=login_spent');
    await page.getByRole('heading', { name: 'Login Failed' }).waitFor();
    await page.getByRole('link', { name: 'Return to Login' }).click();
    await page.getByText(NURSES).first().waitFor();
  },
  REFUSED,
);

/** Asks for a link on the login page, and answers the mail that comes. */
const linkMail = async (page: Page, email: string) => {
  await goTo(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Login Link' }).click();
  await page.getByText('Login Link Sent!').waitFor();
  return mailTo(app(), email, /./);
};

visiting(
  'the six digits of the mail sign in where the link was asked for; wrong ones do not',
  async (page, t) => {
    const { email } = await aUser(app());
    const { text } = await linkMail(page, email);
    const code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
    await signInButton(page).click();
    await page.getByText('Please enter the six digits').waitFor();
    await page.getByLabel('Six-digit code').fill(code === '000000' ? '000001' : '000000');
    await signInButton(page).click();
    await page.getByRole('alert').getByText('Login failed').waitFor();
    await page.getByText('This code is wrong or no longer valid. Check it, or send another mail.').waitFor();
    t.is(await storedToken(page), null);
    await page.getByLabel('Six-digit code').fill(code);
    await signInButton(page).click();
    await landed(page);
  },
  REFUSED,
);
