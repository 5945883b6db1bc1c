import test from 'ava';
import { afterSignIn, knownBrowser } from '#application/access/sign-in/known-browsers.ts';
import { requestLoginLink, requestNewLink } from '#application/access/sign-in/sign-in.ts';
import { mailSignUpAgain } from '#application/access/sign-up/sign-up.ts';
import { mailWayIn } from '#application/access/sign-up/token-by-email.ts';
import { addressNameOf } from '#application/accounts/claim-names.ts';
import { requestCheckIn } from '#application/check-ins/request-check-in.ts';
import { unprovenAccount } from '#test/support/unproven-account.ts';
import { anAccountToSignIn, EMAIL } from './an-account-to-sign-in.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const UNPROVEN = 'unproven@example.com';

/** Mails with a way in, of all kinds, to one address; and a stranger who asks for them by every way there is. */
const bothSides = async (t: Parameters<typeof anAccountToSignIn>[0]) => {
  const account = await anAccountToSignIn(t);
  const { services, clock, userId, mails, aLink } = account;
  const kinds = ['login-link', 'welcome', 'sign-up-again', 'no-account'] as const;
  const mailed = async (email = EMAIL) => {
    const all = (await Promise.all(kinds.map((kind) => mails(kind)))).flat();
    return all.filter(({ personal }) => personal?.to.toLowerCase() === email.toLowerCase()).length;
  };
  let networks = 0;
  const stranger = () => {
    networks += 1;
    return { network: `198.51.100.${networks % 250}`, intent: `browser ${networks}` };
  };
  const attack = async (hours: number) => {
    const link = await aLink();
    for (let quarter = 0; quarter < hours * 4; quarter += 1) {
      for (let time = 0; time < 4; time += 1) await requestLoginLink(services, EMAIL, stranger());
      await requestNewLink(services, link, stranger());
      await mailWayIn(services, EMAIL);
      await mailSignUpAgain(services, userId);
      clock.move(15 * MINUTE);
    }
  };
  const addressName = await addressNameOf(services.vault, EMAIL);
  /** The cookie of a browser in which the account was signed in once. */
  const ownBrowser = () => afterSignIn(services, undefined, addressName);
  return { ...account, mailed, attack, stranger, addressName, ownBrowser };
};

test('whoever asks, by whichever way: an address gets ten mails with a way in a day, and ten the next day', async (t) => {
  const { attack, mailed, clock } = await bothSides(t);
  await attack(6);
  t.is(await mailed(), 10);
  clock.move(24 * HOUR);
  await attack(6);
  t.is(await mailed(), 20);
});

test('the mail that proves an address, sent again, is one of its ten', async (t) => {
  const { services, clock, mailed, stranger } = await bothSides(t);
  const userId = await unprovenAccount(services, { email: UNPROVEN });
  for (let time = 0; time < 5; time += 1) {
    t.false('refused' in (await requestCheckIn(services, userId)));
    clock.move(15 * MINUTE);
  }
  for (let time = 0; time < 12; time += 1) {
    await requestLoginLink(services, UNPROVEN, stranger());
    clock.move(15 * MINUTE);
  }
  t.is(await mailed(UNPROVEN), 10);
  clock.move(19 * HOUR); // the first of the five count no more, yet the ten of the day do
  const later = await unprovenAccount(services, { email: 'other@example.com' });
  t.false('refused' in (await requestCheckIn(services, later)));
});

test('nobody can use up what the owner’s own browser has: three in a quarter of an hour, five a day', async (t) => {
  const { services, attack, mailed, ownBrowser, stranger, clock } = await bothSides(t);
  const known = ownBrowser();
  await attack(4);
  const asks = (more = {}) =>
    requestLoginLink(services, EMAIL, { network: '192.0.2.7', intent: crypto.randomUUID(), known, ...more });
  const before = await mailed();
  for (let time = 0; time < 6; time += 1) await asks();
  t.is(await mailed(), before + 3);
  clock.move(15 * MINUTE);
  for (let time = 0; time < 6; time += 1) await asks();
  t.is(await mailed(), before + 5);
  await requestLoginLink(services, EMAIL, stranger());
  t.is(await mailed(), before + 5);
});

test('also where the whole network has asked too often', async (t) => {
  const { services, mailed, ownBrowser } = await bothSides(t);
  const network = '203.0.113.9';
  for (let one = 0; one < 25; one += 1)
    await requestLoginLink(services, `nobody-${one}@example.com`, { network, intent: `office ${one}` });
  await requestLoginLink(services, EMAIL, { network, intent: 'a colleague' });
  t.is(await mailed(), 0);
  await requestLoginLink(services, EMAIL, { network, intent: 'my own', known: ownBrowser() });
  t.is(await mailed(), 1);
});

test('as long as nobody else asks, the own browser gets no more than any other', async (t) => {
  const { services, mailed, ownBrowser } = await bothSides(t);
  const known = ownBrowser();
  for (let time = 0; time < 6; time += 1)
    await requestLoginLink(services, EMAIL, { network: '192.0.2.7', intent: `own ${time}`, known });
  t.is(await mailed(), 3);
});

test('a browser is known for the accounts that were signed in there, four at most, and nobody can make it up', async (t) => {
  const { services, addressName } = await bothSides(t);
  const name = (one: number) => addressNameOf(services.vault, `sub-${one}@example.com`);
  let cookie = afterSignIn(services, undefined, addressName);
  const browser = knownBrowser(services, cookie, addressName);
  t.truthy(browser);
  t.is(knownBrowser(services, cookie, await name(1)), null);
  for (const odd of [
    undefined,
    '',
    'x',
    `${cookie}x`,
    cookie.replace(/^./, (first) => (first === '0' ? '1' : '0')),
    `${browser}.`,
    'x'.repeat(5000),
  ])
    t.is(knownBrowser(services, odd, addressName), null, odd);
  for (const one of [1, 2, 3]) cookie = afterSignIn(services, cookie, await name(one));
  t.is(knownBrowser(services, cookie, addressName), browser);
  cookie = afterSignIn(services, afterSignIn(services, cookie, addressName), await name(4));
  t.is(knownBrowser(services, cookie, await name(1)), null);
  t.is(knownBrowser(services, cookie, addressName), browser);
  t.true(cookie.length < 450 && !cookie.includes(addressName));
});
