import { setImmediate as turn } from 'node:timers/promises';
import test from 'ava';
import { runningApp } from '../support/app.ts';
import { movableClock } from '../support/clock.ts';
import { countedStores } from '../support/counted-stores.ts';
import { replyAddressOf, replyTo, sendRaw } from '../support/send-mail.ts';
import { aUser, checkInFor, mailTo } from '../support/user.ts';

const WORDS = 'Cut our nightly build from 40 to 9 minutes by caching the toolchain.';

test('one win by mail costs at most seventeen readings of a stream, from its arrival to its answer', async (t) => {
  const stores = countedStores();
  const app = await runningApp(t, { aroundStores: stores.around });
  const user = await aUser(app);
  const checkIn = await checkInFor(app, user);
  stores.take();
  const envelope = { from: user.email, to: replyAddressOf(checkIn) };
  t.is((await sendRaw(app, envelope, replyTo(checkIn, user.email, WORDS))).code, 250);
  t.true((await mailTo(app, user.email, /^Re: /)).text.replace(/\s+/g, ' ').includes(WORDS));
  const readings = stores.take().filter((call) => call.startsWith('log.read'));
  t.true(readings.length <= 17, `${readings.length} readings:\n${readings.join('\n')}`);
});

test('a process that has nothing to do asks its stores less than five times a second, all parts together', async (t) => {
  const clock = movableClock();
  const stores = countedStores();
  const app = await runningApp(t, { aroundStores: stores.around, clock });
  const pass = async (seconds: number) => {
    for (let quarter = 1; quarter <= 4 * seconds; quarter += 1) {
      clock.move(250);
      if (quarter % 20 === 0) await app.scheduler.tick();
      for (let turns = 0; turns < 12; turns += 1) await turn();
    }
  };
  await pass(10);
  stores.take();
  await pass(60);
  const calls = stores.take();
  t.true(calls.length > 60, 'it does look');
  t.log(`${(calls.length / 60).toFixed(1)} a second`);
  t.true(calls.length < 5 * 60, `${calls.length} calls in a minute:\n${[...new Set(calls)].join('\n')}`);
});
