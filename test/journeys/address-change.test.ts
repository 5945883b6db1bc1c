import test from 'ava';
import { sharedApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { replyAddressOf, replyTo, sendRaw, written } from '../support/send-mail.ts';
import { aUser, call, checkInFor, mailTo, outboxOf } from '../support/user.ts';

const app = sharedApp(test);
const GENERAL = 'checkin@cairn.localhost';

/** A user who had a check-in at their old address before they moved to another one. */
const moved = async () => {
  const user = await aUser(app());
  const checkIn = await checkInFor(app(), user);
  const email = `new-${crypto.randomUUID()}@example.com`;
  await user.call('PUT', '/api/user/profile', { firstName: 'Zoë', email });
  const asked = await mailTo(app(), email, /Confirm your new address/);
  const token = new URL(/http\S+confirm-address\?token=\S+/.exec(asked.text)?.[0] ?? '').searchParams.get('token');
  await call(app(), 'POST', '/api/user/address/confirm', { token });
  await mailTo(app(), user.email, /address was changed/);
  return { user, checkIn, email };
};

test.serial('mail from the new address is the account’s, and answered there by the new name', async (t) => {
  const { user, checkIn, email } = await moved();
  const to = replyAddressOf(checkIn);
  t.is((await sendRaw(app(), { from: email, to }, replyTo(checkIn, email, 'Fixed the leaking roof.'))).code, 250);
  await eventually('the win', async () => (await user.wins()).length === 1);
  t.regex((await mailTo(app(), email, /^Re: /)).text, /Zoë/);
  const fresh = written({ from: email, to: GENERAL, subject: 'Today', text: 'Painted the fence.' });
  t.is((await sendRaw(app(), { from: email, to: GENERAL }, fresh)).code, 250);
  await eventually('the second win', async () => (await user.wins()).length === 2);
});

test.serial(
  'the old address is nobody’s: its mail is refused, its replies are held, and nothing goes there',
  async (t) => {
    const { user, checkIn } = await moved();
    const before = (await outboxOf(app(), user.email)).length;
    const fresh = written({ from: user.email, to: GENERAL, text: 'Painted the fence.' });
    t.is((await sendRaw(app(), { from: user.email, to: GENERAL }, fresh)).code, 550);
    const to = replyAddressOf(checkIn);
    const reply = replyTo(checkIn, user.email, 'Fixed the leaking roof.');
    t.is((await sendRaw(app(), { from: user.email, to }, reply)).code, 250);
    await eventually(
      'the end of the reply',
      async () => (await app().commands['mail list']({ limit: 1 })).mails[0]?.end === 'held',
    );
    t.deepEqual(await user.wins(), []);
    t.is((await call(app(), 'POST', '/api/auth/login', { email: user.email })).status, 200);
    await mailTo(app(), user.email, /No Cairn account/);
    t.is((await outboxOf(app(), user.email)).length, before + 1);
  },
);

test.serial('a login link goes to the new address, and the old one opens an account of its own', async (t) => {
  const { user, email } = await moved();
  await call(app(), 'POST', '/api/auth/login', { email });
  const link = await mailTo(app(), email, /login link/);
  const token = new URL(/http\S+login\/token\?token=\S+/.exec(link.text)?.[0] ?? '').searchParams.get('token');
  const signedIn = await call<{ user: { userId: number; email: string } }>(app(), 'POST', '/api/auth/token', { token });
  t.like(signedIn.body.user, { userId: user.userId, email });
  const other = await aUser(app(), user.email);
  t.not(other.userId, user.userId);
  t.deepEqual(await other.wins(), []);
});

test.serial('a login link that went to the old address is good for nothing once the account has another', async (t) => {
  const user = await aUser(app());
  const { loginUrl } = await app().commands['account login-link']({ email: user.email });
  const email = `new-${crypto.randomUUID()}@example.com`;
  await user.call('PUT', '/api/user/profile', { email });
  const asked = await mailTo(app(), email, /Confirm your new address/);
  const confirm = new URL(/http\S+confirm-address\?token=\S+/.exec(asked.text)?.[0] ?? '').searchParams.get('token');
  await call(app(), 'POST', '/api/user/address/confirm', { token: confirm });
  const token = new URL(loginUrl).searchParams.get('token');
  t.is((await call(app(), 'POST', '/api/auth/token', { token })).status, 401);
});
