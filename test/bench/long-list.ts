import type { Browser, Page } from 'playwright';

/** The longest time the thread of a page was at work in one go, in milliseconds of the processor. */
export type StopFigure = Readonly<{ name: string; longestMs: number; ofBare: number }>;

/** Of what a page takes that sets as many plain rows at once. */
export const MOST_OF_BARE = 0.5;

const TRACED = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];
const PAGES_OF_ALL = 51;

type Step = Readonly<{ name: string; act: (page: Page) => Promise<unknown> }>;

/** How long somebody with so many wins waits at most for the page to hear them, beside a bare page with as many rows. */
export const measureLongList = async (
  browser: Browser,
  url: string,
  count: number,
  signIn: (page: Page) => unknown,
) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await signIn(page);
    await page.goto('about:blank');
    const bare = await longestStop(browser, page, { name: 'bare', act: (on) => on.evaluate(setBareRows, count) });
    const figures: StopFigure[] = [];
    for (const step of stepsOf(new URL('/wins', url).href, count)) {
      const longestMs = await longestStop(browser, page, step);
      figures.push({ name: step.name, longestMs, ofBare: longestMs / bare });
    }
    return [{ name: `${count} bare rows set at once`, longestMs: bare, ofBare: 1 }, ...figures];
  } finally {
    await context.close();
  }
};

const stepsOf = (wins: string, count: number): readonly Step[] => {
  const rows = (page: Page, least: number, seen = '[data-win]') =>
    page.waitForFunction(([what, number]) => document.querySelectorAll(what).length >= number, [seen, least] as const);
  const summary = (page: Page) => page.locator('[data-win] [data-summary]').first();
  return [
    { name: 'first view', act: (page) => page.goto(wins).then(() => rows(page, 1)) },
    { name: 'Show more', act: (page) => press(page, 'Show more').then(() => rows(page, 100)) },
    {
      name: 'coming back to all of them',
      act: async (page) => {
        await page.goto(new URL('/robots.txt', wins).href);
        await page.evaluate(keepPlace, PAGES_OF_ALL);
        await page.goto(wins);
        await rows(page, count);
      },
    },
    { name: 'to the middle', act: (page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2)) },
    { name: 'to the top', act: (page) => page.evaluate(() => scrollTo(0, 0)) },
    { name: 'one opened', act: (page) => summary(page).press('Enter') },
    {
      name: 'arrow down',
      act: async (page) => {
        await summary(page).focus();
        await page.keyboard.press('ArrowDown');
      },
    },
    { name: 'a letter to the composer', act: (page) => page.locator('textarea').first().press('a') },
    {
      name: 'choosing begun',
      act: (page) => press(page, 'Select several').then(() => rows(page, count, '[data-row]')),
    },
    {
      name: 'all chosen',
      act: (page) => press(page, `Select all ${count} shown`).then(() => rows(page, count, '[data-row]:checked')),
    },
  ];
};

/** By its words, without a look at the names of all that a long page holds. */
const press = (page: Page, words: string) =>
  page.evaluate((wanted) => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === wanted);
    if (!button) throw new Error(`there is no button ${wanted}`);
    button.click();
  }, words);

const keepPlace = (pages: number): void =>
  sessionStorage.setItem('wins place default', JSON.stringify({ pages, open: [], at: null }));

const setBareRows = (count: number): void => {
  const row = (at: number): string =>
    `<li><svg width="34" height="18"><path d="M0 0h34v18z"/></svg><h4><button>Win ${at}, in words as long as a line of a page is</button></h4><time>November 20, 2026</time><button>…</button></li>`;
  document.body.innerHTML = `<ul>${Array.from({ length: count }, (_, at) => row(at)).join('')}</ul>`;
};

type TraceEvent = Readonly<{
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: Readonly<{ name?: string }>;
}>;

/** Until the page is idle again after the step. Times of the processor: others at work on the machine do not count. */
const longestStop = async (browser: Browser, page: Page, { act }: Step): Promise<number> => {
  await browser.startTracing(page, { categories: TRACED });
  await act(page);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  const placeOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const main = new Set(traceEvents.filter(({ args }) => args.name === 'CrRendererMain').map(placeOf));
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && main.has(placeOf(event)));
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
};
