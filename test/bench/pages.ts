import type { Browser, Page } from 'playwright';
import { table } from '#infrastructure/cli/pages.ts';
import { buildClientIfStale } from '#infrastructure/client-build.ts';
import { createCommands } from '#infrastructure/control/commands.ts';
import { dataFolder } from '#infrastructure/data-folder.ts';
import { readSettings } from '#infrastructure/shared/settings.ts';
import { startApp } from '#infrastructure/wiring.ts';
import { launchChromium } from '../support/chromium.ts';
import { freePort } from '../support/free-port.ts';
import { silentLogger } from '../support/silent-logger.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { aUser } from '../support/user.ts';
import type { Bench } from './bench.ts';
import { MOST_OF_BARE, measureLongList, type StopFigure } from './long-list.ts';
import { writeWins } from './many-wins.ts';

/** Milliseconds from the click until the words were there, with an empty cache. */
type PageFigure = Readonly<{
  name: string;
  line: string;
  shownMs: number;
  paintMs: number;
  kilobytes: number;
  requests: number;
}>;

const FIRST_WIN_WITHIN_MS = 6000;
const WINS = 300;
/** Of somebody who has written of three a day for some four years. */
const MANY = { wins: 5000, minutesApart: 8 * 60 } as const;

/** A poor line: 50 KB a second, 400 ms to an answer; and a phone's good one. */
const LINES = {
  poor: { downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 },
  phone: { downloadThroughput: 200_000, uploadThroughput: 90_000, latency: 150 },
} as const;

const PAGES = [
  ['landing', '/', 'Transform Daily Achievements', false],
  ['login', '/login', 'Send Login Link', false],
  ['dashboard', '/dashboard', 'the release went out in time', true],
  ['wins', '/wins', 'the release went out in time', true],
] as const;

export const pagesBench: Bench = {
  name: 'pages',
  help: "how long the landing page, the login page, the dashboard and the wins take over a poor line and a phone's; 5,000 wins",
  async run() {
    const { rows, stops } = await measurePages(console.log);
    console.log(
      table(
        ['page', 'line', 'its words after, ms', 'first paint, ms', 'KB', 'requests'],
        rows.map(({ name, line, shownMs, paintMs, kilobytes, requests }) => [
          name,
          line,
          shownMs.toFixed(0),
          paintMs.toFixed(0),
          kilobytes.toFixed(0),
          String(requests),
        ]),
      ),
    );
    console.log(`the first win over a poor line (goal: within ${FIRST_WIN_WITHIN_MS} ms)`);
    console.log(
      table(
        ['5,000 wins', 'longest stop of the page, ms of the processor', 'of bare rows', 'goal'],
        stops.map(({ name, longestMs, ofBare }) => [
          name,
          longestMs.toFixed(0),
          ofBare.toFixed(2),
          `≤ ${MOST_OF_BARE}`,
        ]),
      ),
    );
    const isSoon = rows.every(
      ({ name, line, shownMs }) => name !== 'wins' || line !== 'poor' || shownMs < FIRST_WIN_WITHIN_MS,
    );
    return { figures: { rows, stops }, isKept: isSoon && stops.every(({ ofBare }) => ofBare <= MOST_OF_BARE) };
  },
};

/** How long pages take until they show what they are for, over lines as people have them, and how soon a long list hears. */
const measurePages = async (
  say: (line: string) => void,
): Promise<Readonly<{ rows: readonly PageFigure[]; stops: readonly StopFigure[] }>> => {
  await buildClientIfStale();
  const folder = await temporaryFolder();
  const settings = readSettings({ DATA_DIR: folder.path, PORT: String(await freePort()), SMTP_PORT: '0' });
  const fatal = (fault: Error) => {
    throw fault;
  };
  const app = await startApp(settings, await dataFolder(folder.path), silentLogger, fatal, {});
  const browser = await launchChromium();
  try {
    const reachable = { web: app.web, smtp: app.smtp, commands: createCommands(app) };
    const user = await aUser(reachable);
    say(`  ${WINS} wins …`);
    for (let win = 0; win < WINS; win += 1)
      await user.call('POST', '/api/achievements', { originalMessage: `Win ${win}: the release went out in time.` });
    const figures: PageFigure[] = [];
    for (const [line, limits] of Object.entries(LINES))
      for (const [name, path, words, isOwn] of PAGES) {
        say(`  ${name}, ${line} line …`);
        const token = isOwn ? user.session : null;
        figures.push({ name, line, ...(await visit(browser, app.web.url, path, words, token, limits)) });
      }
    say(`  ${MANY.wins} wins …`);
    const prolific = await aUser(reachable);
    await writeWins(app, prolific.userId, MANY.wins, MANY.minutesApart);
    const signIn = (page: Page) => keepToken(page, app.web.url, prolific.session);
    return { rows: figures, stops: await measureLongList(browser, app.web.url, MANY.wins, signIn) };
  } finally {
    await browser.close();
    await app.stop();
    await folder.remove();
  }
};

/** One visit in a window of its own, which has kept nothing. */
const visit = async (
  browser: Browser,
  url: string,
  path: string,
  words: string,
  token: string | null,
  limits: (typeof LINES)[keyof typeof LINES],
) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    if (token !== null) await keepToken(page, url, token);
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', { offline: false, ...limits });
    let [bytes, requests] = [0, 0];
    line.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      requests += 1;
    });
    const began = performance.now();
    await page.goto(new URL(path, url).href, { waitUntil: 'commit' });
    await page.getByText(words).first().waitFor({ timeout: 40_000 });
    const shownMs = performance.now() - began;
    return { shownMs, paintMs: await firstPaint(page), kilobytes: bytes / 1024, requests };
  } finally {
    await context.close();
  }
};

const keepToken = async (page: Page, url: string, token: string): Promise<void> => {
  await page.goto(new URL('/robots.txt', url).href);
  await page.evaluate((kept) => localStorage.setItem('authToken', kept), token);
};

const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
