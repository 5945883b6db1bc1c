import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import type { Browser, Page } from 'playwright';
import { audit, composer, question, request } from '../mail-gateway/composing.ts';
import { sampleMails } from '../mail-gateway/sample-mails.ts';
import { launchChromium } from '../support/chromium.ts';
import { violationsOf } from './accessibility.ts';

/** Where pictures of all mails go, when somebody wants to look at them: `CAIRN_PICTURES=data/mails npx ava …`. */
const PICTURES = process.env.CAIRN_PICTURES;
const LEAST_READABLE_PX = 13;
const LEAST_BUTTON_PX = 44;

let browser: Browser;
test.before(async () => {
  browser = await launchChromium();
  if (PICTURES) await mkdir(PICTURES, { recursive: true });
});
test.after.always(() => browser?.close());

/** A page without an address behind it, so that whatever a mail would ask for is told. */
const aPage = async (t: ExecutionContext, width: number, colorScheme: 'light' | 'dark') => {
  const context = await browser.newContext({ viewport: { width, height: 600 }, colorScheme });
  t.teardown(() => context.close());
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return { page, asked };
};

/** Rules of WCAG 2.1 AA that a mail breaks. */
const broken = async (page: Page) => {
  const violations = await violationsOf(page, { tags: ['wcag2a', 'wcag2aa', 'wcag21aa'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

const measured = (page: Page) =>
  page.evaluate((least) => {
    const texts = [...document.querySelectorAll('p,td,li,a,span,h1,h2')].filter((one) => one.textContent?.trim());
    return {
      tooWideBy: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      small: texts.filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < least).length,
    };
  }, LEAST_READABLE_PX);

for (const width of [600, 360])
  for (const scheme of ['light', 'dark'] as const)
    test.serial(`every mail can be read at ${width} px in the ${scheme}, and asks for nothing`, async (t) => {
      const { page, asked } = await aPage(t, width, scheme);
      for (const [name, { html, subject }] of await sampleMails()) {
        await page.setContent(html);
        t.deepEqual(await measured(page), { tooWideBy: 0, small: 0 }, name);
        t.is(await page.title(), subject);
        t.deepEqual(await broken(page), [], name);
        t.deepEqual(asked, [], name);
        const path = join(PICTURES ?? '', `${name}-${width}-${scheme}.png`);
        if (PICTURES) await page.screenshot({ path, fullPage: true });
      }
    });

test.serial('without its style sheets a mail still has its light colours, and its button is one', async (t) => {
  const { page } = await aPage(t, 600, 'dark');
  for (const [name, { html }] of await sampleMails()) {
    await page.setContent(html.replace(/<style>.*?<\/style>/gs, ''));
    t.deepEqual(await broken(page), [], name);
    for (const button of await page.locator('a.press').all())
      t.true(((await button.boundingBox())?.height ?? 0) >= LEAST_BUTTON_PX, name);
  }
});

test.serial('a word longer than the window is broken, and makes nothing wider', async (t) => {
  const { page } = await aPage(t, 360, 'light');
  const long = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2);
  const words = {
    wins: [{ ...audit, text: long, category: long.slice(0, 60), skills: [long] }],
    more: 0,
    requests: [],
  };
  for (const one of [
    request('feedback', words),
    request('check-in', { ...question, memory: { text: long, when: { ago: 'year', isExact: true } } }),
  ]) {
    await page.setContent((await composer.compose(one)).html);
    t.is((await measured(page)).tooWideBy, 0, one.kind);
  }
});
