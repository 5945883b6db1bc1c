import test from 'ava';
import { listNeeds } from '#application/inbox/needs-you.ts';
import type { HeldMail } from '#web/contract/needs-you.ts';
import { type RunningApp, runningApp } from '../support/app.ts';
import { movableClock } from '../support/clock.ts';
import { eventually } from '../support/eventually.ts';
import { ELSEWHERE, endOf, heldMail } from '../support/held-mail.ts';
import { replyTo } from '../support/send-mail.ts';
import { call, mailTo, outboxOf, type User } from '../support/user.ts';

const DAY_MS = 24 * 60 * 60_000;
const ENDS = /^A mail waits for your answer until/;

/** Not asked over the web: sessions end while the clock moves on. */
const needsOf = async (app: RunningApp, { userId }: User) => (await listNeeds(app.services.readModels, userId)).needs;

const tokenIn = (text: string): string => decodeURIComponent(/\?token=(\S+)/.exec(text)?.[1] ?? '');

test.serial('a mail that nobody decides about is announced after 23 days and let go after 30', async (t) => {
  const clock = movableClock();
  const app = await runningApp(t, { clock });
  const { user, need } = await heldMail(app);
  clock.move(22 * DAY_MS);
  t.deepEqual(await announcements(), []);
  clock.move(1 * DAY_MS + 60_000);
  const told = await mailTo(app, user.email, ENDS);
  t.true(told.text.includes(ELSEWHERE));
  t.false(told.text.includes('triage'), 'nothing of its text goes out');
  const path = /\/held\/\S+/.exec(told.text)?.[0].replace('/held/', '/api/held/') ?? '';
  t.like((await call<{ mail: HeldMail }>(app, 'GET', path)).body.mail, { state: 'held' });
  t.like((await needsOf(app, user))[0], { id: need.id }, 'a week is left');
  clock.move(7 * DAY_MS);
  await eventually('its end', async () => (await needsOf(app, user)).length === 0);
  t.is(await endOf(t, app, need.id), 'let-go');
  t.like((await call<{ mail: HeldMail }>(app, 'GET', path)).body.mail, { state: 'decided', preview: '' });
  t.is((await call(app, 'POST', `/api/held/${need.id}/release`, { token: tokenIn(told.text) })).status, 409);
  t.is((await announcements()).length, 1);

  async function announcements() {
    return (await outboxOf(app, user.email)).filter(({ subject }) => ENDS.test(subject));
  }
});

test.serial('the mails of one day are announced by one mail, and one that was released is not let go', async (t) => {
  const clock = movableClock();
  const app = await runningApp(t, { clock });
  const { user, send, checkIn } = await heldMail(app);
  await send(replyTo(checkIn, ELSEWHERE, 'Planted forty trees along the canal.'));
  await send(replyTo(checkIn, ELSEWHERE, 'Closed the books two days early.'));
  await eventually('all three', async () => (await needsOf(app, user)).length === 3);
  clock.move(23 * DAY_MS + 60_000);
  const { text } = await mailTo(app, user.email, ENDS);
  const decided = /\/held\/([^?]+)/.exec(text)?.[1] ?? '';
  t.is((await call(app, 'POST', `/api/held/${decided}/release`, { token: tokenIn(text) })).status, 200);
  await eventually('the win', async () => (await endOf(t, app, decided)) === 'understood released');
  clock.move(7 * DAY_MS);
  await eventually('the end of the others', async () => (await needsOf(app, user)).length === 0);
  t.is(await endOf(t, app, decided), 'understood released');
  t.is((await outboxOf(app, user.email)).filter(({ subject }) => ENDS.test(subject)).length, 1);
});
