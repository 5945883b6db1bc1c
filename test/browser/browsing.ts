import type { ExecutionContext, TestFn } from 'ava';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright';
import { CLIENT_FOLDER } from '#infrastructure/wiring.ts';
import { type RunningApp, sharedApp } from '../support/app.ts';
import { launchChromium, SPARING } from '../support/chromium.ts';
import { aUser, type User } from '../support/user.ts';
import { OPERATOR, VIEWER } from './operators.ts';

/** For a busy machine; it asserts no speed. Playwright's own 30 s are too few where three test files share two cores. */
const PATIENCE_MS = 100_000;

/** What a page of a test may log, how its window is, and whether time in it is the test's: that stays with a context. */
type Manners = BrowserContextOptions & Readonly<{ expected?: RegExp; ownTime?: boolean }>;

type Visit = (page: Page, t: ExecutionContext) => Promise<void>;

/**
 * One app and one browser for the tests of a process, which come one after the other. Each has a page of its own, in a
 * context where nothing is left of the test before.
 */
export const browsing = (test: TestFn) => {
  shared ??= openShared(test);
  const { app, browser, contexts } = shared;

  /** A test in a page of its own, which must end without problems. Nothing moves, so that a click meets what it aims at. */
  const visiting = (title: string, visit: Visit, { expected, viewport, ownTime = false, ...options }: Manners = {}) =>
    test.serial(title, async (t) => {
      const context = await contexts.take(options);
      t.teardown(() => contexts.giveBack(options, t.passed && !ownTime));
      const page = withLastingRoute(await context.newPage());
      if (viewport) await page.setViewportSize(viewport);
      const problems = problemsOf(page, app(), expected);
      await visit(page, t);
      t.deepEqual(problems, []);
    });
  return { app, browser, visiting, goTo: goTo(app) };
};

/**
 * From a test's first route on, the browser asks about every request of its page: where it stopped once a route is used
 * up, a request then under way would never be answered.
 */
const withLastingRoute = (page: Page): Page => {
  const route = page.route.bind(page);
  page.route = async (...which) => {
    page.route = route;
    await route('about:never', (never) => never.continue());
    return route(...which);
  };
  return page;
};

let shared: ReturnType<typeof openShared> | null = null;

const openShared = (test: TestFn) => {
  const app = sharedApp(test, { client: CLIENT_FOLDER, env: { OPERATOR_EMAILS: OPERATOR, OPERATOR_VIEWERS: VIEWER } });
  let browser: Browser;
  test.serial.before(async () => {
    browser = await launchChromium(SPARING);
  });
  test.after.always(() => browser?.close());
  return { app, browser: () => browser, contexts: contextsOf(app, () => browser) };
};

/**
 * The contexts of a browser, by their options. One that is new fetches and compiles the whole client again: so each is
 * emptied and kept, with a page that keeps its process; where a test may leave more than that, its context goes.
 */
const contextsOf = (app: () => RunningApp, browser: () => Browser) => {
  const kept = new Map<string, Readonly<{ context: BrowserContext; keeper: Page }>>();
  const open = async (options: BrowserContextOptions) => {
    const context = await browser().newContext({ reducedMotion: 'reduce', ...options });
    context.setDefaultTimeout(PATIENCE_MS);
    const keeper = await context.newPage();
    await keeper.goto(quietPage(app()));
    return { context, keeper };
  };
  return {
    async take(options: BrowserContextOptions): Promise<BrowserContext> {
      const key = JSON.stringify(options);
      const one = kept.get(key) ?? (await open(options));
      kept.set(key, one);
      return one.context;
    },
    async giveBack(options: BrowserContextOptions, isKept: boolean): Promise<void> {
      const key = JSON.stringify(options);
      const { context, keeper } = kept.get(key) ?? {};
      if (!context || !keeper) return;
      if (!isKept) {
        kept.delete(key);
        return context.close();
      }
      for (const page of context.pages()) if (page !== keeper) await page.close();
      await context.clearCookies();
      await context.setOffline(false);
      await keeper.evaluate(() => localStorage.clear());
    },
  };
};

/** A page of the app without any script. */
const quietPage = (app: RunningApp): string => new URL('/robots.txt', app.web.url).href;

/** Until its script has drawn the page: the words of its frame can be read before that. */
const goTo = (app: () => RunningApp) => async (page: Page, path: string) => {
  const response = await page.goto(new URL(path, app().web.url).href);
  await page.locator('[data-frame]').waitFor({ state: 'detached' });
  await page.locator('[form=later]').first().waitFor({ state: 'detached' });
  return response;
};

/**
 * What a page must not do: log an error, throw, or ask anyone but us. `expected` are errors that the browser logs for
 * an answer the test is about.
 */
export const problemsOf = (page: Page, app: RunningApp, expected?: RegExp): readonly string[] => {
  const problems: string[] = [];
  const own = new URL(app.web.url).host;
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected?.test(message.text()))
      problems.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== own) problems.push(`asked ${url.href}`);
  });
  page.on('requestfailed', (request) => {
    const stopped = request.failure()?.errorText === 'csp'; // by our own policy, before it left the browser
    if (stopped) problems.splice(problems.indexOf(`asked ${request.url()}`), 1);
  });
  return problems;
};

/** Lets this page's context be signed in as the user, as if the link had been followed before. */
export const signInAs = async (page: Page, { session }: Pick<User, 'session'>, app: RunningApp): Promise<void> => {
  const { hostname } = new URL(app.web.url);
  await page.context().addCookies([
    {
      name: '__Host-sid',
      value: session,
      url: `https://${hostname}`,
      secure: true,
      httpOnly: true,
      sameSite: 'Strict',
    },
  ]);
  await page.goto(quietPage(app));
  await page.evaluate((token) => localStorage.setItem('authToken', token), session);
};

export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('authToken'));

/** A new user with these wins, the last one newest, and signed in on the page. */
export const signedInUser = async (page: Page, app: RunningApp, wins: readonly string[] = []): Promise<User> => {
  const user = await aUser(app);
  for (const originalMessage of wins) await user.call('POST', '/api/achievements', { originalMessage });
  await signInAs(page, user, app);
  return user;
};

/** The card of the win with these words. */
export const cardOf = (page: Page, words: string): Locator => page.locator('[data-win]').filter({ hasText: words });

/** Opens the menu of a win's card and chooses an action. */
export const chooseAction = async (card: Locator, action: string): Promise<void> => {
  await card.getByRole('button', { name: /^Actions for/ }).click();
  await card.getByRole('menuitem', { name: action }).click();
};

/** Holds every answer to requests that match, of one method or any, until `release` is called. */
export const holdAnswers = async (page: Page, url: string, method?: string): Promise<() => void> => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    if (method === undefined || route.request().method() === method) await released;
    await route.continue();
  });
  return release;
};

/**
 * Has the page ask for each list by itself as it opens, as it does later on: for a test that holds or breaks one of these
 * calls.
 */
export const withoutFirstReads = (page: Page): Promise<unknown> =>
  page.route('**/api/start?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), reads: {} } });
  });
