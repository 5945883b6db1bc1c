import test from 'ava';
import { runningApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { replyAddressOf, replyTo, sendRaw } from '../support/send-mail.ts';
import { aUser, checkInFor, mailTo, outboxOf } from '../support/user.ts';

const WORDS = 'Cut our nightly build from 40 to 9 minutes by caching the toolchain.';

test('a reply to a check-in becomes an analysed win, and one answer goes out in its thread', async (t) => {
  const app = await runningApp(t);
  const user = await aUser(app);
  const checkIn = await checkInFor(app, user);
  const raw = replyTo(checkIn, user.email, `${WORDS}\n\n-- \nSub Scriber\n+1 555 0100`, {
    messageId: '<reply-1@example.com>',
  });
  t.is((await sendRaw(app, { from: user.email, to: replyAddressOf(checkIn) }, raw)).code, 250);

  const win = await eventually('the analysed win', async () =>
    (await user.wins()).find(({ analysisResult }) => analysisResult),
  );
  t.is(win.originalMessage, WORDS);
  t.true((win.analysisResult?.skills.length ?? 0) > 0);
  t.like(win, { source: 'email', isDeleted: false });

  const answer = await mailTo(app, user.email, /^Re: /);
  t.is(answer.headers['in-reply-to'], '<reply-1@example.com>');
  t.regex(answer.headers.references ?? '', /<reply-1@example\.com>$/);
  t.true(answer.text.replace(/\s+/g, ' ').includes(WORDS));
  t.is((await user.wins()).length, 1);
});

test('the same mail again is 250, and neither a second win nor a second answer', async (t) => {
  const app = await runningApp(t);
  const user = await aUser(app);
  const checkIn = await checkInFor(app, user);
  const raw = replyTo(checkIn, user.email, WORDS);
  const envelope = { from: user.email, to: replyAddressOf(checkIn) };
  t.is((await sendRaw(app, envelope, raw)).code, 250);
  await mailTo(app, user.email, /^Re: /);
  t.is((await sendRaw(app, envelope, raw)).code, 250);
  const other = replyTo(checkIn, user.email, 'Trained two new colleagues on triage.');
  await sendRaw(app, envelope, other);
  await eventually('the other win', async () => (await user.wins()).length >= 2);
  await eventually('the other answer', async () => (await outboxOf(app, user.email)).length >= 3);
  t.is((await user.wins()).length, 2);
  t.is((await outboxOf(app, user.email)).length, 3);
});
