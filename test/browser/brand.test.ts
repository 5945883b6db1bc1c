import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { CLIENT_FOLDER } from '#infrastructure/wiring.ts';
import type { Outbox } from '#web/contract/outbox.ts';
import { publicPages } from '#web/contract/page-routes.ts';
import { type RunningApp, sharedApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { asksForToken, payFor, signUp, visit } from '../support/sign-up.ts';
import { call, checkInFor, mailTo } from '../support/user.ts';

const app = sharedApp(test, { client: CLIENT_FOLDER, env: { BRAND_NAME: 'Fern', MAIL_DOMAIN: 'fern.localhost' } });

/** Headers of our protocol are read by no person. */
const shownIn = (code: string): string => code.replace(/Cairn-(?:Build|Behind|Export-Items)/g, '');

/** What stands around the name; '' where it is not named. The API's own word for our turns is in small letters. */
const namesCairn = (text: string): string => /.{0,60}Cairn.{0,60}/s.exec(shownIn(text))?.[0] ?? '';

const textOf = async (path: string, language = 'en'): Promise<string> =>
  (await fetch(new URL(path, app().web.url), { headers: { 'Accept-Language': language } })).text();

const PAGES = [
  ...publicPages.values(),
  '/dashboard',
  '/wins',
  '/profile',
  '/billing',
  '/content',
  '/outbox',
  '/nowhere',
];
const SERVED = ['/api/docs', '/api/openapi.json', '/sitemap.xml', '/robots.txt', '/favicon.svg', '/checkout/x', '/s/x'];

test('an installation of another name calls itself so in every page, in both languages', async (t) => {
  for (const language of ['en', 'de'])
    for (const path of [...PAGES, '/unsubscribe?token=x', ...SERVED]) {
      const html = await textOf(path, language);
      t.is(namesCairn(html), '', `${path} in ${language}`);
      if (!SERVED.includes(path)) t.true(html.includes('Fern'), `${path} in ${language}`);
    }
  t.true((await textOf('/api/openapi.json')).includes('"title":"Fern API"'));
});

test('no piece of the client has the name of the project in its words', (t) => {
  const folder = join(CLIENT_FOLDER, 'assets');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  t.true(scripts.length > 20);
  for (const file of scripts) {
    const words = readFileSync(join(folder, file), 'utf8').match(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g) ?? [];
    t.deepEqual(
      words.map(shownIn).filter((word) => /Cairn/.test(word)),
      [],
      file,
    );
  }
});

test.serial('mails, texts, documents and files of an installation of another name call it so', async (t) => {
  const started = await signUp(app());
  const { location } = await visit(app(), started.body.checkoutUrl);
  t.is(namesCairn((await visit(app(), location ?? '')).text), '');
  await payFor(app(), started);
  const { body } = await asksForToken(app(), started);
  const welcome = await mailTo(app(), started.email, /welcome/i);
  t.regex(welcome.subject, /Fern/);
  await call(app(), 'POST', '/api/auth/token', { token: /token=([\w-]+)/.exec(welcome.text)?.[1] });
  await call(app(), 'POST', '/api/auth/resend-code', { phoneNumber: '+12025550123' }, body.token);
  const checkIn = await checkInFor(app(), { email: started.email });
  const say = (text: string) => call(app(), 'POST', `/api/outbox/${checkIn.id}/reply`, { text });
  await say('Cut the nightly build from 40 to 9 minutes. Also trained two new nurses on triage.');
  await mailTo(app(), started.email, /^Re: /);
  await say('How much does it cost? Does somebody read this? What can you do?');
  await say('Write me a CV, please.');
  await say('I want my money back, please.');
  await call(app(), 'POST', '/api/auth/login', { email: started.email });
  await call(app(), 'POST', '/api/billing/cancel', {}, body.token);
  const everything = await eventually('all these mails', () => outboxHolding(app(), /subscription is cancelled/));
  t.is(namesCairn(everything.replaceAll(/Cairn-/g, '')), '');
  t.true(everything.includes('Fern'));
  const exported = await fetch(new URL('/api/user/export', app().web.url), {
    headers: { Authorization: `Bearer ${body.token}` },
  });
  t.regex(exported.headers.get('Content-Disposition') ?? '', /filename="fern-export-[\d-]+\.zip"/);
  await exported.body?.cancel();
});

const outboxHolding = async (running: RunningApp, subject: RegExp): Promise<string | false> => {
  const { body } = await call<Outbox>(running, 'GET', '/api/outbox');
  const isThere = body.mails.some((mail) => subject.test(mail.subject));
  const hasFiles = body.mails.some(({ attachments }) => attachments.length === 2);
  return isThere && hasFiles && body.texts.length > 0 && body.mails.length >= 8 && JSON.stringify(body);
};
