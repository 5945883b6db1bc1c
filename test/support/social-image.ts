import { readFile, writeFile } from 'node:fs/promises';
import { createElement } from 'react';
import { paletteCss } from '#web/client/theme/palette.ts';
import { launchChromium } from './chromium.ts';
import '#test/web/client/client-modules.ts';

/**
 * Makes `social.png`, which stands beside a link that is sent around: the cairn and the headline in our look. Run by hand
 * whenever one of them changes: `node test/support/social-image.ts`.
 */
const [{ Cairn }, { renderToStaticMarkup }] = await Promise.all([
  import('#web/client/shared/cairn/cairn.tsx'),
  import('react-dom/server'),
]);

const font = async (name: string): Promise<string> => {
  const file = new URL(
    `../../node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
    import.meta.url,
  );
  return `url(data:font/woff2;base64,${(await readFile(file)).toString('base64')}) format('woff2')`;
};

const html = `<!doctype html><style>
@font-face { font-family: Newsreader; font-weight: 200 800; src: ${await font('newsreader')}; }
@font-face { font-family: Inter; font-weight: 100 900; src: ${await font('inter')}; }
${paletteCss()}
body { margin: 0; width: 1200px; height: 630px; background: var(--paper); color: var(--ink); display: flex; align-items: center; justify-content: space-between; padding: 0 84px; box-sizing: border-box; }
h1 { font: 500 68px/1.1 Newsreader; letter-spacing: -0.012em; margin: 0 0 28px; width: 620px; }
p { font: 400 26px/1.5 Inter; color: var(--ink-2); margin: 0; }
</style><div><h1>Transform Daily Achievements Into Ongoing Success</h1><p>A career journal that writes back</p></div>${renderToStaticMarkup(createElement(Cairn, { width: 360 }))}`;

const browser = await launchChromium();
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(html);
await page.evaluate(() => document.fonts.ready);
const target = new URL('../../web/client/public/social.png', import.meta.url);
await writeFile(target, await page.screenshot({ type: 'png' }));
await browser.close();
