import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { CLIENT_FOLDER } from '#infrastructure/wiring.ts';
import { runningApp } from '../support/app.ts';
import { launchChromium } from '../support/chromium.ts';
import { temporaryFolder } from '../support/temporary.ts';

const MARKETING = {
  claim: { en: 'Kept at three hospitals', de: 'In drei Kliniken im Einsatz' },
  testimonials: [{ words: { en: 'It never nags.', de: 'Es drängelt nie.' }, name: 'Ada O.', work: 'Nurse' }],
};
const LINE = 'Fern & Söhne GmbH, Hauptstr. 1, 10115 Berlin, HRB 12345';

const installation = async (t: ExecutionContext, env: Record<string, string>) => {
  const app = await runningApp(t, { client: CLIENT_FOLDER, env: { BRAND_NAME: 'Fern', ...env } });
  const textOf = async (path: string, language = 'en') => {
    const page = await fetch(new URL(path, app.web.url), { headers: { 'Accept-Language': language } });
    return (await page.text()).replaceAll('&amp;', '&').replaceAll('&#38;', '&');
  };
  const browser = await launchChromium();
  t.teardown(() => browser.close());
  const shown = async (path: string, locale = 'en') => {
    const context = await browser.newContext({ locale, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(new URL(path, app.web.url).href, { waitUntil: 'networkidle' });
    const text = await page.locator('body').innerText();
    await context.close();
    t.deepEqual(problems, [], path);
    return text;
  };
  return { textOf, shown };
};

test('a company that is named stands in footer, terms, privacy policy and legal notice, before and after the script', async (t) => {
  const folder = await temporaryFolder();
  t.teardown(folder.remove);
  const file = join(folder.path, 'marketing.json');
  await writeFile(file, JSON.stringify(MARKETING));
  const { textOf, shown } = await installation(t, {
    COMPANY_NAME: 'Fern & Söhne GmbH',
    COMPANY_ADDRESS: 'Hauptstr. 1\\n10115 Berlin',
    COMPANY_REGISTER: 'HRB 12345',
    MARKETING_FILE: file,
  });
  for (const [path, words] of [
    ['/', `<span>${LINE}</span>`],
    ['/terms', `the company that runs Fern (${LINE})`],
    ['/privacy', `The company that runs Fern (${LINE})`],
    ['/impressum', 'HRB 12345</p>'],
  ] as const) {
    const html = await textOf(path);
    t.true(html.includes(words), `${path}: ${words}`);
    t.notRegex(html, /%[A-Z-]+[a-z]*%/, path);
    t.true((await shown(path)).includes(words.replace(/<[^>]*>/g, '')), `${path} by its script`);
  }
  t.regex(await shown('/imprint', 'de'), /Betreiber\s+Fern & Söhne GmbH\nHauptstr. 1\n10115 Berlin\s+Register/);
  t.regex(await textOf('/terms', 'de'), /das Fern betreibt \(Fern & Söhne GmbH, /);
  const landing = await shown('/');
  for (const words of ['Kept at three hospitals', 'It never nags.', 'Ada O.']) t.true(landing.includes(words), words);
  t.false(landing.includes('One win, all the way'));
  t.true((await shown('/', 'de')).includes('Es drängelt nie.'));
});

test('without its operator’s word a page names no company and claims no customers, and shows the product', async (t) => {
  const { textOf, shown } = await installation(t, {});
  for (const text of [await textOf('/'), await shown('/')]) {
    t.notRegex(text, /thousands|Maya R|%[A-Z-]+[a-z]*%/i);
    t.true(text.includes('One win, all the way'));
  }
  for (const text of [await textOf('/terms'), await shown('/terms')])
    t.true(text.includes('the company that runs Fern, called'));
  t.regex(await shown('/impressum'), /has not entered their name and address yet/);
  t.regex(await textOf('/impressum'), /has not entered their name and address yet/);
});
