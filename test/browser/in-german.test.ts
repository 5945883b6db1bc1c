import test, { type ExecutionContext } from 'ava';
import type { Page } from 'playwright';
import { checkoutWords } from '#web/api/billing/checkout-words.ts';
import { german } from '#web/api/words/german.ts';
import { copy as content } from '#web/client/features/content/copy.de.ts';
import { copy as conversation } from '#web/client/features/conversation/copy.de.ts';
import { copy as session } from '#web/client/features/session/copy.de.ts';
import { copy as signUpPage } from '#web/client/features/sign-up/copy.de.ts';
import { copy as wins } from '#web/client/features/wins/copy.de.ts';
import { checkWords } from '#web/contract/check-words.de.ts';
import { runningApp } from '../support/app.ts';
import { signUp } from '../support/sign-up.ts';
import { aUser } from '../support/user.ts';
import { browsing, signInAs } from './browsing.ts';
import { GERMAN, GERMAN_WINS, walking, watching } from './german-walk.ts';
import { heldMail } from './held-mail.ts';

const { app, visiting, goTo } = browsing(test);
const walks = walking({ app, visiting });

visiting(
  'no page of a German visitor has English left on it',
  async (page, t) => {
    const { found, look } = watching(page);
    const pages = {
      '/': 'Um wie viel Uhr kommen die Mails?',
      '/login': session.login.send,
      '/register': signUpPage.register.submit,
      '/privacy': 'April 2025',
      '/terms': 'April 2025',
      '/contact': 'Nachricht senden',
      '/impressum': 'Anschrift noch nicht eingetragen',
      '/login/token': session.token.back,
      '/payment-success': signUpPage.payment.toLogin,
      '/nowhere': '404',
      '/unsubscribe?token=none': 'Dieser Link funktioniert nicht',
      '/checkout/none': checkoutWords.de.none.title,
      '/shared/none': 'Dieser Link funktioniert nicht',
    };
    for (const [path, words] of Object.entries(pages)) {
      await goTo(page, path);
      t.is(await page.locator('html').getAttribute('lang'), 'de', path);
      await look(path, words);
    }
    t.deepEqual(found, []);
  },
  { ...GERMAN, expected: /status of 404/ },
);

walks(
  'no page of a German subscriber has English left on it, nor any part that opens there',
  async (page, { user, look }) => {
    await goTo(page, '/dashboard');
    await page.locator('[data-date]').last().waitFor();
    await look('the dashboard', 'Kundengespräch');
    await page.keyboard.press('Control+k');
    await look('the palette', 'Dunkle Farben');
    await page.keyboard.press('Escape');

    await goTo(page, '/wins');
    await look('the wins', GERMAN_WINS[0] ?? '');
    await page.locator('[data-summary]').first().click();
    await look('an opened win', wins.card.publicText);
    await page.getByRole('button', { name: wins.selection.begin }).click();
    await page.locator('input[data-row]').first().check();
    await page.getByLabel(wins.selection.category).selectOption('People');
    await look('a category that was set', wins.changes.filed(1, 'Menschen'));
    await page.getByRole('button', { name: wins.removed.title }).click();
    await look('what was removed', 'Den Flur gestrichen.');
    await goTo(page, '/wins?category=Teaching');
    await look('the wins of a category', GERMAN_WINS[1] ?? '');
    await goTo(page, '/wins?tab=timeline');
    await page.getByRole('article').first().waitFor();
    await look('the timeline', '40 auf 9 Minuten');
    const list = await user.call<{ id: string }[]>('GET', '/api/achievements');
    await goTo(page, `/wins/edit/${list.body[0]?.id}`);
    await look('a win that is edited', wins.choices.publicText);

    await goTo(page, '/content');
    await look('the documents', 'Werft');
    await page
      .getByRole('button', { name: /^Ansehen:/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await look('a document that is read', 'Klinik Nord');
    const documents = await user.call<{ id: string; type: string }[]>('GET', '/api/documents');
    for (const { id, type } of documents.body) {
      await goTo(page, `/content/edit/${id}`);
      await look(`a ${type} that is edited`, content.versions.current);
    }
    await goTo(page, '/profile');
    await look('the profile', 'Dieses Gerät');
    await goTo(page, '/billing');
    await look('billing', 'Nächste Zahlung');
    await page.getByRole('button', { name: 'Wechseln zu: Jährlich' }).click();
    await look('another plan', 'Die Zahlung danach');
  },
);

visiting(
  'what is said back in the conversation and of a mail that waits is German',
  async (page, t) => {
    const user = await aUser(app(), undefined, 'Europe/Berlin');
    await user.call('PUT', '/api/user/profile', { firstName: 'Jana', language: 'de' });
    const held = await heldMail(app(), user, 'Zwei neue Pflegekräfte in der Triage geschult.');
    await signInAs(page, user, app());
    const { found, look } = watching(page);
    await goTo(page, '/dashboard');
    const field = page.getByRole('textbox', { name: conversation.title });
    for (const words of ['Den Aufzug im Haus 7 repariert.', ...conversation.examples]) {
      await field.fill(words);
      await field.press('Control+Enter');
      await page.getByRole('log').getByText(words).first().waitFor();
      await page.getByText(conversation.reading('Cairn')).waitFor({ state: 'detached' });
    }
    await look('the conversation', 'Den Aufzug im Haus 7 repariert.');
    await goTo(page, `/held/${held}`);
    await look('a held mail', 'Das war ich');
    t.deepEqual(
      found.filter((line) => !/checkin@|: > /.test(line)), // the mail's own quotation
      [],
    );
  },
  GERMAN,
);

/** The next coupon is answered by another app, which was asked too often: of ours other tests ask, too. */
const askedTooOften = async (page: Page, t: ExecutionContext) => {
  const { web } = await runningApp(t);
  const again = () => fetch(new URL('/api/verify-coupon?code=NIX', web.url));
  await Promise.all(Array.from({ length: 40 }, again));
  await page.route('**/api/verify-coupon?*', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: new URL(pathname + search, web.url).href }) });
  });
};

visiting(
  'the commonest mistakes on the way in are told in German',
  async (page, t) => {
    const { found, look } = watching(page);
    await goTo(page, '/contact');
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await look('an empty contact form', 'Die Nachricht braucht mindestens 10 Zeichen');

    await goTo(page, '/register');
    await page.getByLabel(signUpPage.register.email).fill('jana@');
    await page.getByLabel(signUpPage.coupon.label).fill('NIX');
    await page.getByRole('button', { name: signUpPage.coupon.apply }).click();
    await look('a coupon that is none', signUpPage.coupon.invalidDetail);
    await askedTooOften(page, t);
    await page.getByLabel(signUpPage.coupon.label).fill('AUCHNIX');
    await page.getByRole('button', { name: signUpPage.coupon.apply }).click();
    await look('too many coupons', german.signUp.tooManyTries);
    await page.getByRole('button', { name: signUpPage.register.submit }).click();
    for (const words of [checkWords.firstNameMissing, checkWords.noAddress, checkWords.phoneTooShort])
      await look('a sign-up with gaps', words);

    await goTo(page, '/login');
    await page.getByLabel(session.login.email).fill('jana@');
    await page.getByRole('button', { name: session.login.send }).click();
    await look('no address', checkWords.addressMissing);
    await page.getByLabel(session.login.email).fill('jana@example.com');
    await page.getByRole('button', { name: session.login.send }).click();
    await page.getByLabel(session.login.code).fill('12');
    await page.getByRole('button', { name: session.login.codeSend, exact: true }).click();
    await look('half a code', checkWords.sixDigits);
    await page.getByLabel(session.login.code).fill('000000');
    await page.getByRole('button', { name: session.login.codeSend, exact: true }).click();
    await look('a wrong code', session.login.codeRefused);

    await goTo(page, '/login/token?token=login_none');
    await look('a link that is over', session.token.failed);
    await goTo(page, '/confirm-address?token=none');
    await page.getByRole('main').getByRole('button').click();
    await look('an address link that is over', german.account.linkOver);

    const { body } = await signUp(app());
    await goTo(page, body.checkoutUrl);
    await page.getByRole('button', { name: checkoutWords.de.sandbox.decline }).click();
    await look('a card that was refused', checkoutWords.de.sandbox.declined);
    t.deepEqual(found, []);
  },
  { ...GERMAN, expected: /status of 4(?:0[01]|29)/ },
);

walks(
  'the commonest mistakes of a subscriber are told in German',
  async (page, { user, look }) => {
    await goTo(page, '/wins');
    await page.getByRole('button', { name: wins.add }).click();
    await page.getByRole('dialog').getByRole('button', { name: wins.dialog.save }).click();
    await look('a win without words', checkWords.winTooShort);
    await page.keyboard.press('Escape');

    const documents = await user.call<{ id: string; type: string }[]>('GET', '/api/documents');
    const { id } = documents.body.find(({ type }) => type === 'linkedin-post') ?? { id: '' };
    await goTo(page, `/content/edit/${id}`);
    await page.getByLabel(content.edit.text, { exact: true }).fill('# Meins\n\nMeine eigenen Worte.');
    await user.call('PATCH', `/api/documents/${id}`, { content: '# Anderes\n\nAus einem anderen Fenster.' });
    await page.getByRole('button', { name: content.edit.save }).click();
    await look('a document that two windows changed', content.edit.conflict.title);

    await goTo(page, '/dashboard');
    const field = page.getByRole('textbox', { name: conversation.title });
    await field.fill('Den Aufzug im Haus 7 repariert.');
    await page.context().setOffline(true);
    await field.press('Control+Enter');
    await look('no connection', conversation.offline);
    await page.context().setOffline(false);
    await page.getByText(conversation.offline).waitFor({ state: 'detached' });
  },
  { expected: /status of 412|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/ },
);
