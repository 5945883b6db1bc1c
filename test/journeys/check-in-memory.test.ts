import test from 'ava';
import { runningApp } from '../support/app.ts';
import { movableClock } from '../support/clock.ts';
import { eventually } from '../support/eventually.ts';
import { aUser, outboxOf } from '../support/user.ts';

const HOUR = 3_600_000;
const DAYS = 8;

test('eight mornings ask eight questions, and one of them brings back a win of a year ago', async (t) => {
  const clock = movableClock(Date.parse('2026-11-15T12:00:00Z'));
  const app = await runningApp(t, { clock });
  const user = await aUser(app);
  for (let day = 10; day <= 27; day += 1) {
    const originalMessage = `Kept the ward running on day ${day}.`;
    const { status } = await user.call('POST', '/api/achievements', { originalMessage, date: `2025-11-${day}` });
    t.is(status, 201);
  }
  const checkIns = async () =>
    (await outboxOf(app, user.email)).filter(({ text }) => text.includes('just answer this mail')).reverse();
  for (let day = 1; day <= DAYS; day += 1) {
    const seven = Date.parse('2026-11-15T07:00:30Z') + day * 24 * HOUR;
    while (clock.now() < seven) {
      clock.move(Math.min(HOUR, seven - clock.now()));
      await app.scheduler.tick();
    }
    await eventually(`check-in ${day}`, async () => (await checkIns()).length === day);
  }
  const mails = await checkIns();
  t.is(new Set(mails.map(({ subject }) => subject)).size, DAYS);
  const memories = mails.map(({ text }) => /A year ago you wrote: “(.*?)”/s.exec(text)?.[1]).filter((one) => one);
  t.true(memories.length === 1 || memories.length === 2, memories.join('\n')); // eight days hold one weekday twice
  t.regex(memories[0] ?? '', /Kept the ward running/);
});
