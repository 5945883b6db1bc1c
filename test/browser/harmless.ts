import type { ExecutionContext } from 'ava';
import type { Page } from 'playwright';
import type { browsing } from './browsing.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

/** What ran, what asked and what our policy had to stop: none of it may happen. */
const watch = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const seen: string[] = [];
    const ran = (what: unknown) => seen.push(`ran: ${what}`);
    Object.assign(globalThis, { seen, ran, alert: ran, confirm: ran, prompt: ran });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      seen.push(`stopped: ${violatedDirective} ${blockedURI}`),
    );
  });
  return async () => [
    ...dialogs,
    ...(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)),
    ...(await page.locator('a[href^="javascript:" i], a[href^="data:" i], a[href^="vbscript:" i]').allTextContents()),
  ];
};

const tooWideBy = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const checkPage = async (page: Page, t: ExecutionContext, seen: () => Promise<readonly string[]>, where: string) => {
  t.deepEqual(await seen(), [], where);
  t.is(await tooWideBy(page), 0, `${where} is too wide`);
};

type Check = (where: string) => Promise<void>;
type Visit = (page: Page, t: ExecutionContext, check: Check) => Promise<void>;

/** A test on a phone in which nothing that was typed may run: `check` looks at the page as it stands. */
export const harmless =
  ({ visiting }: Pick<ReturnType<typeof browsing>, 'visiting'>) =>
  (title: string, visit: Visit): void =>
    visiting(
      title,
      async (page, t) => {
        const seen = await watch(page);
        await visit(page, t, (where) => checkPage(page, t, seen, where));
      },
      PHONE,
    );

/** How a fact of a career is kept: letters composed, one space between words. */
export const asFact = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Names and facts are lines: they take no controls. */
export const isOneLine = (text: string): boolean => !/[\p{Cc}\u2028\u2029]/u.test(text);
