import test from 'ava';
import { runningApp } from '../support/app.ts';
import { aDns, failingDns, keyRecord, signed } from '../support/dns.ts';
import { eventually } from '../support/eventually.ts';
import { replyAddressOf, replyTo, sendRaw } from '../support/send-mail.ts';
import { aUser, checkInFor, mailTo } from '../support/user.ts';

const PUBLIC = { MAIL_DOMAIN: 'cairn.example', TRUSTED_RELAYS: '10.0.0.0/8' };
const records = aDns({ 'TXT s._domainkey.example.com': [keyRecord] });

/** The whole server with a DNS that the test can take away and give back. */
const withDns = async (t: Parameters<typeof runningApp>[0], away: boolean) => {
  let isAway = away;
  const app = await runningApp(t, {
    env: PUBLIC,
    resolver: (name, type) => (isAway ? failingDns(name, type) : records(name, type)),
  });
  const user = await aUser(app);
  const checkIn = await checkInFor(app, user);
  const send = async (raw: Buffer | string) =>
    sendRaw(app, { from: user.email, to: replyAddressOf(checkIn) }, raw.toString('latin1'));
  const ends = async () => (await app.commands['mail list']({ limit: 10 })).mails.map(({ end }) => end);
  return { app, user, checkIn, send, ends, giveBack: () => (isAway = false) };
};

test('mail that comes while the DNS is away waits, and becomes a win once it is back', async (t) => {
  const { app, user, checkIn, send, ends, giveBack } = await withDns(t, true);
  const raw = await signed(replyTo(checkIn, user.email, 'Closed the books two days early.'), 'example.com');
  t.is((await send(raw)).code, 250);
  t.deepEqual(await eventually('the mail', async () => ((await ends()).length > 0 ? ends() : null)), ['waiting']);
  t.deepEqual(await user.wins(), []);
  giveBack();
  await eventually('the win', async () => (await user.wins()).length === 1);
  await mailTo(app, user.email, /^Re: /);
  t.deepEqual(await ends(), ['understood']);
});

test('a signed mail is proven by its signature, an unsigned one is held', async (t) => {
  const { user, checkIn, send, ends } = await withDns(t, false);
  t.is((await send(replyTo(checkIn, user.email, 'Not signed by anyone.'))).code, 250);
  t.deepEqual(await eventually('the mail', async () => ((await ends()).length > 0 ? ends() : null)), ['held']);
  const raw = await signed(replyTo(checkIn, user.email, 'Closed the books two days early.'), 'example.com');
  t.is((await send(raw)).code, 250);
  await eventually('the win', async () => (await user.wins()).length === 1);
});
