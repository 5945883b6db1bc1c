import type { Locator, Page } from 'playwright';

/** How a person works a page: what is pressed is a link, a button, a tab, a box to tick or one of several choices. */
export type Hands = Readonly<{
  press(what: Locator): Promise<void>;
  write(field: Locator, words: string): Promise<void>;
}>;

export const mouse: Hands = {
  press: (what) => what.click(),
  write: (field, words) => field.fill(words),
};

/** So many stops are more than any page has: who meets them all has been led in a circle. */
const TOO_MANY_STOPS = 200;

/** Who has no mouse goes there by Tab alone, and must see at each stop where they are. */
export const keyboard = (page: Page): Hands & Readonly<{ reach(what: Locator): Promise<number> }> => {
  /** How many stops there were until the focus was there. */
  const reach = async (what: Locator): Promise<number> => {
    await what.waitFor();
    for (let stops = 0; stops < TOO_MANY_STOPS; stops += 1) {
      if (await what.evaluate(hasFocus)) return stops;
      await page.keyboard.press('Tab');
      const unseen = await page.evaluate(lookAtStop);
      if (unseen !== null) throw new Error(`nothing shows where the focus is: ${unseen}`);
    }
    throw new Error(`no way by Tab to ${what}`);
  };
  return {
    reach,
    async press(what) {
      await reach(what);
      await page.keyboard.press((await what.evaluate(isTicked)) ? 'Space' : 'Enter');
    },
    async write(field, words) {
      await reach(field);
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(words);
    },
  };
};

const hasFocus = (element: Element): boolean =>
  element === element.ownerDocument.activeElement && element.ownerDocument.hasFocus();

const isTicked = (element: Element): boolean => element.matches('[type=checkbox], [type=radio]');

/**
 * What has the focus must be in sight, and what had it before must look otherwise now. Answers what does not, or null.
 * It runs in the page, and keeps there how the last stop looked.
 */
const lookAtStop = async (): Promise<string | null> => {
  const KEPT = 'lastStop';
  const seen = globalThis as unknown as Record<typeof KEPT, { element: Element; look: string } | undefined>;
  const lookOf = (element: Element): string =>
    [element, element.parentElement, element.closest('label, form, [class*=select]'), element.nextElementSibling]
      .flatMap((one) => (one ? [getComputedStyle(one), getComputedStyle(one, '::after')] : []))
      .map((css) =>
        [css.outline, css.outlineOffset, css.boxShadow, css.borderColor, css.backgroundColor, css.clipPath].join(),
      )
      .join();
  const inWords = (element: Element): string => element.outerHTML.slice(0, 200);
  const isInSight = (element: Element): boolean => {
    const box = element.getClientRects()[0];
    if (!box) return false;
    const top = element.matches('iframe') ? Math.max(box.y, 0) : box.y; // a frame is taller than a phone: its focus is inside
    const [x, y] = [box.x + box.width / 2, top + Math.min(box.height / 2, 30)];
    const shown = document.elementFromPoint(x, y);
    const whole = element.closest('label') ?? element.parentElement ?? element;
    return shown !== null && (whole.contains(shown) || shown.contains(element));
  };
  const before = seen[KEPT];
  const now = document.activeElement ?? document.body;
  const isPage = now === document.body;
  seen[KEPT] = isPage ? undefined : { element: now, look: lookOf(now) };
  if (before?.element.isConnected && before.element !== now && before.look === lookOf(before.element))
    return `no ring at ${inWords(before.element)}`;
  for (let frame = 0; frame < 20; frame += 1) {
    if (isPage || isInSight(now)) return null;
    await new Promise(requestAnimationFrame); // the browser may still be scrolling there
  }
  return `out of sight: ${inWords(now)}`;
};
