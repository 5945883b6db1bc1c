import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { buildClientIfStale } from '#infrastructure/client-build.ts';
import { launchChromium } from './chromium.ts';
import { freePort } from './free-port.ts';
import { temporaryFolder } from './temporary.ts';

const inProject = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const ALL = inProject('dist/screens');
const OF_README = inProject('docs/pictures');
const README_PAGES = { dashboard: '/dashboard', wins: '/wins', landing: '/' } as const;

/** `npm run screens`: a picture of every state that the tests of pages visit, and README's three of the demo's year. */
const main = async (): Promise<void> => {
  await buildClientIfStale();
  await picturesOfReadme();
  await rm(ALL, { recursive: true, force: true });
  await mkdir(ALL, { recursive: true });
  const words = [
    inProject('test/support/run-tests.ts'),
    'test/browser/every-page.test.ts',
    '--match=*wide and narrow*',
  ];
  const tests = spawn(process.execPath, words, { stdio: 'inherit', env: { ...process.env, SCREENS_FOLDER: ALL } });
  const [code] = await once(tests, 'exit');
  console.log(`pictures: ${ALL}, and README's under ${OF_README}`);
  process.exitCode = Number(code ?? 1);
};

const picturesOfReadme = async (): Promise<void> => {
  const folder = await temporaryFolder();
  const env = { ...process.env, DEMO_DIR: join(folder.path, 'demo'), PORT: String(await freePort()), SMTP_PORT: '0' };
  const demo = spawn(process.execPath, [inProject('infrastructure/demo/demo.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await launchChromium();
  try {
    const link = await linkOf(demo);
    const page = await browser.newPage({ viewport: { width: 1200, height: 800 }, reducedMotion: 'reduce' });
    for (const [name, path] of Object.entries(README_PAGES).reverse()) {
      if (path !== '/' && page.url().endsWith('/')) await signIn(page, link);
      await page.goto(new URL(path, link).href);
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: join(OF_README, `${name}.jpg`), type: 'jpeg', quality: 80 });
    }
  } finally {
    await browser.close();
    demo.kill('SIGTERM');
    await once(demo, 'exit');
    await folder.remove();
  }
};

/** The link that signs in, which a demo prints once its year is told. Whoever stops listening ends it in the midst of a word. */
const linkOf = (demo: ChildProcessByStdio<null, Readable, null>): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    demo.stdout.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
      const link = /sign in\s+(\S+)\s/.exec(text)?.[1];
      if (link) resolve(link);
    });
    demo.once('exit', () => reject(new Error(`the demo ended without a link: ${text}`)));
  });

const signIn = async (page: Page, link: string): Promise<void> => {
  await page.goto(link);
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');
};

await main();
