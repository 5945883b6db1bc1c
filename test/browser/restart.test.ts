import test from 'ava';
import { CLIENT_FOLDER } from '#infrastructure/wiring.ts';
import { runningApp } from '../support/app.ts';
import { launchChromium } from '../support/chromium.ts';
import { freePort } from '../support/free-port.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { cardOf, problemsOf, signedInUser } from './browsing.ts';

const isStream = (address: string): boolean => new URL(address).pathname === '/api/changes';

test('an open journal goes on by itself when the server was away and is back', async (t) => {
  const { path: folder, remove } = await temporaryFolder();
  t.teardown(remove);
  const env = { PORT: String(await freePort()) };
  const before = await runningApp(t, { folder, env, client: CLIENT_FOLDER });
  const browser = await launchChromium();
  t.teardown(() => browser.close());
  const page = await browser.newPage();
  const problems = problemsOf(page, before, /ERR_CONNECTION_(?:REFUSED|RESET)|ERR_INCOMPLETE_CHUNKED_ENCODING/);
  const user = await signedInUser(page, before, ['Written before.']);
  await page.goto(new URL('/wins', before.web.url).href);
  await cardOf(page, 'Written before.').waitFor();
  const refused = page.waitForEvent('requestfailed', (request) => isStream(request.url()));
  await before.stop();
  await refused;
  await runningApp(t, { folder, env, client: CLIENT_FOLDER });
  const listening = page.waitForResponse((answer) => isStream(answer.url()));
  await user.call('POST', '/api/achievements', { originalMessage: 'Written while nobody listened.' });
  await cardOf(page, 'Written while nobody listened.').waitFor();
  await listening;
  await user.call('POST', '/api/achievements', { originalMessage: 'Written afterwards.' });
  await cardOf(page, 'Written afterwards.').waitFor();
  t.deepEqual(problems, []);
});
