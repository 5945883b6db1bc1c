import test from 'ava';
import type { Page } from 'playwright';
import { browsing, cardOf, signedInUser, storedToken } from './browsing.ts';

const NURSES = 'Trained two nurses on triage.';

const { app, visiting, goTo } = browsing(test);

/** What has the focus, as it is called, and whether it can be seen that it has. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    if (!(at instanceof HTMLElement)) return { name: '', seen: false };
    const label = at instanceof HTMLTextAreaElement ? at.labels[0]?.textContent : at.getAttribute('aria-label');
    const name = label ?? at.textContent ?? '';
    // A composer shows it at the edge of the whole of it.
    const seen = [at, ...(at instanceof HTMLTextAreaElement ? [at.form] : [])].some((box) => {
      const { outlineStyle = 'none', boxShadow = 'none' } = box ? getComputedStyle(box) : {};
      return outlineStyle !== 'none' || boxShadow !== 'none';
    });
    return { name: name.trim(), seen };
  });

const openWins = async (page: Page): Promise<void> => {
  await signedInUser(page, app(), [NURSES]);
  await goTo(page, '/wins');
  await cardOf(page, NURSES).getByText('Skills:').waitFor();
};

const pressing = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

visiting(
  'the tab key passes everything that can be used, in the order it is read, and shows where it is',
  async (page, t) => {
    await openWins(page);
    await page.getByRole('button', { name: 'Account', exact: true }).waitFor(); // a label stands in its place until then
    const stops = [];
    for (let stop = 0; stop < 17; stop += 1) {
      await pressing(page, 'Tab');
      stops.push(await focused(page));
    }
    t.deepEqual(
      stops.map(({ name }) => name.replace(/^(Actions for|Trained two) .*/, '$1')),
      [
        'Skip to content',
        'Cairn',
        'Dashboard',
        'Wins',
        'Content',
        'Account',
        'Switch to dark colours',
        'Send Check-in Now',
        'Write a win, or ask',
        'Earlier messages',
        'Individual Wins',
        'Search your wins...',
        'Category',
        'Add a win',
        'Trained two',
        'Category, a guess: Teaching. Choose one',
        'Actions for',
      ],
    );
    t.deepEqual(
      stops.filter(({ seen }) => !seen),
      [],
    );
  },
);

visiting('the first link leads past the header', async (page, t) => {
  await openWins(page);
  await pressing(page, 'Tab', 'Enter', 'Tab');
  t.is((await focused(page)).name, 'Send Check-in Now');
});

visiting('a menu opens, moves and closes by keys, and gives the focus back', async (page, t) => {
  await openWins(page);
  await page.getByRole('button', { name: /^Actions for/ }).focus();
  const names = [];
  for (const key of ['Enter', 'ArrowDown', 'ArrowDown', 'End', 'Home']) {
    await pressing(page, key);
    names.push((await focused(page)).name.split(' ')[0]);
  }
  t.deepEqual(names, ['Edit', 'Delete', 'Edit', 'Delete', 'Edit']);
  await pressing(page, 'Escape');
  t.is(await page.getByRole('menu').count(), 0);
  t.regex((await focused(page)).name, /^Actions for/);
});

visiting('a dialog keeps the focus until Escape closes it, and gives it back', async (page, t) => {
  await openWins(page);
  const button = page.getByRole('button', { name: 'Add a win' });
  await button.focus();
  await pressing(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a win' });
  await dialog.waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
  for (let stop = 0; stop < 13; stop += 1) {
    await pressing(page, 'Tab');
    t.true(
      await dialog.evaluate((box) => box.contains(document.activeElement) || document.activeElement === document.body),
    );
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.waitForFunction(() => document.activeElement?.textContent === 'Add a win');
  t.pass();
});

visiting('a click beside the dialog does not throw away what was typed', async (page, t) => {
  await openWins(page);
  await page.getByRole('button', { name: 'Add a win' }).click();
  const words = page.getByRole('dialog').getByLabel('What did you get done?');
  await words.fill('Half a sentence');
  await page.mouse.click(5, 500);
  t.is(await words.inputValue(), 'Half a sentence');
});

visiting('a win is deleted by keys alone', async (page) => {
  await openWins(page);
  await page.getByRole('button', { name: /^Actions for/ }).focus();
  await pressing(page, 'ArrowDown', 'End', 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete Achievement' });
  await dialog.getByRole('button', { name: 'Delete' }).focus();
  await pressing(page, 'Enter');
  await page.getByText('No Achievements Yet').waitFor();
});

visiting(
  'on a phone the menu opens, closes by Escape, and signs out',
  async (page, t) => {
    await openWins(page);
    const toggle = page.getByRole('button', { name: 'Open menu' });
    t.is(await page.getByRole('link', { name: 'Wins', exact: true }).isVisible(), false);
    await toggle.click();
    await page.getByRole('link', { name: 'Wins', exact: true }).waitFor();
    await pressing(page, 'Escape');
    await page.getByRole('link', { name: 'Wins', exact: true }).waitFor({ state: 'hidden' });
    await toggle.click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL(/\/login$/);
    t.is(await storedToken(page), null);
  },
  { viewport: { width: 390, height: 844 } },
);

const notices = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const sendCheckIn = (page: Page) => page.getByRole('button', { name: 'Send Check-in Now' }).click();

visiting(
  'notices come one at a time, the newest in place of the one before, and go when closed',
  async (page, t) => {
    await openWins(page);
    await sendCheckIn(page);
    await notices(page).getByText('Check-in sent').waitFor();
    await sendCheckIn(page);
    await notices(page).getByText('Failed to Send Check-in').waitFor();
    await notices(page).getByText('A check-in was sent a moment ago. Please wait ten minutes.').waitFor();
    t.is(await page.getByText('Check-in sent').count(), 0);
    await page.getByRole('button', { name: 'Close notice' }).click();
    t.is((await notices(page).innerText()).trim(), '');
  },
  { expected: /status of 429/ },
);

visiting(
  'F8 moves to the notices; one that is focused stays, and goes five seconds after it is left',
  async (page, t) => {
    await page.clock.install();
    await openWins(page);
    await sendCheckIn(page);
    await notices(page).getByText('Check-in sent').waitFor();
    await pressing(page, 'F8');
    t.is((await focused(page)).name, 'Notifications (F8)');
    await pressing(page, 'Tab');
    t.is((await focused(page)).name, 'Close notice');
    await page.clock.runFor(20_000);
    t.true(await page.getByText('Check-in sent').isVisible());
    await page.getByLabel('Category', { exact: true }).focus();
    await page.clock.runFor(4000);
    t.true(await page.getByText('Check-in sent').isVisible());
    await page.clock.runFor(2000);
    await page.getByText('Check-in sent').waitFor({ state: 'detached' });
  },
  { ownTime: true },
);

visiting('a swipe of fifty pixels to the right takes a notice away, a shorter one does not', async (page, t) => {
  await openWins(page);
  await sendCheckIn(page);
  const notice = page.getByText('Check-in sent');
  const box = await notice.boundingBox();
  const [x, y] = [Math.round(box?.x ?? 0), Math.round(box?.y ?? 0)];
  const swipe = async (far: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + far, y, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(49);
  t.true(await notice.isVisible());
  await swipe(50);
  await notice.waitFor({ state: 'detached' });
});

visiting('a notice is 420 pixels wide, and leaves a margin where the window is narrower', async (page, t) => {
  await openWins(page);
  const widthIn = async (width: number) => {
    await page.setViewportSize({ width, height: 844 });
    return (await page.getByRole('region', { name: 'Notifications (F8)' }).boundingBox())?.width;
  };
  await sendCheckIn(page);
  const notice = page.getByRole('region', { name: 'Check-in sent' });
  t.is((await notice.boundingBox())?.width, 420);
  t.deepEqual([await widthIn(1440), await widthIn(390)], [420, 350]);
});
