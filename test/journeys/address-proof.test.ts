import test from 'ava';
import { accountOf } from '#application/accounts/find-account.ts';
import { sharedApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { replyAddressOf, replyTo, sendRaw, written } from '../support/send-mail.ts';
import { unprovenAccount } from '../support/unproven-account.ts';
import { mailTo } from '../support/user.ts';

const app = sharedApp(test);

/** Someone new, who has just been sent the welcome mail. */
const welcomed = async () => {
  const email = `sub-${crypto.randomUUID()}@example.com`;
  const userId = await unprovenAccount(app().services, { email });
  await app().commands['check-in send']({ email });
  const welcome = await mailTo(app(), email, /^Welcome to/);
  const isProven = async () => (await accountOf(app().services, userId))?.proven;
  const lastEnd = async () => (await app().commands['mail list']({ limit: 1 })).mails[0]?.end;
  return { email, welcome, isProven, lastEnd, to: replyAddressOf(welcome) };
};

test.serial('answering the welcome mail proves the address, and is read like any answer', async (t) => {
  const { email, welcome, isProven, lastEnd, to } = await welcomed();
  t.false(await isProven());
  const reply = replyTo(welcome, email, 'Finished the quarterly report early.');
  t.is((await sendRaw(app(), { from: email, to }, reply)).code, 250);
  await eventually('the proof', isProven);
  await eventually('the win', async () => (await lastEnd()) === 'understood');
  t.regex((await mailTo(app(), email, /^Re: /)).text, /quarterly report/);
});

test.serial('somebody else’s answer proves nothing', async (t) => {
  const { welcome, isProven, lastEnd, to } = await welcomed();
  const reply = replyTo(welcome, 'stranger@example.org', 'Finished the quarterly report early.');
  t.is((await sendRaw(app(), { from: 'stranger@example.org', to }, reply)).code, 250);
  await eventually('the end of it', async () => (await lastEnd()) === 'held');
  t.false(await isProven());
});

test.serial('nor does an automatic answer, or a mail that answers nothing of ours', async (t) => {
  const { email, welcome, isProven, lastEnd, to } = await welcomed();
  const away = replyTo(welcome, email, 'I am away.', { headers: ['Auto-Submitted: auto-replied'] });
  t.is((await sendRaw(app(), { from: email, to }, away)).code, 250);
  await eventually('the end of it', async () => (await lastEnd()) === 'automatic');
  const general = 'checkin@cairn.localhost';
  const fresh = written({ from: email, to: general, text: 'Finished the quarterly report early.' });
  t.is((await sendRaw(app(), { from: email, to: general }, fresh)).code, 550);
  t.false(await isProven());
});
