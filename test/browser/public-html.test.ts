import test from 'ava';
import { browsing } from './browsing.ts';

const { app, browser, visiting } = browsing(test);

const PAGES = [
  ['/', 'Cairn', 'Transform Daily Achievements Into Ongoing Success'],
  ['/login', 'Sign In | Cairn', 'Send Login Link'],
  ['/register', 'Sign Up | Cairn', 'Continue to Payment'],
  ['/privacy', 'Privacy Policy | Cairn', 'What we keep'],
  ['/terms', 'Terms of Service | Cairn', 'arbitration'],
  ['/contact', 'Contact | Cairn', 'Subject'],
  ['/impressum', 'Legal Notice | Cairn', 'has not entered their name and address yet'],
] as const;

const htmlOf = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
  (await fetch(new URL(path, app().web.url), { headers })).text();

test('a public page has its words, its name and its address in its HTML', async (t) => {
  const { origin } = new URL(app().web.url);
  for (const [path, title, words] of PAGES) {
    const html = await htmlOf(path);
    t.true(html.includes(`<title>${title}</title>`), `${path}: ${title}`);
    t.true(html.slice(html.indexOf('<body>')).includes(words), `${path}: ${words}`);
    t.true(html.includes(`<link rel="canonical" href="${origin}${path}">`), path);
    for (const property of ['title', 'description', 'image', 'url', 'type', 'site_name'])
      t.regex(html, new RegExp(`<meta property="og:${property}" content="[^"%]+">`), `${path}: ${property}`);
    t.true(html.includes('<meta name="twitter:card" content="summary_large_image">'));
    t.regex(html, /<meta name="description" content="[^"]{20,}"/);
    t.false(/%[A-Z-]+[a-z]*%/.test(html), path);
  }
  t.regex(
    await htmlOf('/login', { 'Accept-Language': 'de' }),
    /<html lang="de"[^>]*>.*<title>Anmelden \| Cairn<\/title>/s,
  );
});

test('search engines are told of every public page, and of nothing at a path that leads nowhere', async (t) => {
  const { origin } = new URL(app().web.url);
  const sitemap = await htmlOf('/sitemap.xml');
  for (const [path] of PAGES) t.true(sitemap.includes(`<loc>${origin}${path}</loc>`), path);
  t.regex(await htmlOf('/robots.txt'), /^Sitemap: http.*\/sitemap\.xml$/m);
  const nowhere = await fetch(new URL('/nowhere', app().web.url));
  t.is(nowhere.status, 404);
  const html = await nowhere.text();
  t.true(html.includes('404 Page Not Found'));
  t.true(html.includes('<meta name="robots" content="noindex">'));
});

test('the picture of a link that is sent around is there, and large enough', async (t) => {
  const picture = await fetch(new URL('/social.png', app().web.url));
  t.is(picture.headers.get('Content-Type'), 'image/png');
  const bytes = Buffer.from(await picture.arrayBuffer());
  t.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1200, 630]);
});

test.serial('without a script the landing page can be read, and leads on', async (t) => {
  const context = await browser().newContext({ javaScriptEnabled: false });
  t.teardown(() => context.close());
  const page = await context.newPage();
  await page.goto(app().web.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Subscribe Now' }).first().click();
  await page.getByRole('heading', { name: 'Start your journal' }).waitFor();
  t.is(new URL(page.url()).pathname, '/register');
});

visiting('what is typed before the script has come stays in its field', async (page, t) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(new URL('/login', app().web.url).href, { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: 'Email' });
  await field.fill('sub@example.com');
  release();
  await page.waitForFunction(() => document.querySelector('#root style') === null);
  t.is(await field.inputValue(), 'sub@example.com');
  await page.getByRole('button', { name: 'Send Login Link' }).click();
  await page.getByText('Login Link Sent!').waitFor();
});
