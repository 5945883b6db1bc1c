import test from 'ava';
import { aUser, checkInFor } from '../support/user.ts';
import { violationsOf } from './accessibility.ts';
import { browsing } from './browsing.ts';

const { app, visiting, goTo } = browsing(test);

/** The page that a check-in's own footer leads to. */
const pageOfACheckIn = async () => {
  const { headers } = await checkInFor(app(), await aUser(app()));
  const { pathname, search } = new URL(/<(http[^>]+)>/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '');
  return `${pathname}${search}`;
};

for (const javaScriptEnabled of [true, false])
  visiting(
    `a reader stops check-ins and starts them again, ${javaScriptEnabled ? 'with' : 'without'} a script`,
    async (page, t) => {
      await goTo(page, await pageOfACheckIn());
      await page.getByRole('button', { name: 'Stop check-ins' }).click();
      await page.getByRole('heading', { name: 'Check-ins are stopped' }).waitFor();
      await page.getByRole('button', { name: 'Start again' }).click();
      await page.getByRole('heading', { name: 'Check-ins come again' }).waitFor();
      t.deepEqual(await page.context().cookies(), []);
    },
    { javaScriptEnabled },
  );

visiting('the page can be used by everyone, light and dark, wide and narrow', async (page, t) => {
  const path = await pageOfACheckIn();
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [360, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    for (const shown of [path, `${path}&resume=1`]) {
      await goTo(page, shown);
      t.deepEqual(
        (await violationsOf(page)).map(({ id }) => id),
        [],
      );
      t.is(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
    }
    if (process.env.CAIRN_PICTURES)
      await page.screenshot({ path: `${process.env.CAIRN_PICTURES}/unsubscribe-${width}.png` });
  }
});
