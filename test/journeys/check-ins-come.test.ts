import test from 'ava';
import { runningApp } from '../support/app.ts';
import { checkInsCome } from '../support/check-ins-come.ts';
import { movableClock } from '../support/clock.ts';
import { eventually } from '../support/eventually.ts';
import { aUser, outboxOf } from '../support/user.ts';

const DAY = 24 * 60 * 60_000;

test('the check-in comes at its hour each day, once, also after a restart', async (t) => {
  const clock = movableClock(); // Friday, 9:00 UTC
  const app = await runningApp(t, { clock });
  const user = await aUser(app, 'sub@example.com', 'America/New_York'); // 4:00 there
  const checkIns = async () => (await outboxOf(app, user.email)).filter(({ headers }) => headers['reply-to']);
  await checkInsCome(app);
  const before = (await checkIns()).length;
  clock.move(3 * 60 * 60_000);
  await checkInsCome(app);
  await eventually('the check-in of Friday', async () => (await checkIns()).length === before + 1);
  await app.stop();
  const again = await runningApp(t, { clock, folder: app.folder });
  const since = async () => (await outboxOf(again, user.email)).filter(({ headers }) => headers['reply-to']);
  await checkInsCome(again);
  clock.move(DAY);
  await checkInsCome(again);
  await eventually('the check-in of Saturday', async () => (await since()).length === before + 2);
  t.is((await since()).length, before + 2);
});

test('left alone, the scheduler looks by itself', async (t) => {
  const clock = movableClock();
  const app = await runningApp(t, { clock, ticksByItself: true });
  const user = await aUser(app, 'sub@example.com', 'UTC');
  await user.call('PUT', '/api/user/profile', { messageTime: '09:30' });
  clock.move(45 * 60_000);
  const [checkIn] = await eventually('a check-in', async () => {
    const mails = (await outboxOf(app, user.email)).filter(({ headers }) => headers['reply-to']);
    return mails.length > 0 && mails;
  });
  t.is(checkIn?.to, user.email);
});
